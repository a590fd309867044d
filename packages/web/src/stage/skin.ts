// Skins: how a rule book looks, as data over one set of components.

import type { SkinId } from "../settings/skinIds.ts";

/** Marks that tell the kinds apart without their colours. */
export type Pattern = "bars" | "rings" | "cross" | "rising" | "falling" | "dots" | "waves" | "plain";

export type MinoStyle = "glass" | "pencil" | "stone" | "tile" | "glyph";
export type BackdropStyle = "northernLight" | "paper" | "plaza" | "whitewash" | "screen" | "homeComputer";
export type ClearStyle = "shatter" | "rub" | "crumble" | "flip" | "blink";

export interface KindLook {
  readonly colour: string;
  readonly pattern: Pattern;
  /** Of characters: the whole cell is of the colour, with a lit edge; only its light unless said. */
  readonly isFilled?: boolean;
}

export interface Skin {
  readonly id: SkinId;
  readonly mino: MinoStyle;
  readonly backdrop: BackdropStyle;
  readonly clear: ClearStyle;
  /** Looks by the letters of the pieces; what has no letter (garbage) looks like `other`. */
  readonly kinds: { readonly [name: string]: KindLook };
  readonly other: KindLook;
  /** What the minos lie on, darkest or lightest of it, and the page round it. */
  readonly ground: string;
  readonly page: string;
  /** Of characters: the colours of walls, floor and foot, where they are not the ink's. */
  readonly frame?: { readonly walls: string; readonly floor: string; readonly foot: string };
  /** Writing and what stands out, for the stage's notices and the DOM's panels alike. */
  readonly ink: string;
  readonly accent: string;
  /** What is pointed out on the ground: no piece has this colour. */
  readonly hint: string;
  readonly isLight: boolean;
  /** Light that effects are made of, and whether it is added to what lies below. */
  readonly light: string;
  readonly isLightAdded: boolean;
  readonly font: string;
  /** Whether what is drawn may glide between two cells, and whether it leaves an afterglow where it was. */
  readonly glides: boolean;
  readonly afterglows: boolean;
  /** Whether the minos carry their marks always. */
  readonly hasOwnPatterns: boolean;
  /** Rows above the Skyline that can be seen into in games of its own rule book; 0: the frame hides them (R-1, K-1). */
  readonly rowsAbove: number;
  /** Cells that the walls take on both sides together where the width is short. */
  readonly walls: number;
  /** Cells that its foot takes below the Matrix. */
  readonly foot: number;
  /** Whether the background follows the level. */
  readonly followsLevel: boolean;
}

export function lookOf(skin: Skin, name: string): KindLook {
  return skin.kinds[name] ?? skin.other;
}
