import { useState, type SubmitEvent } from "react";
import { canAccept } from "@/data/captains/acceptance";
import { offerOf, type Invitation } from "@/data/captains/invitations";
import { asFailure } from "@/data/failure";
import type { Account, Rights } from "@/data/identity";
import { paths } from "@/leagues/paths";
import { Button, ButtonLink } from "@/ui/Button";
import { ConfirmedAddress } from "./ConfirmedAddress";
import { useConnection } from "./ConnectionProvider";
import { useSession, useSessionActions } from "./SessionProvider";
import { SignInField } from "./SignInField";
import styles from "./session.module.css";
import { useSignOut } from "./useSignOut";

/** The way to accept: with a new account, or with one that is signed in. */
export function Accepting({ invitation }: { readonly invitation: Invitation }) {
  const session = useSession();
  const [isNew, setIsNew] = useState(true);
  const [isSent, setIsSent] = useState(false);
  switch (session.status) {
    case "loading":
      return <p role="status">Checking your sign-in…</p>;
    case "failed":
      return <p role="alert">Your rights could not be read. {session.failure.message}</p>;
    case "signedOut":
      return (
        <>
          <AccountForm
            invitation={invitation}
            isNew={isNew}
            key={String(isNew)}
            onSent={() => setIsSent(true)}
          />
          <Button onClick={() => setIsNew(!isNew)} variant="text">
            {isNew ? "I have an account" : "Make a new account"}
          </Button>
        </>
      );
    case "signedIn":
      return (
        <WithAccount
          account={session.account}
          invitation={invitation}
          isSent={isSent}
          rights={session.rights}
        />
      );
  }
}

/** Whether the invitation names the address of the one account that can accept it, which has to be confirmed. */
const needsAddress = ({ role }: Invitation): boolean => role === "administrator";

/** Accepts, and says what came of it. */
function useAccept(invitation: Invitation) {
  const { invitations } = useConnection();
  const { refresh } = useSessionActions();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const run = async (before: () => Promise<void>, name: string | null) => {
    setBusy(true);
    setProblem("");
    try {
      await before();
      if (name === null) return;
      await invitations.accept(invitation, name);
      await refresh();
    } catch (thrown) {
      const { kind, message } = asFailure(thrown);
      setProblem(kind === "notFound" ? "Somebody has accepted it, or it was taken back." : message);
    } finally {
      setBusy(false);
    }
  };
  return { run, problem, busy };
}

interface AccountFormProps {
  readonly invitation: Invitation;
  /** An account is made; else one signs in. */
  readonly isNew: boolean;
  /** A message was sent that confirms the address. */
  readonly onSent: () => void;
}

/** Name, address and password: one tap makes the account and accepts, where no address has to be confirmed first. */
function AccountForm({ invitation, isNew, onSent }: AccountFormProps) {
  const { identity } = useConnection();
  const { signIn, signUp } = useSessionActions();
  const { run, problem, busy } = useAccept(invitation);
  const isLater = needsAddress(invitation);
  const asksName = isNew && !isLater;
  const [values, setValues] = useState({ name: "", email: invitation.email, password: "" });
  const [missing, setMissing] = useState<Partial<typeof values>>({});
  const change = (field: keyof typeof values) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setMissing((before) => ({ ...before, [field]: undefined }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [name, email] = [values.name.trim().slice(0, 80), values.email.trim()];
    const lacking = {
      ...(asksName && name === "" && { name: "Enter your name" }),
      ...(email === "" && { email: "Enter your email address" }),
      ...(values.password === "" && { password: "Enter a password" }),
    };
    setMissing(lacking);
    if (Object.keys(lacking).length > 0) return;
    const account = async () => {
      if (!isNew) return signIn(email, values.password, "always");
      await signUp(email, values.password);
      if (!isLater) return;
      await identity.sendConfirmation();
      onSent();
    };
    void run(account, isLater ? null : name);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problem && (
        <p className={styles.failure} role="alert">
          {problem}
        </p>
      )}
      {asksName && (
        <SignInField
          autoCapitalize="words"
          autoComplete="name"
          error={missing.name}
          label="Your name"
          onChange={change("name")}
          type="text"
          value={values.name}
        />
      )}
      <SignInField
        autoComplete="username"
        error={missing.email}
        inputMode="email"
        label="Email"
        onChange={change("email")}
        type="email"
        value={values.email}
      />
      <SignInField
        autoComplete={isNew ? "new-password" : "current-password"}
        error={missing.password}
        label={isNew ? "Choose a password" : "Password"}
        onChange={change("password")}
        type="password"
        value={values.password}
      />
      <Button disabled={busy} type="submit" variant="filled">
        {busy
          ? isLater
            ? "One moment…"
            : "Accepting…"
          : `${isNew ? "Create account" : "Sign in"}${isLater ? "" : " and accept"}`}
      </Button>
    </form>
  );
}

interface WithAccountProps {
  readonly invitation: Invitation;
  readonly account: Account;
  readonly rights: Rights;
  /** A message was sent that confirms the address. */
  readonly isSent: boolean;
}

/** For somebody who is signed in: accept, or why that is not possible. */
function WithAccount({ invitation, account, rights, isSent }: WithAccountProps) {
  const { signOut } = useSignOut();
  const isOthers = needsAddress(invitation) && account.email.toLowerCase() !== invitation.email;
  if (rights?.invited === invitation.token)
    return (
      <>
        <p role="status">Done: you are {offerOf(invitation)}.</p>
        <ButtonLink
          to={
            invitation.league === "*"
              ? paths.landing()
              : paths.dashboard({ slug: invitation.league })
          }
          variant="filled"
        >
          Begin
        </ButtonLink>
      </>
    );
  return (
    <>
      <p>
        You are signed in as <strong>{account.email}</strong>.
      </p>
      {isOthers ? (
        <p>
          This invitation is for <strong>{invitation.email}</strong>.
        </p>
      ) : !canAccept(invitation, rights) ? (
        <p>This account has other rights already. Ask an owner of the site to change them.</p>
      ) : needsAddress(invitation) ? (
        <ConfirmedAddress account={account} isSent={isSent}>
          <AcceptForm invitation={invitation} rights={rights} />
        </ConfirmedAddress>
      ) : (
        <AcceptForm invitation={invitation} rights={rights} />
      )}
      <Button onClick={signOut} variant="text">
        Use another account
      </Button>
    </>
  );
}

/** The name, where the account has none yet, and one tap. */
function AcceptForm({ invitation, rights }: Pick<WithAccountProps, "invitation" | "rights">) {
  const { run, problem, busy } = useAccept(invitation);
  const [name, setName] = useState("");
  return (
    <form
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void run(async () => {}, name.trim().slice(0, 80));
      }}
    >
      {problem && (
        <p className={styles.failure} role="alert">
          {problem}
        </p>
      )}
      {rights === null && (
        <SignInField
          autoCapitalize="words"
          autoComplete="name"
          error={undefined}
          label="Your name"
          onChange={setName}
          type="text"
          value={name}
        />
      )}
      <Button disabled={busy} type="submit" variant="filled">
        {busy ? "Accepting…" : "Accept"}
      </Button>
    </form>
  );
}
