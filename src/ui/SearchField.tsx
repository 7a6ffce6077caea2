import { useId, useRef } from "react";
import { IconButton } from "./Button";
import { classes } from "./classes";
import styles from "./Field.module.css";
import { Icon } from "./Icon";
import type { ListBoxFieldProps } from "./ListBox";

interface SearchFieldProps {
  /** The accessible name, also shown in the empty field: "Search players". */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
  /** The attributes of the field if a list of results opens below it (`ListBox`). */
  readonly list?: ListBoxFieldProps;
}

/** A search field that filters a list during typing, with a button that clears it. */
export function SearchField({ label, value, onChange, className, list }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div aria-label={label} className={classes(styles.field, className)} role="search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon className={styles.icon} name="search" />
        <input
          autoComplete="off"
          className={classes(styles.control, styles.search, value !== "" && styles.filled)}
          enterKeyHint="search"
          id={id}
          onChange={(event) => onChange(event.target.value)}
          placeholder={label}
          ref={input}
          type={list ? "text" : "search"}
          value={value}
          {...list}
        />
        {value !== "" && (
          <IconButton
            className={styles.clear}
            icon="close"
            label="Clear search"
            onClick={() => {
              onChange("");
              input.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
