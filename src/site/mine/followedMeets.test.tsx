// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { mls } from "../../../tests/arena/leagues/mls";
import { clubKey, follow, mineIn, playerKey } from "@/ui/mine/mine";
import {
  makeEvent,
  makeFixture,
  makeMeet,
  makePlayer,
  makeResult,
  makeSeason,
  MEET_ONCE,
  makeTeam,
} from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import MyClubsPage from "./MyClubsPage";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22, 14);
const [first, second] = mal.clubs;
if (!first || !second) throw new Error("There are two teams.");

const timetable = ["1|14:00|100 metres|time", "2|15:00|Long jump|distance"];
const ofMeets: Held = {
  teams: mal.clubs.map(({ name }) => makeTeam({ name, group: "" })),
  meets: [
    makeMeet({ id: "last", name: "Opening meet", date: NOW - 7 * DAY, timetable }),
    makeMeet({ id: "next", name: "Finals day", date: NOW + DAY, timetable }),
  ],
  events: [
    makeEvent({
      meet: "last",
      number: 1,
      lines: [`1|Abu|${first.name}|10.90`, `2|Ben|${second.name}|11.00`],
    }),
    makeEvent({
      meet: "last",
      number: 2,
      lines: [`1|Cyr|${first.name}|7.10`, `|Ben|${second.name}||DNS`],
    }),
  ],
  players: [makePlayer({ id: "ben", name: "Ben", club: second.name })],
};

const open = async (leagues: Readonly<Record<string, Held>> = { mal: ofMeets }) => {
  renderPage(<MyClubsPage />, {}, "/my-clubs", {}, { leagues });
  for (let round = 0; round < 3; round += 1) {
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(0));
  }
};
const cardOf = (name: string) =>
  within(screen.getByRole("link", { name }).closest("[data-sport]") as HTMLElement);
const mine = () => mineIn(localStorage.getItem("arena-mine"));

beforeEach(() => {
  localStorage.clear();
  stubVisitorZone("Africa/Lagos");
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("tells a followed team's place, its next meet, and how it did in the last one", async () => {
  follow("clubs", clubKey(mal, second.slug), true);
  await open();
  const card = cardOf(second.name);
  expect(card.getByText(/^MAL/)).toHaveTextContent("MAL · 2nd in the table");
  const [next, last] = card.getAllByRole("listitem");
  expect(next).toHaveTextContent("Finals day");
  expect(last).toHaveTextContent(`${second.name}: 2nd with 7 points`);
  expect(screen.queryByText(/^You follow no club yet/)).toBeNull();
  // Meets go into a calendar; notices are of matches.
  expect(screen.getByRole("button", { name: "Calendar of My clubs" })).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("shows a followed athlete with what came of the last meet", async () => {
  follow("players", playerKey(mal, "ben"), true);
  await open();
  const card = cardOf("Ben");
  expect(card.getByRole("link", { name: "Opening meet" })).toHaveAttribute(
    "href",
    "/mal/results?meet=last",
  );
  expect(
    within(card.getByRole("list", { name: "Latest meet" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["100 metres: 2nd, 11.00", "Long jump: DNS"]);
});

it("says which followed clubs and players are gone, and lets go of them", async () => {
  const keys = [clubKey(mal, "old-boys"), "curling/stones"];
  for (const key of keys) follow("clubs", key, true);
  follow("players", playerKey(mal, "gone"), true);
  follow("players", "curling/one", true);
  await open();
  expect(screen.queryByText(/^You follow no club yet/)).toBeNull();
  expect(screen.getByText("‘old boys’ is no longer a team of MAL athletics.")).toBeVisible();
  expect(screen.getByText("‘stones’ belongs to a league that no longer exists.")).toBeVisible();
  expect(
    screen.getByText("A player of MAL athletics is no longer in its lists of players."),
  ).toBeVisible();
  for (const button of screen.getAllByRole("button", { name: /^Unfollow / }))
    fireEvent.click(button);
  expect(mine()).toEqual({ clubs: [], players: [] });
  expect(screen.getByText(/^You follow no club yet/)).toBeVisible();
  expect(screen.queryByRole("heading", { name: "My players" })).toBeNull();
});

it("takes nobody for gone whose league could not be read", async () => {
  follow("clubs", clubKey(mal, "old-boys"), true);
  await open({ mal: { ...ofMeets, meets: "broken", events: "broken", teams: "broken" } });
  expect(screen.getByRole("alert")).toHaveTextContent("MAL athletics");
  expect(screen.queryByText(/is no longer/)).toBeNull();
  expect(screen.queryByText(/^You follow no club yet/)).toBeNull();
});

it("offers the clubs of an old database without team records, and none that is invented", async () => {
  const results = [makeResult({ teamA: "Red Stars", teamB: "Blue Moons", date: NOW - DAY })];
  await open({ mls: { results } });
  const football = within(screen.getByText(mls.name).parentElement as HTMLElement);
  const offered = football.getAllByRole("button").map((star) => star.getAttribute("aria-label"));
  expect(offered.toSorted()).toEqual(["Follow Blue Moons", "Follow Red Stars"]);
});

it("tells a followed club's place in its group, and what it needs to go through", async () => {
  const { slug, name } = mls.clubs[0] ?? { slug: "", name: "" };
  const groupA = mls.clubs.filter(({ group }) => group === "A").map((club) => club.name);
  const [, x = "", y = "", z = ""] = groupA;
  const won = (id: string, teamA: string, teamB: string) =>
    makeResult({ id, teamA, teamB, scoreA: 1, scoreB: 0, date: NOW - DAY, gameWeek: "1" });
  const planned = (id: string, teamA: string, teamB: string) =>
    makeFixture({ id, teamA, teamB, date: NOW + DAY, gameWeek: "2", status: "Upcoming" });
  follow("clubs", clubKey(mls, slug), true);
  await open({
    mls: {
      seasons: [makeSeason({ id: "2026", format: MEET_ONCE })],
      teams: mls.clubs.map((club) => makeTeam({ name: club.name, group: club.group ?? "" })),
      results: [won("r1", name, x), won("r2", y, z)],
      fixtures: [
        planned("f1", name, y),
        planned("f2", name, z),
        planned("f3", x, y),
        planned("f4", x, z),
      ],
    },
  });
  const place = cardOf(name).getByText(/^MLS/);
  expect(place).toHaveTextContent("MLS · joint 1st in Group A");
  // Certainty is computed after the first drawing.
  for (let round = 0; round < 3; round += 1) {
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(0));
  }
  expect(place).toHaveTextContent(/ · needs \d points? from \d match/);
});
