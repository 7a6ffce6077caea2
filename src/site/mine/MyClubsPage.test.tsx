// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { clubKey, follow, mineIn, playerKey } from "@/ui/mine/mine";
import { makeFixture, makePlayer, makeResult } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import TodayPage from "../today/TodayPage";
import MyClubsPage from "./MyClubsPage";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 14);
const rovers = clubKey(mls, "kingsway-rovers");

/** @param held of football */
const open = async (page: "mine" | "today", held: Held = {}, at = "/") => {
  const shown = page === "mine" ? <MyClubsPage /> : <TodayPage />;
  renderPage(shown, {}, at, {}, { leagues: { mls: held } });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const labels = (part: HTMLElement) =>
  [...part.querySelectorAll("li a[aria-label]")].map((row) => row.getAttribute("aria-label"));

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

const fixture = (id: string, hours: number, teamA: string) =>
  makeFixture({ id, date: NOW + hours * HOUR, teamA, gameWeek: id });

it("tells how to follow a club, and shows the followed one at once", async () => {
  await open("mine", { fixtures: [fixture("next", 24, "Kingsway Rovers")] });
  expect(screen.getByText(/^You follow no club yet/)).toBeVisible();
  const football = within(screen.getByText(mls.name).parentElement as HTMLElement);
  fireEvent.click(football.getByRole("button", { name: "Follow Kingsway Rovers" }));
  const [card] = screen.getAllByRole("heading", { level: 2 });
  expect(card).toHaveTextContent("Kingsway Rovers");
  expect(within(card as HTMLElement).getByRole("link")).toHaveAttribute(
    "href",
    "/mls/clubs/kingsway-rovers",
  );
  expect(screen.queryByText(/^You follow no club yet/)).toBeNull();
});

it("shows the next match, then the last result of each followed club", async () => {
  follow("clubs", rovers, true);
  const result = makeResult({ id: "r", teamA: "Kingsway Rovers", date: NOW - 48 * HOUR });
  await open("mine", {
    fixtures: [fixture("later", 72, "Kingsway Rovers"), fixture("next", 24, "kingsway rovers")],
    results: [result],
  });
  const rows = labels(document.body);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^Kingsway Rovers v .*23 November 2026/);
  expect(rows[1]).toMatch(/^Kingsway Rovers 2–1 /);
});

it("says that nothing could be read rather than that no match is ahead", async () => {
  follow("clubs", rovers, true);
  await open("mine", { fixtures: "broken", results: "broken" });
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to load fixtures.");
  expect(screen.queryByText("No match ahead.")).toBeNull();
});

it("stands first on Today, and its match is not repeated below", async () => {
  follow("clubs", rovers, true);
  const fixtures = [
    fixture("other", 1, "Harbour Eagles"),
    fixture("own", 2, "Kingsway Rovers"),
    fixture("a", 3, "Lagoon City"),
  ];
  await open("today", { fixtures });
  const own = labels(document.body).filter((label) => label?.startsWith("Kingsway Rovers v"));
  // The other leagues know no such club, and have the match in their own lists.
  const [first] = labels(document.body);
  expect(first).toMatch(/^Kingsway Rovers v/);
  const football = screen
    .getAllByRole("heading", { level: 3, name: "MLS football" })
    .map((heading) => heading.parentElement?.parentElement as HTMLElement);
  expect(football.flatMap(labels).join()).not.toContain("Kingsway");
  expect(own.length).toBeGreaterThan(0);
});

it("shows a club's next match on Today where it has none that day", async () => {
  follow("clubs", rovers, true);
  await open("today", { fixtures: [fixture("next", 72, "Kingsway Rovers")] });
  expect(screen.getByRole("heading", { name: "My clubs" })).toBeVisible();
  expect(labels(document.body)[0]).toMatch(/^Kingsway Rovers v .*25 November 2026/);
});

it("shows a followed player with the latest match that names them, and lets go of them", async () => {
  follow("players", playerKey(mls, "p1"), true);
  const players = [makePlayer({ id: "p1", name: "Obinna Uzoma", club: "Kingsway Rovers" })];
  const [played, before] = [24, 72].map((hours) =>
    makeResult({
      id: `r${hours}`,
      date: NOW - hours * HOUR,
      teamA: "Kingsway Rovers",
      teamB: hours === 24 ? "Lagoon City" : "Mount Trojans",
      goalsA: [{ player: "Obinna Uzoma", assist: "", minute: "12" }],
    }),
  );
  await open("mine", { players, results: [before, played].flatMap((one) => one ?? []) });
  // Their code is asked for once the clubs are here.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("link", { name: "Obinna Uzoma" })).toHaveAttribute(
    "href",
    "/mls/players/p1",
  );
  const latest = screen.getByRole("list", { name: "Latest match" });
  expect(latest).toHaveTextContent("v Lagoon City");
  expect(latest).not.toHaveTextContent("Mount Trojans");
  fireEvent.click(screen.getByRole("button", { name: "Follow Obinna Uzoma" }));
  expect(screen.queryByRole("heading", { name: "My players" })).toBeNull();
});

it("lets players that could not be loaded be tried again", async () => {
  follow("players", playerKey(mls, "p1"), true);
  await open("mine", { players: "broken" });
  const alert = screen.getByText(`Failed to load players of ${mls.name}.`).closest("[role=alert]");
  expect(within(alert as HTMLElement).getByRole("button", { name: "Try again" })).toBeVisible();
});

it("takes what is followed to another device by a link, which asks there first", async () => {
  follow("clubs", rovers, true);
  follow("players", playerKey(mls, "p1"), true);
  const copied = vi.fn<Clipboard["writeText"]>().mockResolvedValue();
  vi.stubGlobal("navigator", { ...navigator, onLine: true, clipboard: { writeText: copied } });
  await open("mine");
  fireEvent.click(screen.getByRole("button", { name: "Copy a link for another device" }));
  const { pathname, search, hash } = new URL(copied.mock.lastCall?.[0] ?? "");
  // What is behind the # is sent to nobody.
  expect([pathname, search]).toEqual(["/my-clubs", ""]);
  cleanup();
  localStorage.clear();
  const here = clubKey(mls, "mount-trojans");
  follow("clubs", here, true);

  await open("mine", {}, `/my-clubs${hash}`);
  const asked = screen.getByText(/^This link brings/);
  expect(asked).toHaveTextContent("This link brings Kingsway Rovers and 1 player. Follow");
  fireEvent.click(screen.getByRole("button", { name: "Follow" }));
  expect(mineIn(localStorage.getItem("arena-mine"))).toEqual({
    clubs: [here, rovers],
    players: [playerKey(mls, "p1")],
  });
  expect(screen.queryByText(/^This link brings/)).toBeNull();
});

it("makes nothing of a link that carries nothing, or what cannot be followed", async () => {
  await open("mine", {}, `/my-clubs#clubs=${encodeURIComponent("<b>,a/b/c")}&players=`);
  expect(screen.queryByText(/^This link brings/)).toBeNull();
  expect(screen.queryByRole("button", { name: /for another device/ })).toBeNull();
});
