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
  /** Where an option says what it is ("All clubs"), the label is only read aloud. */
  readonly hideLabel?: boolean;
  readonly className?: string | undefined;
}

/** The platform's own choice of one out of a list. */
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
