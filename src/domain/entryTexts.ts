import { plainTextPattern } from "./limits";

/** Texts of an entry, each with what it is called and how many characters it may have. */
type EntryTexts<K extends string> = Readonly<
  Record<K, { readonly label: string; readonly max: number }>
>;

/** What keeps texts from being saved, by text; empty where nothing does. */
export function textProblems<K extends string>(
  texts: EntryTexts<K>,
  entry: Readonly<Record<NoInfer<K>, string>>,
): Partial<Record<K, string>> {
  const problems: Partial<Record<K, string>> = {};
  // It has exactly the keys of its type.
  for (const key of Object.keys(texts) as K[]) {
    const { label, max } = texts[key];
    if (entry[key].length > max) problems[key] = `${label} may have at most ${max} characters`;
    else if (!plainTextPattern.test(entry[key]))
      problems[key] = `${label} contains characters that cannot be shown`;
  }
  return problems;
}
