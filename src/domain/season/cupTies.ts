import { rounds } from "../bracket/make";
import type { From, Slot } from "../bracket/slot";
import { inTheirStage } from "../match/matches";
import { cupOfStage } from "../match/stage";
import type { RecordOf } from "@/records/record";
import { tiesOf, type Tie } from "./bracket";
import type { Competition } from "./competition";
import { CUP_CLUBS, type Cup } from "./cups";

/** Places of its first round: the next power of two. */
const sizeOf = ({ clubs }: Pick<Cup, "clubs">) =>
  2 ** Math.ceil(Math.log2(Math.max(clubs.length, CUP_CLUBS.least)));

/** The line that a season stores. */
export function writeCup(cup: Cup): string {
  const { id, name, legs, third, clubs } = cup;
  return [id, name, sizeOf(cup), legs, third ? "yes" : "no", clubs.join(", ")].join("|");
}

/** Where the clubs stand that were drawn: where there are too few, the first ones go on without a match. */
function sidesOf(cup: Cup): From[] {
  const byes = sizeOf(cup) - cup.clubs.length;
  return cup.clubs.flatMap((team, at): From[] => (at < byes ? [{ team }, "bye"] : [{ team }]));
}

/** The places of a cup, round by round. */
export const cupSlots = (cup: Cup): readonly Slot[] =>
  rounds(sidesOf(cup), { legs: cup.legs, third: cup.third });

/** A cup as its results leave it, round by round. */
export function cupTies(
  cup: Cup,
  { format, matches }: Pick<Competition, "format" | "matches">,
  results: readonly RecordOf<"results">[],
): readonly Tie[] {
  const own = inTheirStage(results, matches)
    .filter(({ stage }) => cupOfStage(stage) === cup.id)
    .map((result) => ({ ...result, stage: result.stage.slice(cup.id.length + 1) }));
  return tiesOf(cupSlots(cup), [], own, format);
}
