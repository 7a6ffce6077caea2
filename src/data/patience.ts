import type { FailureKind } from "./failure";

/** After these the next record of many would fare no better. */
export const hopeless: ReadonlySet<FailureKind> = new Set([
  "offline",
  "timeout",
  "unavailable",
  "quota",
  "signedOut",
  "tooLarge",
]);

/** So many refusals in a row are not about single records. */
export const MANY_REFUSALS = 5;
