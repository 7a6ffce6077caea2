import TextField from "@mui/material/TextField";
import { useFormContext, useWatch } from "react-hook-form";
import { contrast, crestOf } from "@/domain/crest";
import { readNames } from "@/domain/reading";
import { Crest } from "@/ui/crest/Crest";
import type { FormValues } from "../fields/values";
import { inputId, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { FieldNote } from "../fields/FieldNote";

const sizes = [132, 48, 24] as const;

/** Below this contrast, the two halves of a crest cannot be distinguished (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/**
 * The field for a club's two colours, with a preview of the crest. Colours are stored as two texts `#rrggbb`. A club
 * without colours gets two from its name, until an administrator chooses.
 */
export default function ColoursControl({ field }: ControlProps) {
  const { value, change, onBlur, error } = useField(field.name);
  const { control } = useFormContext<FormValues>();
  const [name, logo] = useWatch({ control, name: ["name", "logo"] }).map((one) =>
    typeof one === "string" ? one : "",
  );
  const own = readNames(typeof value === "string" ? value : "", 2);
  const made = crestOf(name ?? "");
  const [primary = made.primary, secondary = made.secondary] = own;
  const choose = (first: string, second: string) => change(`${first}, ${second}`);
  const alike = contrast(primary, secondary) < LEAST_CONTRAST;
  return (
    <div aria-labelledby={inputId("colours-label")} className="stack-3" role="group">
      <p className={styles.label} id={inputId("colours-label")}>
        Colours (optional)
      </p>
      <div className={styles.swatches}>
        <TextField
          fullWidth={false}
          id={inputId(field.name)}
          label="First colour"
          onBlur={onBlur}
          onChange={({ target }) => choose(target.value, secondary)}
          type="color"
          value={primary}
        />
        <TextField
          fullWidth={false}
          id={inputId("secondColour")}
          label="Second colour"
          onBlur={onBlur}
          onChange={({ target }) => choose(primary, target.value)}
          type="color"
          value={secondary}
        />
      </div>
      <FieldNote
        error={error ?? (alike ? "These two colours look almost the same" : undefined)}
        help={own.length === 0 ? "Made from the name until you choose" : undefined}
      />
      <div aria-label="How the crest looks" className={styles.crests} role="img">
        {sizes.map((size) => (
          <Crest
            colours={[primary, secondary]}
            decorative
            key={size}
            logo={logo}
            name={name ?? ""}
            size={size}
          />
        ))}
      </div>
    </div>
  );
}
