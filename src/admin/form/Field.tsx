import { createContext, memo, useContext, type ComponentType } from "react";
import Alert from "@mui/material/Alert";
import type { Control } from "@/records/field";
import type { ControlProps, FieldWidth, FormField } from "../fields/control";
import { FlagControl } from "../fields/FlagControl";
import { MomentControl } from "../fields/MomentControl";
import { SuggestControl } from "../fields/SuggestControl";
import { useSuggestions } from "../fields/suggestions";
import { TextControl } from "../fields/TextControl";
import { PictureControl } from "../picture/PictureControl";
import { ClubControl } from "./ClubControl";
import { useWarnings } from "./WarningsProvider";
import styles from "./FormSection.module.css";

function OptionsOrText({ field }: ControlProps) {
  const { options } = field.meta;
  return options ? (
    <SuggestControl field={field} options={options} />
  ) : (
    <TextControl field={field} />
  );
}

function GameWeekControl({ field }: ControlProps) {
  return <SuggestControl field={field} options={useSuggestions().gameWeeks} />;
}

function AddressControl({ field }: ControlProps) {
  const { picture } = field.meta;
  return picture ? <PictureControl field={field} use={picture} /> : <TextControl field={field} />;
}

/** The inputs by control; every other control is a text field, unless the form names another input. */
const controls: Partial<Record<Control, ComponentType<ControlProps>>> = {
  text: OptionsOrText,
  url: AddressControl,
  dateTime: MomentControl,
  club: ClubControl,
  gameWeek: GameWeekControl,
  flag: FlagControl,
};

/** The fields of the form, by name. */
export const FieldsContext = createContext<ReadonlyMap<string, FormField>>(new Map());

interface FieldProps {
  readonly name: string;
  /** The input; undefined for the usual one for the field's control. */
  readonly as?: ComponentType<ControlProps> | undefined;
  readonly width?: FieldWidth;
}

/**
 * A field of the form with its warnings; empty if the league's records do not have this field. It is memoized, so that
 * typing in another field does not render it again.
 */
export const Field = memo(function Field({ name, as, width }: FieldProps) {
  const field = useContext(FieldsContext).get(name);
  if (!field) return null;
  const Input = as ?? controls[field.meta.control] ?? TextControl;
  return (
    <div className={styles[width ?? field.width]}>
      <Input field={field} />
      <FieldWarnings name={name} />
    </div>
  );
});

/** The warnings about a field; they do not prevent saving. */
function FieldWarnings({ name }: { readonly name: string }) {
  const warnings = useWarnings([name]);
  return (
    // The live region exists before its text, because otherwise a screen reader might not read it.
    <div aria-live="polite" className={styles.warnings}>
      {warnings.map(({ id, text, isNote = false }) => (
        <Alert key={`${id} ${text}`} role="presentation" severity={isNote ? "info" : "warning"}>
          {text}
        </Alert>
      ))}
    </div>
  );
}
