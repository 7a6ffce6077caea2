import { Suspense } from "react";
import { valueOf } from "@/data/readState";
import { useCompetition } from "@/site/season/useCompetition";
import type { Competition } from "@/domain/season/competition";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { laterPart } from "@/ui/later/later";
import { Link } from "@/ui/Link";
import { useLiveOf } from "@/ui/match/liveNow";
import { Section } from "@/ui/Section";
import { ShortTable } from "@/ui/standings/ShortTable";
import { useLeague } from "@/ui/leagueContext";
import styles from "./FrontTable.module.css";
import { FrontTableSkeleton } from "./FrontTableSkeleton";

const LiveTable = laterPart(() => import("../standings/LiveTable"));

/** How many lines are shown: of a single table, and of each table if there are several. */
const TABLE_LINES = 8;
const LINES_OF_GROUP = 4;

/**
 * The first lines of each table, including the live matches; nothing if the table has not begun. A failure to load is
 * shown by the section of matches beside it, because both are in one document.
 */
export default function FrontTable() {
  const league = useLeague();
  const state = useCompetition(league);
  const competition = valueOf(state)?.competition;
  const isOn = useLiveOf(league).size > 0;
  if (state.status === "loading") return <FrontTableSkeleton />;
  if (!competition?.tables.some(({ lines }) => lines.length > 0)) return null;
  const asItIs = <Tables tables={competition.tables} />;
  if (!isOn) return asItIs;
  return (
    <Suspense fallback={asItIs}>
      <LiveTable competition={competition}>
        {(now) => (now ? <Tables isLive tables={now.tables} /> : asItIs)}
      </LiveTable>
    </Suspense>
  );
}

interface TablesProps extends Pick<Competition, "tables"> {
  readonly isLive?: boolean;
}

function Tables({ tables, isLive = false }: TablesProps) {
  const league = useLeague();
  return (
    <Section
      action={<Link to={paths.page(league, "standings")}>Whole table</Link>}
      title={isLive ? "The table as it stands" : "The table"}
    >
      <div className={styles.tables}>
        {tables.map((table) => (
          <Card flush key={table.group}>
            {table.group !== "" && <h3 className={styles.group}>Group {table.group}</h3>}
            <ShortTable
              caption={table.group ? `Group ${table.group}` : `${league.name} table`}
              lines={tables.length > 1 ? LINES_OF_GROUP : TABLE_LINES}
              table={table}
            />
          </Card>
        ))}
      </div>
    </Section>
  );
}
