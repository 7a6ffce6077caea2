import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import { makePlayer } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import PlayersPage from "./PlayersPage";

const players = [
  makePlayer({ id: "ayo", name: "Ayo Bello", club: "Savannah Stars", jersey: 9 }),
  makePlayer({ id: "olu", name: "Olúṣọlá Adéyẹmí", club: "Kingsway Rovers", jersey: 4 }),
  makePlayer({
    id: "musa",
    name: "Musa Danjuma",
    club: "Kingsway Rovers",
    jersey: 1,
    position: "Goalkeeper",
    cleanSheets: 3,
  }),
];

const cards = () =>
  within(screen.getByRole("list"))
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-haspopup") === "dialog")
    .map((card) => card.textContent);

describe("the players page", () => {
  it("finds a name with an apostrophe, however it is typed", async () => {
    renderPage(
      <InLeague league={mls}>
        <PlayersPage />
      </InLeague>,
      { players: ["ama", "efe", "obi"].map((id) => makePlayer({ id, name: `${id} N’Diaye` })) },
      `/mls/players?q=${encodeURIComponent("N'Diaye")}`,
    );
    expect(await screen.findByText("3 players")).toBeVisible();
    const search = screen.getByRole("searchbox", { name: "Search players" });
    for (const typed of ["N’Diaye", "ndiaye", "Bello"]) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      const found = typed === "Bello" ? "0 players" : "3 players";
      await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(found));
    }
  });

  it("sorts by club name", async () => {
    renderPage(
      <InLeague league={mls}>
        <PlayersPage />
      </InLeague>,
      { players },
    );
    expect(await screen.findByText("3 players")).toBeVisible();
    const [first, second, third] = cards();
    expect([first, second, third].join()).toMatch(/Musa.*Olúṣọlá.*Ayo/);
  });

  it("says of each player shirt, position, club and the first figure of the sport", async () => {
    const own = players.map((one) => ({ ...one, goals: one.id === "ayo" ? 3 : 0 }));
    renderPage(
      <InLeague league={mls}>
        <PlayersPage />
      </InLeague>,
      { players: own },
    );
    await screen.findByText("3 players");
    const [first, , last] = cards();
    expect(last).toMatch(/Ayo Bello.*No\. 9 · .*Savannah Stars.*3 goals$/);
    expect(first).not.toMatch(/goal$/);
  });

  it("calls who plays in a league of teams a team", async () => {
    renderPage(
      <InLeague league={mal}>
        <PlayersPage />
      </InLeague>,
      { players },
    );
    const choice = await screen.findByRole("combobox", { name: "Team" });
    expect(within(choice).getByRole("option", { name: "All teams" })).toBeVisible();
  });

  it("puts a followed player first, at once", async () => {
    renderPage(
      <InLeague league={mls}>
        <PlayersPage />
      </InLeague>,
      { players },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Follow Ayo Bello" }));
    expect(cards().join()).toMatch(/Ayo.*Musa.*Olúṣọlá/);
    await userEvent.click(screen.getByRole("button", { name: "Follow Ayo Bello" }));
    expect(cards().join()).toMatch(/Musa.*Olúṣọlá.*Ayo/);
  });

  it("finds names without their accents, and keeps the search in the address", async () => {
    const page = renderPage(
      <InLeague league={mls}>
        <PlayersPage />
      </InLeague>,
      { players },
      "/mls/players",
    );
    await userEvent.type(await screen.findByRole("searchbox"), "olusola");
    expect(cards()).toHaveLength(1);
    expect(page.address()).toBe("/mls/players?q=olusola");
  });

  it("filters by club and position, and clears both", async () => {
    renderPage(
      <InLeague league={mls}>
        <PlayersPage />
      </InLeague>,
      { players },
      "/?club=Savannah+Stars&position=Goalkeeper",
    );
    expect(await screen.findByRole("heading", { name: "No players found" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(cards()).toHaveLength(3);
  });

  it("opens a player by address; only goalkeepers have clean sheets", async () => {
    const page = renderPage(
      <InLeague league={mls}>
        <PlayersPage />
      </InLeague>,
      { players },
      "/?player=musa",
    );
    const dialog = await screen.findByRole("dialog", { name: "Musa Danjuma" });
    await waitFor(() => expect(dialog).toHaveTextContent("Clean sheets"));
    await userEvent.click(within(dialog).getByRole("button", { name: "Next" }));
    const next = await screen.findByRole("dialog", { name: "Olúṣọlá Adéyẹmí" });
    await waitFor(() => expect(next).not.toHaveTextContent("Clean sheets"));
    expect(page.address()).toBe("/?player=olu");
  });

  it("says so when the address names nobody", async () => {
    renderPage(
      <InLeague league={mls}>
        <PlayersPage />
      </InLeague>,
      { players },
      "/?player=gone",
    );
    expect(await screen.findByRole("dialog", { name: "Player not found" })).toBeVisible();
  });

  it("labels goals Points in basketball and adds rebounds, steals and blocks", async () => {
    renderPage(
      <InLeague league={mbl}>
        <PlayersPage />
      </InLeague>,
      { players: [makePlayer({ id: "a" })] },
      "/?player=a",
    );
    const dialog = await screen.findByRole("dialog", { name: "Ayo Bello" });
    for (const label of ["Points", "Rebounds", "Steals", "Blocks"]) {
      await waitFor(() => expect(dialog).toHaveTextContent(label));
    }
    await waitFor(() => expect(dialog).not.toHaveTextContent("Goals"));
  });

  it("tells a failed reading from an empty league", async () => {
    renderPage(
      <InLeague league={mls}>
        <PlayersPage />
      </InLeague>,
      { players: "broken" },
    );
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to load players."),
    );
    expect(screen.queryByText("No players yet")).toBeNull();
  });
});
