// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SportId } from "@/domain/sport";
import type { RecordOf } from "@/records/record";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { keep, makeOfficial } from "../../../tests/factories/arena";
import { KICK_OFF, makeFixture } from "../../../tests/factories/records";
import { inputOf, openAdmin, type AdminScene } from "../../../tests/harness/adminScene";
import { published } from "../../../tests/harness/publishedFixtures";

vi.mock(import("@/data/connection"), async (original) => ({
  ...(await original()),
  ...(await import("../../../tests/harness/publishedFixtures")).publishedFixtures,
}));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const basketball = makeFixture({ id: "b1", teamA: "Hoops", teamB: "Bolts", date: KICK_OFF + HOUR });
published.set("mbl", [basketball]);
const fixture = (id: string, teamA: string, date: number, gameWeek = "2") =>
  makeFixture({ id, teamA, teamB: `${teamA} B`, date, gameWeek });
const round = [
  fixture("f1", "Alpha", KICK_OFF),
  fixture("f2", "Beta", KICK_OFF),
  fixture("f3", "Gamma", KICK_OFF + 3 * HOUR),
  fixture("f4", "Delta", KICK_OFF + 3 * HOUR),
];
const week = [
  fixture("p1", "Past", KICK_OFF - 7 * DAY, "1"),
  fixture("p2", "Gone", KICK_OFF - 7 * DAY, "1"),
];
const held = { fixtures: [...round, ...week] };
const names = ["Ada Obi", "Bola Eze", "Chidi Ude", "Dayo Ajayi"];
const idOf = (name: string) => name.slice(0, name.indexOf(" "));

/** Four officials, of whom two led the matches of last week. */
async function open(
  at: string,
  fixtures: readonly RecordOf<"fixtures">[] = held.fixtures,
  hasLed = true,
): Promise<AdminScene> {
  const scene = await openAdmin(`/mls/admin-dashboard/${at}`, {
    held: { fixtures },
    change: (connection) => {
      before.push(async () => {
        const { officials } = connection;
        for (const name of names)
          await keep(connection, "officials", {
            id: idOf(name),
            entity: makeOfficial({ name, does: "Referee" }),
          });
        if (!hasLed) return;
        await officials.assign(mls, { id: "p1", from: [], to: ["Bola"] });
        await officials.assign(mls, { id: "p2", from: [], to: ["Ada"] });
      });
      return connection;
    },
  });
  for (const run of before.splice(0)) await run();
  return scene;
}
const before: (() => Promise<void>)[] = [];
beforeEach(() => void before.splice(0));

const day = "match-day?day=2026-03-14";
const assigned = async ({ connection }: AdminScene) =>
  Object.fromEntries(
    await connection.officials.assigned(
      mls,
      round.map(({ id }) => ({ id, version: -1 })),
    ),
  );
async function choose(button: string) {
  fireEvent.click(await screen.findByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Officials of/ }));
  await dialog.findAllByRole("group", { name: /^Officials for/ });
  return dialog;
}

describe("officials for a round", () => {
  it("are offered with their sport where it is another one", async () => {
    const { connection } = await open(day, held.fixtures, false);
    const save = (name: string, sports: readonly SportId[]) =>
      keep(connection, "officials", {
        id: idOf(name),
        entity: makeOfficial({ name, does: "Referee", sports: [...sports] }),
      });
    await save("Aaro Baller", ["basketball"]);
    await save("Abba Striker", ["football"]);
    const dialog = await choose("Officials…");
    const [group] = await dialog.findAllByRole("group", { name: /^Officials for/ });
    const offered = () =>
      within(group as HTMLElement)
        .getAllByRole("button")
        .map(({ textContent }) => textContent);
    expect(offered()[0]).toBe("Abba StrikerReferee");
    expect(offered().join()).not.toContain("Aaro Baller");
    fireEvent.click(dialog.getByRole("button", { name: "1 official of other sports" }));
    expect(offered().at(-1)).toBe("Aaro BallerReferee · Basketball");
    expect(dialog.queryByRole("button", { name: /of other sports/ })).toBeNull();
  });

  it("are at most eight, and the dialog says so", async () => {
    const { connection, user } = await open(day, [fixture("f1", "Alpha", KICK_OFF)], false);
    const more = ["Ebo Ita", "Femi Oni", "Gozie Ike", "Hauwa Bala"];
    for (const name of more)
      await keep(connection, "officials", { id: idOf(name), entity: makeOfficial({ name }) });
    const dialog = await choose("Officials…");
    for (const name of [...names, ...more]) {
      expect(dialog.queryByText(/at most 8 officials/)).toBeNull();
      await user.type(dialog.getByLabelText(/^Find an official/), `${name}{Enter}`);
    }
    expect(dialog.getByText(/A match has at most 8 officials\.$/)).toBeVisible();
  });

  it("are chosen tap by tap in at most 12 clicks", async () => {
    const scene = await open(day);
    const counted = { clicks: 0, keys: 0 };
    document.addEventListener("pointerdown", () => (counted.clicks += 1), true);
    document.addEventListener("keydown", () => (counted.keys += 1), true);
    await screen.findByRole("button", { name: "Officials…" });
    const { user } = scene;
    await user.click(screen.getByRole("button", { name: "Officials…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Officials of 4 matches" }));
    const groups = await dialog.findAllByRole("group", { name: /^Officials for/ });
    expect(groups).toHaveLength(4);
    // The last one chosen comes first.
    const first = groups.map((group) => within(group).getAllByRole("button")[0]?.textContent);
    expect(first).toEqual(Array.from({ length: 4 }, () => "Bola EzeReferee"));
    for (const [at, group] of groups.entries())
      for (const name of [names[at % 2], names[2 + (at % 2)]])
        await user.click(within(group).getByRole("button", { name: new RegExp(`^${name}`) }));
    expect(dialog.queryByRole("status")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Officials of 4 matches saved");
    expect(counted.clicks).toBeLessThanOrEqual(12);
    expect(counted.keys).toBe(0);
    expect(await assigned(scene)).toEqual({
      f1: ["Ada", "Chidi"],
      f2: ["Bola", "Dayo"],
      f3: ["Bola", "Dayo"],
      f4: ["Ada", "Chidi"],
    });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByText("The earlier officials are back.");
    expect(await assigned(scene)).toEqual({ f1: [], f2: [], f3: [], f4: [] });
  });

  it("are as last week's in three, and nobody is in two places", async () => {
    const scene = await open(day);
    const dialog = await choose("Officials…");
    fireEvent.click(dialog.getByRole("button", { name: "As on Sat 7 Mar (4 matches)" }));
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Officials of 4 matches saved");
    const ids = await assigned(scene);
    expect([ids["f1"], ids["f2"]].flat().toSorted()).toEqual(["Ada", "Bola"]);
    expect([ids["f3"], ids["f4"]].flat().toSorted()).toEqual(["Ada", "Bola"]);
  });

  it("are found by keyboard, and told where they lead another match of any league", async () => {
    const scene = await open(day);
    const { officials, store } = scene.connection;
    await store.create(mbl, "fixtures", { id: "b1", version: 0, entity: basketball });
    await officials.assign(mbl, { id: "b1", from: [], to: ["Chidi"] });
    const dialog = await choose("Officials…");
    const field = dialog.getByLabelText(/^Find an official for Alpha v/);
    await scene.user.type(field, "chidi{Enter}");
    expect(field).toHaveValue("");
    await waitFor(() =>
      expect(dialog.getByRole("status")).toHaveTextContent(
        "Chidi Ude also leads Hoops v Bolts, Sat 14 Mar, 17:00 (MBL).",
      ),
    );
    await scene.user.type(dialog.getByLabelText(/^Find an official for Beta v/), "chi{Enter}");
    const said = dialog.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toEqual([
      "Chidi Ude also leads Beta v Beta B, Sat 14 Mar, 16:00 (MLS) and Hoops v Bolts, Sat 14 Mar, 17:00 (MBL).",
      "Chidi Ude also leads Alpha v Alpha B, Sat 14 Mar, 16:00 (MLS) and Hoops v Bolts, Sat 14 Mar, 17:00 (MBL).",
    ]);
    await scene.user.type(field, "nobody");
    expect(dialog.getByText("Nobody with this name")).toBeVisible();
  });
});

describe("the officials of a match", () => {
  it("are chosen on its page, beside a form that goes on", async () => {
    const scene = await open("matches/f1?part=before");
    const ground = await screen.findByLabelText(/^Ground/);
    await scene.user.type(ground, " 2");
    await screen.findByText("nobody yet", { exact: false });
    const dialog = await choose("Choose officials");
    fireEvent.click(dialog.getByRole("button", { name: /^Ada Obi/ }));
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Officials of 1 match saved");
    await waitFor(() =>
      expect(screen.getByText("Officials:").parentElement).toHaveTextContent("Ada Obi"),
    );
    expect(screen.queryByText(/changed this fixture/)).toBeNull();
    expect(inputOf(/^Ground/).value).toMatch(/ 2$/);
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    await screen.findByText("Fixture saved");
    expect(await assigned(scene)).toMatchObject({ f1: ["Ada"] });
    const [saved] = (await scene.connection.store.list(mls, "fixtures")).records.filter(
      ({ id }) => id === "f1",
    );
    expect(saved?.stadium).toMatch(/ 2$/);
    expect(Object.keys(saved ?? {})).not.toContain("officials");
  });

  it("overwrite nobody's choice unseen, and stay chosen where saving fails", async () => {
    const scene = await open("matches/f1?part=before");
    await screen.findByLabelText(/^Ground/);
    const dialog = await choose("Choose officials");
    fireEvent.click(dialog.getByRole("button", { name: /^Ada Obi/ }));
    await scene.connection.officials.assign(mls, { id: "f1", from: [], to: ["Bola"] });
    await expect(
      scene.connection.officials.assign(mls, { id: "f1", from: [], to: ["Ada"] }),
    ).rejects.toMatchObject({ kind: "conflict" });
    expect(await assigned(scene)).toMatchObject({ f1: ["Bola"] });
    expect(dialog.getByRole("button", { name: /^Ada Obi/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
});

describe("the dashboard", () => {
  const soon = (days: number, given: Partial<RecordOf<"fixtures">>) =>
    makeFixture({ date: Date.now() + days * DAY, ...given });
  const ahead = [
    soon(1, { id: "f1", teamA: "Alpha", teamB: "Beta" }),
    soon(6, { id: "f2", teamA: "Gamma", teamB: "Delta" }),
    soon(2, { id: "off", teamA: "Off", teamB: "Called", status: "Postponed" }),
    soon(8, { id: "late", teamA: "Later", teamB: "Last" }),
  ];
  const note = /^\d match(es)? in the next 7 days (has|have) no officials\.$/;

  it("says once which matches of a week nobody leads, and settles it there", async () => {
    const scene = await open("", ahead, false);
    await waitFor(() =>
      expect(screen.getByText(note)).toHaveTextContent("2 matches in the next 7 days"),
    );
    const dialog = await choose("Choose officials");
    const [first] = dialog.getAllByRole("button", { name: /^Ada Obi/ });
    if (first) fireEvent.click(first);
    fireEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect.poll(() => screen.getByText(note).textContent).toMatch(/^1 match in/);
    expect(await assigned(scene)).toMatchObject({ f1: ["Ada"], f2: [] });
    screen.getByRole("button", { name: "Choose officials" }).focus();
    const rest = await choose("Choose officials");
    fireEvent.click(rest.getByRole("button", { name: /^Bola Eze/ }));
    fireEvent.click(rest.getByRole("button", { name: "Save" }));
    await screen.findByText("Each match of the next 7 days has officials.");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Choose officials" })).toHaveFocus(),
    );
  });

  it("says nothing of it where the arena keeps no officials", async () => {
    const asked: string[] = [];
    const read = vi.fn<AdminScene["connection"]["officials"]["assigned"]>();
    await openAdmin("/mls/admin-dashboard", {
      held: { fixtures: ahead },
      change: ({ officials, store, ...connection }) => ({
        ...connection,
        officials: { ...officials, assigned: read },
        store: {
          ...store,
          watch(league, kind, ...given) {
            asked.push(kind);
            return store.watch(league, kind, ...given);
          },
        },
      }),
    });
    await screen.findByText("No result is missing.");
    await vi.waitFor(() => expect(asked).toContain("officials"));
    // What follows from its answer follows in microtasks.
    await act(async () => {});
    expect(read).not.toHaveBeenCalled();
    expect(screen.queryByText(note)).toBeNull();
  });
});

it("hands the matches that an official leads over as a calendar file", async () => {
  const ahead = [
    makeFixture({ id: "f1", teamA: "Alpha", teamB: "Beta", date: Date.now() + DAY }),
    makeFixture({ id: "f2", teamA: "Gamma", teamB: "Delta", date: Date.now() + 2 * DAY }),
    makeFixture({ id: "f3", teamA: "Gone", teamB: "By", date: Date.now() - DAY }),
  ];
  published.set("mls", ahead);
  const scene = await open("officials", ahead, false);
  for (const [id, to] of Object.entries({ f1: ["Bola"], f2: ["Ada", "Bola"], f3: ["Bola"] }))
    await scene.connection.officials.assign(mls, { id, from: [], to });
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  fireEvent.click(await screen.findByRole("button", { name: "Matches of Bola Eze" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Matches of Bola Eze" }));
  await dialog.findByText(/^2 matches to come\./);
  expect(dialog.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Alpha v Beta, .* · MLS$/),
    expect.stringMatching(/^Gamma v Delta, .* · MLS$/),
  ]);
  fireEvent.click(dialog.getByRole("button", { name: "Calendar file" }));
  await dialog.findByText("Saved.");
  expect(click).toHaveBeenCalledOnce();
  click.mockRestore();
  const reader = new FileReader();
  reader.readAsText(blobs[0] ?? new Blob());
  await expect.poll(() => reader.result).not.toBeNull();
  expect(String(reader.result).match(/^SUMMARY:.*(?=\r)/gm)).toEqual([
    "SUMMARY:Alpha v Beta",
    "SUMMARY:Gamma v Delta",
  ]);
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));

  fireEvent.click(screen.getByRole("button", { name: "Matches of Dayo Ajayi" }));
  expect(await screen.findByText("Dayo Ajayi leads no coming match.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Calendar file" })).toBeDisabled();
});

it("says of an official's matches that only the next 250 are searched", async () => {
  const many = Array.from({ length: 251 }, (_, at) =>
    makeFixture({ id: `f${at}`, date: Date.now() + DAY + at }),
  );
  published.set("mls", many);
  await open("officials", many, false);
  fireEvent.click(await screen.findByRole("button", { name: "Matches of Dayo Ajayi" }));
  expect(
    await screen.findByText("Dayo Ajayi leads no coming match among the next 250 of all leagues."),
  ).toBeVisible();
});
