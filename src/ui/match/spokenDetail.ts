const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Formats a score detail for screen readers: "7–6⁹ 2–6 [10–8] · 4–6 6–7⁷" becomes "7–6 (9) 2–6 10–8, 4–6 6–7 (7)". */
export const spokenDetail = (detail: string): string =>
  detail
    .replace(
      /[⁰¹²³⁴-⁹]+/gu,
      (raised) => ` (${[...raised].map((one) => RAISED.indexOf(one)).join("")})`,
    )
    .replace(/[[\]]/g, "")
    .replaceAll(" · ", ", ");
