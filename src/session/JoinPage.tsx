import { arena } from "@arena/arena";
import { useCallback, useState, type SubmitEvent } from "react";
import { useLocation } from "react-router-dom";
import { canAccept } from "@/data/captains/acceptance";
import {
  INVITATIONS,
  invitationIn,
  offerOf,
  stateOfInvitation,
  tokenPattern,
  type Invitation,
  type InvitationState,
} from "@/data/captains/invitations";
import { asFailure } from "@/data/failure";
import type { Account, Rights } from "@/data/identity";
import { publicDocuments } from "@/data/publicDocuments";
import { useRead } from "@/data/useRead";
import { serverNow } from "@/domain/serverTime";
import { paths } from "@/leagues/paths";
import { Button, ButtonLink } from "@/ui/Button";
import { useHydrated } from "@/ui/useHydrated";
import { FailedRead } from "@/ui/FailedRead";
import { ConnectionProvider, useConnection, type Connection } from "./ConnectionProvider";
import { PlainPage } from "./PlainPage";
import { useSession, useSessionActions } from "./SessionProvider";
import { SignInField } from "./SignInField";
import styles from "./session.module.css";
import { useSignOut } from "./useSignOut";

type Find = (token: string) => Promise<Invitation | null>;

/** Reads an invitation as anybody may who knows its token. */
async function findInvitation(token: string): Promise<Invitation | null> {
  const documents = await publicDocuments();
  const stored = await documents.get(INVITATIONS, token);
  return stored && invitationIn(token, stored);
}

interface JoinPageProps {
  /** Other ways to read and to connect, for tests. */
  readonly find?: Find;
  readonly load?: () => Promise<Connection>;
}

/** Where the link of an invitation leads: who invites to what, and the way to accept it. */
export default function JoinPage({ find = findInvitation, load }: JoinPageProps) {
  const { hash } = useLocation();
  // The page comes without the token, which no server sees: it is in the address of the browser alone.
  const token = useHydrated() ? hash.slice(1) : null;
  return (
    <PlainPage>
      <section className={styles.card}>
        <p className={styles.overline}>{arena.name}</p>
        {token === null ? (
          <h1 className={styles.title}>Invitation</h1>
        ) : tokenPattern.test(token) ? (
          <FoundInvitation find={find} key={token} load={load} token={token} />
        ) : (
          <Ended state="unknown" />
        )}
      </section>
    </PlainPage>
  );
}

interface FoundInvitationProps {
  readonly token: string;
  readonly find: Find;
  readonly load: JoinPageProps["load"] | undefined;
}

function FoundInvitation({ token, find, load }: FoundInvitationProps) {
  const run = useCallback(() => find(token), [find, token]);
  const task = useRead(run);
  if (task.status === "loading")
    return (
      <>
        <h1 className={styles.title}>Invitation</h1>
        <p role="status">Opening the invitation…</p>
      </>
    );
  if (task.status === "failed")
    return <FailedRead state={task} title="The invitation could not be opened." />;
  return <Shown invitation={task.value} load={load} />;
}

interface ShownProps {
  readonly invitation: Invitation | null;
  readonly load: JoinPageProps["load"] | undefined;
}

/** What it offers as it was when the page was opened: one that is used here stays in view. */
function Shown({ invitation, load }: ShownProps) {
  const [state] = useState(() => invitation && stateOfInvitation(invitation, serverNow()));
  if (!invitation || state === null) return <Ended state="unknown" />;
  if (state !== "open") return <Ended state={state} />;
  return (
    <>
      <h1 className={styles.title}>You are invited</h1>
      <p>
        {invitation.byName || "An administrator"} invites you to be{" "}
        <strong>{offerOf(invitation)}</strong>.
      </p>
      {invitation.note && <blockquote className={styles.note}>{invitation.note}</blockquote>}
      <ConnectionProvider {...(load && { load })}>
        <Accepting invitation={invitation} />
      </ConnectionProvider>
    </>
  );
}

const endings: Readonly<Record<Exclude<InvitationState, "open"> | "unknown", string>> = {
  used: "This invitation has been accepted. Each one is for one person.",
  withdrawn: "This invitation was taken back.",
  expired: "This invitation is over: it was valid for seven days.",
  unknown: "There is no such invitation. Perhaps the link was cut off on its way.",
};

function Ended({ state }: { readonly state: keyof typeof endings }) {
  return (
    <>
      <h1 className={styles.title}>This invitation cannot be accepted</h1>
      <p>{endings[state]} Ask the person who sent it for a new one.</p>
      <ButtonLink to={paths.landing()}>To the site</ButtonLink>
    </>
  );
}

/** The way to accept: with a new account, or with one that is signed in. */
function Accepting({ invitation }: { readonly invitation: Invitation }) {
  const session = useSession();
  const [isNew, setIsNew] = useState(true);
  switch (session.status) {
    case "loading":
      return <p role="status">Checking your sign-in…</p>;
    case "failed":
      return <p role="alert">Your rights could not be read. {session.failure.message}</p>;
    case "signedOut":
      return (
        <>
          <AccountForm invitation={invitation} isNew={isNew} key={String(isNew)} />
          <Button onClick={() => setIsNew(!isNew)} variant="text">
            {isNew ? "I have an account" : "Make a new account"}
          </Button>
        </>
      );
    case "signedIn":
      return (
        <WithAccount account={session.account} invitation={invitation} rights={session.rights} />
      );
  }
}

/** Accepts, and says what came of it. */
function useAccept(invitation: Invitation) {
  const { invitations } = useConnection();
  const { refresh } = useSessionActions();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const run = async (before: () => Promise<void>, name: string) => {
    setBusy(true);
    setProblem("");
    try {
      await before();
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
}

/** Name, address and password: one tap makes the account and accepts. */
function AccountForm({ invitation, isNew }: AccountFormProps) {
  const { signIn, signUp } = useSessionActions();
  const { run, problem, busy } = useAccept(invitation);
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
      ...(isNew && name === "" && { name: "Enter your name" }),
      ...(email === "" && { email: "Enter your email address" }),
      ...(values.password === "" && { password: "Enter a password" }),
    };
    setMissing(lacking);
    if (Object.keys(lacking).length > 0) return;
    const account = () =>
      isNew ? signUp(email, values.password) : signIn(email, values.password, "always");
    void run(account, name);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problem && (
        <p className={styles.failure} role="alert">
          {problem}
        </p>
      )}
      {isNew && (
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
        {busy ? "Accepting…" : isNew ? "Create account and accept" : "Sign in and accept"}
      </Button>
    </form>
  );
}

interface WithAccountProps {
  readonly invitation: Invitation;
  readonly account: Account;
  readonly rights: Rights;
}

/** For somebody who is signed in: accept, or why that is not possible. */
function WithAccount({ invitation, account, rights }: WithAccountProps) {
  const { run, problem, busy } = useAccept(invitation);
  const { signOut } = useSignOut();
  const [name, setName] = useState("");
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
      {problem && (
        <p className={styles.failure} role="alert">
          {problem}
        </p>
      )}
      {canAccept(invitation, rights) ? (
        <form
          className={styles.form}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            void run(async () => {}, name.trim().slice(0, 80));
          }}
        >
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
      ) : (
        <p>This account has other rights already. Ask an owner of the site to change them.</p>
      )}
      <Button onClick={signOut} variant="text">
        Use another account
      </Button>
    </>
  );
}
