/** Causes for which a match was decided without being played to its end. */
export const causeIds = [
  "walkover",
  "forfeit",
  "default",
  "ineligible",
  "disqualified",
  "withdrawn",
  "other",
] as const;

const cause = `( (${causeIds.join("|")}))?`;

/**
 * Matches the texts that a result's `ending` may have, in a form that RE2 (security rules) reads too: `aet`, `pens
 * 4-2`, `ret A` (A retired), `awarded A walkover` (A wins), `doubleForfeit`, `abandoned 63 stands` (in minute 63, and
 * the score counts), `void`, `bye` (A has no opponent).
 */
export const endingPattern = new RegExp(
  [
    `^(aet|pens [0-9]{1,2}-[0-9]{1,2}|ret [AB]|awarded [AB]${cause}|doubleForfeit${cause}`,
    "abandoned( [0-9]{1,3})?( stands)?|void|bye)$",
  ].join("|"),
);
