import type { ReactNode } from "react";
import { calledName } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Competition, Table } from "@/domain/season/competition";
import { useLiveOf, type ShownLiveMatch } from "@/ui/match/liveNow";
import { scoreText } from "@/ui/match/score";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useGlide } from "../motion/useGlide";
import { movedIn } from "./movedIn";
import { openMatches } from "./openMatches";
import type { ProvisionalTables } from "./TablesView";
import { withScores, scoresInPlay } from "./whatIf";
import styles from "./WhatIf.module.css";

interface Props {
  readonly competition: Competition;
  /** Renders the tables; the argument is undefined while no live match changes a table. */
  readonly children: (provisionalTables: ProvisionalTables | undefined) => ReactNode;
}

/**
 * Renders the tables including live matches with their scores so far, as on Today; rows move to their new places in an
 * animation.
 */
export default function LiveTable({ competition, children }: Props): ReactNode {
  const live = useLiveOf(useLeague());
  const clubs = useClubs();
  const glide = useGlide<HTMLDivElement>(live, "tbody tr");
  return (
    <div className={styles.asItStands} ref={glide}>
      {children(provisionalOf(competition, live, clubs))}
    </div>
  );
}

/** Returns the tables including live matches; undefined while none of these changes a table. */
function provisionalOf(
  { tables, format }: Competition,
  live: ReadonlyMap<string, ShownLiveMatch>,
  clubs: readonly ResolvedClub[],
): ProvisionalTables | undefined {
  if (!format.score) return undefined;
  const rules = { pack: format.pack, format: format.score };
  const now = tables.map((table) => withScores(table, scoresInPlay(live), rules, table.goOn));
  const counts = (table: Table) => table.ranked?.counted.length ?? 0;
  const before = (table: Table) => tables.find(({ group }) => group === table.group);
  const hasMoved = (table: Table) => counts(table) > counts(before(table) ?? table);
  if (!now.some(hasMoved)) return undefined;
  return {
    tables: now,
    isLive: true,
    beside: (table) => {
      const was = before(table);
      if (!was || !hasMoved(table)) return null;
      const on = openMatches(was).flatMap(({ id, a, b }) => {
        const shown = live.get(id);
        return shown
          ? `${calledName(clubs, a)} ${scoreText(shown.outcome)} ${calledName(clubs, b)}`
          : [];
      });
      return (
        <p className="mb-2 text-caption text-secondary">
          <b>As it stands</b>, with {on.join(", ")}
        </p>
      );
    },
    // A column without a single move would say nothing.
    remarks: (table) => {
      const moved = movedIn(before(table), table);
      return table.lines.some(({ row }) => moved.of(row.team)) ? moved : null;
    },
  };
}
