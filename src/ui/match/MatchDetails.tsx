import { useMemo, type ReactNode } from "react";
import { phaseOf } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import type { RecordOf } from "@/records/record";
import { useLeague } from "@/ui/where";
import { Caption } from "./Caption";
import { Happenings } from "./Happenings";
import { LiveEvents } from "./LiveEvents";
import { useLiveNow } from "./liveNow";
import styles from "./MatchDetails.module.css";
import { MatchCentre } from "./MatchCentre";
import { MatchHeader } from "./MatchHeader";
import { NamesContext, namesIn } from "./names";
import { useNow } from "./useNow";
import { WhoPlays } from "./WhoPlays";

interface MatchDetailsProps {
  readonly match: ListedMatch;
  /** The squads that are at hand, which players' names are looked up in. */
  readonly players: readonly RecordOf<"players">[];
  /** The season it is of; undefined for the current one. */
  readonly past?: string | undefined;
  /** What stands in place of line-ups, scorers and bookings until they are read. */
  readonly waiting: ReactNode;
}

/** All there is to say about a match, to be played or played, as far as its sport keeps it. */
export function MatchDetails(props: MatchDetailsProps) {
  const league = useLeague();
  const { match, players, past, waiting } = props;
  const { teamA, teamB, date } = match;
  const now = useNow(0);
  const phase = phaseOf(match.match, now, league.game.matchMinutes);
  const live = useLiveNow(league, match.id);
  const names = useMemo(
    () => namesIn(league, players, [teamA, teamB], date, past),
    [league, players, teamA, teamB, date, past],
  );
  return (
    <NamesContext value={names}>
      <article className={styles.details}>
        <MatchHeader caption={<Caption match={match} />} match={match}>
          <MatchCentre match={match} phase={phase} />
        </MatchHeader>
        {waiting ?? (
          <>
            {hasResult(match) && <Happenings match={match} />}
            {!hasResult(match) && live && <LiveEvents live={live} match={match} />}
            <WhoPlays match={match} />
          </>
        )}
      </article>
    </NamesContext>
  );
}
