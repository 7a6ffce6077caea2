import type { Sport } from "@/domain/sport";
import { lowerFirst } from "@/domain/wording";
import { withCards } from "@/domain/people/cardCounts";
import { asPlayed, scoreText } from "@/ui/match/score";
import { ChangeOverWaits } from "../bookkeeping/ChangeOverWaits";
import { toEntity } from "../fields/values";
import { logoIn } from "../kind/fills";
import { defineAdminKind } from "../kind/kind";
import { listedResults } from "./columns";
import { DetailControl } from "./DetailControl";
import { detailName } from "./detailName";
import { EndingControl } from "./EndingControl";
import { needsReason } from "./endingChoices";
import { MatchNotice } from "./MatchNotice";
import { MatchTaps } from "./MatchTaps";
import { resultsPaper } from "./paper";
import { paste } from "./paste";
import { resultOfFixture } from "./resultOfFixture";
import { resultChange, resultProblems } from "./resultProblems";
import { resultWarnings } from "./resultWarnings";
import { idOfNewResult } from "./sameMatch";
import { MomentControl } from "../fields/MomentControl";
import { LineUpControl } from "../line-up/LineUpControl";
import { BookingsControl } from "./rows/BookingsControl";
import { SubstitutionsControl } from "./rows/SubstitutionsControl";
import { PointsControl } from "./PointsControl";
import { StageControl } from "./StageControl";
import { titleOfResult } from "./title";

/** A sport that is not followed from event to event notes no cards, no minutes and no possession: its records can. */
const notesNoPlay = ({ live }: Sport) => live === undefined;

/** Results in the administration. */
export const results = defineAdminKind<"results">({
  title: titleOfResult,
  saved: "Result saved successfully",
  list: {
    of: listedResults,
    hasPage: true,
    Notes: ChangeOverWaits,
    spot: "no-results",
    after: {
      kind: "fixtures",
      why: "A result is easiest to add from its fixture. Add the fixtures first.",
    },
  },
  form: {
    plan: [
      { legend: "Match", names: ["teamA", "scoreA", "teamB", "scoreB", "gameWeek", "date", "day"] },
      { legend: (_, { scoreFormat }) => detailName(scoreFormat), names: ["detail"] },
      { legend: "How the match ended", names: ["ending", "reason", "stage"] },
      { legend: "Scorers", names: ["goalsA", "goalsB"], wide: true },
      {
        legend: (labels) =>
          labels.has("bookings") ? "Bookings and substitutions" : "Substitutions",
        names: ["bookings", "substitutionsA", "substitutionsB"],
        folded: notesNoPlay,
      },
      {
        legend: (labels) => labels.get("manOfTheMatch") ?? "Man of the match",
        names: ["manOfTheMatch"],
      },
      { legend: "Possession", names: ["possessionA"], folded: notesNoPlay },
      { legend: "Who played", names: ["playersA", "playersB"], folded: true },
      { legend: "Logo addresses", names: ["teamALogo", "teamBLogo"], folded: true },
    ],
    widths: {
      teamA: "most",
      scoreA: "rest",
      teamB: "most",
      scoreB: "rest",
      goalsA: "side",
      goalsB: "side",
    },
    labels: ({ words, scoreUnit }) => ({
      goalsA: `Team A ${lowerFirst(words.scorers)}`,
      goalsB: `Team B ${lowerFirst(words.scorers)}`,
      manOfTheMatch: words.manOfTheMatch,
      ending: "How it ended",
      ...(scoreUnit === 2 && { scoreA: "Points A", scoreB: "Points B" }),
    }),
    controls: {
      scoreA: PointsControl,
      scoreB: PointsControl,
      day: MomentControl,
      ending: EndingControl,
      stage: StageControl,
      detail: DetailControl,
      bookings: BookingsControl,
      substitutionsA: SubstitutionsControl,
      substitutionsB: SubstitutionsControl,
      playersA: LineUpControl,
      playersB: LineUpControl,
    },
    pickers: { Scorers: MatchTaps },
    Notice: MatchNotice,
    part: "after",
    shownWhen: {
      reason: (text) => needsReason(text("ending")),
      day: (text) => text("date") === "",
    },
    fills: { teamA: [logoIn("teamALogo")], teamB: [logoIn("teamBLogo")] },
    next: ({ gameWeek }) => ({ gameWeek }),
    ofFixture: resultOfFixture,
    problems: resultProblems,
    warnings: resultWarnings,
    atSave: {
      // With what its bookings come to.
      counted: (result, target, { players, fixtures }) => {
        const id = target.state === "deleted" ? target.record.id : target.id;
        return withCards(
          result,
          players,
          fixtures.find((one) => one.id === id),
        );
      },
      // A new result has the id of its match.
      placed: (result, target, around) =>
        target.state === "new"
          ? { ...target, id: idOfNewResult(result, target.id, around.spareId, around) }
          : target,
    },
    impact: resultChange,
    impactOf: (values, league) => scoreText(asPlayed(toEntity("results", values), league)),
  },
  paste,
  paper: { label: "Print results", page: "results", of: resultsPaper },
  consequences: () => [
    "The match leaves the results page, and its goals and cards no longer count in the statistics.",
    "A table and players’ figures that follow from results change with it; those kept by hand stay.",
  ],
  alwaysTold: true,
});
