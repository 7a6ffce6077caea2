import { shareLeftBy } from "@/domain/match/possession";
import { readFigure, readInteger } from "@/domain/reading";
import { firstGiven, formerMoment } from "../former";
import { defineKind, type RawRecord } from "../kind";
import { resultSchema } from "./schema";

/** The ending, from kicks of the penalty mark in older records, which stored them in fields of their own. */
function endingOf({ ending, penaltiesA, penaltiesB, scoreA, scoreB }: RawRecord): unknown {
  const [a, b] = [readInteger(penaltiesA, 0, 99), readInteger(penaltiesB, 0, 99)];
  const score = readFigure(scoreA);
  const drawn = score !== null && score === readFigure(scoreB);
  return (
    firstGiven(ending) ?? (drawn && a !== null && b !== null && a !== b ? `pens ${a}-${b}` : "")
  );
}

/** Matches that were played. */
export const results = defineKind({
  schema: resultSchema,
  // "Fetch": the specification's own error text.
  words: { one: "result", many: "results", loadError: "Failed to fetch results." },
  indispensable: ["teamA", "teamB"],
  belongsTo: "season",
  // Tables count the cards, so their numbers are here; line-ups, scorers and bookings are in the whole records only.
  published: {
    teamA: "a",
    teamB: "b",
    scoreA: "x",
    scoreB: "y",
    date: "d",
    day: "q",
    gameWeek: "w",
    ending: "e",
    detail: "p",
    stage: "g",
    cards: "k",
    reason: "r",
    corrected: "c",
    unconfirmed: "n",
    version: "v",
    updatedAt: "u",
  },
  former: (raw) => ({
    ...raw,
    date: formerMoment(raw),
    ending: endingOf(raw),
    possessionA: firstGiven(raw["possessionA"], shareLeftBy(raw["possessionB"])),
  }),
  renamed: ({ teamA, teamB }, today) => ({ teamA: today(teamA), teamB: today(teamB) }),
});
