import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as connection from "@/data/connection";
import { followLeague } from "@/data/followLeague";
import { mls } from "../../../tests/arena/leagues/mls";
import { setLiveMatches, type ShownLiveMatch } from "@/ui/match/liveNow";
import { follow } from "@/ui/mine/mine";
import { noticesAreOn, wantNotices } from "@/ui/mine/notices";
import { InLeague } from "@/ui/leagueContext";
import { makeFixture } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import LiveLeague from "../live/LiveLeague";
import { NoticesSwitch } from "../mine/NoticesSwitch";
import { notify } from "./notify";
import { WantedNotices } from "./WantedNotices";

vi.mock("@/data/followLeague", () => ({ followLeague: vi.fn(() => () => {}) }));
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => ({}),
}));

const notice = { title: "Rovers 1–0 Trojans", text: "67'", path: "/mls/matches/one" };

beforeEach(() => {
  localStorage.clear();
  vi.mocked(followLeague).mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.getElementById("notices")?.remove();
});

function stubNotification(permission: NotificationPermission, answer = permission) {
  const made = vi.fn();
  const close = vi.fn();
  const told: EventTarget[] = [];
  const requestPermission = vi.fn(async () => answer);
  class Stub extends EventTarget {
    static readonly permission = permission;
    static readonly requestPermission = requestPermission;
    constructor(title: string, options: NotificationOptions) {
      super();
      made(title, options);
      told.push(this);
    }
    readonly close = close;
  }
  vi.stubGlobal("Notification", Stub);
  return { made, close, told, requestPermission };
}

it("are off until they are asked for, and the browser is asked then, once", async () => {
  const { requestPermission } = stubNotification("default", "granted");
  renderPage(<NoticesSwitch />, {});
  const box = screen.getByRole("checkbox", { name: /Tell me when a match of my clubs starts/ });
  expect(box).not.toBeChecked();
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(noticesAreOn()).toBe(true);
  expect(await screen.findByText(/in the background your device shows them/)).toBeInTheDocument();
  await userEvent.click(box);
  await userEvent.click(box);
  expect(requestPermission).toHaveBeenCalledTimes(1);
  act(() => wantNotices(false));
  expect(box).not.toBeChecked();
});

it("are on while the page lasts where nothing can be stored", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  wantNotices(true);
  expect(noticesAreOn()).toBe(true);
  wantNotices(false);
  expect(noticesAreOn()).toBe(false);
  full.mockRestore();
});

function shown(scoreA: number): ShownLiveMatch {
  const outcome = { scoreA, scoreB: 0, figureA: String(scoreA), figureB: "0" };
  return {
    outcome: { ...outcome, loser: null, status: "Live", ending: "" },
    state: "67'",
    detail: "",
    entries: [],
  };
}

/** The site's frame around a page that reads and follows nothing itself, while a match of Kingsway Rovers is on. */
async function openSite(id: string, page = <p>A page</p>, teamA = "Kingsway Rovers") {
  const date = Date.now() - 600_000;
  const rovers = { teamA, teamB: "Mount Trojans" };
  const site = renderPage(
    <>
      {page}
      <WantedNotices />
    </>,
    { fixtures: [makeFixture({ id, ...rovers, date, status: "" })] },
  );
  // Notices look when the state of a match has changed: first they have to know how it was.
  for (const goals of [0, 1]) {
    await act(() => vi.dynamicImportSettled());
    await act(async () => setLiveMatches("mls", new Map([[id, shown(goals)]])));
  }
  await act(() => vi.dynamicImportSettled());
  return site;
}

const told = () => screen.queryAllByRole("link", { name: /Kingsway Rovers 1–0 Mount Trojans/ });

it("are told on every page, whose league they read and follow themselves", async () => {
  follow("clubs", "mls/kingsway-rovers", true);
  wantNotices(true);
  const { reads } = await openSite("elsewhere");
  expect(told()).toHaveLength(1);
  expect(new Set(reads)).toEqual(new Set(["fixtures", "results", "teams"]));
  expect(followLeague).toHaveBeenCalledOnce();
});

it("are told of a club that only the matches name, as in an old database", async () => {
  follow("clubs", "mls/red-stars", true);
  wantNotices(true);
  await openSite("old", undefined, "Red Stars");
  expect(await screen.findByRole("link", { name: /Red Stars 1–0 Mount Trojans/ })).toBeVisible();
});

it("are told once where the page follows the league as well, over one connection", async () => {
  follow("clubs", "mls/kingsway-rovers", true);
  wantNotices(true);
  await openSite(
    "on a page",
    <InLeague league={mls}>
      <LiveLeague />
    </InLeague>,
  );
  expect(told()).toHaveLength(1);
  expect(followLeague).toHaveBeenCalledOnce();
});

it.each([
  ["nobody asked for them", false, "mls/kingsway-rovers"],
  ["no club is followed", true, null],
])("are neither told nor read where %s", async (words, wanted, club) => {
  if (club) follow("clubs", club, true);
  wantNotices(wanted);
  const { reads } = await openSite(words);
  expect(told()).toEqual([]);
  expect(reads).toEqual([]);
  expect(followLeague).not.toHaveBeenCalled();
});

it("are said politely within the page while it is in sight, and lead to the match", async () => {
  const { made } = stubNotification("granted");
  const go = vi.fn();
  notify(notice, go);
  expect(made).not.toHaveBeenCalled();
  expect(await screen.findByText("Rovers 1–0 Trojans")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Rovers 1–0 Trojans 67'");
  await userEvent.click(screen.getByRole("link", { name: /Rovers 1–0/ }));
  expect(go).toHaveBeenCalledWith("/mls/matches/one");
  await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
});

it("are the device's own while the page is hidden and that is allowed, lead to the match, and else wait in the page", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { made, told: onDevice, close } = stubNotification("granted");
  const go = vi.fn();
  const focus = vi.spyOn(window, "focus").mockReturnValue();
  notify(notice, go);
  await vi.waitFor(() => expect(made).toHaveBeenCalled());
  expect(made.mock.calls[0]).toEqual([
    notice.title,
    expect.objectContaining({ body: "67'", tag: notice.path }),
  ]);
  expect(screen.queryByRole("status")).toBeNull();
  onDevice[0]?.dispatchEvent(new Event("click"));
  expect(close).toHaveBeenCalledOnce();
  expect(focus).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledExactlyOnceWith("/mls/matches/one");
  stubNotification("denied");
  notify(notice, () => {});
  expect(await screen.findByText("Rovers 1–0 Trojans")).toBeVisible();
});

it("are the worker's where there is one, which knows the match", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { made } = stubNotification("granted");
  const showNotification = vi.fn(async () => {});
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => ({ showNotification }) },
  });
  notify(notice, () => {});
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
  expect(showNotification).toHaveBeenCalledWith(
    notice.title,
    expect.objectContaining({ data: "/mls/matches/one", tag: "/mls/matches/one" }),
  );
  expect(made).not.toHaveBeenCalled();
});
