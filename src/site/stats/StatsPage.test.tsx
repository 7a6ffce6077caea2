import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mcl } from "@/leagues/mcl";
import { mls } from "@/leagues/mls";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import StatsPage from "./StatsPage";

const list = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: title });
  const section = heading.closest("section");
  if (!section) throw new Error(`${title} stands in no section`);
  return within(section);
};

describe("the statistics page", () => {
  it("gives everybody's own score at the boards, halves counted", async () => {
    const [club, other] = ["Endgame Society", "Rook and Pawn"];
    const playersA = ["Ada", "Bem", "Chi", "Dan"];
    const tie = { teamA: club, teamB: other, playersA, playersB: ["Eze", "Fay", "Gil", "Hal"] };
    renderPage(<StatsPage league={mcl} />, {
      players: [makePlayer({ id: "ada", name: "Ada", club })],
      results: [
        makeResult({ id: "1", ...tie, scoreA: 4, scoreB: 4, detail: "1==0" }),
        makeResult({ id: "2", ...tie, scoreA: 4, scoreB: 4, detail: "=1=0", gameWeek: "4" }),
      ],
    });
    const table = await screen.findByRole("table", { name: /Board scores/ });
    const cells = within(within(table).getByRole("row", { name: /Ada/ })).getAllByRole("cell");
    expect(within(table).getByRole("link", { name: "Ada" })).toHaveAttribute(
      "href",
      "/mcl/players/ada",
    );
    expect(cells.map(({ textContent }) => textContent)).toEqual(["2", "2", "1", "1", "0", "1½"]);
  });

  it("charts when goals fall, of all clubs or of one and against it", async () => {
    const goal = (minute: string) => ({ player: "Bello", minute, assist: "" });
    renderPage(<StatsPage league={mls} />, {
      results: [
        makeResult({
          teamA: "Kingsway Rovers",
          teamB: "Mount Trojans",
          goalsA: [goal("10"), goal("80")],
          goalsB: [goal("85")],
        }),
        makeResult({
          id: "2",
          teamA: "Lagoon City",
          teamB: "Harbour Eagles",
          goalsA: [goal("12")],
        }),
      ],
    });
    const all = await screen.findByRole("table", { name: /^Goals of all clubs/, hidden: true });
    expect(all).toHaveTextContent("All clubs200002");
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Goals of" }),
      "Kingsway Rovers",
    );
    const one = screen.getByRole("table", { name: /^Goals of Kingsway Rovers/, hidden: true });
    expect(one).toHaveTextContent("Scored100001Conceded000001");
  });

  it("ranks players by their figures; equal figures share a rank", async () => {
    renderPage(<StatsPage league={mls} />, {
      players: [
        makePlayer({ name: "Third", goals: 2 }),
        makePlayer({ name: "First", goals: 7 }),
        makePlayer({ name: "Also second", goals: 5 }),
        makePlayer({ name: "Second", goals: 5 }),
      ],
    });
    const goals = await list("Goals");
    const rows = goals.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows[0]).toMatch(/^1.*First.*7$/);
    expect(rows[1]).toMatch(/^2.*5$/);
    expect(rows[2]).toMatch(/^2.*5$/);
    expect(rows[3]).toMatch(/^4.*Third.*2$/);
  });

  it("leads to the player and to the club", async () => {
    renderPage(<StatsPage league={mls} />, { players: [makePlayer({ id: "bello" })] });
    const goals = await list("Goals");
    expect(goals.getByRole("link", { name: "Ayo Bello" })).toHaveAttribute(
      "href",
      "/mls/players/bello",
    );
    expect(goals.getByRole("link", { name: "Northgate Athletic" })).toHaveAttribute(
      "href",
      "/mls/clubs/northgate-athletic",
    );
  });

  it("counts cards from the bookings of results", async () => {
    renderPage(<StatsPage league={mls} />, {
      results: [
        makeResult({ bookings: ["Ayo Bello (Yellow Card)"] }),
        makeResult({ bookings: ["Ayo Bello (Yellow Card)", "Musa Danjuma (Red Card)"] }),
      ],
    });
    expect((await list("Yellow cards")).getByRole("listitem")).toHaveTextContent(/Ayo Bello.*2/);
    expect((await list("Red cards")).getByRole("listitem")).toHaveTextContent(/Musa Danjuma.*1/);
  });

  it("shows five and then all", async () => {
    const players = Array.from({ length: 8 }, (_, index) =>
      makePlayer({ name: `Player ${index}`, goals: index + 1, assists: 0 }),
    );
    renderPage(<StatsPage league={mls} />, { players });
    const goals = await list("Goals");
    expect(goals.getAllByRole("listitem")).toHaveLength(5);
    await userEvent.click(goals.getByRole("button", { name: "Show all 8 : Goals" }));
    expect(goals.getAllByRole("listitem")).toHaveLength(8);
  });

  it("keeps the lists of players when the results cannot be read", async () => {
    renderPage(<StatsPage league={mls} />, { players: [makePlayer()], results: "broken" });
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch results.");
    expect((await list("Goals")).getByText("Ayo Bello")).toBeVisible();
  });
});
