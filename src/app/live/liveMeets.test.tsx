// @vitest-environment jsdom
import { act, screen, within, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { LeagueLayout } from "../league/LeagueLayout";
import type * as connection from "@/data/connection";
import { sheetKinds } from "@/records/sheet";
import type { LiveReader, SheetListings } from "@/data/reader";
import type { RecordOf } from "@/records/record";
import { mal } from "../../../tests/arena/leagues/mal";
import { makeEvent, makeMeet, makeTeam } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import { settle } from "../../../tests/harness/settle";
import EmbedPage from "@/site/embed/EmbedPage";
import MeetResultsPage from "@/site/meets/MeetResultsPage";
import MeetStandingsPage from "@/site/meets/MeetStandingsPage";
import TodayPage from "@/site/today/TodayPage";
import { InLeague } from "@/ui/leagueContext";

vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => reader,
}));
const watch = vi.fn<LiveReader["watch"]>();
const watchMatches = vi.fn<LiveReader["watchMatches"]>();
const reader: LiveReader = { watch, watchMatches };
beforeEach(() => {
  localStorage.clear();
  watch.mockReset().mockReturnValue(() => {});
  watchMatches.mockReset().mockReturnValue(() => {});
});

const HOUR = 3_600_000;
const [one = "", two = ""] = mal.clubs.map(({ name }) => name);
const teams = mal.clubs.map(({ name }) => makeTeam({ name, group: "" }));
const meet = (hoursAgo: number, status = "") =>
  makeMeet({
    id: "second",
    name: "Second meet",
    date: Date.now() - hoursAgo * HOUR,
    status,
    timetable: [
      "1|14:00|100 metres|time",
      "2|15:00|Long jump|distance",
      "3|16:00|Relay|time|relay",
    ],
  });
const event = (number: number, version = 1) =>
  makeEvent({
    id: `e${number}`,
    version,
    meet: "second",
    number,
    lines: [`1|Abu|${one}|10.90`, `2|Ben|${two}|11.00`],
  });

/** The sheet as the listener hears it. */
function tell(meets: readonly RecordOf<"meets">[], events: readonly RecordOf<"events">[]): void {
  const listing = <T,>(records: readonly T[]) =>
    ({ records, unreadable: [], readAt: Date.now(), source: "published" }) as const;
  const sheet: SheetListings = {
    // Each kind has its own.
    ...(Object.fromEntries(
      sheetKinds.map((kind) => [kind, listing([])]),
    ) as object as SheetListings),
    teams: listing(teams),
    meets: listing(meets),
    events: listing(events),
  };
  act(() => watch.mock.calls[0]?.[1](sheet));
}
const pages = {
  standings: (
    <InLeague league={mal}>
      <MeetStandingsPage />
    </InLeague>
  ),
  results: (
    <InLeague league={mal}>
      <MeetResultsPage />
    </InLeague>
  ),
};
const openLeague = (
  page: keyof typeof pages,
  held: { meets: RecordOf<"meets">[]; events: RecordOf<"events">[] },
) =>
  renderPage(
    <InLeague league={mal}>
      <LeagueLayout page={page}>{pages[page]}</LeagueLayout>
    </InLeague>,
    { teams, ...held },
    `/mal/${page}`,
  );

it("shows results as they are saved while a meet is on, says so, and reads the sheet alone", async () => {
  const on = meet(1);
  openLeague("standings", { meets: [on], events: [event(1)] });
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(1));
  expect(watch.mock.calls[0]?.[0]).toBe(mal);
  expect(watchMatches).not.toHaveBeenCalled();
  expect(screen.queryByText("Live")).toBeNull();
  tell([on], [event(1)]);
  const mark = await screen.findByRole("link", { name: /^Live\s*: Second meet is on/ });
  await waitFor(() => expect(mark).toHaveAttribute("href", "/mal/results?meet=second"));
  const winner = () =>
    within(screen.getByRole("table", { name: "MAL athletics medals" })).getByRole("row", {
      name: new RegExp(one),
    });
  expect(winner()).toHaveTextContent(/100$/);
  expect(screen.queryByText(/results are in/)).toBeNull();
  tell([on], [event(1), event(2)]);
  await waitFor(() =>
    expect(screen.getByText("Long jump: results are in")).toHaveAttribute("role", "status"),
  );
  expect(winner()).toHaveTextContent(/200$/);
  tell([on], [event(1), event(2), event(3)]);
  // With its last result it is over.
  await settle();
  expect(screen.queryByText("Live")).toBeNull();
});

it("reads the athletes of a meet again when one of its events was saved, and only then", async () => {
  const on = meet(1);
  const { held, reads } = openLeague("results", { meets: [on], events: [event(1)] });
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(1));
  const whole = () => reads.filter((kind) => kind === "whole events").length;
  tell([on], [event(1)]);
  tell([on], [event(1)]);
  await settle();
  expect(whole()).toBe(1);
  held.events = [event(1), { ...event(2), lines: [`1|Ben|${two}|7.05`] }];
  tell([on], held.events);
  await waitFor(() =>
    expect(screen.getByRole("table", { name: "Results: Long jump" })).toHaveTextContent("7.05"),
  );
  expect(whole()).toBe(2);
});

it.each([
  [
    "as a frame of another site",
    () => (
      <InLeague league={mal}>
        <EmbedPage part="fixtures" />
      </InLeague>
    ),
  ],
  ["on the day's page", () => <TodayPage />],
])("follows a meet that is on %s", async (_, page) => {
  renderPage(page(), {}, "/", {}, { leagues: { mal: { teams, meets: [meet(1)] } } });
  await vi.waitFor(() => expect(watch).toHaveBeenCalledTimes(1));
  expect(watch.mock.calls[0]?.[0].slug).toBe("mal");
});

it.each([
  ["comes later", [meet(-1)], []],
  ["was called off", [meet(1, "Cancelled")], []],
  ["is over", [meet(2)], [event(1), event(2), event(3)]],
  ["nobody told of", [meet(11)], []],
  ["ended half a day ago", [meet(13)], [event(1)]],
])("neither listens nor loads what listens where the meet %s", async (_, meets, events) => {
  openLeague("standings", { meets, events });
  await settle();
  renderPage(
    <InLeague league={mal}>
      <EmbedPage part="table" />
    </InLeague>,
    { teams, meets, events },
  );
  await settle();
  expect(watch).not.toHaveBeenCalled();
});
