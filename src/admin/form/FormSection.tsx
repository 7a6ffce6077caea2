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
  /** The fields in it: without children they are drawn one after another. */
  readonly names: readonly string[];
  /** Rarely needed: folded away until it is opened, or one of its fields needs attention. */
  readonly folded?: boolean | undefined;
  /** A grid of many cells, which takes the whole line. */
  readonly wide?: boolean | undefined;
  /** Labels beside each other may differ in lines: their boxes are level all the same. */
  readonly level?: boolean;
  readonly children?: ReactNode;
}

/** Fields under one legend; nothing where the league's records keep none of them. */
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

/** A whole line over or under the fields of a section: a hint, or buttons that fill several of them. */
export const WholeLine = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.full}>{children}</div>
);

/** Fields that no section names, as one that was added to the schema a moment ago. */
export function MoreFields({ besides }: { readonly besides: readonly string[] }) {
  const names = [...useContext(FieldsContext).keys()].filter((name) => !besides.includes(name));
  return <FormSection legend="More" names={names} />;
}
