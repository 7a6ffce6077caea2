import { useState } from "react";
import { compareNames, sameName } from "@/domain/names";
import type { RecordOf } from "@/domain/records/record";
import { goalsByMinute } from "@/domain/table/form";
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
  const series = club ? ofOne(results, club.name) : [{ name: "All clubs", values: counts(all) }];
  const steps = club ? goalsByMinute(matchesOf(results, club.name)) : all;
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
        steps={steps.map(({ from, to }) => ({ label: `${from} to ${to}`, short: `${to}′` }))}
        title="Goals by minute"
        unit="Goals"
      />
    </>
  );
}

const counts = (stretches: readonly { readonly scored: number }[]) =>
  stretches.map(({ scored }) => scored);

const matchesOf = (results: Props["results"], name: string) =>
  results.filter(({ teamA, teamB }) => sameName(teamA, name) || sameName(teamB, name));

function ofOne(results: Props["results"], name: string) {
  const played = matchesOf(results, name);
  const own = counts(goalsByMinute(played, name));
  const all = counts(goalsByMinute(played));
  const scored = all.map((_, at) => own[at] ?? 0);
  return [
    { name: "Scored", values: scored },
    { name: "Conceded", values: all.map((one, at) => one - (scored[at] ?? 0)) },
  ];
}
