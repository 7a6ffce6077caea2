// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type * as connection from "@/data/connection";
import { followLeague } from "@/data/followLeague";
import { mal } from "../../../tests/arena/leagues/mal";
import { mls } from "../../../tests/arena/leagues/mls";
import type { EmbedPart } from "@/leagues/paths";
import { InLeague } from "@/ui/leagueContext";
import {
  makeEvent,
  makeFixture,
  makeMeet,
  makeResult,
  makeSeason,
  makeTeam,
  MEET_ONCE,
} from "../../../tests/factories/records";
import { setLiveMatches } from "@/ui/match/liveNow";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { settle } from "../../../tests/harness/settle";
import { EmbedButton } from "./EmbedButton";
import EmbedPage from "./EmbedPage";

vi.mock("@/data/followLeague", () => ({
  followLeague: vi.fn<typeof followLeague>(() => () => {}),
}));
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => ({}),
}));
beforeEach(() => void vi.mocked(followLeague).mockClear());

const HOUR = 3_600_000;
const held: Held = {
  fixtures: [
    makeFixture({ id: "later", date: Date.now() + 72 * HOUR, teamA: "Harbour Eagles" }),
    makeFixture({ id: "next", date: Date.now() + 24 * HOUR, teamA: "Kingsway Rovers" }),
  ],
  results: [makeResult({ id: "past", date: Date.now() - 72 * HOUR })],
};

async function open(part: EmbedPart, at = "/", of = held) {
  renderPage(
    <InLeague league={mls}>
      <EmbedPage part={part} />
    </InLeague>,
    of,
    at,
  );
  await act(() => vi.dynamicImportSettled());
}
const rows = () =>
  [...document.querySelectorAll("li a[aria-label]")].map((row) => row.getAttribute("aria-label"));

it("shows the next matches, the first one first", async () => {
  await open("fixtures");
  expect(rows()).toEqual([
    expect.stringMatching(/^Kingsway Rovers v/),
    expect.stringMatching(/^Harbour Eagles v/),
  ]);
});

it.each([
  ["/", /^Kingsway Rovers v/],
  ["/embed/mls/match?match=past", /2–1/],
])("shows the one match of %s", async (at, words) => {
  await open("match", at);
  expect(rows()).toEqual([expect.stringMatching(words)]);
});

it("says of which knock-out a match is", async () => {
  const fixtures = [
    makeFixture({ id: "semi", date: Date.now() + 24 * HOUR, gameWeek: "", stage: "SF1" }),
  ];
  await open("fixtures", "/", { fixtures });
  expect(await screen.findByText(/Semi-finals/)).toBeVisible();
});

it("says so where the match is gone", async () => {
  await open("match", "/embed/mls/match?match=nobody");
  expect(screen.getByText("No match to show")).toBeVisible();
});

it("shows the table, and its links open beside the page that frames it", async () => {
  await open("table");
  await waitFor(() => expect(screen.getAllByRole("table").length).toBeGreaterThan(0));
  const whole = screen.getByRole("link", { name: /^See more/ });
  expect(whole).toHaveAttribute("href", "/mls/standings");
  whole.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(whole);
  expect(whole).toHaveAttribute("target", "_blank");
  expect(whole).toHaveAttribute("rel", "noopener");
});

const on = [makeFixture({ id: "on", date: Date.now() - HOUR / 2, teamA: "Lagoon City" })];
const live = () => vi.mocked(followLeague).mock.calls[0]?.[1];

it.each(["match", "fixtures"] as const)(
  "shows how the match stands that is on: %s",
  async (part) => {
    await open(part, "/", { ...held, fixtures: [...on, ...(held.fixtures as typeof on)] });
    await vi.waitFor(() => expect(followLeague).toHaveBeenCalledOnce());
    expect(rows()[0]).toMatch(/^Lagoon City v/);
    const events: readonly string[] = [];
    const match = {
      scoreA: 2,
      scoreB: 1,
      phase: "2nd half",
      detail: "",
      minute: 66,
      since: null,
      events,
    };
    act(() => live()?.onMatches({ updatedAt: Date.now(), matches: new Map([["on", match]]) }));
    expect(rows()[0]).toMatch(/^Lagoon City 2–1 /);
  },
);

it("lets the table follow while a match is on", async () => {
  await open("table", "/", { fixtures: on });
  await vi.waitFor(() => expect(followLeague).toHaveBeenCalledOnce());
});

it("counts the live match in the table, and says so", async () => {
  const outcome = { scoreA: 1, scoreB: 0, figureA: "1", figureB: "0", loser: null };
  const shown = { outcome: { ...outcome, status: "Live", ending: "" }, state: "30'" };
  const league = { seasons: [makeSeason({ id: mls.seasons[0].id, format: MEET_ONCE })] };
  const teams = ["Lagoon City", "Kingsway Rovers"].map((name) => makeTeam({ name, group: "A" }));
  const fixtures = [makeFixture({ ...on[0], id: "on", teamB: "Kingsway Rovers" })];
  await open("table", "/", { ...league, teams, fixtures });
  expect(screen.queryByText("As it stands")).toBeNull();
  act(() => setLiveMatches("mls", new Map([["on", { ...shown, detail: "", entries: [] }]])));
  expect(await screen.findByText("As it stands")).toBeVisible();
  expect(screen.getByText(/with Lagoon City 1–0 Kingsway Rovers/)).toBeVisible();
  const [, first] = within(screen.getByRole("table", { name: "Group A" })).getAllByRole("row");
  expect(first).toHaveTextContent(/Lagoon City.*3$/);
  act(() => setLiveMatches("mls", new Map()));
  expect(screen.queryByText("As it stands")).toBeNull();
});

it.each(["table", "fixtures", "match"] as const)(
  "connects to nothing while nothing is on: %s",
  async (part) => {
    await open(part);
    await settle();
    expect(followLeague).not.toHaveBeenCalled();
  },
);

const timetable = ["1|15:00|100 metres|time"];
const athletics: Held = {
  meets: [
    makeMeet({ id: "past", name: "Opening meet", date: Date.now() - 200 * HOUR, timetable }),
    makeMeet({ id: "next", name: "Second meet", date: Date.now() + 72 * HOUR, timetable }),
  ],
  events: [
    makeEvent({ meet: "past", number: 1, lines: [`1|Abu|${mal.clubs[0]?.name}|10.90||1.1`] }),
  ],
};

it("shows of athletics its table, and the meet that comes next with its timetable", async () => {
  const table = renderPage(
    <InLeague league={mal}>
      <EmbedPage part="table" />
    </InLeague>,
    athletics,
  );
  expect(await screen.findByRole("table", { name: "MAL athletics table" })).toBeVisible();
  table.unmount();
  renderPage(
    <InLeague league={mal}>
      <EmbedPage part="fixtures" />
    </InLeague>,
    athletics,
  );
  expect(await screen.findByRole("heading", { name: "Second meet" })).toBeVisible();
  expect(screen.getByText("100 metres")).toBeVisible();
  expect(screen.queryByText("Opening meet")).toBeNull();
});

it("offers the HTML that frames what is chosen, and copies it", async () => {
  const write = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: write } });
  renderPage(
    <InLeague league={mls}>
      <EmbedButton />
    </InLeague>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Embed" }));
  const html = await screen.findByRole("textbox", { name: "HTML to paste" });
  await waitFor(() =>
    expect(html).toHaveValue(
      `<iframe src="${location.origin}/embed/mls/table" title="MLS football: table" width="100%" height="640" style="border:0" loading="lazy"></iframe>`,
    ),
  );
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "match" } });
  await waitFor(() => expect(html).toHaveTextContent(/\/embed\/mls\/match"/));
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  expect(write).toHaveBeenCalledWith(html.textContent);
  vi.unstubAllGlobals();
});
