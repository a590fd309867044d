// How the game is played by touch: what a player has chosen, and where the buttons were put.

/** The buttons that there are for thumbs, and that can be moved. */
export const TOUCH_BUTTONS = [
  "left",
  "right",
  "softDrop",
  "hardDrop",
  "rotateCounterclockwise",
  "rotateClockwise",
  "hold",
  "speedDown",
  "speedUp",
] as const;
export type TouchButton = (typeof TOUCH_BUTTONS)[number];

/** A button's middle, as shares of the window's width and height. */
export interface ButtonPlace {
  readonly x: number;
  readonly y: number;
}

export type ButtonPlaces = { readonly [Name in TouchButton]?: ButtonPlace };

/** How the window stands: each way has its own places. */
export type Stance = "upright" | "lying";

export interface TouchSettings {
  /** A finger's way is longer or shorter than a piece's, in per cent. */
  readonly sensitivity: number;
  readonly hasHaptics: boolean;
  /** Of the buttons, in per cent of their own size. */
  readonly buttonSize: number;
  /** Buttons that were moved; the others stand where they stand. */
  readonly upright: ButtonPlaces;
  readonly lying: ButtonPlaces;
}

export const DEFAULT_TOUCH: TouchSettings = {
  sensitivity: 100,
  hasHaptics: true,
  buttonSize: 100,
  upright: {},
  lying: {},
};
