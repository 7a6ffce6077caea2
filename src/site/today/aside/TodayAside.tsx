import { useMemo, type ReactNode } from "react";
import { useArena, type ArenaView } from "@/data/useArena";
import type { Day } from "@/domain/day";
import { useLiveOf } from "@/ui/match/liveNow";
import { useMine } from "@/ui/mine/mine";
import { InLeague } from "@/ui/where";
import type { LeagueDays } from "../leagueMatches";
import { AsideTable } from "./AsideTable";
import { ChampionshipCard } from "./ChampionshipCard";
import { findTelling, movingTable } from "./movingTable";

interface TodayAsideProps {
  /** Those that are shown. */
  readonly leagues: readonly LeagueDays[];
  readonly day: Day;
  /** Epoch milliseconds. */
  readonly now: number;
}

const nobody = { slug: "" };

/**
 * Beside a day's matches: the table that they move, and the championship of all sports. Their records are those of the
 * matches, so that no document is read again.
 */
export default function TodayAside(props: TodayAsideProps): ReactNode {
  const arena = useArena();
  return !arena.isLoading && <Aside arena={arena} {...props} />;
}

interface AsideProps extends TodayAsideProps {
  readonly arena: ArenaView;
}

function Aside({ arena, leagues, day, now }: AsideProps) {
  const { clubs: followed } = useMine();
  const found = useMemo(
    () => findTelling(leagues, arena.read, { day, now, followed }),
    [arena.read, leagues, day, now, followed],
  );
  const live = useLiveOf(found?.telling.league ?? nobody);
  const moving = useMemo(
    () => found && movingTable(found.telling, found.read.records, live),
    [found, live],
  );
  return (
    <>
      {moving && (
        <InLeague league={moving.league} clubs={moving.clubs}>
          <AsideTable {...moving} />
        </InLeague>
      )}
      {arena.failed.length === 0 && <ChampionshipCard read={arena.read} />}
    </>
  );
}
