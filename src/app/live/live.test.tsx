// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type * as connection from "@/data/connection";
import { followLeague } from "@/data/followLeague";
import { useListing } from "@/data/useListing";
import type { RecordOf } from "@/domain/records/record";
import { mls } from "@/leagues/mls";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { LeagueLayout } from "../league/LeagueLayout";

vi.mock("@/data/followLeague", () => ({ followLeague: vi.fn<typeof followLeague>() }));
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => reader,
}));
const reader = { follow: () => () => {} };
const started = vi.mocked(followLeague);
const stop = vi.fn<() => void>();
beforeEach(() => {
  started.mockReset();
  stop.mockReset();
  started.mockReturnValue(stop);
});

const MINUTE = 60_000;
const begun = (minutesAgo: number, status = "Upcoming") =>
  makeFixture({ date: Date.now() - minutesAgo * MINUTE, status });

interface Shown {
  readonly reads?: boolean;
  readonly at?: string;
  readonly held?: Held;
}

/** A page of the league that reads fixtures, or none. */
function show(
  fixtures: readonly RecordOf<"fixtures">[],
  { reads = true, at = "/mls/results", held = {} }: Shown = {},
) {
  function Page() {
    useListing(mls, reads ? "fixtures" : "standings");
    useListing(mls, reads ? "results" : "standings");
    return <p>content</p>;
  }
  return renderPage(
    <LeagueLayout league={mls} page="results">
      <Page />
    </LeagueLayout>,
    { fixtures, ...held },
    at,
  );
}
const settle = async () => {
  await act(() => vi.dynamicImportSettled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};
const tellLive = (live: boolean) => act(() => started.mock.calls[0]?.[1](live));
const mark = () => screen.queryByText("Live");

it("follows the league while a match is on, and says so once that works", async () => {
  const page = show([{ ...begun(30), id: "on" }]);
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  expect(started.mock.calls[0]?.[0].league).toBe(mls);
  expect(mark()).toBeNull();
  tellLive(true);
  expect(mark()).toBeVisible();
  expect(
    screen.getByRole("link", { name: /^Live\s*: Kingsway Rovers v Mount Trojans is on/ }),
  ).toHaveAttribute("href", "/mls/matches?match=on");
  tellLive(false);
  expect(mark()).toBeNull();
  page.unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

it.each([
  ["no match is on", [begun(300), begun(-60), begun(30, "Full time")], {}],
  ["nothing has read the fixtures", [begun(30)], { reads: false }],
])("neither loads nor connects where %s", async (_, fixtures, options) => {
  show(fixtures, options);
  await settle();
  expect(started).not.toHaveBeenCalled();
});

it("says nothing once the result of the match stands", async () => {
  const on = begun(30);
  show([on], { held: { results: [makeResult({ ...on, id: on.id, scoreA: 1, scoreB: 0 })] } });
  await settle();
  expect(started).not.toHaveBeenCalled();
  expect(mark()).toBeNull();
});

it("says nothing over a past season, which does not change", async () => {
  show([begun(30)], { at: "/mls/results?season=2025" });
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  tellLive(true);
  expect(mark()).toBeNull();
});

it("leaves the page as it is when its code cannot be had", async () => {
  started.mockImplementation(() => {
    throw new Error("no such file");
  });
  show([begun(30)]);
  await settle();
  expect(screen.getByText("content")).toBeVisible();
  expect(mark()).toBeNull();
});
