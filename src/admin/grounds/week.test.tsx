// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { GroundEntry } from "@/domain/schedule/ground";
import { keep, makeGround } from "../../../tests/factories/arena";
import { mls } from "../../../tests/arena/leagues/mls";
import { KICK_OFF, makeFixture } from "../../../tests/factories/records";
import { inputOf, openAdmin, type Person } from "../../../tests/harness/adminScene";
import { published } from "../../../tests/harness/publishedFixtures";

vi.mock(import("@/data/connection"), async (original) => ({
  ...(await original()),
  ...(await import("../../../tests/harness/publishedFixtures")).publishedFixtures,
}));

const HOUR = 3_600_000;
const BOWL = "Main bowl";
const match = (id: string, teamA: string, date: number, stadium = BOWL) =>
  makeFixture({ id, teamA, teamB: `${teamA} B`, date, stadium });
published.set("mbl", [match("b1", "Hoops", KICK_OFF + HOUR, "main bowl")]);
const held = { fixtures: [match("f1", "Alpha", KICK_OFF), match("f2", "Beta", KICK_OFF, "")] };

// Saturday 14 March 2026, in the morning.
beforeEach(() => {
  vi.useFakeTimers({ now: KICK_OFF - 7 * HOUR, toFake: ["Date"] });
  return () => vi.useRealTimers();
});

async function open(
  at = "week",
  as: Person = "football",
  bowl: Partial<GroundEntry> = {},
  more: typeof held.fixtures = [],
) {
  const before: (() => Promise<unknown>)[] = [];
  const scene = await openAdmin(`/mls/admin-dashboard/${at}`, {
    as,
    held: { fixtures: [...held.fixtures, ...more] },
    change: (connection) => {
      before.push(async () => {
        const closed = [{ from: "2026-03-15", to: "2026-03-15" }];
        await keep(connection, "grounds", {
          id: "bowl",
          entity: makeGround({ name: BOWL, closed, ...bowl }),
        });
        await keep(connection, "grounds", { id: "yard", entity: makeGround({ name: "Yard" }) });
      });
      return connection;
    },
  });
  for (const run of before) await run();
  return scene;
}

const table = () => screen.findByRole("region", { name: "Week of all grounds" });
const cellOf = async (ground: string, day: string) => {
  const own = within(await table());
  const at = own.getAllByRole("columnheader").findIndex((one) => one.textContent === day);
  const row = own.getByRole("rowheader", { name: new RegExp(`^${ground}`) }).closest("tr");
  const cell = row?.children[at];
  if (!(cell instanceof HTMLElement)) throw new Error(`No cell of ${ground} on ${day}.`);
  return cell;
};

it("shows the matches of all leagues at their grounds, what clashes, is closed or free", async () => {
  const { user, address } = await open();
  const saturday = await cellOf(BOWL, "Sat 14 Mar");
  await waitFor(() => expect(saturday).toHaveTextContent("Hoops v Hoops B"));
  await waitFor(() => expect(saturday).toHaveTextContent(/Clashes with \d\d:\d\d Hoops v Hoops B/));
  await waitFor(() => expect(saturday).toHaveTextContent(/Clashes with \d\d:\d\d Alpha/));
  await waitFor(() => expect(saturday).toHaveTextContent(/Free 08:00–\d\d:00, \d\d:\d\d–20:00/));
  expect(screen.getByText("2 matches clash this week.")).toBeVisible();
  Element.prototype.scrollIntoView = vi.fn();
  await user.click(screen.getByRole("button", { name: "Show the first" }));
  expect(document.activeElement).toHaveTextContent(/Clashes with/);
  const heads = async () =>
    within(await table())
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent);
  expect(await heads()).toEqual(["Ground", "Sat 14 Mar"]);
  expect(within(await table()).queryByRole("rowheader", { name: "Yard" })).toBeNull();
  await user.click(
    screen.getByRole("button", { name: "Show 6 days and 1 ground without a match" }),
  );
  expect(await heads()).toHaveLength(8);
  await waitFor(async () => expect(await cellOf(BOWL, "Sun 15 Mar")).toHaveTextContent("Closed"));
  await waitFor(async () => expect(await cellOf("Yard", "Sat 14 Mar")).toHaveTextContent("Free"));
  await waitFor(async () =>
    expect(await cellOf("No ground named", "Sat 14 Mar")).toHaveTextContent("Beta v Beta B"),
  );
  // Who keeps football alone moves no basketball.
  const moves = within(await table()).getAllByRole("button", { name: /^Move / });
  expect(moves.map((one) => one.getAttribute("aria-label"))).toEqual([
    "Move Alpha v Alpha B (MLS)",
    "Move Beta v Beta B (MLS)",
  ]);

  await user.click(screen.getByRole("button", { name: "Next week" }));
  expect(address()).toContain("day=2026-03-16");
  expect(await screen.findByText(/^No two matches are at one ground/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "This week" }));
  expect(address()).toBe("/mls/admin-dashboard/week");
});

it("tells no clash where there is a court for each, and the hours of the ground", async () => {
  await open("week", "football", { courts: 2, opens: "07:00", closes: "22:00" });
  const saturday = await cellOf(BOWL, "Sat 14 Mar");
  await waitFor(() => expect(saturday).toHaveTextContent("Hoops v Hoops B"));
  await waitFor(() => expect(saturday).not.toHaveTextContent("Clashes"));
  await waitFor(() => expect(saturday).toHaveTextContent(/Free 07:00–\d\d:00, \d\d:\d\d–22:00/));
  expect(screen.getByText(/^No two matches are at one ground/)).toBeVisible();
  const own = within(await table());
  await waitFor(() =>
    expect(own.getByRole("rowheader", { name: /^Main bowl/ })).toHaveTextContent("2 at a time"),
  );
});

it("keeps the matches of a ground that was renamed", async () => {
  await open("week", "football", { name: "City arena", formerNames: [BOWL] });
  const saturday = await cellOf("City arena", "Sat 14 Mar");
  await waitFor(() => expect(saturday).toHaveTextContent(/Clashes with \d\d:\d\d Hoops/));
  expect(within(await table()).queryByRole("rowheader", { name: BOWL })).toBeNull();
  expect(screen.getByText(/Free hours are those between 08:00 and 20:00/)).toBeVisible();
});

it("says in the head of a column which days before it have no match, and what room is left", async () => {
  await open("week", "football", { courts: 3 }, [match("f3", "Gamma", KICK_OFF - 72 * HOUR)]);
  const heads = async () =>
    within(await table())
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent);
  await waitFor(async () =>
    expect(await heads()).toEqual([
      "Ground",
      "Wed 11 Mar",
      "Sat 14 MarThu 12 Mar to Fri 13 Mar: no match",
    ]),
  );
  await waitFor(async () =>
    expect(await cellOf(BOWL, "Wed 11 Mar")).toHaveTextContent("Room for 2 more matches all day"),
  );
});

it("moves a match by its button, and takes the move back", async () => {
  const { user, connection } = await open();
  await user.click(await screen.findByRole("button", { name: /^Show 6 days/ }));
  await user.click(await screen.findByRole("button", { name: "Move Alpha v Alpha B (MLS)" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(inputOf("New date and time"), { target: { value: "2026-03-15T16:00" } });
  expect(await dialog.findByText(/Main bowl is closed on Sun 15 Mar/)).toBeVisible();
  fireEvent.change(dialog.getByLabelText("Ground"), { target: { value: "Yard" } });
  await waitFor(() => expect(dialog.queryByText(/is closed on/)).toBeNull());
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await waitFor(async () =>
    expect(await cellOf("Yard", "Sun 15 Mar")).toHaveTextContent("Alpha v Alpha B"),
  );
  const stored = async () =>
    (await connection.maintenance.readRaw(mls, "fixtures", "f1"))?.raw as { stadium: string };
  expect(await stored()).toMatchObject({ stadium: "Yard" });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await stored()).toMatchObject({ stadium: BOWL }));
});

it("takes a match that is dropped on another cell there, once its dialog was answered", async () => {
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: /^Show 6 days/ }));
  const card = (await screen.findByRole("button", { name: "Move Beta v Beta B (MLS)" })).closest(
    "[draggable]",
  );
  if (!card) throw new Error("The match can be dragged.");
  const carried = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, key: string) => carried.set(type, key),
    getData: (type: string) => carried.get(type) ?? "",
    get types() {
      return [...carried.keys()];
    },
  };
  fireEvent.dragStart(card, { dataTransfer });
  const cell = await cellOf("Yard", "Fri 13 Mar");
  fireEvent.dragOver(cell, { dataTransfer });
  await waitFor(() => expect(cell).toHaveAttribute("data-over"));
  fireEvent.drop(cell, { dataTransfer });
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText("Ground")).toHaveValue("Yard");
  expect(inputOf("New date and time")).toHaveValue("Fri 13 Mar 2026, 16:00");
});

it("is a list day by day on a narrow screen", async () => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.querySelector("h2")?.textContent ?? null);
  };
  await open();
  const day = (await screen.findByRole("heading", { level: 2, name: "Today, Sat 14 Mar" })).closest(
    "section",
  );
  await waitFor(() => expect(day).toHaveTextContent(/Clashes with \d\d:\d\d Hoops/));
  await waitFor(() => expect(scrolled).toEqual(["Today, Sat 14 Mar"]));
  // The free grounds are folded.
  const folded = within(day ?? document.body).getByText("1 ground free all day").parentElement;
  expect(folded).not.toHaveAttribute("open");
  expect(folded).toHaveTextContent("Yard");
  const next = screen.getByRole("heading", { level: 2, name: "Sun 15 Mar" }).closest("section");
  expect(next).toHaveTextContent("Closed: Main bowl");
});

it("says beside the ground of a fixture's form what is against it, and offers the arena's", async () => {
  await open("matches/f1?part=before");
  const input = await screen.findByLabelText(/^Ground/);
  expect(
    await screen.findByText(/^Main bowl is taken then: Hoops v Hoops B \(MBL\)/),
  ).toBeVisible();
  const list = document.getElementById(input.getAttribute("list") ?? "");
  await waitFor(() =>
    expect([...(list?.children ?? [])].map((one) => one.textContent)).toEqual([BOWL, "Yard"]),
  );
  fireEvent.change(input, { target: { value: "Yard" } });
  await waitFor(() => expect(screen.queryByText(/is taken then/)).toBeNull());
});
