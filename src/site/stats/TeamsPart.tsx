import { useMemo } from "react";
import { useCompetition } from "@/site/season/useCompetition";
import { sameName } from "@/domain/names";
import { pointsByGameWeek } from "@/domain/season/course";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Competition, SeasonRecords } from "@/domain/season/competition";
import { LineChart } from "@/ui/chart/LineChart";
import { Read } from "@/ui/Listing";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague } from "@/ui/where";
import { pointsInWords } from "../pointsInWords";
import styles from "./StatsPage.module.css";
import { TeamTable } from "./TeamTable";

interface Props {
  readonly past: string | undefined;
  /** The club that was chosen on the page. */
  readonly club: ResolvedClub | undefined;
}

/** How the clubs of a season went, week by week and in all. */
export default function TeamsPart({ past, club }: Props) {
  const league = useLeague();
  return (
    <Read
      skeleton={<Skeleton className={styles.placeholder} shape="block" />}
      state={useCompetition(league, past)}
      what="standings"
    >
      {({ competition, records }) => {
        if (competition.outcomes.length === 0) return null;
        const teams = competition.tables.flatMap(({ lines }) => lines.map(({ row }) => row.team));
        const own = club && teams.find((team) => sameName(team, club.name));
        const shared = { competition, records, own };
        return (
          <>
            <PointsByWeek {...shared} teams={teams} />
            <TeamTable {...shared} past={past} />
          </>
        );
      }}
    </Read>
  );
}

interface PointsProps {
  readonly competition: Competition;
  readonly records: SeasonRecords;
  readonly teams: readonly string[];
  readonly own: string | undefined;
}

/** The points of every club after each week: the chosen club's line stands out, else the line of whoever has most. */
function PointsByWeek({ competition, records, teams, own }: PointsProps) {
  const league = useLeague();
  const { outcomes, format } = competition;
  const lines = useMemo(() => {
    const counted = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    return teams.map((name) => ({
      name,
      points: pointsByGameWeek(name, records.results, counted, format.pack).map(
        ({ label, points }) => ({ label, value: points }),
      ),
    }));
  }, [outcomes, format, records, teams]);
  const now = (line: (typeof lines)[number]) => line.points.at(-1)?.value ?? 0;
  const [leader] = lines.toSorted((a, b) => now(b) - now(a));
  const shown = own ?? leader?.name;
  const isAlone = lines.filter((line) => leader && now(line) === now(leader)).length === 1;
  const { title, unit } = pointsInWords(league, format.pack);
  if (lines.every(({ points }) => points.length < 2)) {
    const step = league.matchGrouping.by === "gameWeek" ? "game week" : "match";
    return (
      <p className="text-secondary">
        The chart of {unit} begins with the second {step}.
      </p>
    );
  }
  return (
    <LineChart
      note={
        own === undefined
          ? `In colour: ${shown}, ${isAlone ? "with most" : "level with others on most"} ${unit}. Choose a ${league.clubNoun} above to see another.`
          : `In colour: ${own}.`
      }
      // Drawn last, it lies above the others.
      series={lines
        .map((line) => ({ ...line, highlighted: line.name === shown }))
        .toSorted((a, b) => Number(a.highlighted) - Number(b.highlighted))}
      title={title}
      unit={unit}
    />
  );
}
