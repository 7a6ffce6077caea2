import type { RecordOf } from "@/records/record";
import { stageRound } from "../match/knockOut";
import { bracketOf, type Tie } from "./bracket";
import type { Competition } from "./competition";
import { cupsIn } from "./cups";
import { cupTies } from "./cupTies";

/** A match of a knock-out whose teams are known and that nobody has planned. */
export interface DueMatch {
  /** As its fixture stores it: `SF1`, `cup:QF2/1`. */
  readonly stage: string;
  /** "Semi-finals" */
  readonly round: string;
  /** The name of the cup beside the league; '' of the league's own knock-out. */
  readonly cup: string;
  readonly teamA: string;
  readonly teamB: string;
}

/** The matches of a tie, the first leg at its first side's. */
function matchesIn({ slot, state }: Tie, before: string, cup: string): DueMatch[] {
  const { a, b, winner } = state;
  if (!("team" in a) || !("team" in b) || winner !== null) return [];
  const round = stageRound(slot.id);
  const first = { stage: before + slot.id, round, cup, teamA: a.team, teamB: b.team };
  if (slot.legs === 1) return [first];
  const second = { ...first, teamA: b.team, teamB: a.team };
  return [
    { ...first, stage: `${first.stage}/1` },
    { ...second, stage: `${first.stage}/2` },
  ];
}

/** The first leg may be stored without its number. */
const tidied = (stage: string) => stage.trim().replace(/\/1$/, "");

/** What the knock-outs of a season, its cups’ too, still need as fixtures: ties of known teams without one. */
export function dueMatches(
  competition: Competition,
  results: readonly RecordOf<"results">[],
): readonly DueMatch[] {
  const planned = new Set(competition.matches.map(({ stage }) => tidied(stage)));
  const cups = cupsIn(competition.settings.cups);
  return [
    ...bracketOf(competition, results).flatMap((tie) => matchesIn(tie, "", "")),
    ...cups.flatMap((cup) =>
      cupTies(cup, competition, results).flatMap((tie) => matchesIn(tie, `${cup.id}:`, cup.name)),
    ),
  ].filter(({ stage }) => !planned.has(tidied(stage)));
}
