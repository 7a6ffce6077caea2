import { startTransition, useEffect, useMemo, useState } from "react";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Competition, SeasonRecords, Table } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { useToldLive } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import type { RowExtras } from "@/ui/standings/StandingsRow";
import type { rowExtrasOf } from "./rowExtras";

type Make = typeof rowExtrasOf;

interface Shown {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly records: SeasonRecords;
  readonly competition: Competition;
  readonly past: string | undefined;
  /** When the records were read, in epoch milliseconds. */
  readonly readAt: number;
}

/** What stands in a table's rows once its code is here; null until then, and where it cannot be had. */
export function useRowExtras({
  league,
  clubs,
  records,
  competition,
  past,
  readAt,
}: Shown): ReadonlyMap<Table, (team: string) => RowExtras> | null {
  const [make, setMake] = useState<{ readonly of: Make } | null>(null);
  const zone = useZone();
  const now = useNow(readAt);
  const told = useToldLive();
  useEffect(() => {
    let isGone = false;
    const take = (of: Make) => {
      if (!isGone) startTransition(() => setMake({ of }));
    };
    // The table is whole without.
    void import("./rowExtras").then(
      (module) => take(module.rowExtrasOf),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return useMemo(() => {
    if (!make) return null;
    const season = { league, clubs, records, competition, past, zone, now, told };
    return new Map(competition.tables.map((table) => [table, make.of(season, table)]));
  }, [make, league, clubs, records, competition, past, zone, now, told]);
}
