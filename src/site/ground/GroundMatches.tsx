import { useMemo, useState } from "react";
import { arena } from "@arena/arena";
import { dayOf } from "@/domain/day";
import type { DayPart } from "@/domain/match/agenda";
import { zoneNote } from "@/domain/time";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { Loading } from "@/ui/Loading";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useZone } from "@/ui/match/useZone";
import { Section } from "@/ui/Section";
import { InLeague } from "@/ui/where";
import { LeagueCard } from "../today/LeagueCard";
import type { LeagueDays } from "../today/leagueMatches";
import { firstOf, partsAt, type GroundPart } from "./atGround";
import styles from "./GroundPage.module.css";

interface GroundMatchesProps {
  readonly names: readonly string[];
  readonly leagues: readonly LeagueDays[];
  /** Nothing is still on its way. */
  readonly isRead: boolean;
  /** All leagues could be read. */
  readonly isWhole: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

const titles: Readonly<Record<DayPart, string>> = {
  live: "Live now",
  next: "Next matches",
  finished: "Latest results",
  off: "Not played",
};

/** So many of each part are shown before somebody asks for all. */
const SHOWN = 8;

/** What is played at a ground, over all leagues. */
export function GroundMatches({ names, leagues, isRead, isWhole, now }: GroundMatchesProps) {
  const zone = useZone();
  const parts = useMemo(
    () => partsAt(names, leagues, now, dayOf(now, arena.timeZone) ?? ""),
    [names, leagues, now],
  );
  if (!isRead) {
    return (
      <Loading what="matches">
        <div className={styles.parts}>
          <MatchListSkeleton rows={4} />
          <MatchListSkeleton rows={4} />
        </div>
      </Loading>
    );
  }
  if (parts.length === 0) {
    return isWhole ? (
      <EmptyState spot="no-fixtures" title="No matches here">
        No match of this season names this ground yet.
      </EmptyState>
    ) : null;
  }
  // What was played stands beside what is not over.
  const columns = [
    parts.filter(({ part }) => part !== "finished"),
    parts.filter(({ part }) => part === "finished"),
  ];
  const note = zoneNote(now, zone, arena.timeZone);
  return (
    <div className={styles.parts}>
      {columns.map(
        (of, at) =>
          of.length > 0 && (
            // There are two of them, always in this order.
            <div className={styles.column} key={at}>
              {of.map((one) => (
                <Part key={one.part} now={now} of={one} />
              ))}
            </div>
          ),
      )}
      {note && <p className={styles.zone}>{note}</p>}
    </div>
  );
}

function Part({ of, now }: { readonly of: GroundPart; readonly now: number }) {
  const [isAll, setAll] = useState(false);
  const { part, all } = of;
  return (
    <Section title={titles[part]}>
      <div className={styles.cards}>
        {firstOf(of, isAll ? Infinity : SHOWN).map(({ league, clubs, occasions }) => (
          <InLeague clubs={clubs} key={`${league.slug} ${occasions[0]?.id}`} league={league}>
            <LeagueCard now={now} occasions={occasions} />
          </InLeague>
        ))}
      </div>
      {!isAll && all.length > SHOWN && (
        <Button onClick={() => setAll(true)} variant="text">
          Show all {all.length}
        </Button>
      )}
    </Section>
  );
}
