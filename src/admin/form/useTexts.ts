import { useWatch, type Control } from "react-hook-form";
import type { FormValues } from "../fields/values";

/** What these fields of a form hold, which decides what else is shown in it. */
export function useTexts<N extends string>(
  control: Control<FormValues>,
  names: readonly N[],
): Readonly<Record<N, string>> {
  const watched = useWatch({ control, name: names });
  const texts = names.map((name, at) => {
    const value = watched[at];
    return [name, typeof value === "string" ? value : ""] as const;
  });
  // One entry for each name.
  return Object.fromEntries(texts) as Record<N, string>;
}
