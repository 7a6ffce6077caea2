const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** A score in detail for screen readers: "7–6 (9) 2–6 10–8, 4–6 6–7 (7)" of "7–6⁹ 2–6 [10–8] · 4–6 6–7⁷". */
export const spokenDetail = (detail: string): string =>
  detail
    .replace(
      /[⁰¹²³⁴-⁹]+/gu,
      (raised) => ` (${[...raised].map((one) => RAISED.indexOf(one)).join("")})`,
    )
    .replace(/[[\]]/g, "")
    .replaceAll(" · ", ", ");
