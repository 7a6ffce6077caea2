import type { RecordOf } from "@/records/record";
import { stageRound } from "../match/knockOut";
import type { Tie } from "./bracket";
import type { Competition } from "./competition";
import { cupsIn, type Cup } from "./cups";
import { tiesIn } from "./cupTies";

/** A knock-out match whose teams are known and that has no fixture yet. */
export interface DueMatch {
  /** The stage, as its fixture stores it: `SF1`, `cup:QF2/1`. */
  readonly stage: string;
  /** The round, with the cup: "Semi-finals", "Chancellor’s Cup, quarter-finals". */
  readonly name: string;
  readonly teamA: string;
  readonly teamB: string;
}

/** Returns the matches of a tie; the first leg is at the ground of its first side. */
function matchesIn({ slot, state }: Tie, cup: Cup | null): DueMatch[] {
  const { a, b, winner } = state;
  if (!("team" in a) || !("team" in b) || winner !== null) return [];
  const stage = cup ? `${cup.id}:${slot.id}` : slot.id;
  const round = stageRound(slot.id);
  const name = cup ? `${cup.name}, ${round.toLowerCase()}` : round;
  const first = { stage, name, teamA: a.team, teamB: b.team };
  if (slot.legs === 1) return [first];
  return [
    { ...first, stage: `${stage}/1` },
    { name, stage: `${stage}/2`, teamA: b.team, teamB: a.team },
  ];
}

/** Removes "/1": the first leg may be stored without its number. */
const tidied = (stage: string) => stage.trim().replace(/\/1$/, "");

/**
 * Returns the matches for which a season's knock-out and its cups still need fixtures: ties of known teams without one.
 */
export function dueMatches(
  competition: Competition,
  results: readonly RecordOf<"results">[],
): readonly DueMatch[] {
  const planned = new Set(competition.matches.map(({ stage }) => tidied(stage)));
  return [null, ...cupsIn(competition.settings.cups)]
    .flatMap((cup) =>
      tiesIn(cup?.id ?? "", competition, results).flatMap((tie) => matchesIn(tie, cup)),
    )
    .filter(({ stage }) => !planned.has(tidied(stage)));
}
