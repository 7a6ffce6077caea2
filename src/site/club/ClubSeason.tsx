import { valueOf } from "@/data/readState";
import { useCompetition } from "@/site/season/useCompetition";
import { useListings } from "@/data/useListing";
import { goalsOfTeamByMinute, pointsByGameWeek } from "@/domain/season/course";
import type { RecordOf } from "@/records/record";
import { BarChart } from "@/ui/chart/BarChart";
import { LineChart } from "@/ui/chart/LineChart";
import { MatchByMatch } from "./MatchByMatch";
import { PlaceByWeek } from "./PlaceByWeek";
import { Section } from "@/ui/Section";
import { useClubs, useLeague } from "@/ui/where";
import { pointsInWords } from "../pointsInWords";
import styles from "./ClubSeason.module.css";
import type { ClubBlock } from "./ClubHeader";
import { SeasonSkeleton } from "./SeasonSkeleton";

/** The club's points over the season against the other clubs', and when its goals fall, from the second match on. */
export default function ClubSeason({ club }: ClubBlock) {
  const league = useLeague();
  const clubs = useClubs();
  // Whole, because the minutes of goals stand nowhere else.
  const [results] = useListings([{ league, kind: "results", whole: true }]);
  const competition = valueOf(useCompetition(league))?.competition;
  if (results.status === "loading" || !competition) return <SeasonSkeleton />;
  if (results.status === "failed") return null;
  const { records } = results.value;
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
          note={`The coloured line is ${club.name}; the grey ones are the other ${league.clubNoun}s.`}
          series={series.toSorted((a, b) => Number(a.highlighted) - Number(b.highlighted))}
          {...pointsInWords(league, pack)}
        />
        <MatchByMatch decided={competition.decided} name={club.name} />
        {scorerFigure === "minute" && <GoalsByMinute name={club.name} results={records} />}
        <PlaceByWeek competition={competition} name={club.name} results={records} />
      </div>
    </Section>
  );
}

interface GoalsProps {
  readonly name: string;
  readonly results: readonly RecordOf<"results">[];
}

function GoalsByMinute({ name, results }: GoalsProps) {
  const stretches = goalsOfTeamByMinute(results, name);
  if (stretches.every(({ scored, conceded }) => scored + conceded === 0)) return null;
  return (
    <BarChart
      caption={`Goals of ${name} and against it, by quarters of an hour`}
      series={[
        { name: "Scored", values: stretches.map(({ scored }) => scored) },
        { name: "Conceded", values: stretches.map(({ conceded }) => conceded) },
      ]}
      steps={stretches.map(({ from, to }) => ({ label: `${from} to ${to}`, short: `${to}′` }))}
      title="Goals by minute"
      unit="Goals"
    />
  );
}
