import { kickOffOf } from "@/domain/when";
import { matchesAhead, phaseOf } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import { DATE_UNAVAILABLE } from "@/domain/time";
import type { LeagueEntry } from "@/domain/league/league";
import { sportEntryOf } from "@/sports/sports";
import { phaseLabel } from "@/ui/match/status";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { useMatches } from "../../match/useMatches";
import styles from "./SportTiles.module.css";
import { TileWaiting } from "./TileWaiting";

/** The match of a league that is on, or the next one, in two lines of a tile. */
export function NextFixture({ league }: { readonly league: LeagueEntry }) {
  const { fixtures: state, matches } = useMatches(league);
  switch (state.status) {
    case "loading":
      return <TileWaiting />;
    // The list further down says what is wrong, and offers to try again.
    case "failed":
      return "See the league";
    case "ready":
      return <Next league={league} matches={matches} readAt={state.listing.readAt} />;
  }
}

interface NextProps {
  readonly league: LeagueEntry;
  readonly matches: readonly ListedMatch[];
  readonly readAt: number;
}

function Next({ league, matches, readAt }: NextProps) {
  const now = useNow(readAt);
  const zone = useZone();
  const game = sportEntryOf(league.sport);
  const { matchMinutes } = game;
  const [next] = matchesAhead(matches, now, matchMinutes);
  if (!next) return "No match planned";
  const kickOff = kickOffOf(next, zone);
  const phase = phaseOf(next.match, now, matchMinutes);
  const hasBegun = phase !== "ahead";
  return (
    <>
      {kickOff && !hasBegun ? (
        <time className={styles.when} dateTime={kickOff.iso}>
          {kickOff.short}
        </time>
      ) : (
        <span className={styles.when}>
          {hasBegun ? phaseLabel(next.status, phase, { game }) : DATE_UNAVAILABLE}
        </span>
      )}{" "}
      <span className={styles.teams}>
        {next.teamA} v {next.teamB}
      </span>
    </>
  );
}
