/** Sizes and ranges that form, parser, rules and tests share; `firestore.rules` is generated from them. */
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
  /** Former names, or former clubs, of one record. */
  former: 12,
  statistic: 100_000,
  rating: 100,
  stars: 5,
  reason: 160,
  stage: 20,
  detail: 500,
  /** Knock-outs beside a league. */
  cups: 4,
  /** Clubs of a table that has parted. */
  split: 60,
  /** Of all that was stored and not understood, in bytes. */
  old: 4000,
  /** Records that one note of an erasure may name. */
  erased: 4,
  adjustment: 99,
  /** Times that an organiser gives or takes points of one team. */
  adjustments: 6,
  /** Leagues opened in the app that one account may be given by name: rules look at each, and Firestore allows ten looks a document. */
  openedLeagues: 6,
  idPattern: /^[A-Za-z0-9_-]{1,64}$/,
} as const;

/**
 * Web addresses a record may carry: https only, a plain host name, no port, user or quotes.
 * The generated rules hold the same pattern.
 */
export const urlPattern =
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]{1,5})?(\/[A-Za-z0-9._~!$&()*+,;=:@%/?#-]*)?$/;

/**
 * The place of a picture that was made in the app, as records name it: a club's crest in the one document of its league,
 * any other by itself. The generated rules hold the same pattern.
 */
export const ownPicturePattern = /^(crests\/[a-z0-9-]{1,40}|pictures)\/[0-9a-f]{64}$/;

/*
 * Characters of a line, as texts of patterns. Those that join letters (Persian, Hindi) and emoji, and the tags of some flags,
 * show nothing alone and change what is around them: they may be within a line, and at no end of it.
 */
const joining = String.raw`\u200C\u200D`;
const tags = String.raw`\u{E0020}-\u{E007F}`;

/** A character within a line, but for those excluded: no control, no line's end, no invisible formatting. */
export const innerBut = (excluded = "") =>
  String.raw`(?:[^${excluded}\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[${joining}${tags}])`;
/** The first character of a line: one that shows something by itself, so no blank and no mark above another letter. */
export const first = String.raw`[^\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]`;
/** The last character of a line. */
export const last = String.raw`(?:[^\p{Cc}\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]|\u{E007F})`;

/** Single-line text people may type: it shows something, and nothing that it holds is a control or invisible formatting. */
export const plainTextPattern = new RegExp(`^(?:${first}(?:${innerBut()}*${last})?)?$`, "u");
