/** Matches a time of day: "08:00". */
const CLOCK = "([01][0-9]|2[0-3]):[0-5][0-9]";

/**
 * Matches the stored opening hours of a ground: "08:00-22:00". A closing time before the opening time is on the next
 * day.
 */
export const hoursPattern = new RegExp(`^${CLOCK}-${CLOCK}$`);

const LEAP_YEAR = "(19(0[48]|[2468][048]|[13579][26])|20([02468][048]|[13579][26]))";

/** Matches a day that exists, from 1900 to 2099. */
const DAY = [
  "((19|20)[0-9]{2}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])",
  "|(0[469]|11)-(0[1-9]|[12][0-9]|30)",
  "|02-(0[1-9]|1[0-9]|2[0-8]))",
  `|${LEAP_YEAR}-02-29)`,
].join("");

/**
 * Matches stored days on which a ground is closed: one day, or the first and the last. Their order is checked
 * elsewhere.
 */
export const closedPattern = new RegExp(`^${DAY}(/${DAY})?$`);
