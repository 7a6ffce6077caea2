import { useController, useFormContext } from "react-hook-form";
import type { FieldMeta } from "@/records/field";
import type { FieldValue, FormValues } from "./values";

/**
 * The width of a field in its line. `most` and `rest` fill one line together, as a team and its score do.
 * `moment` is half a line if a date and a time fit into that, `side` if the rows of both sides do.
 */
export type FieldWidth = "full" | "half" | "third" | "most" | "rest" | "moment" | "side";

export interface FormField {
  readonly name: string;
  readonly meta: FieldMeta;
  readonly width: FieldWidth;
}

export interface ControlProps {
  readonly field: FormField;
}

/** Returns the id of a field's input, for labels and for the links of the error summary. */
export const inputId = (name: string) => `field-${name}`;

/** Returns a field of the form: its value, a function to change it, and its error message. */
export function useField(name: string) {
  const { control } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ control, name });
  const change = (value: FieldValue) => field.onChange(value);
  return { value: field.value, change, onBlur: field.onBlur, error: fieldState.error?.message };
}

/** Returns a field's visible label, with "(optional)" if it may stay empty; a number that begins at 0 never does. */
export function labelOf({ meta }: FormField): string {
  const isCount = (meta.control === "integer" || meta.control === "decimal") && !meta.mayBeEmpty;
  return meta.required || isCount ? meta.label : `${meta.label} (optional)`;
}
