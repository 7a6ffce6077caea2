import { useCompetition } from "@/data/useCompetition";
import { useListings } from "@/data/useListing";
import { goalsByMinute, pointsByGameWeek } from "@/domain/table/form";
import { sameName } from "@/domain/names";
import type { RecordOf } from "@/domain/records/record";
import { BarChart } from "@/ui/chart/BarChart";
import { LineChart } from "@/ui/chart/LineChart";
import { MatchByMatch } from "./MatchByMatch";
import { Section } from "@/ui/Section";
import { pointsInWords } from "../pointsInWords";
import styles from "./ClubSeason.module.css";
import type { ClubBlock } from "./ClubHeader";
import { SeasonSkeleton } from "./SeasonSkeleton";

/** The club's points over the season against the other clubs', and when its goals fall, from the second match on. */
export default function ClubSeason({ league, club, clubs }: ClubBlock) {
  // Whole, because the minutes of goals stand nowhere else.
  const [results] = useListings([{ league, kind: "results", whole: true }]);
  const { competition } = useCompetition(league);
  if (results.status === "loading" || !competition) return <SeasonSkeleton league={league} />;
  if (results.status === "failed") return null;
  const { records } = results.listing;
  const { scorerFigure } = league.game;
  const { pack } = competition.format;
  const counted = new Map(competition.outcomes.map((outcome) => [outcome.id, outcome]));
  const series = clubs.map(({ name }) => ({
    name,
    highlighted: name === club.name,
    points: pointsByGameWeek(name, records, counted, pack).map(({ label, points }) => ({
      label,
      value: points,
    })),
  }));
  const own = series.find(({ highlighted }) => highlighted);
  if (!own || own.points.length < 2) {
    return (
      <Section title="The season so far">
        <p className={styles.early}>Its charts begin with the second match.</p>
      </Section>
    );
  }
  return (
    <Section title="The season so far">
      <div className={styles.charts}>
        <LineChart
          series={series.toSorted((a, b) => Number(a.highlighted) - Number(b.highlighted))}
          {...pointsInWords(league, pack)}
        />
        <MatchByMatch league={league} name={club.name} results={records} />
        {scorerFigure === "minute" && <GoalsByMinute name={club.name} results={records} />}
      </div>
    </Section>
  );
}

interface GoalsProps {
  readonly name: string;
  readonly results: readonly RecordOf<"results">[];
}

function GoalsByMinute({ name, results }: GoalsProps) {
  const played = results.filter(
    ({ teamA, teamB }) => sameName(teamA, name) || sameName(teamB, name),
  );
  const all = goalsByMinute(played);
  const own = goalsByMinute(played, name);
  if (all.every(({ scored }) => scored === 0)) return null;
  const scored = all.map((_, at) => own[at]?.scored ?? 0);
  return (
    <BarChart
      caption={`Goals of ${name} and against it, by quarters of an hour`}
      series={[
        { name: "Scored", values: scored },
        { name: "Conceded", values: all.map((one, at) => one.scored - (scored[at] ?? 0)) },
      ]}
      steps={all.map(({ from, to }) => ({ label: `${from} to ${to}`, short: `${to}′` }))}
      title="Goals by minute"
      unit="Goals"
    />
  );
}
