import { useCallback } from "react";
import { mayBeScored } from "@/domain/match/live";
import type { RecordOf } from "@/records/record";
import { formatOf, type Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { settingsOf } from "@/domain/season/seasons";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";
import { usePageTitle } from "@/session/usePageTitle";
import { useSignOut } from "@/session/useSignOut";
import { Button, ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { Skeleton } from "@/ui/Skeleton";
import { useTask } from "../parts/useTask";
import { ScoreForm } from "./ScoreForm";
import styles from "./Scorer.module.css";

interface Scored {
  readonly format: Format;
  readonly fixture: RecordOf<"fixtures">;
  readonly result: RecordOf<"results"> | null;
}

/** What a scorer sees of the admin area: the matches around now, and a place for each score. */
export default function ScorerApp({ league }: { readonly league: League }) {
  usePageTitle("Scores", league.name);
  const { store } = useConnection();
  const session = useSession();
  const { signOut, failed } = useSignOut();
  const read = useCallback(async (): Promise<readonly Scored[]> => {
    const [fixtures, results, seasons] = await Promise.all([
      store.list(league, "fixtures"),
      store.list(league, "results"),
      store.list(league, "seasons"),
    ]);
    const format = formatOf(league, settingsOf(league, seasons.records, undefined));
    return fixtures.records
      .filter(({ date, season }) => season === "" && mayBeScored(date, Date.now()))
      .toSorted((a, b) => (a.date ?? 0) - (b.date ?? 0))
      .map((fixture) => ({
        format,
        fixture,
        result: results.records.find(({ id }) => id === fixture.id) ?? null,
      }));
  }, [league, store]);
  const task = useTask(read);
  return (
    <main className={styles.page} data-sport={league.sport} id="main" tabIndex={-1}>
      <header className={styles.head}>
        <p className={styles.over}>{league.name}</p>
        <h1>Scores of today’s matches</h1>
        <p className={styles.note}>
          Enter a result from 3 hours before to 12 hours after the kick-off. It counts at once, and
          is shown as unconfirmed until an administrator confirms it.
        </p>
      </header>
      {task.status === "loading" && (
        <div aria-busy="true">
          <p className="visually-hidden" role="status">
            Loading the matches
          </p>
          <div aria-hidden="true" className={styles.match}>
            <Skeleton width="long" />
            <Skeleton width="short" />
            <Skeleton className={styles.waiting} shape="block" />
          </div>
        </div>
      )}
      {task.status === "failed" && (
        <ErrorState busy={task.refreshing} onRetry={task.again} title="Failed to load fixtures.">
          {task.failure.message}
        </ErrorState>
      )}
      {task.status === "ready" && task.value.length === 0 && (
        <EmptyState title="No match near its kick-off">
          A match stands here from 3 hours before its kick-off.
        </EmptyState>
      )}
      {task.status === "ready" &&
        task.value.map((one) => <ScoreForm key={one.fixture.id} league={league} {...one} />)}
      <footer className={styles.foot}>
        {session.status === "signedIn" && (
          <p className={styles.note}>Signed in as {session.account.email}</p>
        )}
        <Button onClick={task.again}>Refresh</Button>
        <ButtonLink to={paths.page(league, "home")} variant="text">
          View site
        </ButtonLink>
        {failed && <p role="alert">{failed}</p>}
        <Button onClick={signOut}>Sign out</Button>
      </footer>
    </main>
  );
}
