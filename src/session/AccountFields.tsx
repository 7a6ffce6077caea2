import { useRef, useState } from "react";
import styles from "./session.module.css";
import { SignInField } from "./SignInField";

/** One typed value of a form: what a field needs of it. */
interface TypedField {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly ref: (input: HTMLInputElement | null) => void;
}

/**
 * What is typed into the fields of a form about an account.
 * @param first what is in the fields at first, in the order of the page
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
     * Whether nothing is empty; else the first empty field has the focus, and each says what to enter.
     * @param asks what an empty field says, by name, in the order of the page
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
  /** The account is being made: a password is chosen. */
  readonly isNew?: boolean;
}

/** The address and the password of an account; the password can be shown. */
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
