import { useWatch } from "react-hook-form";
import type { FormValues } from "./values";

/** What the form around holds, as somebody types. */
export function useFormValues(): FormValues {
  // The form registers every field as it opens; the library's type allows for fields that are not there yet.
  return useWatch<FormValues>() as FormValues;
}
