import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { Icon } from "@/ui/Icon";
import styles from "./session.module.css";

type SignInFieldProps = Pick<
  ComponentPropsWithRef<"input">,
  "ref" | "type" | "value" | "autoComplete" | "autoCapitalize" | "inputMode"
> & {
  readonly label: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** A control beside the input, inside the field's frame. */
  readonly children?: ReactNode;
};

/** A field with its label above and its error below. */
export function SignInField({ label, error, onChange, children, ...input }: SignInFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.frame}>
        <input
          autoCapitalize="none"
          {...input}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error !== undefined}
          className={styles.input}
          id={id}
          onChange={(event) => onChange(event.target.value)}
          required
          spellCheck={false}
        />
        {children}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
