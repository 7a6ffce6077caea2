import path from "node:path";
import { BUILT_SITE, removeBuiltSites } from "../../scripts/build/builtSite";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";

/** Makes Playwright's workers share their builds. In `npm test` all suites already share them. */
export default function setup(): (() => void) | undefined {
  if (process.env[BUILT_SITE]) return undefined;
  const shared = path.join(LOCAL_FOLDER, `built-${process.pid}`);
  process.env[BUILT_SITE] = shared;
  return () => removeBuiltSites(shared);
}
