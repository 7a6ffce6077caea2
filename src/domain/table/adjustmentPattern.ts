import { first, innerBut, last } from "../limits";

/**
 * Matches points that the organiser added or deducted, in their stored form: "2026-11-17 -10 Late accounts"; the day
 * and the reason may be missing.
 */
export const adjustmentPattern = new RegExp(
  `^([12][0-9]{3}-[01][0-9]-[0-3][0-9] )?[-+]?[1-9][0-9]?( ${first}(${innerBut()}{0,158}${last})?)?$`,
  "u",
);
