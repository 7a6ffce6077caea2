import { shareLeftBy } from "@/domain/match/possession";
import { readFigure, readInteger } from "@/domain/reading";
import { firstNonEmpty, formerMoment } from "../former";
import { defineKind, type RawRecord } from "../kind";
import { resultSchema } from "./schema";

/** Returns the ending. Older records stored kicks from the penalty mark in two separate fields. */
function endingOf({ ending, penaltiesA, penaltiesB, scoreA, scoreB }: RawRecord): unknown {
  const [a, b] = [readInteger(penaltiesA, 0, 99), readInteger(penaltiesB, 0, 99)];
  const score = readFigure(scoreA);
  const drawn = score !== null && score === readFigure(scoreB);
  return (
    firstNonEmpty(ending) ?? (drawn && a !== null && b !== null && a !== b ? `pens ${a}-${b}` : "")
  );
}

/** The kind of record for results. */
export const results = defineKind({
  schema: resultSchema,
  // The word "fetch" comes from the specification.
  words: { one: "result", many: "results", loadError: "Failed to fetch results." },
  indispensable: ["teamA", "teamB"],
  belongsTo: "season",
  // Tables need the numbers of cards, so these are here; line-ups, scorers and bookings are only in the whole records.
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
    possessionA: firstNonEmpty(raw["possessionA"], shareLeftBy(raw["possessionB"])),
  }),
  renamed: ({ teamA, teamB }, today) => ({ teamA: today(teamA), teamB: today(teamB) }),
});
