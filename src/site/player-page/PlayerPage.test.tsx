// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import { makeFixture, makePlayer, makeResult } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { isAwayFor } from "./MatchLog";
import PlayerChart from "./PlayerChart";
import PlayerPage from "./PlayerPage";

const held: Held = {
  players: [
    makePlayer({ id: "p9", name: "Ayo Bello", club: "Kingsway Rovers", jersey: 9, goals: 7 }),
  ],
  results: [
    makeResult({
      id: "r1",
      teamA: "Mount Trojans",
      teamB: "Kingsway Rovers",
      scoreA: 1,
      scoreB: 2,
      goalsB: [
        { player: "Ayo Bello", minute: "9", assist: "" },
        { player: "Ayo Bello (pen)", minute: "90", assist: "" },
      ],
      bookings: ["Ayo Bello (Yellow Card)", "Ayo Bello (Second Yellow Card)"],
    }),
    makeResult({ id: "r2", teamA: "Kingsway Rovers", teamB: "Lagoon City" }),
  ],
};

beforeEach(() => stubVisitorZone("Africa/Lagos"));

const open = (id: string, of = held, past = {}) =>
  renderPage(
    <InLeague league={mls}>
      <PlayerPage id={id} />
    </InLeague>,
    of,
    `/mls/players/${id}`,
    past,
  );

describe("a player's page", () => {
  it("is headed and titled by the name, and links to the club", async () => {
    open("p9");
    expect(await screen.findByRole("heading", { level: 1, name: "Ayo Bello" })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Ayo Bello · Kingsway Rovers/));
    expect(screen.getByRole("link", { name: "Kingsway Rovers" })).toHaveAttribute(
      "href",
      "/mls/clubs/kingsway-rovers",
    );
  });

  it("lists the matches that name the player, with what they gave, each a link", async () => {
    open("p9");
    const log = await screen.findByRole("region", { name: "Matches" });
    const match = await within(log).findByRole("link", { name: /at Mount Trojans 1–2/ });
    await waitFor(() => expect(match).toHaveAttribute("href", "/mls/matches/r1"));
    expect(
      within(log).getByText("2 goals (1 penalty) · Yellow card · Red card (second yellow)"),
    ).toBeVisible();
    expect(within(log).getAllByRole("link")).toHaveLength(1);
  });

  it("says which match the player misses, when the player came on, and charts the matches", async () => {
    const teams = { teamA: "Kingsway Rovers", teamB: "Lagoon City" };
    const soon = Date.now() + 86_400_000;
    open("p9", {
      players: held.players ?? [],
      fixtures: [makeFixture({ id: "next", ...teams, date: soon })],
      results: [
        makeResult({
          id: "r1",
          ...teams,
          goalsA: [{ player: "Ayo Bello", minute: "9", assist: "" }],
        }),
        makeResult({
          id: "r2",
          ...teams,
          gameWeek: "20",
          substitutionsA: "Ayo Bello IN (62)",
          bookings: ["Ayo Bello (Red Card) 88'"],
        }),
        makeResult({
          id: "r0",
          ...teams,
          gameWeek: "1",
          date: Date.UTC(2020, 0, 1),
          goalsA: ["20", "41"].map((minute) => ({ player: "Ayo Bello", minute, assist: "" })),
        }),
      ],
    });
    const log = await screen.findByRole("region", { name: "Matches" });
    await waitFor(() =>
      expect(within(log).getByText(/misses the next match, v Lagoon City on/)).toHaveTextContent(
        /^Suspended Ayo Bello misses the next match, v Lagoon City on .+ \(red card\)\.$/,
      ),
    );
    expect(within(log).getByText("On 62' · Red card")).toBeVisible();
    const table = await screen.findByRole("table", { name: /^Goals of Ayo Bello/, hidden: true });
    await waitFor(() =>
      expect(table).toHaveTextContent(
        /Figure1\. v Lagoon City2\. v Lagoon City3\. v Lagoon CityGoals[012]{3}$/,
      ),
    );
  });

  it("charts no figures of 0 and 1 alone, which the list says as well", async () => {
    const players = ["Cy Obi", "Ayo Bello"].map((name) =>
      makePlayer({ id: name, name, club: "Kingsway Rovers" }),
    );
    const goals = ["Cy Obi", "Ayo Bello", "Ayo Bello"].map((player) => ({
      player,
      minute: "9",
      assist: "",
    }));
    const results = ["r1", "r2", "r3"].map((id) =>
      makeResult({ id, teamA: "Kingsway Rovers", teamB: "Lagoon City", goalsA: goals }),
    );
    renderPage(
      <InLeague clubs={[]} league={mls}>
        {players.map((player) => (
          <PlayerChart key={player.id} past={undefined} player={player} squads={players} />
        ))}
      </InLeague>,
      { results },
    );
    const chart = await screen.findByRole("table", { name: /^Goals of Ayo Bello/, hidden: true });
    expect(screen.getAllByRole("table", { hidden: true })).toEqual([chart]);
  });

  it("reads another season only when it is asked for, and finds the player by name", async () => {
    const last = [
      makePlayer({ id: "old9", name: "Ayo Bello", club: "Lagoon City", goals: 3, appearances: 1 }),
    ];
    const { reads } = open("p9", held, { "2025": { players: last } });
    const more = await screen.findByRole("button", { name: "Show other seasons" });
    const before = reads.length;
    await userEvent.click(more);
    const link = await screen.findByRole("link", { name: /^Lagoon City.*Season 2025$/ });
    await waitFor(() => expect(link).toHaveAttribute("href", "/mls/players/old9?season=2025"));
    expect(link.parentElement).toHaveTextContent(": 3 goals, 1 assist, 1 match");
    expect(reads.length).toBeGreaterThan(before);
  });

  it("lists the clubs of a player who moved, and sees each match from the club of then", async () => {
    const formerClubs = ["2025-09-01 Lagoon City", "2026-03-10 Mount Trojans"];
    const results = [
      makeResult({ teamA: "Mount Trojans", teamB: "Harbour Eagles", playersA: ["Ayo Cole"] }),
    ];
    const moved = makePlayer({
      id: "p9",
      name: "Ayo Bello",
      club: "Kingsway Rovers",
      formerNames: ["Ayo Cole"],
      formerClubs,
    });
    open("p9", { players: [moved], results });
    const clubs = await screen.findByRole("region", { name: "Clubs" });
    const rows = within(clubs).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "KRKingsway Roverssince Tue 10 Mar 2026",
      "MTMount TrojansMon 1 Sep 2025 to Tue 10 Mar 2026",
      "LCLagoon Cityuntil Mon 1 Sep 2025",
    ]);
    expect(await screen.findByRole("link", { name: /^v Harbour Eagles/ })).toBeVisible();
    expect(screen.queryByText(/Ayo Cole/)).toBeNull();
  });

  it("sees a match that has a day without a time from the club of then, in the list and the chart", () => {
    const moved = makePlayer({
      club: "Kingsway Rovers",
      formerClubs: ["2026-03-10 Mount Trojans"],
    });
    const match = { teamA: "Mount Trojans", teamB: "Kingsway Rovers", date: null };
    expect(isAwayFor(moved, makeResult({ ...match, day: "2026-03-01" }))).toBe(false);
    expect(isAwayFor(moved, makeResult({ ...match, day: "2026-03-20" }))).toBe(true);
  });

  it("says that the players are not shown yet, not that this one is gone", async () => {
    renderPage(
      <InLeague league={{ ...mls, pages: { ...mls.pages, players: "coming-soon" } }}>
        <PlayerPage id="p9" />
      </InLeague>,
      held,
    );
    expect(await screen.findByRole("heading", { name: "Not open yet" })).toBeVisible();
    expect(screen.queryByText("Ayo Bello")).toBeNull();
  });

  it("says so when the league knows nobody of that id, with a way back", async () => {
    open("nobody");
    expect(await screen.findByRole("heading", { name: "Player not found" })).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"][content="noindex"]')).not.toBeNull();
    expect(screen.getByRole("link", { name: "All players" })).toHaveAttribute(
      "href",
      "/mls/players",
    );
    expect(screen.getByRole("link", { name: "Look in Season 2025" })).toHaveAttribute(
      "href",
      "/mls/players/nobody?season=2025",
    );
  });
});
