import { useId } from "react";
import { classes } from "./classes";
import styles from "./Field.module.css";
import { Icon } from "./Icon";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** Whether the label is only read aloud, because the options explain themselves ("All clubs"). */
  readonly hideLabel?: boolean;
  readonly className?: string | undefined;
}

/** A native `<select>` with a label. */
export function SelectField({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
  className,
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label className={hideLabel ? "visually-hidden" : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          className={classes(styles.control, styles.select)}
          id={id}
          onChange={(event) => onChange(event.target.value)}
          value={value}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon className={classes(styles.icon, styles.arrow)} name="chevronDown" />
      </div>
    </div>
  );
}
