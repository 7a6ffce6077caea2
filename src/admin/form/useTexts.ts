import { useWatch, type Control } from "react-hook-form";
import type { FormValues } from "../fields/values";

/** Returns the texts in some fields of a form, updated while the user types; '' for a value that is no text. */
export function useTexts<N extends string>(
  control: Control<FormValues>,
  names: readonly N[],
): Readonly<Record<N, string>> {
  const watched = useWatch({ control, name: names });
  const texts = names.map((name, at) => {
    const value = watched[at];
    return [name, typeof value === "string" ? value : ""] as const;
  });
  // There is one entry for each name: hence the cast.
  return Object.fromEntries(texts) as Record<N, string>;
}
