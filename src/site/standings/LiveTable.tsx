import type { ReactNode } from "react";
import type { Competition, Table } from "@/domain/season/competition";
import { useLiveOf, type LiveShown } from "@/ui/match/liveNow";
import { scoreText } from "@/ui/match/score";
import { useLeague } from "@/ui/where";
import { useGlide } from "../motion/useGlide";
import { movedIn } from "./movedIn";
import { openMatches } from "./openMatches";
import type { Supposition } from "./TablesView";
import { suppose, supposedLive } from "./whatIf";
import styles from "./WhatIf.module.css";

interface Props {
  readonly competition: Competition;
  /** Given nothing where no match that is being played moves a table. */
  readonly children: (supposition: Supposition | undefined) => ReactNode;
}

/** The tables with the matches that are being played, by their scores so far, as Today shows them; their rows move. */
export default function LiveTable({ competition, children }: Props): ReactNode {
  const live = useLiveOf(useLeague());
  const glide = useGlide<HTMLDivElement>(live, "tbody tr");
  return (
    <div className={styles.asItStands} ref={glide}>
      {children(suppositionOf(competition, live))}
    </div>
  );
}

/** Nothing where no match that is being played moves a table. */
function suppositionOf(
  { tables, format }: Competition,
  live: ReadonlyMap<string, LiveShown>,
): Supposition | undefined {
  if (!format.score) return undefined;
  const rules = { pack: format.pack, format: format.score };
  const now = tables.map((table) => suppose(table, supposedLive(live), rules, table.goOn));
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
        return shown ? `${a} ${scoreText(shown.outcome)} ${b}` : [];
      });
      return (
        <p className="mb-2 text-caption text-secondary">
          <b>As it stands</b>, with {on.join(", ")}
        </p>
      );
    },
    remarks: (table) => movedIn(before(table), table),
  };
}
