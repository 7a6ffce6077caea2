import { useCallback } from "react";
import { reader } from "@/data/connection";
import { failure } from "@/data/failure";
import { mayBeScored } from "@/domain/match/live";
import type { RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { livePlayOf } from "@/sports/live";
import { useConnection } from "@/session/ConnectionProvider";
import { usePageTitle } from "@/session/usePageTitle";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { useTask } from "../upkeep/useTask";
import { Pitch } from "./Pitch";
import styles from "./Pitch.module.css";
import { ScoreOnly } from "./ScoreOnly";

interface PitchPageProps {
  readonly league: League;
  /** The fixture's id. */
  readonly id: string;
  /** Writes as a scorer: within the hours around the kick-off, and unconfirmed. */
  readonly asScorer: boolean;
}

/** What is read once, when the page is opened. */
export interface PitchMatch {
  readonly fixture: RecordOf<"fixtures">;
  readonly results: readonly RecordOf<"results">[];
  readonly players: readonly RecordOf<"players">[];
  /** Whether a scorer may tell of it now. */
  readonly isAround: boolean;
}

/** Beside the pitch: a match told as it is played, and its result made of that. */
export default function PitchPage({ league, id, asScorer }: PitchPageProps) {
  usePageTitle("Beside the pitch", league.name);
  const { store } = useConnection();
  const read = useCallback(async (): Promise<PitchMatch> => {
    const [fixtures, results, players] = await Promise.all([
      store.list(league, "fixtures"),
      store.list(league, "results"),
      // As visitors read them: a match can be told without squads.
      reader.read(league, "players").catch(() => null),
    ]);
    const fixture = fixtures.records.find((one) => one.id === id);
    if (!fixture) throw failure("notFound");
    return {
      fixture,
      results: results.records,
      players: players?.records ?? [],
      isAround: mayBeScored(fixture.date, Date.now()),
    };
  }, [id, league, store]);
  const task = useTask(read);
  return (
    <main className={styles.page} data-sport={league.sport} id="main" tabIndex={-1}>
      {task.status === "loading" && <p role="status">Loading the match…</p>}
      {task.status === "failed" && (
        <ErrorState onRetry={task.again} title="Failed to load fixtures.">
          {task.failure.message}
        </ErrorState>
      )}
      {task.status === "ready" && <Open asScorer={asScorer} league={league} match={task.value} />}
    </main>
  );
}

interface OpenProps {
  readonly league: League;
  readonly match: PitchMatch;
  readonly asScorer: boolean;
}

function Open({ league, match, asScorer }: OpenProps) {
  const { fixture, results } = match;
  const play = livePlayOf(league.sport);
  const back = (
    <p>
      <ButtonLink to={paths.dashboard(league)}>Back</ButtonLink>
    </p>
  );
  if (results.some(({ id }) => id === fixture.id)) {
    return (
      <>
        <EmptyState title="This match has its result">
          {fixture.teamA} v {fixture.teamB} is over: what is to be corrected stands in its result.
        </EmptyState>
        {back}
      </>
    );
  }
  if (asScorer && !match.isAround) {
    return (
      <>
        <EmptyState title="Not around now">
          A scorer tells of a match from 3 hours before to 12 hours after its kick-off.
        </EmptyState>
        {back}
      </>
    );
  }
  return play ? (
    <Pitch asScorer={asScorer} league={league} of={match} play={play} />
  ) : (
    <ScoreOnly fixture={fixture} league={league} />
  );
}
