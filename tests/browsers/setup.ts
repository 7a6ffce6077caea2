import { UNTRIED } from "../../scripts/test/remarks";
import { startSite } from "../harness/e2eSite";
import { findFirefox, findWebKit } from "./installed";
import { findLowestChromium } from "./lowestChromium";

/** Serves the site to the browsers that are here, and says plainly which are not. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const browsers = [findFirefox(), findWebKit(), await findLowestChromium()];
  if (!browsers[0]) console.log(`${UNTRIED}Firefox, which is not installed here.`);
  if (!browsers[1]) console.log(`${UNTRIED}WebKit, whose browser or driver is not installed here.`);
  if (!browsers[2])
    console.log(`${UNTRIED}Chromium 109, which could not be fetched or does not run here.`);
  return browsers.some(Boolean) ? (await startSite("emulators")).stop : undefined;
}
