import { useState } from "react";
import { compareNames } from "@/domain/names";
import type { RecordOf } from "@/domain/records/record";
import { goalsByMinute, goalsOfTeamByMinute } from "@/domain/table/course";
import type { ResolvedClub } from "@/leagues/clubs";
import { BarChart } from "@/ui/chart/BarChart";
import { SelectField } from "@/ui/SelectField";

interface Props {
  readonly clubs: readonly ResolvedClub[];
  /** Whole, with the minutes of goals. */
  readonly results: readonly RecordOf<"results">[];
}

/** When goals fall, of all clubs or of one and against it; nothing while no goal has a minute. */
export default function GoalsByMinute({ clubs, results }: Props) {
  const [chosen, setChosen] = useState("");
  const all = goalsByMinute(results);
  if (all.every(({ scored }) => scored === 0)) return null;
  const options = clubs
    .toSorted((a, b) => compareNames(a.name, b.name))
    .map(({ name, slug }) => ({ value: slug, label: name }));
  const club = clubs.find(({ slug }) => slug === chosen);
  const of = club && goalsOfTeamByMinute(results, club.name);
  const series = of
    ? [
        { name: "Scored", values: of.map(({ scored }) => scored) },
        { name: "Conceded", values: of.map(({ conceded }) => conceded) },
      ]
    : [{ name: "All clubs", values: all.map(({ scored }) => scored) }];
  return (
    <>
      <SelectField
        label="Goals of"
        onChange={setChosen}
        options={[{ value: "", label: "All clubs" }, ...options]}
        value={chosen}
      />
      <BarChart
        caption={`Goals of ${club ? `${club.name} and against it` : "all clubs"}, by quarters of an hour`}
        series={series}
        steps={(of ?? all).map(({ from, to }) => ({ label: `${from} to ${to}`, short: `${to}′` }))}
        title="Goals by minute"
        unit="Goals"
      />
    </>
  );
}
