import { useMemo, useState, useTransition } from "react";
import { matchesAhead } from "@/domain/match/ahead";
import { sortFixtures } from "@/domain/match/grouping";
import type { ListedMatch } from "@/domain/match/listed";
import { Button } from "@/ui/Button";
import { useNow } from "@/ui/match/useNow";
import type { MatchBlock } from "../match/OpenMatch";
import { ClubFilter } from "../match/ClubFilter";
import { matchesOf } from "../match/clubFilter";
import filters from "../match/Filters.module.css";
import { MATCHES_AT_ONCE } from "../match/firstItems";
import { useFilters } from "@/ui/useFilters";
import { useLeague } from "@/ui/where";
import { aroundNow } from "./aroundNow";
import { FixtureDays } from "./FixtureDays";
import styles from "./MatchesInOneRound.module.css";

interface MatchesInOneRoundProps extends MatchBlock {
  readonly matches: readonly ListedMatch[];
  readonly readAt: number;
  /** "Round 1" */
  readonly label: string;
}

/** All matches of a league that plays without game weeks, by day, opened at the next one; a long season grows on demand. */
export function MatchesInOneRound({ dialog, matches, readAt, label }: MatchesInOneRoundProps) {
  const league = useLeague();
  const now = useNow(readAt);
  const { shown: filter, chosen, following, choose } = useFilters(["club"]);
  const [asked, setAsked] = useState({ before: 0, after: 0 });
  const [growing, grow] = useTransition();
  const sorted = useMemo(
    () => matchesOf(sortFixtures(matches), filter.club),
    [matches, filter.club],
  );
  const start = aroundNow(sorted, readAt);
  const [next] = matchesAhead(sorted, now, league.game.matchMinutes);
  const from = Math.max(0, start.from - asked.before);
  const to = Math.min(sorted.length, start.to + asked.after);
  const part = useMemo(() => sorted.slice(from, to), [sorted, from, to]);
  const more = (where: keyof typeof asked) =>
    grow(() => setAsked((before) => ({ ...before, [where]: before[where] + MATCHES_AT_ONCE })));
  const verb = growing ? "Showing" : "Show";
  return (
    <>
      <div className={filters.bar}>
        <h2>{label}</h2>
        <ClubFilter matches={matches} onPick={(club) => choose({ club })} value={chosen.club} />
      </div>
      {from > 0 && (
        <p className={styles.before}>
          <Button onClick={() => more("before")}>
            {verb} earlier matches ({from})
          </Button>
        </p>
      )}
      <div aria-busy={growing || following || undefined}>
        <FixtureDays link={dialog.link} matches={part} openAt={next?.id} now={now} />
      </div>
      {to < sorted.length && (
        <p className={styles.after}>
          <Button onClick={() => more("after")}>
            {verb} later matches ({sorted.length - to})
          </Button>
        </p>
      )}
    </>
  );
}
