import { LEVEL_AFTER_AWAY_GOALS, rounds } from "../bracket/make";
import type { SlotSource, Slot } from "../bracket/slot";
import { inTheirStage } from "../match/matches";
import { cupOfStage } from "../match/stage";
import type { RecordOf } from "@/records/record";
import { bracketOf, resolveTies, type Tie } from "./bracket";
import type { Competition } from "./competition";
import { CUP_CLUBS, cupsIn, type Cup } from "./cups";

/** Returns the number of places in the first round: the next power of two. */
const sizeOf = ({ clubs }: Pick<Cup, "clubs">) =>
  2 ** Math.ceil(Math.log2(Math.max(clubs.length, CUP_CLUBS.least)));

/** Writes a cup as a season stores it. */
export function writeCup(cup: Cup): string {
  const { id, name, legs, third, clubs } = cup;
  return [id, name, sizeOf(cup), legs, third, clubs.join(", ")].join("|");
}

/** Returns the sides of the first round in drawn order; if there are too few clubs, the first ones get byes. */
function sidesOf(cup: Cup): SlotSource[] {
  const byes = sizeOf(cup) - cup.clubs.length;
  return cup.clubs.flatMap((team, at): SlotSource[] =>
    at < byes ? [{ team }, "bye"] : [{ team }],
  );
}

/**
 * Returns the slots of a cup, round by round.
 * @param third whether there is a match for third place, if the cup leaves it open
 */
export const cupSlots = (cup: Cup, third: boolean): readonly Slot[] =>
  rounds(sidesOf(cup), {
    legs: cup.legs === "1" ? 1 : 2,
    third: cup.third === "played" ? third : cup.third === "yes",
    ...(cup.legs === "2a" && { level: LEVEL_AFTER_AWAY_GOALS }),
  });

/** Returns the ties of a cup from its results, round by round. */
function cupTies(
  cup: Cup,
  competition: Pick<Competition, "format" | "matches" | "isFiled">,
  results: readonly RecordOf<"results">[],
): readonly Tie[] {
  const own = inTheirStage(results, competition.matches)
    .filter(({ stage }) => cupOfStage(stage) === cup.id)
    .map((result) => ({ ...result, stage: result.stage.slice(cup.id.length + 1) }));
  const third = own.some(({ stage }) => stage.startsWith("P3"));
  return resolveTies(cupSlots(cup, third), [], own, competition, cup.id);
}

/**
 * Returns the ties of the league's own knock-out ('') or of the cup with that id; empty if the season has no such cup.
 */
export function tiesIn(
  id: string,
  competition: Competition,
  results: readonly RecordOf<"results">[],
): readonly Tie[] {
  if (id === "") return bracketOf(competition, results);
  const cup = cupsIn(competition.settings.cups).find((one) => one.id === id);
  return cup ? cupTies(cup, competition, results) : [];
}
