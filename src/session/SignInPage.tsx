import { Navigate, useLocation } from "react-router-dom";
import { paths } from "@/leagues/paths";
import { ConnectionProvider } from "./ConnectionProvider";
import { readArrival } from "./returnTo";
import { useSession } from "./SessionProvider";
import { SignInForm } from "./SignInForm";
import { PlainPage } from "./PlainPage";
import styles from "./session.module.css";
import { usePageTitle } from "./usePageTitle";
import { useLeague } from "@/ui/where";

/** Where administrators sign in; one sign-in serves all leagues. */
export default function SignInPage() {
  const league = useLeague();
  usePageTitle("Sign in", league.name);
  return (
    <ConnectionProvider>
      <SignIn />
    </ConnectionProvider>
  );
}

/** The sign-in card, or the way on for somebody who is signed in already. */
export function SignIn() {
  const league = useLeague();
  const session = useSession();
  const { wanted, ended } = readArrival(useLocation().state);

  // Rights that could not be read are the guard's to explain, on the page that needs them.
  if (session.status === "signedIn" || session.status === "failed")
    return <Navigate replace to={wanted ?? paths.dashboard(league)} />;

  return (
    <PlainPage>
      <section className={styles.card}>
        <p className={styles.overline}>{league.name}</p>
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
