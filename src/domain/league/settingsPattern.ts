/*
 * The settings of an opened league in one text of parts: "rounds=2;points=2-1-0;minutes=30;called=Handball". Nothing but
 * letters, digits and a few signs, with single blanks between words: `firestore.rules` takes the pattern over to the letter.
 */
const sign = String.raw`[\p{L}\p{M}\p{N}.,:/+&\u2019()_-]`;
const part = `[a-zA-Z]{1,20}=(${sign}+( ${sign}+)*)?`;

/** The whole text as it may be stored; a reader keeps the parts that it does not know. */
export const storedSettingsPattern = new RegExp(`^${part}(;${part})*$`, "u");
