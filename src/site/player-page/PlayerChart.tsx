import { useMemo } from "react";
import { recordsRead } from "@/data/readState";
import { useListings } from "@/data/useListing";
import { calledMatch } from "@/domain/season/calledName";
import type { RecordOf } from "@/records/record";
import { BarChart, MOST_STEPS } from "@/ui/chart/BarChart";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { isAwayFor, latestLog } from "./MatchLog";

interface Props {
  readonly player: RecordOf<"players">;
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly squads: readonly RecordOf<"players">[];
}

/** The least number of matches, and the least highest figure, for a chart; below these the list says as much. */
const LEAST = { matches: 3, figure: 2 };

/**
 * A bar chart of the player's figures in the latest matches, the oldest first; nothing if it would say no more than the
 * list.
 */
export default function PlayerChart({ player, past, squads }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const [results] = useListings([{ league, kind: "results", season: past, whole: true }]);
  const records = recordsRead(results);
  const log = useMemo(
    () => (records ? latestLog(league, { player, squads, results: records }) : []),
    [league, player, squads, records],
  );
  const shown = log.slice(0, MOST_STEPS).toReversed();
  const all = league.game.statistics.flatMap(({ label, fromResults }) => {
    if (!fromResults || fromResults === "appearances" || fromResults === "cleanSheets") return [];
    const values = shown.map(({ figures }) => figures[fromResults]);
    return values.some((value) => value > 0) ? [{ name: label, values }] : [];
  });
  const series = all.slice(0, 2);
  const isTelling = series.some(({ values }) => values.some((value) => value >= LEAST.figure));
  if (shown.length < LEAST.matches || !isTelling) return null;
  const first = log.length - shown.length + 1;
  const steps = shown.map(({ result }, at) => {
    const { teamA, teamB } = calledMatch(clubs, result);
    const opponent = isAwayFor(player, result) ? `at ${teamA}` : `v ${teamB}`;
    const label = `${first + at}. ${opponent}`;
    return { label, short: String(first + at) };
  });
  const what = series.map(({ name }) => name).join(" and ");
  return (
    <BarChart
      caption={`${what} of ${player.name} in the latest matches, oldest first`}
      series={series}
      steps={steps}
      title={`${what} match by match`}
      unit="Figure"
    />
  );
}
