import { Navigate, useLocation } from "react-router-dom";
import { useId, useState, type SubmitEvent } from "react";
import { paths } from "@/leagues/paths";
import { ConnectionProvider, useConnection } from "./ConnectionProvider";
import { readArrival } from "./returnTo";
import { useSession, useSessionActions } from "./SessionProvider";
import { PlainPage } from "./PlainPage";
import styles from "./session.module.css";
import { usePageTitle } from "./usePageTitle";
import { AccountFields, useTyped } from "./AccountFields";
import { useLeague } from "@/ui/leagueContext";
import { asFailure, type FailureKind } from "@/data/failure";
import { Button } from "@/ui/Button";

/** The page where administrators sign in; one sign-in works for all leagues. */
export default function SignInPage() {
  const league = useLeague();
  usePageTitle("Sign in", league.name);
  return (
    <ConnectionProvider>
      <SignIn />
    </ConnectionProvider>
  );
}

/** The card with the sign-in form; a user who is signed in already is sent on to the wanted page. */
export function SignIn() {
  const league = useLeague();
  const session = useSession();
  const { wanted, ended } = readArrival(useLocation().state);

  // If the rights could not be loaded, `RequireAdmin` explains it on the page that needs them.
  if (session.status === "signedIn" || session.status === "failed")
    return <Navigate replace to={wanted ?? paths.dashboard(league)} />;

  return (
    <PlainPage>
      <section className={styles.card}>
        <p className="text-overline text-secondary">{league.name}</p>
        <h1 className={styles.title}>Admin sign-in</h1>
        {ended && (
          <p className={styles.notice} role="status">
            Your session has ended. Sign in again to go on where you were; what you typed is kept.
          </p>
        )}
        <SignInForm checking={session.status === "loading"} />
      </section>
    </PlainPage>
  );
}

/** Reasons added to the league's message; they never say which of the two fields was wrong. */
const reasons: Partial<Record<FailureKind, string>> = {
  offline: "You are offline.",
  timeout: "The sign-in service did not answer in time.",
  unavailable: "The sign-in service cannot be reached right now.",
  quota: "There were too many tries. Wait a few minutes.",
};

/** Shown instead of the league's message, which would blame the password or the network. */
const UNKEPT = "This browser could not keep your session. Reload the page and sign in again.";

interface SignInFormProps {
  /** Whether it is not known yet if a user is signed in. */
  readonly checking: boolean;
}

/** The form with email address and password, both required; after a failed try, the typed values stay. */
function SignInForm({ checking }: SignInFormProps) {
  const league = useLeague();
  const { signIn } = useSessionActions();
  const typed = useTyped({ email: "", password: "" });
  const { email, password } = typed.values;
  const [failed, setFailed] = useState<{ says: string; attempt: number } | null>(null);
  const [sending, setSending] = useState(false);
  const [shared, setShared] = useState(false);
  const failureId = useId();
  // After the sign-in succeeded, the rights are loaded; the button stays busy until then.
  const [done, setDone] = useState(false);
  const busy = sending || (done && checking);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const asks = { email: "Enter your email address", password: "Enter your password" };
    if (!typed.isComplete(asks)) return;
    setSending(true);
    try {
      await signIn(email.trim(), password, shared ? "tab" : "always");
      setDone(true);
      setFailed(null);
    } catch (thrown) {
      const { kind } = asFailure(thrown);
      const says =
        kind === "unkept" ? UNKEPT : `${league.admin.signInError} ${reasons[kind] ?? ""}`.trim();
      setFailed((before) => ({ says, attempt: (before?.attempt ?? 0) + 1 }));
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      aria-describedby={failed ? failureId : undefined}
      className="stack-5"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {failed && (
        // A new element for each try, so that a screen reader reads the same sentence again.
        <p className={styles.failure} id={failureId} key={failed.attempt} role="alert">
          {failed.says}
        </p>
      )}
      <AccountFields email={typed.field("email")} password={typed.field("password")} />
      <label className={styles.choice}>
        <input
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
          type="checkbox"
        />
        <span>On a shared computer: sign out when this tab closes</span>
      </label>
      <Button disabled={busy} type="submit" variant="filled">
        {busy ? "Signing in..." : "Sign In"}
      </Button>
      <ForgottenPassword email={email} />
    </form>
  );
}

/** The button that sends a message to replace a forgotten password, to the address in the field. */
function ForgottenPassword({ email }: { readonly email: string }) {
  const { identity } = useConnection();
  const [said, setSaid] = useState("");
  const [sending, setSending] = useState(false);

  const send = async () => {
    const address = email.trim();
    if (address === "") return setSaid("Enter your email address above first.");
    setSending(true);
    try {
      await identity.sendPasswordReset(address);
      setSaid(`If ${address} has an account, a message with a link is on its way.`);
    } catch (thrown) {
      setSaid(asFailure(thrown).message);
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Button disabled={sending} onClick={() => void send()} type="button" variant="text">
        Forgot password?
      </Button>
      <p className={styles.note} role="status">
        {said}
      </p>
    </>
  );
}
