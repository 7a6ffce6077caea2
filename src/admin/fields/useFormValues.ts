import { useWatch } from "react-hook-form";
import type { FormValues } from "./values";

/** Returns the current values of the form, updated while the user types. */
export function useFormValues(): FormValues {
  // The form registers every field when it opens, but the library's type allows missing fields: hence the cast.
  return useWatch<FormValues>() as FormValues;
}
