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
  /** Of all that was stored and not understood, in bytes. */
  old: 4000,
  /** Records that one note of an erasure may name. */
  erased: 500,
  adjustment: 99,
  idPattern: /^[A-Za-z0-9_-]{1,64}$/,
} as const;

/**
 * Web addresses a record may carry: https only, a plain host name, no port, user or quotes.
 * The generated rules hold the same pattern.
 */
export const urlPattern =
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[A-Za-z0-9._~!$&()*+,;=:@%/?#-]*)?$/;

/** Single-line text people may type: no control or invisible formatting characters. */
export const plainTextPattern = /^[^\p{Cc}\p{Cf}]*$/u;
