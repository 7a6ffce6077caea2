// @vitest-environment jsdom
import { cleanup, render, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listedMatch } from "@/domain/match/listed";
import { mal } from "../../../tests/arena/leagues/mal";
import { meetSeasonOf } from "@/domain/season/meets";
import { mls } from "../../../tests/arena/leagues/mls";
import { KICK_OFF, makeFixture, makeMeet, makeResult } from "../../../tests/factories/records";
import { CalendarButton, type CalendarOffer } from "./CalendarButton";

const NOW = KICK_OFF - 3_600_000;
const DAY = 86_400_000;

const next = { league: mls, clubs: [], match: listedMatch(makeFixture({ id: "next" })) };
const off = {
  league: mls,
  clubs: [],
  match: listedMatch(makeFixture({ id: "off", status: "Cancelled" })),
};
const overdue = {
  league: mls,
  clubs: [],
  match: listedMatch(makeFixture({ id: "late", date: NOW - DAY })),
};
const played = {
  league: mls,
  clubs: [],
  match: listedMatch(makeFixture({ id: "past" }), makeResult()),
};

const rovers = { slug: "kingsway-rovers", called: "Kingsway Rovers" };
const trojans = { slug: "mount-trojans", called: "Mount Trojans" };
const offered = { renewed: NOW, places: ["mls.ics", "mls/kingsway-rovers.ics"] };

const answers = vi.fn<typeof fetch>();
const saved = vi.fn<(name: string, text: string) => void>();

/** jsdom's files have no `text()`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.readAsText(file);
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  answers.mockReset().mockResolvedValue(new Response("<!doctype html>"));
  saved.mockReset();
  vi.stubGlobal("fetch", answers);
  const files = new Map<string, Blob>();
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.set("blob:1", file);
        return "blob:1";
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const { download } = this;
    void textOf(files.get(this.href) as Blob).then((text) => saved(download, text));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "canShare");
  Reflect.deleteProperty(navigator, "share");
});

const open = async (offer: Omit<CalendarOffer, "name">) => {
  render(<CalendarButton {...offer} name="Kingsway Rovers" />);
  await userEvent.click(screen.getByRole("button", { name: "Calendar of Kingsway Rovers" }));
  return screen.findByRole("dialog", { name: "Put in my calendar" });
};
const save = () => userEvent.click(screen.getByRole("button", { name: "Save calendar file" }));
const asked = () => answers.mock.calls.map(([address]) => address);

it("saves what is to come and what was called off, with a reminder where that is wished", async () => {
  const dialog = await open({ matches: [next, off, overdue, played] });
  await waitFor(() =>
    expect(dialog).toHaveTextContent("1 match to come, 1 match called off: the file"),
  );
  await userEvent.click(screen.getByRole("checkbox", { name: "Remind me an hour before" }));
  await save();
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  const [name, text = ""] = saved.mock.lastCall ?? [];
  expect(name).toBe("kingsway-rovers.ics");
  expect(text.match(/^UID:.*$/gm)).toEqual([
    "UID:next@mls.arena.example",
    "UID:off@mls.arena.example",
  ]);
  expect(text).toContain("STATUS:CANCELLED");
  expect(text.match(/TRIGGER/g)).toHaveLength(1);
  expect(within(dialog).getByRole("status")).toHaveTextContent(/^Saved/);
});

it("says how many of them are on, which are not to come", async () => {
  const on = {
    league: mls,
    clubs: [],
    match: listedMatch(makeFixture({ id: "on", date: NOW - 600_000 })),
  };
  const dialog = await open({ matches: [next, on] });
  await waitFor(() => expect(dialog).toHaveTextContent("2 matches, 1 of them on now:"));
  cleanup();
  const alone = await open({ matches: [on] });
  await waitFor(() => expect(alone).toHaveTextContent("1 match, on now:"));
});

it("has a way to Google for one match", async () => {
  await open({ matches: [next] });
  expect(screen.getByRole("link", { name: "Open in Google Calendar" })).toHaveAttribute(
    "href",
    expect.stringContaining("https://calendar.google.com/"),
  );
});

it("offers a match that was called off to nobody but who has it already", async () => {
  const dialog = await open({ matches: [off] });
  await waitFor(() => expect(dialog).toHaveTextContent("No match is ahead, 1 match called off:"));
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("button", { name: "Save calendar file" })).toBeVisible();
});

it("says that nothing is ahead", async () => {
  await open({ matches: [played, overdue] });
  expect(screen.getByText("No match with a date is ahead.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save calendar file" })).toBeNull();
});

it("hands the file to the device where that takes it, as an installed app on an iPhone needs", async () => {
  const share = vi.fn<Navigator["share"]>().mockResolvedValue();
  Object.assign(navigator, { canShare: () => true, share });
  const dialog = await open({ matches: [next] });
  await save();
  expect(share.mock.lastCall?.[0]?.files?.map(({ name }) => name)).toEqual(["kingsway-rovers.ics"]);
  expect(saved).not.toHaveBeenCalled();
  expect(within(dialog).getByRole("status")).toHaveTextContent("Shared.");
});

it("offers to subscribe what the site gives out, on the device, at Google, and as an address", async () => {
  answers.mockResolvedValue(Response.json(offered));
  const dialog = await open({ matches: [next], feeds: [{ league: mls, club: rovers }] });
  expect(asked()).toEqual(["/calendar/offered.json"]);
  const place = `${location.host}/calendar/mls/kingsway-rovers.ics`;
  expect(screen.getByRole("link", { name: "Subscribe" })).toHaveAttribute(
    "href",
    `webcal://${place}`,
  );
  const google = screen.getByRole("link", { name: "Add to Google Calendar" });
  const { searchParams } = new URL(google.getAttribute("href") ?? "");
  expect(searchParams.get("cid")).toBe(`webcal://${place}`);
  expect(screen.getByLabelText("Address for any other calendar")).toHaveValue(
    `${location.protocol}//${place}`,
  );
  expect(screen.getByRole("link", { name: "Results as a feed" })).toHaveAttribute(
    "href",
    "/feeds/mls/kingsway-rovers.atom",
  );
  await waitFor(() => expect(dialog).toHaveTextContent("Last updated on Sat 14 Mar"));
  expect(screen.getByRole("heading", { name: "Save a file once" })).toBeVisible();
  // What few need is folded: two sentences are left.
  const told = [...dialog.querySelectorAll("section p")].filter(
    (one) => !one.closest("details") && one.textContent !== "",
  );
  expect(told.map((one) => one.textContent.match(/\.(?= |$)/g)?.length)).toEqual([1, 1]);
});

it("lets somebody choose which of the followed clubs to subscribe to", async () => {
  const places = [...offered.places, "mls/mount-trojans.ics"];
  answers.mockResolvedValue(Response.json({ ...offered, places }));
  await open({
    matches: [],
    feeds: [rovers, trojans].map((club) => ({ league: mls, club })),
  });
  await userEvent.selectOptions(screen.getByLabelText("Club"), "Mount Trojans, MLS football");
  expect(screen.getByRole("link", { name: "Subscribe" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^webcal:.*mount-trojans\.ics$/),
  );
});

it.each([
  ["gives out none", () => Promise.resolve(new Response("", { status: 404 }))],
  ["gives out others", () => Promise.resolve(Response.json({ renewed: 1, places: ["mbl.ics"] }))],
  ["cannot be reached", () => Promise.reject(new TypeError("offline"))],
  ["is a local one", () => Promise.resolve(new Response("<!doctype html>"))],
])("offers the file alone where the site %s", async (_, answer) => {
  answers.mockImplementation(answer);
  await open({ matches: [next], feeds: [{ league: mls, club: rovers }] });
  expect(screen.queryByRole("link", { name: "Subscribe" })).toBeNull();
  expect(screen.getByRole("button", { name: "Save calendar file" })).toBeVisible();
});

it("puts meets into a calendar, and asks nothing where nothing can be subscribed to", async () => {
  const records = { meets: [makeMeet({ date: NOW + DAY })], events: [], teams: [] };
  const [meet] = meetSeasonOf(mal, records).meets;
  const dialog = await open({ meets: meet ? [{ league: mal, meet }] : [] });
  await waitFor(() => expect(dialog).toHaveTextContent("1 meet to come:"));
  expect(asked()).toEqual([]);
});
