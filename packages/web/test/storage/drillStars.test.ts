import { describe, expect, it } from "vitest";
import { Disk, storageOn } from "./disk.ts";

describe("What was learned in drills", () => {
  it("F-20: stars stay once earned, and so does the best time", async () => {
    const storage = storageOn(new Disk());
    await storage.enterDrill({ id: "spinSlot", stars: 3, micros: 9_000_000 });
    await storage.enterDrill({ id: "spinSlot", stars: 5, micros: 12_000_000 });
    await storage.enterDrill({ id: "openBag", stars: 1, micros: 1 });
    expect(await storage.loadDrills()).toEqual([
      { id: "spinSlot", stars: 7, micros: 9_000_000 },
      { id: "openBag", stars: 1, micros: 1 },
    ]);
  });

  it("F-20: what is damaged is left out, and never hides what is whole", async () => {
    const disk = new Disk();
    const whole = { id: "spinSlot", stars: 1, micros: 5 };
    disk.put("totals", [{ id: "" }, { ...whole, stars: 8 }, { ...whole, micros: -1 }, whole, 4], "drills");
    expect(await storageOn(disk).loadDrills()).toEqual([whole]);
  });
});
