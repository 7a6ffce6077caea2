import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { newRecordId } from "@/data/store";
import { unknownValues } from "@/records/partlyRead";
import { mal } from "../../../tests/arena/leagues/mal";
import { mls } from "../../../tests/arena/leagues/mls";
import { shapeOf } from "@/records/shape";
import type { Connection } from "@/session/ConnectionProvider";
import { failing, inputOf, openAdmin } from "../../../tests/harness/adminScene";
import {
  KICK_OFF,
  makeEvent,
  makeFixture,
  makeMeet,
  makePlayer,
  makeResult,
  makeSeason,
  makeTeam,
} from "../../../tests/factories/records";
import { runSteps, undoSteps, type Step } from "../steps/steps";

const bello = makePlayer({ id: "p1", name: "Ayo Bello", goals: 3 });
const held = { players: [bello] };
const view = (name: string, kind = "players") => `/mls/admin-dashboard/${name}?kind=${kind}`;

describe("the history", () => {
  it("tells who changed what, and brings an earlier version back", async () => {
    const { connection } = await openAdmin("/mls/admin-dashboard/players?history=p1", { held });
    await screen.findByText("No changes yet");
    await connection.store.update(mls, "players", {
      id: "p1",
      version: 1,
      entity: { ...bello, goals: 9 },
    });
    fireEvent.click(screen.getByRole("button", { name: "Close history" }));
    fireEvent.click(await screen.findByRole("link", { name: "History of Ayo Bello" }));
    const drawer = await screen.findByRole("dialog", { name: "History of Ayo Bello" });
    expect(await within(drawer).findByText(/^You/)).toBeVisible();
    await waitFor(() => expect(drawer).toHaveTextContent("Goalsbefore: 3 after: 9"));
    fireEvent.click(within(drawer).getByRole("button", { name: "Restore what was before" }));
    await screen.findByText("Ayo Bello was restored.");
    const stored = async () => (await connection.store.list(mls, "players")).records[0];
    expect(await stored()).toMatchObject({ goals: 3, version: 3 });
    // The drawer is in front of the notices.
    fireEvent.click(screen.getByRole("button", { name: "Undo", hidden: true }));
    await waitFor(async () => expect(await stored()).toMatchObject({ goals: 9, version: 4 }));
  });

  it("says of a figure that it is counted, where the season counts it", async () => {
    const seasons = [makeSeason({ id: mls.seasons[0].id, players: "computed" })];
    const { connection } = await openAdmin("/mls/admin-dashboard/players?history=p1", {
      held: { ...held, seasons },
    });
    await screen.findByText("No changes yet");
    const entity = { ...bello, jersey: 10, goals: 9 };
    await connection.store.update(mls, "players", { id: "p1", version: 1, entity });
    fireEvent.click(screen.getByRole("button", { name: "Close history" }));
    fireEvent.click(await screen.findByRole("link", { name: "History of Ayo Bello" }));
    const drawer = await screen.findByRole("dialog", { name: "History of Ayo Bello" });
    await waitFor(() => {
      expect(drawer).toHaveTextContent("Goals, counted from resultsbefore: 3 after: 9");
      expect(drawer).toHaveTextContent("before: 9 after: 10");
    });
  });

  it("shows what was stored and not understood, and gives it back as it was stored", async () => {
    const reverted: unknown[] = [];
    const stored = { name: "Ayo Bello", club: "Rovers", goals: "12 goals", hall: "Block C" };
    const { connection } = await openAdmin("/mls/admin-dashboard/players?history=p1", {
      held,
      change: (inner) => ({
        ...inner,
        maintenance: {
          ...inner.maintenance,
          // As the old site had stored it, before the first save of this one.
          history: async (...asked) =>
            (await inner.maintenance.history(...asked)).map((entry) =>
              Object.assign({}, entry, { before: entry.before && { ...entry.before, stored } }),
            ),
          revert: (league, kind, earlier, version) => {
            reverted.push(earlier.stored);
            return inner.maintenance.revert(league, kind, earlier, version);
          },
        },
      }),
    });
    await screen.findByText("No changes yet");
    const entity = { ...bello, goals: 12 };
    await connection.store.update(mls, "players", { id: "p1", version: 1, entity });
    fireEvent.click(screen.getByRole("button", { name: "Close history" }));
    fireEvent.click(await screen.findByRole("link", { name: "History of Ayo Bello" }));
    const drawer = await screen.findByRole("dialog", { name: "History of Ayo Bello" });
    await within(drawer).findByText("hall (as stored)");
    await waitFor(() => expect(drawer).toHaveTextContent(/hall \(as stored\)before: "?Block C/));
    fireEvent.click(within(drawer).getByRole("button", { name: "Restore what was before" }));
    await screen.findByText("Ayo Bello was restored.");
    expect(reverted).toEqual([stored]);
  });

  it("lists what was deleted, and brings it back", async () => {
    const { connection } = await openAdmin(view("changes"), { held });
    await screen.findByText("No changes to players yet");
    await connection.store.remove(mls, "players", bello);
    fireEvent.change(screen.getByLabelText("Records"), { target: { value: "fixtures" } });
    fireEvent.change(screen.getByLabelText("Records"), { target: { value: "players" } });
    fireEvent.click(screen.getByLabelText("Only what was deleted"));
    fireEvent.click(await screen.findByRole("button", { name: "Bring back" }));
    await screen.findByText("No deleted players");
    expect((await connection.store.list(mls, "players")).records).toHaveLength(1);
  });

  it("calls an event by its meet and its name", async () => {
    const meet = makeMeet({
      id: "rector",
      name: "Rector’s Cup",
      timetable: ["1|10:00|100 metres|time"],
    });
    const event = makeEvent({ id: "rector-1", meet: "rector", number: 1 });
    const { connection } = await openAdmin("/mal/admin-dashboard/changes", {
      held: { meets: [meet], events: [event] },
    });
    await screen.findByText("No changes yet");
    await connection.store.remove(mal, "events", event);
    fireEvent.change(screen.getByLabelText("Records"), { target: { value: "events" } });
    await screen.findByRole("button", { name: "All changes of Rector’s Cup, 100 metres" });
    fireEvent.change(screen.getByLabelText("Search the changes"), {
      target: { value: "rector’s" },
    });
    expect(await screen.findByText("Rector’s Cup, 100 metres")).toBeVisible();
  });

  it("shows all kinds at once, and finds a record, a person and a word among them", async () => {
    const { connection } = await openAdmin("/mls/admin-dashboard/changes", {
      held: { ...held, fixtures: [makeFixture({ id: "f1", teamA: "Rovers", teamB: "Eagles" })] },
      // The fixture is somebody else's work.
      change: (inner) => ({
        ...inner,
        maintenance: {
          ...inner.maintenance,
          history: async (...asked) =>
            (await inner.maintenance.history(...asked)).map((entry) =>
              entry.id === "f1" ? { ...entry, by: "uid-football" } : entry,
            ),
        },
      }),
    });
    await screen.findByText("No changes yet");
    await connection.store.update(mls, "players", {
      id: "p1",
      version: 1,
      entity: { ...bello, goals: 9 },
    });
    const { records } = await connection.store.list(mls, "fixtures");
    await connection.store.update(mls, "fixtures", {
      id: "f1",
      version: records[0]?.version ?? 0,
      entity: makeFixture({ teamA: "Rovers", teamB: "Eagles", stadium: "The old pitch" }),
    });
    fireEvent.change(screen.getByLabelText("Records"), { target: { value: "players" } });
    await screen.findByRole("button", { name: "All changes of Ayo Bello" });
    fireEvent.change(screen.getByLabelText("Records"), { target: { value: "" } });
    await screen.findByRole("button", { name: /^All changes of Rovers/ });
    const titles = () =>
      [...document.querySelectorAll("main li > p:first-child")].map((line) => line.textContent);
    expect(titles()).toEqual([
      expect.stringContaining("Rovers v Eagles"),
      expect.stringContaining("Ayo Bello"),
    ]);
    const search = screen.getByLabelText("Search the changes");
    fireEvent.change(search, { target: { value: "pitch eagles" } });
    await waitFor(() => expect(titles()).toEqual([expect.stringContaining("Rovers")]));
    fireEvent.change(search, { target: { value: "nobody" } });
    await screen.findByText("No changes found");
    fireEvent.change(search, { target: { value: "" } });

    const person = screen.getByLabelText<HTMLSelectElement>("Changed by");
    await waitFor(() => expect(person.options).toHaveLength(3));
    const other = [...person.options].find(({ text }) => text !== "You" && text !== "Everybody");
    fireEvent.change(person, { target: { value: other?.value } });
    await waitFor(() => expect(titles()).toHaveLength(1));
    fireEvent.change(person, { target: { value: "" } });

    // By day, each under its heading.
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
    fireEvent.change(inputOf("Day"), { target: { value: "1 Jan 2020" } });
    fireEvent.blur(inputOf("Day"));
    await screen.findByText("No changes found");
    fireEvent.change(inputOf("Day"), { target: { value: "" } });
    fireEvent.blur(inputOf("Day"));

    fireEvent.click(await screen.findByRole("button", { name: "All changes of Ayo Bello" }));
    await screen.findByRole("button", { name: "Show all records" });
    await waitFor(() => expect(titles()).toEqual([expect.stringContaining("Ayo Bello")]));
    fireEvent.click(screen.getByRole("button", { name: "Show all records" }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it("has what was saved in one go as one change with one way back", async () => {
    const { connection } = await openAdmin("/mls/admin-dashboard/changes", { held });
    const { store } = connection;
    await screen.findByText("No changes yet");
    const steps: readonly Step[] = [
      { kind: "teams", does: "add", id: "t1", entity: makeTeam({ name: "Rovers" }) },
      { kind: "players", does: "add", id: "p2", entity: makePlayer({ name: "Chidi Okafor" }) },
      { kind: "players", does: "change", before: bello, entity: { ...bello, goals: 9 } },
    ];
    const place = { store, league: mls, group: newRecordId() };
    await runSteps(place, steps, { signal: new AbortController().signal, onProgress: () => {} });
    const ayo = (await store.list(mls, "players")).records.find(({ id }) => id === "p1");
    // Somebody goes on with one of them, which therefore stays.
    await store.update(mls, "players", { id: "p1", version: 2, entity: { ...bello, goals: 10 } });
    expect(ayo).toMatchObject({ goals: 9, version: 2 });
    fireEvent.change(screen.getByLabelText("Records"), { target: { value: "teams" } });
    fireEvent.change(screen.getByLabelText("Records"), { target: { value: "" } });
    const line = await screen.findByText("Saved in one go");
    expect(screen.getAllByText("Saved in one go")).toHaveLength(1);
    expect(line.closest("p")).toHaveTextContent(
      "Saved in one go 1 club added, 1 player added, 1 player changed",
    );
    fireEvent.click(screen.getByRole("button", { name: "Undo all of it" }));
    await screen.findByText(/^2 undone\. 1 could not be undone/);
    const { records } = await store.list(mls, "players");
    expect(records).toEqual([expect.objectContaining({ id: "p1", goals: 10 })]);
    expect((await store.list(mls, "teams")).records).toEqual([]);
    // Taking it back is one change again.
    fireEvent.click(screen.getByRole("button", { name: "Show the changes as they are now" }));
    await waitFor(() => expect(screen.getAllByText("Saved in one go")).toHaveLength(2));
  });

  it("finds what deleted many among the deletions, though some are back, with the day of each match", async () => {
    const { connection } = await openAdmin("/mls/admin-dashboard/changes", {
      held: {
        ...held,
        fixtures: [0, 7].map((days) =>
          makeFixture({
            id: `f${days}`,
            teamA: "Rovers",
            teamB: "Eagles",
            date: KICK_OFF + days * 86_400_000,
          }),
        ),
      },
    });
    const { store } = connection;
    await screen.findByText("No changes yet");
    const fixtures = (await store.list(mls, "fixtures")).records;
    const quiet = { signal: new AbortController().signal, onProgress: () => {} };
    const steps = [
      ...fixtures.map((before): Step => ({ kind: "fixtures", does: "delete", before })),
      { kind: "teams", does: "add", id: "t1", entity: makeTeam({ name: "Rovers" }) } as const,
    ];
    const place = { store, league: mls };
    const { done } = await runSteps({ ...place, group: newRecordId() }, steps, quiet);
    await undoSteps({ ...place, group: newRecordId() }, done.slice(0, 2), quiet);
    // What deletes nothing is not among the deletions.
    await store.update(mls, "players", { id: "p1", version: 1, entity: { ...bello, goals: 9 } });

    fireEvent.change(screen.getByLabelText("Records"), { target: { value: "teams" } });
    fireEvent.change(screen.getByLabelText("Records"), { target: { value: "" } });
    await waitFor(() => expect(screen.getAllByText("Saved in one go")).toHaveLength(2));
    fireEvent.click(screen.getByLabelText("Only what was deleted"));
    await waitFor(() => expect(screen.getAllByText("Saved in one go")).toHaveLength(1));
    expect(screen.queryByRole("button", { name: "All changes of Ayo Bello" })).toBeNull();
    const group = screen.getByText("Saved in one go").closest("li");
    expect(group).toHaveTextContent("Saved in one go 1 club added, 2 fixtures deleted");
    const details = group?.querySelector("details");
    if (!group || !details) throw new Error("It does not open.");
    details.open = true;
    fireEvent(details, new Event("toggle"));
    const rows = await within(group).findAllByText("Deleted");
    const titles = rows.map((row) => row.closest("p")?.textContent).toSorted();
    expect(titles).toEqual([
      expect.stringMatching(/Rovers v Eagles.*14 Mar 2026/),
      expect.stringMatching(/Rovers v Eagles.*21 Mar 2026/),
    ]);
  });

  it("says when it cannot be read, and reads it again", async () => {
    await openAdmin(view("changes"), {
      held,
      change: (connection) => ({
        ...connection,
        maintenance: failing(connection.maintenance, "history", [failure("quota")]),
      }),
    });
    expect(await screen.findByText("Failed to load the changes.")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No changes to players yet")).toBeVisible();
  });
});

describe("the repair page", () => {
  const broken = { fixtures: [makeFixture({ id: "f1", teamB: "", lineUpA: ["Abu", "Ben"] })] };

  it("says that all is well where it is", async () => {
    await openAdmin(view("repair"), { held });
    expect(await screen.findByText("Nothing is broken")).toBeVisible();
  });

  it("says why a record cannot be read, keeps what could be, and mends it", async () => {
    const { connection } = await openAdmin(view("repair"), { held: broken });
    await screen.findByRole("heading", { name: "Fixture: Team B is missing" });
    fireEvent.click(screen.getByRole("button", { name: "Repair fixture" }));
    await waitFor(() => expect(screen.getByLabelText("Team A")).toHaveValue("Kingsway Rovers"));
    expect(inputOf(/^Team A starting/)).toHaveValue("Abu, Ben");
    expect(inputOf("Team B")).toHaveValue("");
    fireEvent.change(inputOf("Team B"), { target: { value: "Mount Trojans" } });
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    await screen.findByText("Nothing is broken");
    const { records } = await connection.store.list(mls, "fixtures");
    expect(records[0]).toMatchObject({ id: "f1", teamB: "Mount Trojans", lineUpA: ["Abu", "Ben"] });
  });

  it("mends a result though its fixture, which has the same id, is broken too", async () => {
    const results = [makeResult({ id: "f1", teamB: "" })];
    await openAdmin(view("repair"), { held: { ...broken, results } });
    fireEvent.click(await screen.findByRole("button", { name: "Repair result" }));
    expect(await screen.findByLabelText(/^Team A score/)).toBeVisible();
  });

  it("deletes what cannot be mended, after asking", async () => {
    const { connection } = await openAdmin(view("repair"), { held: broken });
    fireEvent.click(await screen.findByRole("button", { name: "Delete fixture" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep fixture" })).toHaveFocus());
    fireEvent.click(screen.getByRole("button", { name: "Really delete fixture" }));
    await screen.findByText("Nothing is broken");
    expect(await connection.maintenance.listRaw(mls, "fixtures")).toEqual([]);
  });
});

describe("a record of an old site", () => {
  const old = { teamA: "Rovers", teamB: "Trojans", date: "next week", phone: "0803 000 0000" };
  const fixtures = [makeFixture({ id: "f1", teamA: "Rovers", teamB: "Trojans" })];
  const data: Readonly<Record<string, unknown>> = { ...old, version: 1 };
  const change = (connection: Connection): Connection => ({
    ...connection,
    maintenance: {
      ...connection.maintenance,
      readRaw: async (league, kind, id) => ({
        id,
        reason: "",
        raw: data,
        readable: true,
        notUnderstood: unknownValues(kind, data, shapeOf(league)),
        version: 1,
      }),
    },
  });

  it("says above its form what is stored and not understood", async () => {
    await openAdmin("/mls/admin-dashboard/fixtures/f1", { held: { fixtures }, change });
    await waitFor(() =>
      expect(screen.getByText(/^Stored but not understood/)).toHaveTextContent(
        "Stored but not understood: Date and time: next week; phone: 0803 000 0000. It is kept",
      ),
    );
  });

  it("is listed under Broken records with the way to its form", async () => {
    await openAdmin(view("repair"), {
      held: { fixtures },
      change: (connection) => ({
        ...connection,
        maintenance: {
          ...connection.maintenance,
          listRaw: async (league, kind) => {
            const found = await connection.maintenance.listRaw(league, kind);
            return found.map((one) => ({ ...one, notUnderstood: { phone: '"0803 000 0000"' } }));
          },
        },
      }),
    });
    expect(await screen.findByText("phone: 0803 000 0000")).toBeVisible();
    expect(screen.getByRole("link", { name: /^Fixture: Rovers/ })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/fixtures/f1",
    );
  });
});
