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

/** Fields of another kind are one line of text, unless their form says otherwise. */
const controls: Partial<Record<Control, ComponentType<ControlProps>>> = {
  text: OptionsOrText,
  url: AddressControl,
  dateTime: MomentControl,
  club: ClubControl,
  gameWeek: GameWeekControl,
  flag: FlagControl,
};

/** The fields that the form around asks for, by name. */
export const FieldsContext = createContext<ReadonlyMap<string, FormField>>(new Map());

interface FieldProps {
  readonly name: string;
  /** The input, where it is not the usual one for what the field holds. */
  readonly as?: ComponentType<ControlProps> | undefined;
  readonly width?: FieldWidth;
}

/**
 * A field of the form around, with what to look at in it; nothing where the league's records do not keep it. Typing in
 * another field does not draw it again.
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

/** What to look at in a field before saving; nothing that would stop it. */
function FieldWarnings({ name }: { readonly name: string }) {
  const warnings = useWarnings([name]);
  return (
    // The region is there before the words are, or a screen reader might not read them.
    <div aria-live="polite" className={styles.warnings}>
      {warnings.map(({ id, text, isNote = false }) => (
        <Alert key={`${id} ${text}`} role="presentation" severity={isNote ? "info" : "warning"}>
          {text}
        </Alert>
      ))}
    </div>
  );
}
