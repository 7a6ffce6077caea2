import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mbl } from "../../../../tests/arena/leagues/mbl";
import { mcl } from "../../../../tests/arena/leagues/mcl";
import { mls } from "../../../../tests/arena/leagues/mls";
import { mttl } from "../../../../tests/arena/leagues/mttl";
import { mvl } from "../../../../tests/arena/leagues/mvl";
import { inputOf, openAdmin, formCalled } from "../../../../tests/harness/adminScene";

const type = (label: string, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });
const field = (name: string) => inputOf(name);
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function open(slug: string, teamA: string, teamB: string) {
  const scene = await openAdmin(`/${slug}/admin-dashboard/results/new`);
  await formCalled("Add result");
  type("Team A", teamA);
  type("Team B", teamB);
  return scene;
}

async function save() {
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Result saved successfully");
}

describe("a sheet", () => {
  it("of volleyball grows set by set, tells the score, and refuses what the sport does not know", async () => {
    const [a, b] = ["Green Volley Union", "Lagoon Spikers"];
    const { connection } = await open("mvl", a, b);
    const sets = ["25-23", "23-25", "25-22", "20-25", "15-14"];
    for (const [at, set] of sets.entries()) {
      const [own = "", other = ""] = set.split("-");
      fill(`Set ${at + 1}, ${a}`, own);
      fill(`Set ${at + 1}, ${b}`, other);
    }
    const last = field(`Set 5, ${b}`);
    expect(last).toBeValid();
    fireEvent.blur(last);
    expect(last).toBeInvalid();
    expect(last).toHaveAccessibleDescription("A fifth set ends at 15 with two clear: 15–13, 16–14");
    fill(`Set 5, ${a}`, "16");
    expect(last).toBeValid();
    expect(screen.getByText(`${a} 3–2 ${b}`)).toBeVisible();
    expect(screen.getByText(/Green Volley Union win · 2–1 points in the table/)).toBeVisible();
    expect(screen.queryByLabelText(`Set 6, ${a}`)).not.toBeInTheDocument();
    expect(inputOf("Team A score")).toHaveValue("3");
    await save();
    expect((await connection.store.list(mvl, "results")).records).toMatchObject([
      { scoreA: 3, scoreB: 2, detail: "25-23 23-25 25-22 20-25 16-14" },
    ]);
  });

  it("of basketball refuses periods that do not make the score, at the period", async () => {
    const [a, b] = ["Court Kings", "Rim Breakers"];
    const { connection } = await open("mbl", a, b);
    type("Team A score", "80");
    type("Team B score", "70");
    const quarter = (at: number, own: string, other: string) => {
      fill(`Quarter ${at}, ${a}`, own);
      fill(`Quarter ${at}, ${b}`, other);
      fireEvent.blur(field(`Quarter ${at}, ${b}`));
    };
    quarter(1, "20", "10");
    quarter(2, "20", "62");
    const second = field(`Quarter 2, ${b}`);
    expect(second).toHaveAccessibleDescription("The periods make 40–72, the score says 80–70");
    quarter(2, "20", "20");
    expect(second).toBeValid();
    quarter(3, "20", "20");
    quarter(4, "19", "20");
    const last = field(`Quarter 4, ${b}`);
    expect(last).toHaveAccessibleDescription("The periods make 79–70, the score says 80–70");
    // It is not said a second time below the sheet.
    expect(screen.getAllByText("The periods make 79–70, the score says 80–70")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await connection.store.list(mbl, "results")).records).toHaveLength(0);
    quarter(4, "20", "20");
    expect(last).toBeValid();
    await save();
    expect((await connection.store.list(mbl, "results")).records).toMatchObject([
      { scoreA: 80, scoreB: 70, detail: "20-10 20-20 20-20 20-20" },
    ]);
  });

  it("of football refuses a half-time beyond the score, at its cell", async () => {
    const [a, b] = ["Kingsway Rovers", "Mount Trojans"];
    const { connection } = await open("mls", a, b);
    type("Team A score", "1");
    type("Team B score", "1");
    fill(`Half-time, ${a}`, "2");
    fill(`Half-time, ${b}`, "0");
    const half = field(`Half-time, ${b}`);
    expect(half).toBeValid();
    fireEvent.blur(half);
    expect(half).toHaveAccessibleDescription("Half-time 2–0 is more than the score, 1–1");
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await connection.store.list(mls, "results")).records).toHaveLength(0);
    type("Team A score", "2");
    expect(half).toBeValid();
    await save();
    expect((await connection.store.list(mls, "results")).records).toMatchObject([
      { scoreA: 2, scoreB: 1, detail: "ht 2-0" },
    ]);
  });

  it("of chess takes 1, ½ and 0 board by board, and stores halves doubled", async () => {
    const [a, b] = ["Queen’s Gambit Club", "Science Knights"];
    const { connection } = await open("mcl", a, b);
    const boards = [`${a} win`, "draw", `${b} win`, "draw"];
    for (const [at, board] of boards.entries()) {
      fireEvent.click(inputOf(`Board ${at + 1}: ${board}`));
    }
    expect(screen.getByText(`${a} 2–2 ${b}`)).toBeVisible();
    await save();
    expect((await connection.store.list(mcl, "results")).records).toMatchObject([
      { scoreA: 4, scoreB: 4, detail: "1=0=" },
    ]);
  });

  it("of table tennis has players beside the games, and Enter goes on", async () => {
    const [a, b] = ["Spin Masters", "Net Edge"];
    const { connection } = await open("mttl", a, b);
    const games = "11-7 11-7 11-7";
    // Each cell that is filled draws the form again, and there are eighteen.
    type("Or type the games in one line (optional)", [games, games, games].join("; "));
    for (const match of [1, 2, 3]) {
      expect(field(`Match ${match}, Game 3, ${a}`)).toHaveValue("11");
      fireEvent.change(inputOf(`Match ${match}, ${a}`), {
        target: { value: `Player ${match}` },
      });
    }
    // What is wrong is said where it is, not below all matches.
    const game = field(`Match 2, Game 3, ${b}`);
    fireEvent.change(game, { target: { value: "10" } });
    fireEvent.keyDown(game, { key: "Enter" });
    expect(game).toHaveAccessibleDescription("A third game ends at 11 with two clear: 11–9, 12–10");
    expect(field(`Match 3, Game 3, ${b}`)).toBeValid();
    fireEvent.change(game, { target: { value: "7" } });
    expect(game).toBeValid();
    field(`Match 1, Game 1, ${a}`).focus();
    fireEvent.keyDown(field(`Match 1, Game 1, ${a}`), { key: "Enter" });
    expect(field(`Match 1, Game 1, ${b}`)).toHaveFocus();
    await save();
    expect((await connection.store.list(mttl, "results")).records).toMatchObject([
      {
        scoreA: 3,
        detail: [games, games, games].join("; "),
        playersA: ["Player 1", "Player 2", "Player 3"],
      },
    ]);
  });
});
