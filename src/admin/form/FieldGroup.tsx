import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import { useState, type ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { Icon } from "@/ui/Icon";
import { FieldControl } from "./FieldControl";
import styles from "./FieldGroup.module.css";
import { FieldWarnings } from "./FieldWarnings";
import type { FormGroup } from "./layout";
import type { FormValues } from "../fields/values";
import { useWarnings } from "./WarningsProvider";

interface FieldGroupProps {
  readonly group: FormGroup;
  /** What fills several of the fields at once. */
  readonly picker?: ReactNode;
  /** What stands under the fields: hints, helpers. */
  readonly children?: ReactNode;
}

/** Fields under one legend; rarely needed ones are folded away unless one of them needs attention. */
export function FieldGroup({ group, picker, children }: FieldGroupProps) {
  const [open, setOpen] = useState(false);
  const { errors } = useFormState<FormValues>();
  const hasError = group.fields.some(({ name }) => errors[name]);
  const hasWarning = useWarnings(group.fields.map(({ name }) => name)).length > 0;
  const fields = (
    <div className={styles.fields}>
      {picker && <div className={styles.full}>{picker}</div>}
      {group.fields.map((field) => (
        <div className={styles[field.width]} key={field.name}>
          <FieldControl field={field} />
          <FieldWarnings name={field.name} />
        </div>
      ))}
      {children && <div className={styles.full}>{children}</div>}
    </div>
  );
  if (group.folded) {
    return (
      <Accordion
        className={styles.folded}
        data-group
        disableGutters
        expanded={open || hasError || hasWarning}
        onChange={(_, now) => setOpen(now)}
        slotProps={{ heading: { component: "h2" } }}
      >
        <AccordionSummary expandIcon={<Icon name="chevronDown" />}>{group.legend}</AccordionSummary>
        <AccordionDetails>{fields}</AccordionDetails>
      </Accordion>
    );
  }
  return (
    <fieldset className={styles.group} data-group={group.wide ? "wide" : ""}>
      <legend className={styles.legend}>{group.legend}</legend>
      {fields}
    </fieldset>
  );
}
