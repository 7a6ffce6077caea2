// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { daysFrom, dayOf } from "@/domain/day";
import { arena } from "@arena/arena";
import { mls } from "../../../tests/arena/leagues/mls";
import { failing, openAdmin } from "../../../tests/harness/adminScene";
import { asWorkbook } from "../../../tests/harness/resaved";
import { makeFixture, makePlayer, makeTeam } from "../../../tests/factories/records";

const AT = "/mls/admin-dashboard/players/paste";
const teams = [makeTeam({ id: "t", name: "Kingsway Rovers" })];
const squad = [
  "No\tPlayer\tTeam\tPosition",
  ...Array.from({ length: 15 }, (_, at) => `${at + 1}\tPlayer ${at}\tKingsway Rovers\tForward`),
].join("\n");
const paste = async (text: string) =>
  fireEvent.change(await screen.findByLabelText("Cells"), { target: { value: text } });
const names = async ({ connection }: Awaited<ReturnType<typeof openAdmin>>) =>
  (await connection.store.list(mls, "players")).records.map(({ name }) => name);

describe("pasting from a spreadsheet", () => {
  it("shows what would happen, saves a squad by one paste, and takes it back as a whole", async () => {
    const known = makePlayer({ id: "p", name: "Player 3", club: "Kingsway Rovers", jersey: 99 });
    const scene = await openAdmin(AT, { held: { teams, players: [known] } });
    await paste(`${squad}\nX\tNobody\tKingsway Rovers\tForward`);
    expect(screen.getByRole("button", { name: "New 14" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Changed 1" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Refused 1" })).toBeVisible();

    fireEvent.click(screen.getByRole("button", { name: "Refused 1" }));
    const rows = within(screen.getByRole("region", { name: "Rows" })).getAllByRole("row");
    expect(rows).toHaveLength(2);
    expect(rows[1]).toHaveTextContent("Jersey number must be a whole number");
    expect(await names(scene)).toEqual(["Player 3"]);

    fireEvent.click(screen.getByRole("button", { name: /^Save 15 / }));
    await screen.findByText("15 of 15 changes saved.");
    expect(await names(scene)).toHaveLength(15);
    fireEvent.click(screen.getByRole("button", { name: "Undo all 15 changes" }));
    await screen.findByText("15 undone.");
    const { records } = await scene.connection.store.list(mls, "players");
    expect(records).toMatchObject([{ id: "p", jersey: 99 }]);
  });

  it("offers the other sheets of a workbook", async () => {
    await openAdmin(AT, { held: { teams } });
    const bytes = asWorkbook("Notes of the coach", "Player,Team\nAda Obi,Kingsway Rovers");
    // jsdom's files and blobs cannot be read as bytes.
    vi.stubGlobal("Blob", NodeBlob);
    const file = new NodeFile([bytes], "squad.xlsx");
    fireEvent.change(await screen.findByLabelText("File"), { target: { files: [file] } });
    const sheets = await screen.findByRole("group", { name: /^This file has 2 sheets/ });
    expect(within(sheets).getByRole("radio", { name: "A" })).toBeChecked();
    fireEvent.click(within(sheets).getByRole("radio", { name: "B" }));
    expect(await screen.findByRole("button", { name: "New 1" })).toBeVisible();
    vi.unstubAllGlobals();
  });

  it("goes on after the connection was lost, and pasted again finds nothing to do", async () => {
    const scene = await openAdmin(AT, {
      held: { teams },
      change: (connection) => ({
        ...connection,
        store: failing(connection.store, "create", [failure("offline")]),
      }),
    });
    await paste(squad);
    fireEvent.click(screen.getByRole("button", { name: /^Save 15 / }));
    fireEvent.click(await screen.findByRole("button", { name: "Go on with 15" }));
    await screen.findByText("15 of 15 changes saved.");
    fireEvent.click(screen.getByRole("button", { name: "Paste more" }));
    await waitFor(async () => expect(await names(scene)).toHaveLength(15));
    await paste(squad);
    expect(await screen.findByRole("button", { name: "The same 15" })).toBeVisible();
    expect(screen.getByRole("button", { name: /^Save 0 / })).toBeDisabled();
  });

  it("says before saving how many dates have no time", async () => {
    await openAdmin("/mls/admin-dashboard/fixtures/paste", { held: {} });
    const row = "Kingsway Rovers\tMount Trojans\t09/01/2027\t02/01/2027";
    await paste(`Home\tAway\tDate\tMoved from\n${row}`);
    // The day of a match is kept as a day; the date it was moved from has no field for one.
    expect(screen.getByText("1 date has no time and would be saved as 00:00.")).toBeVisible();
    expect(screen.getByRole("button", { name: /^Save 1 / })).toBeEnabled();
  });

  it("moves a match that is on file at another time, or adds a second one by one click", async () => {
    const stored = makeFixture({
      id: "f1",
      teamA: "Kingsway Rovers",
      teamB: "Mount Trojans",
      date: Date.parse("2027-01-09T13:00:00Z"),
      gameWeek: "3",
    });
    await openAdmin("/mls/admin-dashboard/fixtures/paste", { held: { fixtures: [stored] } });
    await paste("Home\tAway\tDate\tWeek\nKingsway Rovers\tMount Trojans\t16/01/2027 14:00\t3");
    expect(await screen.findByText("1 match is on file at another time.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Changed 1" })).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "They are other matches: add them" }));
    expect(await screen.findByRole("button", { name: "New 1" })).toBeVisible();
    fireEvent.click(
      screen.getByRole("button", { name: "They are the matches on file: move them" }),
    );
    expect(await screen.findByRole("button", { name: "Changed 1" })).toBeVisible();
  });

  it("says before saving how many rows have remarks", async () => {
    const players = [makePlayer({ name: "Ayo Bello", club: "Kingsway Rovers" })];
    const both = [...teams, makeTeam({ id: "m", name: "Mount Trojans" })];
    await openAdmin(AT, { held: { teams: both, players } });
    await paste("Name\tClub\nAyo Bello\tMount Trojans\nBen\tMount Trojans");
    expect(await screen.findByText("1 row has a remark.")).toBeVisible();
    expect(screen.queryByText(/no time/)).toBeNull();
  });

  it("notes players in another club as moves, on a day that can be said, or none", async () => {
    const players = [makePlayer({ id: "p", name: "Ayo Bello", club: "Kingsway Rovers" })];
    const both = [...teams, makeTeam({ id: "m", name: "Mount Trojans" })];
    const scene = await openAdmin(AT, { held: { teams: both, players } });
    await paste("Id\tName\tClub\np\tAyo Bello\tMount Trojans");
    expect(await screen.findByText(/^1 player moves on /)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "The club was wrong: no move" }));
    expect(screen.getByText(/^No move is noted: .* counts for Mount Trojans$/)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Note a move" }));
    const day = screen.getByLabelText("First day there");
    fireEvent.change(day, { target: { value: "3000-01-01" } });
    expect(screen.getByText("That day is still to come.")).toBeVisible();
    // Tomorrow is the first day there for who has played today.
    const today = dayOf(Date.now(), arena.timeZone) ?? "";
    fireEvent.change(day, { target: { value: daysFrom(today, 1) } });
    expect(screen.queryByText("That day is still to come.")).toBeNull();
    fireEvent.change(day, { target: { value: "2026-10-01" } });
    expect(screen.getByText(/^1 player moves on .*1 October 2026\.$/)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: /^Save 1 / }));
    await screen.findByText("Saved.");
    const { records } = await scene.connection.store.list(mls, "players");
    expect(records).toMatchObject([
      { club: "Mount Trojans", formerClubs: ["2026-10-01 Kingsway Rovers"] },
    ]);
  });

  it("counts as moving only who can move on that day", async () => {
    const ayo = makePlayer({ id: "p", name: "Ayo Bello", club: "Kingsway Rovers" });
    const ben = { ...ayo, id: "q", name: "Ben", formerClubs: ["2026-10-09 Lagoon City"] };
    const both = [...teams, makeTeam({ id: "m", name: "Mount Trojans" })];
    await openAdmin(AT, { held: { teams: both, players: [ayo, ben] } });
    await paste("Id\tName\tClub\np\tAyo Bello\tMount Trojans\nq\tBen\tMount Trojans");
    const day = await screen.findByLabelText("First day there");
    fireEvent.change(day, { target: { value: "2026-10-01" } });
    expect(screen.getByText(/^1 player moves on .*1 October 2026\.$/)).toBeVisible();
    expect(screen.getByText(/1 player cannot move then: the remarks say why\.$/)).toBeVisible();
  });

  it("shows a date as it is saved, beside what the file says, and turns day and month by one click", async () => {
    await openAdmin("/mls/admin-dashboard/fixtures/paste", { held: {} });
    await paste("Home\tAway\tDate\nKingsway Rovers\tMount Trojans\t1/2/2027 4:30 PM");
    const rows = within(screen.getByRole("region", { name: "Rows" }));
    expect(rows.getByText(/Mon 1 Feb 2027, 16:30/)).toHaveTextContent(
      "“1/2/2027 4:30 PM” in the file",
    );
    fireEvent.click(screen.getByRole("button", { name: "Read month first" }));
    expect(rows.getByText(/Sat 2 Jan 2027, 16:30/)).toBeVisible();
  });

  it("asks about a near name before it is saved, and creates a club that is missing with its players", async () => {
    const scene = await openAdmin(AT, { held: { teams } });
    await paste("Name\tClub\nAyo Bello\tKingsway Rover\nBen\tArsenal");
    expect(screen.getByRole("button", { name: "Waits for an answer 1" })).toBeVisible();
    expect(screen.getByText("1 club will be created: Arsenal.")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Kingsway Rovers" }));
    fireEvent.click(screen.getByRole("button", { name: /^Save 2 / }));
    await screen.findByText("3 of 3 changes saved.");
    const { store } = scene.connection;
    const clubs = (await store.list(mls, "teams")).records.map(({ name }) => name);
    expect(clubs.sort()).toEqual(["Arsenal", "Kingsway Rovers"]);
    const { records } = await store.list(mls, "players");
    expect(records.map(({ club }) => club).sort()).toEqual(["Arsenal", "Kingsway Rovers"]);
  });

  it("lets a column be said that it does not know", async () => {
    await openAdmin(AT, { held: { teams } });
    await paste("Wer\tVerein\nAyo Bello\tKingsway Rovers");
    expect(screen.getByRole("button", { name: "Refused 1" })).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Wer/), { target: { value: "name" } });
    expect(screen.getByRole("button", { name: "New 1" })).toBeVisible();
  });
});

describe("a list as a file", () => {
  it("holds what search and filters leave, and nothing else", async () => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    const revoked = vi.fn();
    URL.revokeObjectURL = revoked;
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const players = ["Ayo Bello", "Kofi Tetteh"].map((name) => makePlayer({ name }));
    await openAdmin("/mls/admin-dashboard/players?q=kofi", { held: { players } });
    fireEvent.click(await screen.findByRole("button", { name: "More for these players" }));
    fireEvent.click(screen.getByRole("menuitem", { name: "Download as CSV (1)" }));
    await waitFor(() => expect(blobs).toHaveLength(1));
    expect(click).toHaveBeenCalledOnce();
    // Some browsers read the file a moment later.
    expect(revoked).not.toHaveBeenCalled();
    click.mockRestore();
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener("load", () => resolve(reader.result));
      reader.readAsText(blobs[0] ?? new Blob());
    });
    expect(text).toContain("Kofi Tetteh");
    expect(text).not.toContain("Ayo Bello");
  });
});
