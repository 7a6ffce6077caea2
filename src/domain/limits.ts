/** Sizes and ranges that forms, parsers, rules and tests share; `firestore.rules` is generated from them. */
export const limits = {
  name: 80,
  shortText: 40,
  note: 500,
  url: 300,
  booking: 120,
  lineUp: 40,
  lines: 40,
  line: 500,
  goals: 20,
  bookings: 30,
  score: 300,
  jersey: 999,
  /** The number of former names, or former clubs, of one record. */
  former: 12,
  statistic: 100_000,
  rating: 100,
  stars: 5,
  reason: 160,
  stage: 20,
  detail: 500,
  /** The number of cups of a league. */
  cups: 4,
  /** The number of clubs in a table that is split into parts. */
  split: 60,
  /** The size of all stored values of a record that could not be read, in bytes. */
  old: 4000,
  /** The number of records that the log entry of one erasure may name. */
  erased: 4,
  adjustment: 99,
  /** The number of times that an organiser may add or deduct points of one team. */
  adjustments: 6,
  /**
   * The number of leagues opened in the app to which one account may have rights by name, because the security rules
   * read the document of each and Firestore allows them ten such reads for one document.
   */
  openedLeagues: 6,
  idPattern: /^[A-Za-z0-9_-]{1,64}$/,
} as const;

/**
 * The web addresses that a record may have: https only, a plain host name, perhaps a port; no user name and no quotes.
 * The generated rules contain the same pattern.
 */
export const urlPattern =
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?(\/[A-Za-z0-9._~!$&()*+,;=:@%/?#-]*)?$/;

/**
 * The address of a picture that was made in the app, as records store it: "crests/{league}/{hash}" for a club's crest,
 * which is stored in one document with the other crests of its league; "pictures/{hash}" for any other, which has a
 * document of its own. The generated rules contain the same pattern.
 */
export const ownPicturePattern = /^(crests\/[a-z0-9-]{1,40}|pictures)\/[0-9a-f]{64}$/;

/*
 * Character classes of a line, as sources of regular expressions. Characters that join letters (Persian, Hindi) or
 * emoji, and the tags of some flags, are invisible alone and change the characters around them. They may be within a
 * line, but not at its ends (a tag may end one, because a flag ends with it).
 */
const joining = String.raw`\u200C\u200D`;
const tags = String.raw`\u{E0020}-\u{E007F}`;

/**
 * Matches a character within a line, except those excluded: no control character, no line break, no invisible
 * formatting.
 */
export const innerBut = (excluded = "") =>
  String.raw`(?:[^${excluded}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[${joining}${tags}])`;
/** Matches the first character of a line: one that is visible by itself, so no space and no combining mark. */
export const first = String.raw`[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]`;
/** Matches the last character of a line. */
export const last = String.raw`(?:[^\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]|\u{E007F})`;

/** Text of one line that a user may type: it is visible, and has no control characters and no invisible formatting. */
export const plainTextPattern = new RegExp(`^(?:${first}(?:${innerBut()}*${last})?)?$`, "u");
