import { LEVEL_AFTER_AWAY_GOALS, rounds } from "../bracket/make";
import type { SlotSource, Slot } from "../bracket/slot";
import { inTheirStage } from "../match/matches";
import { cupOfStage } from "../match/stage";
import type { RecordOf } from "@/records/record";
import { bracketOf, tiesOf, type Tie } from "./bracket";
import type { Competition } from "./competition";
import { CUP_CLUBS, cupsIn, type Cup } from "./cups";

/** Places of its first round: the next power of two. */
const sizeOf = ({ clubs }: Pick<Cup, "clubs">) =>
  2 ** Math.ceil(Math.log2(Math.max(clubs.length, CUP_CLUBS.least)));

/** The line that a season stores. */
export function writeCup(cup: Cup): string {
  const { id, name, legs, third, clubs } = cup;
  return [id, name, sizeOf(cup), legs, third, clubs.join(", ")].join("|");
}

/** The places of the clubs that were drawn: where they are too few, the first ones go on without a match. */
function sidesOf(cup: Cup): SlotSource[] {
  const byes = sizeOf(cup) - cup.clubs.length;
  return cup.clubs.flatMap((team, at): SlotSource[] =>
    at < byes ? [{ team }, "bye"] : [{ team }],
  );
}

/**
 * The places of a cup, round by round.
 * @param third whether one for third place, where the cup leaves it open
 */
export const cupSlots = (cup: Cup, third: boolean): readonly Slot[] =>
  rounds(sidesOf(cup), {
    legs: cup.legs === "1" ? 1 : 2,
    third: cup.third === "played" ? third : cup.third === "yes",
    ...(cup.legs === "2a" && { level: LEVEL_AFTER_AWAY_GOALS }),
  });

/** A cup as its results leave it, round by round. */
function cupTies(
  cup: Cup,
  competition: Pick<Competition, "format" | "matches" | "isFiled">,
  results: readonly RecordOf<"results">[],
): readonly Tie[] {
  const own = inTheirStage(results, competition.matches)
    .filter(({ stage }) => cupOfStage(stage) === cup.id)
    .map((result) => ({ ...result, stage: result.stage.slice(cup.id.length + 1) }));
  const third = own.some(({ stage }) => stage.startsWith("P3"));
  return tiesOf(cupSlots(cup, third), [], own, competition, cup.id);
}

/** The ties of the league's own knock-out (''), or of the cup of that id; none of a cup that the season has not. */
export function tiesIn(
  id: string,
  competition: Competition,
  results: readonly RecordOf<"results">[],
): readonly Tie[] {
  if (id === "") return bracketOf(competition, results);
  const cup = cupsIn(competition.settings.cups).find((one) => one.id === id);
  return cup ? cupTies(cup, competition, results) : [];
}
