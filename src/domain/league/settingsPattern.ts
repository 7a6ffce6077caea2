/*
 * The form of a league's settings in one text: "rounds=2;points=2-1-0;minutes=30;called=Handball". Only letters, digits
 * and a few signs, with single spaces between words, because `firestore.rules` uses the same pattern.
 */
const sign = String.raw`[\p{L}\p{M}\p{N}.,:/+&\u2019()_-]`;
const part = `[a-zA-Z]{1,20}=(${sign}+( ${sign}+)*)?`;

/** Matches the whole stored text. Unknown keys are allowed; readers keep them unchanged. */
export const storedSettingsPattern = new RegExp(`^${part}(;${part})*$`, "u");
