// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { HOUR } from "@/domain/durations";
import type { LiveMatch } from "@/domain/match/live";
import { notBegun } from "@/domain/match/pitch";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import {
  match,
  player,
  rovers,
  teams,
  trojans,
  weekBefore,
} from "../../../tests/factories/twoSquads";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";
import { refusing } from "../../../tests/harness/refusing";

/** The matches that are scored live; the database that is followed live is another one here. */
const onPitch: { matches: ReadonlyMap<string, LiveMatch> } = { matches: new Map() };
vi.mock(import("@/data/connection"), async (original) => ({
  ...(await original()),
  loadLiveReader: async () => ({
    watch: () => () => {},
    watchMatches: (_league, onState) => {
      onState({ updatedAt: Date.now(), matches: onPitch.matches });
      return () => {};
    },
  }),
}));
afterEach(() => void (onPitch.matches = new Map()));

const held = {
  teams,
  players: [player("Ayo Bello", rovers, 9), player("Ben Quaye", trojans, 7)],
  fixtures: [
    makeFixture({ id: "f0", ...match, date: weekBefore }),
    makeFixture({ id: "f1", ...match, date: KICK_OFF, lineUpA: ["Ayo Bello"] }),
  ],
  results: [
    makeResult({
      id: "f0",
      ...match,
      date: weekBefore,
      bookings: ["Ben Quaye (Red Card) 80'"],
    }),
  ],
};
const open = (id: string, part: string) =>
  openAdmin(`/mls/admin-dashboard/matches/${id}?part=${part}`, { held });
const parts = async () => {
  const nav = await screen.findByRole("navigation", { name: "Parts of the match" });
  return within(nav)
    .getAllByRole("link")
    .map((link) => link.textContent);
};

it("shows before a match its fixture, who is suspended, and prints its team sheets", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await open("f1", "before");
  expect(await parts()).toEqual(["Before", "Live", "After", "History"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`${rovers} v ${trojans}`);
  expect(screen.getByText("Update fixture")).toBeVisible();
  expect(screen.getByRole("link", { current: "page", name: "Match day" })).toBeVisible();
  expect(await screen.findByText(`Suspended: Ben Quaye (${trojans})`)).toBeInTheDocument();
  fireEvent.click(screen.getByText("Print team sheets"));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector("[data-print-sheet]");
  expect(sheet).toHaveTextContent("No.NameBeginsSubstituteGoalsCards");
  expect(sheet).toHaveTextContent("9Ayo Bello×");
  expect(sheet).toHaveTextContent("7Ben Quaye (suspended)––");
});

it("prints the boxes of its sport", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  print.mockClear();
  await openAdmin("/mvl/admin-dashboard/matches/f1?part=before", {
    held: { ...held, results: [] },
  });
  fireEvent.click(await screen.findByText("Print team sheets"));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector("[data-print-sheet]");
  expect(sheet).toHaveTextContent("BeginsSubstitutePoints9Ayo Bello");
});

it("shows after a match the form of its result, and without one a new one", async () => {
  await open("f0", "after");
  expect(await parts()).toEqual(["Before", "After", "History"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    new RegExp(`^${rovers} \\d+–\\d+ ${trojans}$`),
  );
  // No line of the title ends inside the score.
  expect(screen.getByText(/^\d+–\d+$/, { selector: "h1 *" })).toHaveStyle("white-space: nowrap");
  expect(screen.getByText("Update result")).toBeVisible();
});

it("leads from a match without a result to the new one", async () => {
  await open("f1", "after");
  await parts();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`${rovers} v ${trojans}`);
  expect(screen.getByText("Add result")).toBeVisible();
  expect(inputOf("Team A")).toHaveValue(rovers);
});

it("leads from the result of a match that is scored live to its live page", async () => {
  const [date, live] = [Date.now() - HOUR, { ...notBegun, scoreA: 2, phase: "Half-time" }];
  onPitch.matches = new Map([["live", live]]);
  await openAdmin("/mls/admin-dashboard/matches/live?part=after", {
    held: { ...held, fixtures: [makeFixture({ id: "live", ...match, date })] },
  });
  const notice = (await screen.findByText("Live Half-time")).closest('[role="status"]');
  await waitFor(() => expect(notice).toHaveTextContent(/2–0 so far.*Finish the match in Live/));
  expect(screen.getByRole("link", { name: "Go on scoring live" })).toHaveAttribute(
    "href",
    "/mls/admin-dashboard/matches/live?part=live",
  );
  expect(screen.queryByText(/the result of the fixture/)).toBeNull();
});

it("keeps the history of fixture and result together, and knows no match that is not there", async () => {
  await open("f0", "history");
  expect(await parts()).toEqual(["Before", "After", "History"]);
  await waitFor(() => expect(screen.getAllByText("No changes yet")).toHaveLength(2));
  await open("nobody", "history");
  expect(await screen.findByText("There is no such match")).toBeInTheDocument();
  await open("nobody", "before");
  expect(await screen.findByText("There is no such fixture")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Its history" })).toBeVisible();
});

it.each([
  ["fixtures", "f1", "before", "Update fixture", "Fixtures"],
  ["results", "f0", "after", "Update result", "Results"],
])("is where an old address of %s leads, and saving leads back to the list", async (...one) => {
  const [section, id, part, title, list] = one;
  const scene = await openAdmin(`/mls/admin-dashboard/${section}/${id}?club=x`, { held });
  await screen.findByText(title);
  expect(scene.address()).toBe(`/mls/admin-dashboard/matches/${id}?part=${part}`);
  expect(screen.getAllByRole("link", { name: list })[0]).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Update" }));
  await screen.findByRole("heading", { level: 1, name: list });
  expect(scene.address()).toBe(`/mls/admin-dashboard/${section}?club=x`);
});

it.each([
  ["f0", "after"],
  ["f1", "after"],
  ["ahead", "before"],
  ["soon", "live"],
  ["on", "live"],
  ["off", "before"],
])("opens %s where its state asks for it, at %s", async (id, part) => {
  const inMinutes = (minutes: number) => Date.now() + minutes * 60_000;
  const fixtures = [
    ...held.fixtures,
    makeFixture({ id: "ahead", date: inMinutes(90) }),
    makeFixture({ id: "soon", date: inMinutes(16) }),
    makeFixture({ id: "on", date: inMinutes(-20) }),
    makeFixture({ id: "off", date: inMinutes(-500), status: "Postponed" }),
  ];
  const scene = await openAdmin(`/mls/admin-dashboard/matches/${id}`, {
    held: { ...held, fixtures },
  });
  await waitFor(() =>
    expect(scene.address()).toBe(`/mls/admin-dashboard/matches/${id}?part=${part}`),
  );
});

it("says what could not be read, and reads it again", async () => {
  const at = "/mls/admin-dashboard/matches/f1?part=before";
  await openAdmin(at, { held, change: refusing(["results"]) });
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Update fixture")).toBeVisible();
});
