import { clubTitle } from "@/domain/league/clubTitle";
import { useState } from "react";
import { valueOf } from "@/data/readState";
import { useCompetition } from "@/site/season/useCompetition";
import { useListing } from "@/data/useListing";
import { calledName } from "@/domain/season/calledName";
import { pointsByGameWeek } from "@/domain/season/course";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { LineChart } from "@/ui/chart/LineChart";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { SelectField } from "@/ui/SelectField";
import { Skeleton } from "@/ui/Skeleton";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { pointsChartWords } from "../pointsChartWords";
import styles from "./SeasonSoFar.module.css";

interface Props {
  /** A past season's id; undefined for the current season. */
  readonly season: string | undefined;
  readonly teams: readonly string[];
}

/** A chart of each team's points over the season, with a field to highlight a team. Its code loads on demand. */
export default function SeasonSoFar({ season, teams }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const results = useListing(league, "results", season);
  const competition = valueOf(useCompetition(league, season))?.competition;
  const { pack } = competition?.format ?? formatOf(league, NO_FORMAT_CHOICE);
  const counted = new Map(competition?.outcomes.map((outcome) => [outcome.id, outcome]));
  const [chosen, setChosen] = useState(teams[0] ?? "");
  return (
    <Listing
      state={results}
      what="results"
      skeleton={<Skeleton shape="block" className={styles.placeholder} />}
      empty={
        <EmptyState spot="no-results" title="No results yet">
          The chart begins with the first result.
        </EmptyState>
      }
    >
      {({ records }) => (
        <div className="column-3">
          <SelectField
            label={clubTitle(league)}
            value={chosen}
            options={teams.map((team) => ({ value: team, label: calledName(clubs, team) }))}
            onChange={setChosen}
          />
          <LineChart
            {...pointsChartWords(league, pack)}
            series={teams
              .map((team) => ({
                name: calledName(clubs, team),
                highlighted: team === chosen,
                points: competition
                  ? pointsByGameWeek(team, records, counted, pack).map(({ label, points }) => ({
                      label,
                      value: points,
                    }))
                  : [],
              }))
              // The highlighted line is drawn last, above the others.
              .toSorted((a, b) => Number(a.highlighted) - Number(b.highlighted))}
          />
        </div>
      )}
    </Listing>
  );
}
