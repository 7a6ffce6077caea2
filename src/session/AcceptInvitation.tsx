import { useState, type SubmitEvent } from "react";
import { canAccept } from "@/data/captains/acceptance";
import { offerOf, type Invitation } from "@/data/captains/invitations";
import { asFailure } from "@/data/failure";
import type { Account, Rights } from "@/data/identity";
import { paths } from "@/leagues/paths";
import { Button, ButtonLink } from "@/ui/Button";
import { AccountFields, useTyped } from "./AccountFields";
import { ConfirmedAddress } from "./ConfirmedAddress";
import { useConnection } from "./ConnectionProvider";
import { useSession, useSessionActions } from "./SessionProvider";
import { SignInField } from "./SignInField";
import styles from "./session.module.css";
import { useSignOut } from "./useSignOut";

/** Returns the address of the page for someone who has accepted an invitation. */
export const dashboardOf = ({ league }: Pick<Invitation, "league">) =>
  league === "*" ? paths.landing() : paths.dashboard({ slug: league });

/** The form that accepts an invitation: with a new account, by signing in, or with the account that is signed in. */
export function AcceptInvitation({ invitation }: { readonly invitation: Invitation }) {
  const session = useSession();
  const [isNew, setIsNew] = useState(true);
  const [isSent, setIsSent] = useState(false);
  const [name, setName] = useState("");
  // The account is signed in before the invitation is accepted. Then the other form is shown, and continues with this.
  const accepting = useAccept(invitation);
  switch (session.status) {
    case "loading":
      return <p role="status">Checking your sign-in…</p>;
    case "failed":
      return <p role="alert">Your rights could not be loaded. {session.failure.message}</p>;
    case "signedOut":
      return (
        <>
          <AccountForm
            accepting={accepting}
            invitation={invitation}
            isNew={isNew}
            key={String(isNew)}
            onName={setName}
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
          accepting={accepting}
          account={session.account}
          invitation={invitation}
          isSent={isSent}
          name={name}
          rights={session.rights}
        />
      );
  }
}

/** Whether only an account with the invited email address can accept, and the address must be confirmed. */
const needsAddress = ({ role }: Invitation): boolean => role === "administrator";

/** Returns a function that accepts the invitation, with its state. */
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
      setProblem(
        kind === "notFound"
          ? "This invitation was already accepted, or it was taken back."
          : message,
      );
    } finally {
      setBusy(false);
    }
  };
  return { run, problem, busy };
}
type Accepts = ReturnType<typeof useAccept>;

/** The error at the top of the form; empty if there is none. */
function Problem({ of: { problem } }: { readonly of: Accepts }) {
  return (
    problem && (
      <p className={styles.failure} role="alert">
        {problem}
      </p>
    )
  );
}

const nameOf = (typed: string) => typed.trim().slice(0, 80);
const ASKS_NAME = { name: "Enter your name" };

function NameField(field: ReturnType<ReturnType<typeof useTyped<"name">>["field"]>) {
  return (
    <SignInField
      {...field}
      autoCapitalize="words"
      autoComplete="name"
      label="Your name"
      type="text"
    />
  );
}

interface AccountFormProps {
  readonly invitation: Invitation;
  readonly accepting: Accepts;
  /** Whether a new account is created; false to sign in. */
  readonly isNew: boolean;
  /** Called after the message that confirms the address was sent. */
  readonly onSent: () => void;
  /** Called with the typed name. */
  readonly onName: (name: string) => void;
}

/**
 * The form with name, email address and password. It creates the account or signs in, and accepts at once unless the
 * address has to be confirmed first.
 */
function AccountForm({ invitation, accepting, isNew, onSent, onName }: AccountFormProps) {
  const { identity } = useConnection();
  const { signIn, signUp } = useSessionActions();
  const { run, busy } = accepting;
  const isLater = needsAddress(invitation);
  const asksName = isNew && !isLater;
  const typed = useTyped({ name: "", email: invitation.email, password: "" });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isComplete = typed.isComplete({
      ...(asksName && ASKS_NAME),
      email: "Enter your email address",
      password: isNew ? "Choose a password" : "Enter your password",
    });
    if (!isComplete) return;
    const { password } = typed.values;
    const [name, email] = [nameOf(typed.values.name), typed.values.email.trim()];
    onName(name);
    const account = async () => {
      if (!isNew) return signIn(email, password, "always");
      await signUp(email, password);
      if (!isLater) return;
      await identity.sendConfirmation();
      onSent();
    };
    void run(account, isLater ? null : name);
  };
  return (
    <form className="stack-5" noValidate onSubmit={submit}>
      <Problem of={accepting} />
      {asksName && <NameField {...typed.field("name")} />}
      <AccountFields
        email={typed.field("email")}
        isNew={isNew}
        password={typed.field("password")}
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
  readonly accepting: Accepts;
  readonly account: Account;
  readonly rights: Rights;
  /** Whether the message that confirms the address was just sent. */
  readonly isSent: boolean;
  /** The name typed in the form before. */
  readonly name: string;
}

/** Shown to a user who is signed in: the form to accept, or why this account cannot. */
function WithAccount(props: WithAccountProps) {
  const { invitation, account, rights, isSent } = props;
  const { signOut } = useSignOut();
  const isOthers = needsAddress(invitation) && account.email.toLowerCase() !== invitation.email;
  if (rights?.invited === invitation.token)
    return (
      <>
        <p role="status">Done: you are {offerOf(invitation)}.</p>
        <ButtonLink to={dashboardOf(invitation)} variant="filled">
          Begin
        </ButtonLink>
      </>
    );
  return (
    <>
      <p>
        You are signed in as <strong>{account.email}</strong>.
      </p>
      {invitation.by === account.uid && (
        <p>You made this invitation: accept it yourself only if it is for you.</p>
      )}
      {isOthers ? (
        <p>
          This invitation is for <strong>{invitation.email}</strong>.
        </p>
      ) : !canAccept(invitation, rights) ? (
        <p>This account has other rights already. Ask an owner of the site to change them.</p>
      ) : needsAddress(invitation) ? (
        <ConfirmedAddress account={account} isSent={isSent}>
          <AcceptForm {...props} />
        </ConfirmedAddress>
      ) : (
        <AcceptForm {...props} />
      )}
      <Button onClick={signOut} variant="text">
        Use another account
      </Button>
    </>
  );
}

/** The button that accepts, with a field for the name if the account has no rights yet. */
function AcceptForm({ accepting, rights, name }: WithAccountProps) {
  const { run, busy } = accepting;
  const typed = useTyped({ name });
  return (
    <form
      className="stack-5"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (rights === null && !typed.isComplete(ASKS_NAME)) return;
        void run(async () => {}, nameOf(typed.values.name));
      }}
    >
      <Problem of={accepting} />
      {rights === null && <NameField {...typed.field("name")} />}
      <Button disabled={busy} type="submit" variant="filled">
        {busy ? "Accepting…" : "Accept"}
      </Button>
    </form>
  );
}
