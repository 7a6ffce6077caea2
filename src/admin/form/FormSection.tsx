import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import { useContext, useState, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { classes } from "@/ui/classes";
import { Icon } from "@/ui/Icon";
import type { FormValues } from "../fields/values";
import { Field, FieldsContext } from "./Field";
import styles from "./FormSection.module.css";
import { useWarnings } from "./WarningsProvider";

interface FormSectionProps {
  readonly legend: string;
  /** The names of its fields; without children they are shown one after another. */
  readonly names: readonly string[];
  /** Whether the section is folded, because it is rarely needed. Errors and warnings in it open it. */
  readonly folded?: boolean | undefined;
  /** Whether the section takes the whole width, for a grid of many cells. */
  readonly wide?: boolean | undefined;
  /**
   * Whether the inputs are aligned at the bottom, because labels beside each other may differ in their number of lines.
   */
  readonly level?: boolean;
  readonly children?: ReactNode;
}

/** A section of a form with a legend; empty if the league's records have none of its fields. */
export function FormSection(props: FormSectionProps) {
  const { legend, names, folded, wide, level = false, children } = props;
  const [open, setOpen] = useState(false);
  const asked = useContext(FieldsContext);
  const { errors } = useFormState<FormValues>();
  const hasError = names.some((name) => errors[name]);
  const hasWarning = useWarnings(names).length > 0;
  if (!names.some((name) => asked.has(name))) return null;
  const fields = (
    <div className={classes(styles.fields, level && styles.level)}>
      {children ?? names.map((name) => <Field key={name} name={name} />)}
    </div>
  );
  if (folded) {
    return (
      <Accordion
        className={styles.folded}
        data-group
        disableGutters
        expanded={open || hasError || hasWarning}
        onChange={(_, now) => setOpen(now)}
        slotProps={{ heading: { component: "h2" } }}
      >
        <AccordionSummary expandIcon={<Icon name="chevronDown" />}>{legend}</AccordionSummary>
        <AccordionDetails>{fields}</AccordionDetails>
      </Accordion>
    );
  }
  return (
    <fieldset className={styles.group} data-group={wide ? "wide" : ""}>
      <legend className={styles.legend}>{legend}</legend>
      {fields}
    </fieldset>
  );
}

/** A whole line above or below the fields of a section: a hint, or buttons that fill several fields. */
export const WholeLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.full}>{children}</div>
);

/** A section "More" with the fields that no other section names, for example a field just added to the schema. */
export function MoreFields({ besides }: { readonly besides: readonly string[] }) {
  const names = [...useContext(FieldsContext).keys()].filter((name) => !besides.includes(name));
  return <FormSection legend="More" names={names} />;
}
