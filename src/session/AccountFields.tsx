import { useRef, useState } from "react";
import styles from "./session.module.css";
import { SignInField } from "./SignInField";

/** The props of a field for one typed value. */
interface TypedField {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly ref: (input: HTMLInputElement | null) => void;
}

/**
 * Returns the typed values of a form about an account, with the props of its fields.
 * @param first The first values of the fields, in the order of the page.
 */
export function useTyped<Name extends string>(first: Readonly<Record<Name, string>>) {
  const [values, setValues] = useState(first);
  const [missing, setMissing] = useState<Partial<Record<Name, string>>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  return {
    values,
    field: (name: Name): TypedField => ({
      value: values[name],
      error: missing[name],
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setMissing((before) => ({ ...before, [name]: undefined }));
      },
      ref: (input) => {
        inputs.current[name] = input;
      },
    }),
    /**
     * Checks whether no field is empty. If one is, the first empty field gets the focus, and each says what to enter.
     * @param asks The message of an empty field, by name; a field without one may be empty.
     */
    isComplete(asks: Readonly<Partial<Record<Name, string>>>): boolean {
      const names = (Object.keys(first) as Name[]).filter(
        (name) => asks[name] !== undefined && values[name].trim() === "",
      );
      setMissing(Object.fromEntries(names.map((name) => [name, asks[name]])) as typeof missing);
      const [empty] = names;
      if (empty !== undefined) inputs.current[empty]?.focus();
      return empty === undefined;
    },
  };
}

interface AccountFieldsProps {
  readonly email: TypedField;
  readonly password: TypedField;
  /** Whether a new account is created, so that a password is chosen. */
  readonly isNew?: boolean;
}

/** The fields for the email address and the password of an account; a button shows the password. */
export function AccountFields({ email, password, isNew = false }: AccountFieldsProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <SignInField
        {...email}
        autoComplete="username"
        inputMode="email"
        label="Email"
        type="email"
      />
      <SignInField
        {...password}
        autoComplete={isNew ? "new-password" : "current-password"}
        label={isNew ? "Choose a password" : "Password"}
        type={shown ? "text" : "password"}
      >
        <button
          aria-pressed={shown}
          className={styles.show}
          onClick={() => setShown((now) => !now)}
          type="button"
        >
          Show<span className="visually-hidden"> password</span>
        </button>
      </SignInField>
    </>
  );
}
