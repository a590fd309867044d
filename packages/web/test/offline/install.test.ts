import { describe, expect, it } from "vitest";
import { watchInstall } from "../../src/offline/install.ts";

function offer(window: EventTarget): { readonly event: Event; readonly prompts: () => number } {
  let prompts = 0;
  const prompt = (): Promise<void> => {
    prompts++;
    return Promise.resolve();
  };
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompts: () => prompts };
}

describe("installing", () => {
  it("W-24: is offered where the browser offers it, asked when the player wants it, and once", () => {
    const window = new EventTarget();
    const install = watchInstall(window);
    expect(install.value).toBeUndefined();
    const { event, prompts } = offer(window);
    expect([event.defaultPrevented, prompts()]).toEqual([true, 0]);
    install.value?.();
    expect([install.value, prompts()]).toEqual([undefined, 1]);
  });

  it("W-24: is offered no longer once it is done", () => {
    const window = new EventTarget();
    const install = watchInstall(window);
    offer(window);
    window.dispatchEvent(new Event("appinstalled"));
    expect(install.value).toBeUndefined();
  });
});
