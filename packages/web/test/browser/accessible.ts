// What keeps people out of a page (W-5), as axe finds it.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe complains of, and where; none where all is well. */
export async function violations(page: Page): Promise<string[]> {
  // Without frames of others in the page, there is no need of a second page to gather what is found.
  const results = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
