// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as connection from "@/data/connection";
import { leagues } from "@arena/leagues";
import { mal } from "../../../tests/arena/leagues/mal";
import {
  makeEvent,
  makeFixture,
  makeMeet,
  makeNews,
  makeSeason,
  makeTeam,
} from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { settle } from "../../../tests/harness/settle";
import TodayPage from "./TodayPage";

// A page follows a meet that is on: nothing is heard of it here but what a test holds.
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => ({ watch: () => () => {}, watchMatches: () => () => {} }),
}));

const HOUR = 3_600_000;
/** Sunday 22 November 2026, 15:00 in Lagos. */
const NOW = Date.UTC(2026, 10, 22, 14);
const [one = "", two = ""] = mal.clubs.map(({ name }) => name);

const ofMatches = leagues.filter(({ collections }) => collections.fixtures).length;

const open = async (held: Held, at = "/today") => {
  const page = renderPage(<TodayPage />, held, at);
  await settle();
  return page;
};
const part = (name: string) => within(screen.getByRole("region", { name }));

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

const timetable = ["1|14:00|100 metres|time", "2|15:00|Long jump|distance"];
const meet = (id: string, hours: number, status = "") =>
  makeMeet({ id, name: `Meet ${id}`, date: NOW + hours * HOUR, timetable, status });
const event = (of: string, number: number) =>
  makeEvent({ meet: of, number, lines: [`1|Abu|${one}|10.90`, `2|Ben|${two}|11.00`] });
const teams = mal.clubs.map(({ name }) => makeTeam({ name, group: "" }));

it("puts each meet where it stands on its day, with how far it is, and leads to it", async () => {
  await open({
    teams,
    meets: [meet("over", -8), meet("on", -1), meet("next", 3), meet("off", 4, "Postponed")],
    events: [event("over", 1), event("over", 2), event("on", 1)],
  });
  expect(
    screen.getByRole("button", { name: "Today, Sunday 22 November 2026, 4 meets" }),
  ).toBeVisible();
  const link = (of: string) => part(of).getByRole("link", { name: /^Meet / });
  expect(link("Live now")).toHaveAttribute("href", "/mal/results?meet=on");
  expect(link("Live now")).toHaveAccessibleName(
    `Meet on, Running track, Sunday 22 November 2026, 14:00, 1 of 2 events, ${one} leads with 8 points, On now`,
  );
  expect(link("Next")).toHaveAttribute("href", "/mal/matches#meet-next");
  expect(link("Next")).toHaveTextContent("2 events");
  expect(link("Finished")).toHaveTextContent(`${one} won with 16 points`);
  expect(link("Not played")).toHaveTextContent("Postponed");
});

it("names no winner of a meet whose results are not all in, however late it is", async () => {
  await open({ teams, meets: [meet("stopped", -13)], events: [event("stopped", 1)] });
  const link = part("Finished").getByRole("link", { name: /^Meet / });
  expect(link).toHaveTextContent(`${one} leads with 8 points`);
  expect(link).not.toHaveTextContent("won");
});

it("counts meets beside matches, and shows them alone where athletics is chosen", async () => {
  const fixtures = [makeFixture({ id: "f", date: NOW + HOUR, status: "Upcoming" })];
  const { address } = await open({ teams, fixtures, meets: [meet("next", 3), meet("later", 50)] });
  expect(screen.getByRole("status")).toHaveTextContent(`${ofMatches} matches and 1 meet`);
  fireEvent.click(screen.getByRole("button", { name: "Athletics" }));
  await settle();
  expect(address()).toBe("/today?sport=athletics");
  expect(screen.getByRole("status")).toHaveTextContent("1 meet");
  expect(part("Next").getAllByRole("listitem")).toHaveLength(1);
  expect(part("Coming up").getByRole("link", { name: /^Meet later/ })).toBeVisible();
});

it("says which day has the next meet", async () => {
  await open({ teams, meets: [meet("later", 48)] }, "/today?sport=athletics");
  expect(screen.getByText("No meets on Sun 22 Nov")).toBeVisible();
  expect(screen.getByText("Next: Tue 24 Nov, athletics")).toBeVisible();
});

it("shows pinned news of a league of meets", async () => {
  const news = [makeNews({ title: "Track closed", until: NOW + HOUR, date: NOW - HOUR })];
  const page = renderPage(
    <TodayPage />,
    {},
    "/today",
    {},
    {
      leagues: { mal: { news, seasons: [makeSeason({ id: "2026", open: ["news"] })] } },
    },
  );
  await settle();
  expect(screen.getByRole("link", { name: "MAL: Track closed" })).toHaveAttribute(
    "href",
    "/mal/news",
  );
  page.unmount();
});

it("shows the others while a league takes long, and adds it after them without moving them", async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fixtures = [makeFixture({ id: "f", date: NOW + HOUR, status: "Upcoming" })];
  renderPage(
    <TodayPage />,
    { teams, fixtures, meets: [meet("next", 3)] },
    "/today",
    {},
    {
      before: async (league) => league === "mls" && slow,
    },
  );
  await settle();
  expect(screen.queryByRole("region", { name: "Next" })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  const names = () =>
    screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  const before = names();
  expect(before.at(-1)).toBe("MLS football");
  expect(part("More leagues").getByText("Still loading")).toBeVisible();
  // Those of all leagues but the slow one, and the meet.
  expect(part("Next").getAllByRole("listitem")).toHaveLength(ofMatches);
  // Nobody knows yet how many there are.
  expect(screen.queryByRole("button", { name: /2026, \d+ match/ })).toBeNull();
  answer();
  await settle();
  expect(names()).toEqual(before);
  expect(part("More leagues").getByRole("link", { name: /Kingsway Rovers v/ })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(`${ofMatches} matches and 1 meet`);
});

it("says in its place that a league that took long could not be read, and tries again", async () => {
  let isBroken = true;
  const fixtures = [makeFixture({ id: "f", date: NOW + HOUR, status: "Upcoming" })];
  renderPage(
    <TodayPage />,
    { fixtures },
    "/today",
    {},
    {
      before: async (league) => {
        if (league !== "mls") return;
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        if (isBroken) throw new Error("slow");
      },
    },
  );
  await settle();
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  const late = part("More leagues");
  expect(late.getByRole("alert")).toHaveTextContent(/^Failed to load fixtures\.MLS football: /);
  isBroken = false;
  fireEvent.click(late.getByRole("button", { name: "Try again" }));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(late.getByRole("link", { name: /Kingsway Rovers v/ })).toBeVisible();
});
