import { useController, useFormContext } from "react-hook-form";
import type { FieldMeta } from "@/records/field";
import type { FieldValue, FormValues } from "./values";

/**
 * How much of a line a field takes. `most` and `rest` make one line, as a team and its score do;
 * a `moment` takes half a line where a date and a time fit into it, a `side` where both sides' rows do.
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

/** The id of a field's input, for labels and for the links of the error summary. */
export const inputId = (name: string) => `field-${name}`;

/** One field of the form: its value, how to change it, and what is wrong with it. */
export function useField(name: string) {
  const { control } = useFormContext<FormValues>();
  const { field, fieldState } = useController({ control, name });
  const change = (value: FieldValue) => field.onChange(value);
  return { value: field.value, change, onBlur: field.onBlur, error: fieldState.error?.message };
}

/** A field's visible name; what may stay empty says so. */
export function labelOf({ meta }: FormField): string {
  const counts = meta.control === "integer" || meta.control === "decimal";
  return meta.required || counts ? meta.label : `${meta.label} (optional)`;
}
