// `npm run comparison`: writes the page again.

import { writeFileSync } from "node:fs";
import { COMPARISON_FILE, comparisonPage } from "./page.ts";

writeFileSync(COMPARISON_FILE, comparisonPage());
