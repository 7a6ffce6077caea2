import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { hasResult, listedMatch } from "@/domain/match/listed";
import { InLeague } from "@/ui/leagueContext";
import { mbl } from "../../../../tests/arena/leagues/mbl";
import { mcl } from "../../../../tests/arena/leagues/mcl";
import { mltl } from "../../../../tests/arena/leagues/mltl";
import { mttl } from "../../../../tests/arena/leagues/mttl";
import { mvl } from "../../../../tests/arena/leagues/mvl";
import { makeResult } from "../../../../tests/factories/records";
import { renderPage } from "../../../../tests/harness/renderPage";
import { ScoreSheet } from "./ScoreSheet";

const sets = { scoreA: 3, scoreB: 1, detail: "25-23 23-25 25-22 25-16" };
const quarters = { scoreA: 70, scoreB: 64, detail: "20-18 15-20 17-10 8-14 / 8-2" };
const games = { scoreA: 2, scoreB: 1, detail: "11-8 9-11 11-5 11-9; 6-11 5-11 9-11; wo A" };
const rubbers = { scoreA: 2, scoreB: 1, detail: "6-4 7-6(5); 3-6 6-4 [10-7]; 6-2 1-0 ret A" };
const boards = { scoreA: 4, scoreB: 4, detail: "1==0" };

it.each([
  ["sets", mvl, sets, "2", "Set 2", /Points scored in this set/],
  ["all sets", mvl, sets, "Sets", "Sets", /three wins the match/],
  ["quarters", mbl, quarters, "OT1", "Overtime 1", /played while a game is level/],
  ["games", mttl, games, "Match 1", "Match 1", /Each column is a game/],
  ["rubbers", mltl, rubbers, "Doubles", "Doubles", /small figure is the loser’s in the tie-break/],
  ["boards", mcl, boards, "Bd", "Board", /strongest players/],
  ["a board", mcl, boards, "Score", "Score", /½ for a draw/],
])("explains %s where they stand", async (_, league, result, word, label, meaning) => {
  const match = listedMatch(null, makeResult(result));
  if (!hasResult(match)) throw new Error("No result");
  renderPage(
    <InLeague clubs={[]} league={league}>
      <ScoreSheet match={match} />
    </InLeague>,
    {},
  );
  await userEvent.click(await screen.findByRole("button", { name: word }));
  const said = await screen.findByRole("status");
  await waitFor(() => expect(said).toHaveTextContent(label));
  await waitFor(() => expect(said).toHaveTextContent(meaning));
});
