import { useEffect, useId, useRef } from "react";
import { useFormState } from "react-hook-form";
import { inputId } from "../fields/control";
import styles from "./ErrorSummary.module.css";
import type { FormGroup } from "./layout";
import type { FormValues } from "../fields/values";

interface ErrorSummaryProps {
  readonly groups: readonly FormGroup[];
  /** Counts the tries: each one that failed brings the focus here. */
  readonly tries: number;
}

/** All mistakes in one place, each leading to its field. */
export function ErrorSummary({ groups, tries }: ErrorSummaryProps) {
  const { errors } = useFormState<FormValues>();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const problems = groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name }) => {
      const message = errors[name]?.message;
      return typeof message === "string" ? [{ name, message }] : [];
    });

  const shown = tries > 0 && problems.length > 0;
  const focusedFor = useRef(0);
  useEffect(() => {
    if (!shown || focusedFor.current === tries) return;
    focusedFor.current = tries;
    box.current?.focus();
  }, [shown, tries]);

  if (!shown) return null;
  return (
    <div aria-labelledby={id} className={styles.summary} ref={box} role="group" tabIndex={-1}>
      <h2 id={id}>
        {problems.length === 1
          ? "One thing to correct before this can be saved"
          : `${problems.length} things to correct before this can be saved`}
      </h2>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${inputId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(inputId(name))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
