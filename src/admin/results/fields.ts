import { lowerFirst } from "@/domain/wording";
import type { FieldsPart } from "../kind/kind";

/** The fields of a result, by section of its form. */
export const resultSections = {
  match: ["teamA", "scoreA", "teamB", "scoreB", "gameWeek", "date", "day"],
  detail: ["detail"],
  scorers: ["goalsA", "goalsB"],
  bookings: ["bookings", "substitutionsA", "substitutionsB"],
  best: ["manOfTheMatch"],
  ending: ["ending", "reason", "stage"],
  possession: ["possessionA"],
  played: ["playersA", "playersB"],
  logos: ["teamALogo", "teamBLogo"],
};

export const resultFields: FieldsPart = {
  sections: () => resultSections,
  labels: ({ words, scoreUnit }) => ({
    goalsA: `Team A ${lowerFirst(words.scorers)}`,
    goalsB: `Team B ${lowerFirst(words.scorers)}`,
    manOfTheMatch: words.manOfTheMatch,
    ending: "How it ended",
    ...(scoreUnit === 2 && { scoreA: "Points A", scoreB: "Points B" }),
  }),
  helps: {
    gameWeek: "A number, or a name such as Final",
    day: "Day only, if the time is not known",
    bookings: "Player (Yellow Card) or Player (Red Card), separated by commas",
    substitutionsA: "Player IN/OUT (minute)",
    substitutionsB: "Player IN/OUT (minute)",
    reason: "Public: the reason for this ending",
    playersA: "Everybody who played, substitutes too; names separated by commas",
    playersB: "Everybody who played, substitutes too; names separated by commas",
  },
  // The cards are counted from the bookings.
  derived: ["cards"],
};
