// @vitest-environment jsdom
import { act, cleanup, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
} from "../../../tests/factories/records";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { setLiveMatches } from "@/ui/match/liveNow";
import { stubVisitorZone } from "../../../tests/factories/zone";
import MatchPage from "./MatchPage";

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 1, 15);
const rovers = "Kingsway Rovers";
const trojans = "Mount Trojans";
const eagles = "Harbour Eagles";

const held: Held = {
  fixtures: [
    makeFixture({
      id: "m3",
      teamA: rovers,
      teamB: trojans,
      date: START + 2 * DAY,
      lineUpA: ["Ayo Bello"],
      lineUpB: ["Musa Eze"],
    }),
    makeFixture({ id: "ahead", teamA: eagles, teamB: rovers, date: START + 900 * DAY }),
  ],
  results: [
    makeResult({ id: "m1", teamA: trojans, teamB: rovers, scoreA: 1, scoreB: 0, date: START }),
    makeResult({
      id: "m2",
      teamA: eagles,
      teamB: trojans,
      scoreA: 0,
      scoreB: 0,
      date: START + DAY,
    }),
    makeResult({
      id: "m3",
      teamA: rovers,
      teamB: trojans,
      scoreA: 3,
      scoreB: 0,
      date: START + 2 * DAY,
      goalsA: [
        { player: "Ayo Bello", minute: "12", assist: "" },
        { player: "Ayo Bello", minute: "30", assist: "" },
        { player: "Ayo Bello", minute: "70", assist: "" },
      ],
      bookings: ["Musa Eze (Yellow Card) 55'", "Nobody Known (Yellow Card)"],
    }),
  ],
  players: [
    makePlayer({ id: "p9", name: "Ayo Bello", club: rovers, jersey: 9, position: "Forward" }),
    makePlayer({ id: "p5", name: "Musa Eze", club: trojans, jersey: 5, position: "Defender" }),
  ],
  seasons: [],
};

beforeEach(() => stubVisitorZone("Africa/Lagos"));

const open = (id: string, of = held, address = `/mls/matches/${id}`) =>
  renderPage(
    <InLeague league={mls}>
      <MatchPage id={id} />
    </InLeague>,
    of,
    address,
  );
const part = (name: string) => screen.findByRole("region", { name });

describe("a match's page", () => {
  it("leads whoever keeps the score to the pitch, around the kick-off and until there is a result", async () => {
    const soon = makeFixture({ id: "soon", date: Date.now() + 3_600_000 });
    const opened = open("soon", { ...held, fixtures: [soon] });
    const door = await screen.findByRole("link", { name: "Score live" });
    await waitFor(() =>
      expect(door).toHaveAttribute("href", "/mls/admin-dashboard/matches/soon?part=live"),
    );
    opened.unmount();
    open("ahead");
    await screen.findByRole("heading", { level: 1, name: `${eagles} v ${rovers}` });
    expect(screen.queryByRole("link", { name: "Score live" })).toBeNull();
  });

  it("tells how long it is until the match begins, and no more once there is a result", async () => {
    const next = makeFixture({ id: "next", date: Date.now() + 26.5 * 3_600_000 });
    const opened = open("next", { ...held, fixtures: [next] });
    expect(await screen.findByText("1 day, 2 hours")).toBeVisible();
    opened.unmount();
    open("m3");
    await screen.findByRole("heading", { level: 1, name: `${rovers} 3, ${trojans} 0` });
    expect(screen.queryByText(/^Begins in/)).toBeNull();
  });

  it("is headed and titled by the match in words", async () => {
    open("m3");
    expect(
      await screen.findByRole("heading", { level: 1, name: `${rovers} 3, ${trojans} 0` }),
    ).toBeInTheDocument();
    expect(document.title).toContain(`${rovers} 3, ${trojans} 0`);
  });

  it("tells the story with scores, bookings with minute, and names that lead to players", async () => {
    open("m3");
    const story = await part("Story of the match");
    const lines = (await within(story).findAllByRole("listitem")).map(
      ({ textContent }) => textContent,
    );
    expect(lines).toContainEqual(expect.stringMatching(/^KR30'2–0/));
    expect(lines).toContain("Half-time 2–0");
    expect(lines).toContain("Full time 3–0");
    expect(await within(story).findByText("55'")).toBeInTheDocument();
    await waitFor(() =>
      expect(within(story).getByRole("link", { name: "Musa Eze" })).toHaveAttribute(
        "href",
        expect.stringContaining("p5"),
      ),
    );
    expect(within(story).getByText(/Nobody Known/)).toBeInTheDocument();
    expect(within(story).queryByRole("link", { name: "Nobody Known" })).not.toBeInTheDocument();
    expect(screen.getByRole("list", { name: `Scorers of ${rovers}` })).toHaveTextContent(
      "Ayo Bello 12', 30', 70'",
    );
  });

  it("lists who played with number and position of the squad", async () => {
    open("m3");
    const lineUps = await part("Line-ups");
    await userEvent.click(
      await within(lineUps).findByRole("button", { name: "Starting XI as a list" }),
    );
    expect(within(lineUps).getByText("Forward")).toBeVisible();
    const numbers = within(lineUps).getAllByText("Number");
    expect(numbers.map((one) => one.parentElement?.textContent)).toContain("Number 9");
  });

  it("shows both line-ups on the ground, each name leading to its player", async () => {
    open("m3");
    const lineUps = await part("Line-ups");
    const away = await within(lineUps).findByRole("group", { name: /^Mount Trojans, / });
    expect(within(away).getByRole("link", { name: "Musa Eze" })).toHaveAttribute(
      "href",
      "/mls/players/p5",
    );
    expect(within(away).getByRole("listitem")).toHaveTextContent(
      "Musa Eze, number 5, Defender, yellow card",
    );
    const home = within(lineUps).getByRole("group", { name: /^Kingsway Rovers, / });
    expect(within(home).getByRole("listitem")).toHaveTextContent("Forward, 3 goals");
  });

  it("draws no ground for somebody whose place nobody knows", async () => {
    const [scheduled] = held.fixtures === "broken" ? [] : (held.fixtures ?? []);
    const fixtures = scheduled ? [{ ...scheduled, lineUpB: ["A guest"] }] : [];
    open("m3", { ...held, fixtures });
    const lineUps = await part("Line-ups");
    expect(await within(lineUps).findByText("Forward")).toBeVisible();
    expect(within(lineUps).getByText("A guest")).toBeVisible();
    expect(within(lineUps).queryByRole("group")).toBeNull();
  });

  it("says what it meant for the table and links to the clubs", async () => {
    const computed = { ...held, seasons: [makeSeason({ id: "2026" })] };
    open("m3", computed);
    const meaning = await part("What it meant");
    expect(
      await within(meaning).findByText(/Kingsway Rovers moved up from \w+ to 2nd\./),
    ).toBeInTheDocument();
    expect(within(meaning).getByRole("link", { name: rovers })).toHaveAttribute(
      "href",
      "/mls/clubs/kingsway-rovers",
    );
  });

  it("says that a table kept by hand tells nothing", async () => {
    const rows = [rovers, trojans].map((team) => makeStanding({ team, group: "A" }));
    open("m3", { ...held, standings: rows });
    expect(await screen.findByText(/kept by hand/)).toBeInTheDocument();
  });

  it("lists earlier meetings, and those of other seasons when they are asked for", async () => {
    const { reads } = open("m3");
    const others = await part("Head to head");
    await waitFor(() =>
      expect(
        within(others).getByRole("link", { name: /Mount Trojans 1–0 Kingsway Rovers/ }),
      ).toHaveAttribute("href", "/mls/matches/m1"),
    );
    const before = reads.length;
    await userEvent.click(within(others).getByRole("button", { name: "Show other seasons" }));
    await waitFor(() =>
      expect(within(others).getAllByText("They did not meet.")).not.toHaveLength(0),
    );
    expect(reads.length).toBeGreaterThan(before);
  });

  it("leads to what both play next, and has no such part where nothing is planned", async () => {
    open("m3");
    const next = await part("What comes next");
    await waitFor(() =>
      expect(within(next).getByRole("link", { name: rovers })).toHaveAttribute(
        "href",
        "/mls/clubs/kingsway-rovers",
      ),
    );
    expect(within(next).getByRole("link", { name: /^Harbour Eagles v Kingsway/ })).toHaveAttribute(
      "href",
      "/mls/matches/ahead",
    );
    expect(within(next).getByText("No match planned.")).toBeVisible();
    cleanup();
    open("ahead");
    await part("Head to head");
    expect(screen.queryByRole("region", { name: "What comes next" })).toBeNull();
  });

  it("says before a match whom cards keep out of it, and nothing after it", async () => {
    const sentOff = makeResult({
      id: "m4",
      teamA: eagles,
      teamB: trojans,
      date: START + 3 * DAY,
      bookings: ["Sam Ajao (Red Card) 80'"],
    });
    const results = held.results === "broken" ? [] : [...(held.results ?? []), sentOff];
    const players = [makePlayer({ id: "p7", name: "Sam Ajao", club: eagles })];
    const opened = open("ahead", { ...held, results, players });
    const lineUps = await part("Line-ups");
    expect(await within(lineUps).findByRole("heading", { name: "Unavailable" })).toBeVisible();
    const [out, ...others] = within(lineUps).getAllByRole("listitem");
    expect(others).toEqual([]);
    expect(out).toHaveTextContent("Sam AjaoSuspended: red card");
    await waitFor(() => expect(lineUps).toHaveTextContent("Kingsway RoversNobody is suspended."));
    expect(within(lineUps).getByRole("link", { name: "Sam Ajao" })).toHaveAttribute(
      "href",
      "/mls/players/p7",
    );
    opened.unmount();
    open("m3", { ...held, results, players });
    await part("Head to head");
    expect(screen.queryByRole("heading", { name: "Unavailable" })).toBeNull();
  });

  it("names the scorers so far, and calls the table the one before the match, while it is live", async () => {
    const outcome = {
      scoreA: 0,
      scoreB: 1,
      figureA: "0",
      figureB: "1",
      loser: null,
      status: "Live",
    };
    const goal = {
      side: "B",
      kind: "penalty",
      minute: "29'",
      at: 29,
      player: "Ayo Bello",
    } as const;
    const entry = { ...goal, detail: "Penalty", score: "0–1", assist: "", off: "" };
    open("ahead");
    expect(await screen.findByRole("heading", { name: "As it stands" })).toBeVisible();
    const live = {
      outcome: { ...outcome, ending: "" },
      state: "30'",
      detail: "",
      entries: [entry],
    };
    act(() => setLiveMatches("mls", new Map([["ahead", live]])));
    try {
      await waitFor(() =>
        expect(screen.getByRole("list", { name: `Scorers of ${rovers}` })).toHaveTextContent(
          "Ayo Bello 29' pen.",
        ),
      );
      expect(await screen.findByRole("heading", { name: "Before this match" })).toBeVisible();
    } finally {
      act(() => setLiveMatches("mls", new Map()));
    }
  });

  it("offers the match to other sites", async () => {
    open("m3");
    await userEvent.click(await screen.findByRole("button", { name: "Embed" }));
    const html = await screen.findByRole("textbox", { name: "HTML to paste" });
    await waitFor(() =>
      expect(html).toHaveTextContent(`/embed/mls/match?match=m3" title="MLS football: ${rovers} v`),
    );
  });

  it("reads no squads for a match that names nobody", async () => {
    const { reads } = open("ahead");
    await screen.findByRole("heading", { level: 1, name: `${eagles} v ${rovers}` });
    await part("Head to head");
    // Nothing is to be told of a match that has not begun.
    expect(screen.queryByRole("region", { name: "Story of the match" })).toBeNull();
    expect(reads).not.toContain("players");
  });

  it("says so when there is no such match, with a way back and to other seasons", async () => {
    open("nowhere");
    expect(await screen.findByRole("heading", { name: "Match not found" })).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"][content="noindex"]')).not.toBeNull();
    expect(screen.getByRole("link", { name: "All matches" })).toHaveAttribute(
      "href",
      "/mls/matches",
    );
    expect(screen.getByRole("link", { name: "Season 2025" })).toHaveAttribute(
      "href",
      "/mls/matches/nowhere?season=2025",
    );
  });

  it("tells a failed reading from a match that is not there", async () => {
    open("m3", { ...held, fixtures: "broken", results: "broken" });
    expect(await screen.findByText("Failed to load fixtures.")).toBeVisible();
  });
});
