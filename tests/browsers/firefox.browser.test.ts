import { describe } from "vitest";
import { startFirefox } from "./firefox";
import { holdsIn } from "./inBrowser";
import { findFirefox } from "./installed";

const firefox = findFirefox();

describe.skipIf(!firefox)("Firefox", () => {
  holdsIn(firefox, startFirefox, "Reinhold Fuchs");
});
