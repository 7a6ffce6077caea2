import { UNTRIED } from "../../scripts/test/untried";
import setUpSite from "../harness/e2eSetup";
import { findFirefox, findWebKit } from "./installed";

/** Serves the site to the browsers that are here, and says plainly which are not. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const browsers = [findFirefox(), findWebKit()];
  if (!browsers[0]) console.log(`${UNTRIED}Firefox, which is not installed here.`);
  if (!browsers[1]) console.log(`${UNTRIED}WebKit, whose browser or driver is not installed here.`);
  return browsers.some(Boolean) ? setUpSite() : undefined;
}
