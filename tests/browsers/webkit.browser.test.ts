import { describe } from "vitest";
import { holdsIn } from "./inBrowser";
import { findWebKit } from "./installed";
import { startWebKit } from "./webkit";

const webKit = findWebKit();

describe.skipIf(!webKit)("WebKit", () => {
  holdsIn(webKit, startWebKit, "Kit Weber");
});
