import { sameName } from "@/domain/names";
import type { Result } from "@/records/results/schema";
import { cupOfStage } from "@/domain/match/stage";
import { tiesIn } from "@/domain/season/cupTies";
import { competitionOf } from "@/domain/season/competition";
import type { Around } from "../kind/around";
import type { Warning } from "../kind/warning";

/** A match of the bracket between other teams than the bracket has at that place. */
export function driftedStage({ stage, teamA, teamB }: Result, around: Around): Warning[] {
  const slotId = stage.split("/")[0]?.trim();
  if (!slotId || teamA === "" || teamB === "") return [];
  const { league, id } = around;
  // Without the match itself, which would drag the rounds behind along.
  const results = around.results.filter((result) => result.id !== id);
  const records = { ...around, results };
  const competition = competitionOf(league, records);
  const cup = cupOfStage(slotId);
  const tie = tiesIn(cup, competition, results).find(
    ({ slot }) => slot.id === slotId.slice(slotId.indexOf(":") + 1),
  );
  if (!tie) return [];
  const { a, b } = tie.state;
  const isOf = (team: string) => [teamA, teamB].some((one) => sameName(one, team));
  const known = [a, b].flatMap((side) => ("team" in side ? [side.team] : []));
  if (known.every(isOf)) return [];
  const seats = [a, b].map((side) =>
    "team" in side ? side.team : "waiting" in side ? side.waiting : "a bye",
  );
  const text = `${tie.slot.name} is ${seats.join(" v ")} as ${cup ? "the cup was drawn" : "the tables stand"}; between other teams it counts for nothing in the bracket`;
  return [{ id: "W09", field: "stage", text }];
}
