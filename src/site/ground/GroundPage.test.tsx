// @vitest-environment jsdom
import { screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { publicDocuments } from "@/data/publicDocuments";
import { storedGround, noGround } from "@/domain/schedule/ground";
import { PageName } from "@/ui/pageName";
import { mal } from "../../../tests/arena/leagues/mal";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makeMeet, makeResult, makeTeam } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import GroundPage from "./GroundPage";

vi.mock(import("@/data/publicDocuments"), () => ({ publicDocuments: vi.fn() }));

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 3_600_000;
const bowl = {
  ...noGround,
  name: "Main bowl",
  place: "1 Lake Road, gate 2",
  link: "https://map.example/bowl",
  sports: ["football" as const],
  closed: [
    { from: "2026-11-01", to: "2026-11-21" },
    { from: "2026-12-24", to: "2027-01-02" },
  ],
};
const get = vi.fn<(collection: string, id: string) => Promise<object | null>>();
const onName = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  stubVisitorZone("Africa/Lagos");
  get.mockReset().mockResolvedValue({ records: { "main-bowl": storedGround(bowl) } });
  vi.mocked(publicDocuments).mockResolvedValue({ get, list: async () => [] } as never);
  onName.mockReset();
});
afterEach(() => vi.useRealTimers());

const fixture = (id: string, hours: number, stadium = "Main bowl", status = "") =>
  makeFixture({ id, date: NOW + hours * HOUR, stadium, status, teamA: `Home ${id}` });
const leagues: Record<string, Held> = {
  [mls.slug]: {
    fixtures: [
      fixture("soon", 12),
      fixture("later", 48),
      fixture("elsewhere", 3, "Upper field"),
      fixture("called-off", 20, "Main bowl", "Postponed"),
      fixture("old", -90, "main BOWL"),
      fixture("long-off", -200, "Main bowl", "Postponed"),
    ],
    results: [makeResult({ id: "old", date: null })],
    teams: [makeTeam({ name: "Kingsway Rovers", ground: "main Bowl" })],
  },
  [mbl.slug]: {
    fixtures: [fixture("next", 24), fixture("new", -50)],
    results: [makeResult({ id: "new", date: null })],
  },
  [mal.slug]: { meets: [makeMeet({ id: "meet", date: NOW + 30 * HOUR, place: "Main Bowl" })] },
};
const show = (id = "main-bowl", of: Record<string, Held> = leagues, held: Held = {}) =>
  renderPage(
    <PageName value={onName}>
      <GroundPage id={id} />
    </PageName>,
    held,
    `/grounds/${id}`,
    {},
    { leagues: of },
  );
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const addresses = (of: Awaited<ReturnType<typeof part>>, what: RegExp) =>
  of
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"))
    .filter((href) => href && what.test(href));
const noindex = () => document.head.querySelector('meta[name="robots"][content="noindex"]');

it("tells where a ground is, whose home, and when it is closed from today on", async () => {
  show();
  expect(await screen.findByRole("heading", { level: 1, name: "Main bowl" })).toBeVisible();
  expect(onName).toHaveBeenLastCalledWith("Main bowl");
  expect(await screen.findByText("1 Lake Road, gate 2")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Map of Main bowl/ })).toHaveAttribute(
    "href",
    "https://map.example/bowl",
  );
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Kingsway Rovers" })).toHaveAttribute(
      "href",
      "/mls/clubs/kingsway-rovers",
    ),
  );
  // The league is a line of its own below its clubs.
  expect(screen.getByText(mls.name, { selector: "dd p" })).toBeVisible();
  expect(screen.getByText("Thu 24 Dec to Sat 2 Jan")).toBeVisible();
  expect(screen.queryByText(/21 Nov/)).toBeNull();
  expect(screen.queryByText("Closed today")).toBeNull();
  expect(noindex()).toBeNull();
});

it("has the matches that say a former name, at its address too", async () => {
  const renamed = { ...bowl, name: "City arena", formerNames: ["Main bowl"] };
  get.mockResolvedValue({ records: { "4711": storedGround(renamed) } });
  show("main-bowl");
  expect(await screen.findByRole("heading", { level: 1, name: "City arena" })).toBeVisible();
  expect(addresses(await part("Next matches"), /\/(matches|results)/)).toHaveLength(4);
  expect(await screen.findByRole("link", { name: "Kingsway Rovers" })).toBeVisible();
});

it("lists what is played there over all leagues, by the clock, and the latest results first", async () => {
  const { reads } = show();
  const records = /\/(matches|results)/;
  expect(addresses(await part("Next matches"), records)).toEqual([
    "/mls/matches/soon",
    "/mbl/matches/next",
    expect.stringMatching(/^\/mal\/.*meet/),
    "/mls/matches/later",
  ]);
  expect(addresses(await part("Latest results"), records)).toEqual([
    "/mbl/matches/new",
    "/mls/matches/old",
  ]);
  expect(addresses(await part("Not played"), records)).toEqual(["/mls/matches/called-off"]);
  expect(get.mock.calls).toEqual([["published", "grounds"]]);
  expect(reads.filter((one) => one.startsWith("whole") || one === "players")).toEqual([]);
});

it("says that it is closed today, and what to look for where nothing is played", async () => {
  const closed = [{ from: "2026-11-22", to: "2026-11-22" }];
  get.mockResolvedValue({ records: { x7: storedGround({ ...bowl, name: "Hall 2", closed }) } });
  show("x7", {});
  expect(await screen.findByRole("heading", { level: 1, name: "Hall 2" })).toBeVisible();
  expect(screen.getByText("Closed today")).toBeVisible();
  expect(await screen.findByText("No matches here")).toBeVisible();
});

it("shows the first matches of many until somebody asks for all", async () => {
  const fixtures = Array.from({ length: 12 }, (_, at) => fixture(`m${at}`, at + 5));
  show("main-bowl", { [mls.slug]: { fixtures } });
  const next = await part("Next matches");
  expect(addresses(next, /matches\/m/)).toHaveLength(8);
  await userEvent.click(next.getByRole("button", { name: "Show all 12" }));
  expect(addresses(next, /matches\/m/)).toHaveLength(12);
});

it("is found by the name that matches give it, where the arena keeps no record of it", async () => {
  show("upper-field");
  expect(await screen.findByRole("heading", { level: 1, name: "Upper field" })).toBeVisible();
  expect(addresses(await part("Next matches"), /matches/)).toContain("/mls/matches/elsewhere");
});

it("says that nobody knows a ground, and keeps that out of search engines", async () => {
  show("nowhere");
  expect(await screen.findByText("Ground not found")).toBeVisible();
  expect(noindex()).not.toBeNull();
  expect(onName).not.toHaveBeenCalled();
});

it("shows the matches where the grounds cannot be read, and reads them again", async () => {
  get.mockRejectedValueOnce(failure("unavailable"));
  show();
  const failed = await screen.findByRole("alert");
  await waitFor(() => expect(failed).toHaveTextContent("Failed to load the grounds."));
  expect(await part("Next matches")).toBeTruthy();
  await userEvent.click(within(failed).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1 Lake Road, gate 2")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is what this device read last where the database can't be reached", async () => {
  const kept = new Map<string, Response>();
  vi.stubGlobal("caches", {
    open: async () => ({
      put: async (at: string, answer: Response) => kept.set(at, answer),
    }),
    match: async (at: string) => kept.get(at)?.clone(),
  });
  const { unmount } = show();
  expect(await screen.findByText("1 Lake Road, gate 2")).toBeVisible();
  await vi.waitFor(() => expect(kept.size).toBe(1));
  unmount();
  get.mockRejectedValue(failure("offline"));
  show();
  expect(await screen.findByText("1 Lake Road, gate 2")).toBeVisible();
  expect(screen.queryByText("Failed to load the grounds.")).toBeNull();
  expect(screen.getByText(/^Showing data from/)).toBeVisible();
  vi.unstubAllGlobals();
});

it("calls nothing unknown, and no ground empty, while a league cannot be read", async () => {
  show("nowhere", {}, { fixtures: "broken" });
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to load fixtures."),
  );
  expect(screen.queryByText("Ground not found")).toBeNull();
  expect(noindex()).toBeNull();
});
