import { useCompetition } from "@/site/season/useCompetition";
import { useListings } from "@/data/useListing";
import { goalsOfTeamByMinute, pointsByGameWeek } from "@/domain/season/course";
import type { RecordOf } from "@/records/record";
import { BarChart, MOST_STEPS } from "@/ui/chart/BarChart";
import { LineChart } from "@/ui/chart/LineChart";
import { Section } from "@/ui/Section";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { sameName } from "@/domain/names";
import { ordinal } from "@/domain/ordinal";
import { placesByWeek, playedBy } from "@/domain/table/movement";
import { calledName } from "@/domain/season/calledName";
import type { Competition } from "@/domain/season/competition";
import { ChartCard } from "@/ui/chart/ChartCard";
import type { DecidedMatch } from "@/domain/match/decided";
import { formMark } from "@/domain/match/form";
import { outcomeWords } from "@/ui/form/FormGuide";
import { outcomeOf } from "@/ui/match/outcome";
import { pointsChartWords } from "../pointsChartWords";
import placeByWeekStyles from "./PlaceByWeek.module.css";
import type { ClubBlock } from "./ClubHeader";
import { SeasonSkeleton } from "./SeasonSkeleton";

/**
 * The charts of the club's season, from its second match on: points compared with the other clubs, scores, goals by
 * minute, places.
 */
export default function ClubSeason({ club }: ClubBlock) {
  const league = useLeague();
  const clubs = useClubs();
  // Whole results, because results in brief have no minutes of goals.
  const [results] = useListings([{ league, kind: "results", whole: true }]);
  const season = useCompetition(league);
  if (results.status === "failed" || season.status === "failed") return null;
  if (results.status === "loading" || season.status === "loading") return <SeasonSkeleton />;
  const { records } = results.value;
  const { competition } = season.value;
  const { scorerFigure } = league.game;
  const { pack } = competition.format;
  const outcomeById = new Map(competition.outcomes.map((outcome) => [outcome.id, outcome]));
  const series = clubs.map(({ name, called }) => ({
    name: called,
    highlighted: name === club.name,
    points: pointsByGameWeek(name, records, outcomeById, pack).map(({ label, points }) => ({
      label,
      value: points,
    })),
  }));
  const own = series.find(({ highlighted }) => highlighted);
  if (!own || own.points.length < 2) {
    return (
      <Section title="The season so far">
        <p className="text-secondary">Its charts begin with the second match.</p>
      </Section>
    );
  }
  return (
    <Section title="The season so far">
      <div className="column-5">
        <LineChart
          note={`The coloured line is ${club.called}; the grey ones are the other ${league.clubNoun}s.`}
          series={series.toSorted((a, b) => Number(a.highlighted) - Number(b.highlighted))}
          {...pointsChartWords(league, pack)}
        />
        <MatchByMatch club={club} decided={competition.decided} />
        {scorerFigure === "minute" && <GoalsByMinute club={club} results={records} />}
        <PlaceByWeek competition={competition} name={club.name} results={records} />
      </div>
    </Section>
  );
}

interface GoalsProps extends ClubBlock {
  readonly results: readonly RecordOf<"results">[];
}

function GoalsByMinute({ club, results }: GoalsProps) {
  const stretches = goalsOfTeamByMinute(results, club.name);
  if (stretches.every(({ scored, conceded }) => scored + conceded === 0)) return null;
  return (
    <BarChart
      caption={`Goals of ${club.called} and against it, by quarters of an hour`}
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

interface PlaceByWeekProps {
  readonly name: string;
  readonly competition: Competition;
  readonly results: readonly RecordOf<"results">[];
}

/**
 * The club's place after each game week, once there are two. Nothing if the table is kept by hand or the league has no
 * game weeks.
 */
function PlaceByWeek({ name, competition, results }: PlaceByWeekProps) {
  const table = competition.tables.find(({ lines }) =>
    lines.some(({ row }) => sameName(row.team, name)),
  );
  const team = table?.lines.find(({ row }) => sameName(row.team, name))?.row.team;
  if (!table?.input || team === undefined) return null;
  const places = placesByWeek(table.input, playedBy(results), team);
  if (places.length < 2) return null;
  return (
    <ChartCard title="Place by game week">
      <ol className={placeByWeekStyles.weeks} role="list">
        {places.map(({ week, rank, shared }) => (
          <li data-first={rank === 1 || undefined} key={week}>
            <span className="text-tiny text-secondary">
              <span className="visually-hidden">Game week </span>
              {week}
              <span className="visually-hidden">: </span>
            </span>
            <b>
              {ordinal(rank)}
              {shared && "="}
            </b>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}

interface MatchByMatchProps extends ClubBlock {
  /** The season's matches, in the order played. */
  readonly decided: readonly DecidedMatch[];
}

/** A chart of what the club scored and conceded in each of its latest matches, the oldest first, with the outcomes. */
function MatchByMatch({ club: { name, called }, decided }: MatchByMatchProps) {
  const league = useLeague();
  const clubs = useClubs();
  const { scoreUnit = 1, words } = league.game;
  const ownMatches = decided.flatMap((one) => {
    const outcome = formMark(name, one);
    return outcome === null ? [] : [{ outcome, result: one.result }];
  });
  const firstShown = Math.max(0, ownMatches.length - MOST_STEPS);
  const bars = ownMatches.slice(firstShown).flatMap(({ outcome, result }, at) => {
    const { scoreA, scoreB } = outcomeOf(result, league);
    if (scoreA === null || scoreB === null) return [];
    const isHome = sameName(result.teamA, name);
    const opponent = isHome ? result.teamB : result.teamA;
    const label = `${firstShown + at + 1}. ${outcomeWords[outcome]} against ${calledName(clubs, opponent)}`;
    const [scored, conceded] = isHome ? [scoreA, scoreB] : [scoreB, scoreA];
    return [{ label, outcome, scored: scored / scoreUnit, conceded: conceded / scoreUnit }];
  });
  if (bars.length < 2) return null;
  return (
    <BarChart
      caption={`${words.score} of ${called} and against it in its latest matches, oldest first`}
      series={[
        { name: "Scored", values: bars.map(({ scored }) => scored) },
        { name: "Conceded", values: bars.map(({ conceded }) => conceded) },
      ]}
      steps={bars.map(({ label, outcome }) => ({ label, short: outcome }))}
      title="Match by match"
      unit={words.score}
    />
  );
}
