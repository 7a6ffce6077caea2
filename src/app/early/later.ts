import { lazy } from "./react";

/*
 * What stands in place of src/ui/later/later.tsx: code that is loaded later is not drawn early
 * (scripts/build/earlyBuild.ts).
 */
export { lazy as laterPage, lazy as laterPart, lazy as laterDialog };
