// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult, makeSeason, makeTeam } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { clubKey, follow } from "@/ui/mine/mine";
import MyClubsPage from "../mine/MyClubsPage";
import TodayPage from "../today/TodayPage";

const HOUR = 3_600_000;
/** Sunday 22 November 2026, 15:00 in Lagos. */
const NOW = Date.UTC(2026, 10, 22, 14);
const [one, two, three, four] = mls.clubs.filter(({ group }) => group === "A");
const name = (club: typeof one) => club?.name ?? "";

const result = (id: string, hours: number, teams: readonly string[], score: readonly number[]) =>
  makeResult({
    id,
    date: NOW + hours * HOUR,
    teamA: teams[0] ?? "",
    teamB: teams[1] ?? "",
    scoreA: score[0] ?? 0,
    scoreB: score[1] ?? 0,
    gameWeek: "",
  });
const held: Held = {
  seasons: [makeSeason({ id: "2026" })],
  teams: mls.clubs.map((club) => makeTeam({ name: club.name, group: club.group ?? "" })),
  results: [
    result("before", -90, [name(one), name(two)], [1, 0]),
    // It had begun when the visitor left.
    result("new", -49, [name(three), name(four)], [4, 0]),
    result("today", -3, [name(two), name(four)], [0, 0]),
  ],
};
const visited = (hours: number) => localStorage.setItem("arena-visit", `0/${NOW + hours * HOUR}`);
const settled = async () => {
  for (let round = 0; round < 3; round += 1) {
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(0));
  }
};
const open = async (page = <TodayPage />) => {
  renderPage(page, held, "/today?sport=football");
  await settled();
};
const digest = () => screen.queryByRole("region", { name: "Since you were here" });
const inDigest = () => within(screen.getByRole("region", { name: "Since you were here" }));

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

it("tells results of the days before today and what they changed, until it has been seen", async () => {
  visited(-48);
  await open();
  expect(inDigest().getByText("You were here on Fri 20 Nov, 15:00.")).toBeVisible();
  const told = inDigest()
    .getAllByRole("link")
    .flatMap((link) => link.getAttribute("aria-label") ?? []);
  // The other leagues of the sport were given the same.
  expect(told.slice(0, 2)).toEqual([
    `Table, ${mls.name}`,
    expect.stringMatching(`^${name(three)}`),
  ]);
  expect(inDigest().getByText(`${name(three)} now lead ${mls.name}, Group A.`)).toBeVisible();
  // Every league was given the same; one sport is shown.
  expect(inDigest().queryByText(/basketball|volleyball|tennis/)).toBeNull();
  fireEvent.click(inDigest().getByRole("button", { name: "Seen" }));
  await settled();
  expect(digest()).toBeNull();
  expect(localStorage.getItem("arena-visit")).toBe(`0/${NOW}`);
});

it("says nothing on a first visit, and keeps when it was", async () => {
  await open();
  expect(digest()).toBeNull();
  expect(localStorage.getItem("arena-visit")).toBe(`0/${NOW}`);
});

it("goes on saying it when the page is opened again, and no longer after the next absence", async () => {
  localStorage.setItem("arena-visit", `${NOW - 48 * HOUR}/${NOW - HOUR}`);
  await open();
  expect(digest()).not.toBeNull();
  expect(localStorage.getItem("arena-visit")).toBe(`${NOW - 48 * HOUR}/${NOW}`);
});

it("tells on My clubs what concerns these", async () => {
  visited(-48);
  follow("clubs", clubKey(mls, one?.slug ?? ""), true);
  await open(<MyClubsPage />);
  expect(
    inDigest().getByText(`${name(one)} went down from 1st to 2nd in ${mls.name}, Group A.`),
  ).toBeVisible();
  expect(inDigest().queryByRole("link")).toBeNull();
});
