// @vitest-environment jsdom
import { fireEvent, screen, within, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { playersByResults } from "@/domain/season/figures";
import { mls } from "../../../tests/arena/leagues/mls";
import { transfersOf } from "@/domain/people/transfers";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";

const at = (section: string) => `/mls/admin-dashboard/${section}`;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const select = async (name: string) =>
  fireEvent.click(await screen.findByRole("checkbox", { name: new RegExp(`^Select ${name}`) }));
const goal = (player: string) => ({ player, assist: "", minute: "1" });

const players = [
  makePlayer({ id: "ayo", name: "Ayo Bello", club: "Kingsway Rovers", goals: 2 }),
  makePlayer({ id: "ayodele", name: "Ayodele Bello", club: "Lagoon City", goals: 3, jersey: 11 }),
];
const results = [
  makeResult({ teamA: "Kingsway Rovers", teamB: "Mount Trojans", goalsA: [goal("Ayo Bello")] }),
  makeResult({ teamA: "Lagoon City", teamB: "Mount Trojans", goalsA: [goal("Ayodele Bello")] }),
];
const listed = async ({ connection }: Awaited<ReturnType<typeof openAdmin>>) =>
  (await connection.store.list(mls, "players")).records;

describe("a player who moves", () => {
  it("is asked where to and since when, keeps the goals, and can be moved back", async () => {
    const scene = await openAdmin(at("players"), { held: { players, results } });
    await select("Ayo Bello");
    press("Move to another club");
    const dialog = await screen.findByRole("dialog", { name: "Move Ayo Bello to another club" });
    fireEvent.click(within(dialog).getByRole("button", { name: "Move" }));
    await waitFor(() =>
      expect(within(dialog).getByRole("alert")).toHaveTextContent("Choose the club."),
    );
    fireEvent.change(within(dialog).getByLabelText("New club"), {
      target: { value: "Mount Trojans" },
    });
    fireEvent.change(within(dialog).getByLabelText("First day there"), {
      target: { value: "2026-04-01" },
    });
    fireEvent.click(within(dialog).getByRole("button", { name: "Move" }));
    await screen.findByText("Saved.");
    const moved = await listed(scene);
    expect(transfersOf(moved)).toMatchObject([
      { player: { id: "ayo" }, from: "Kingsway Rovers", to: "Mount Trojans", on: "2026-04-01" },
    ]);
    const made = playersByResults(mls, moved, results);
    expect(made.find(({ id }) => id === "ayo")?.goals).toBe(1);
    press("Undo");
    await screen.findByText("1 undone.");
    expect(transfersOf(await listed(scene))).toEqual([]);
    const trail = await scene.connection.maintenance.history(mls, "players", "ayo");
    expect(trail).toHaveLength(2);
  });
});

it("says before a move that a shirt number is taken there", async () => {
  const number = { jersey: 4 };
  const two = [
    makePlayer({ id: "musa", name: "Musa Tanko", club: "Kingsway Rovers", ...number }),
    makePlayer({ id: "kofi", name: "Kofi Mensah", club: "Lagoon City", ...number }),
    makePlayer({ id: "ben", name: "Ben Quaye", club: "Mount Trojans", jersey: 5 }),
  ];
  await openAdmin(at("players"), { held: { players: two } });
  await select("Musa Tanko");
  press("Move to another club");
  const club = within(await screen.findByRole("dialog")).getByLabelText("New club");
  fireEvent.change(club, { target: { value: "Lagoon City" } });
  expect(await screen.findByText("Kofi Mensah of Lagoon City has number 4")).toBeVisible();
  fireEvent.change(club, { target: { value: "Mount Trojans" } });
  await waitFor(() => expect(screen.queryByText(/has number 4/)).toBeNull());
});

describe("two entries of one person", () => {
  it("are merged with what is kept in sight, and parted again by one undo", async () => {
    const scene = await openAdmin(at("players"), { held: { players, results } });
    await select("Ayo Bello");
    await select("Ayodele Bello");
    press("Merge");
    const dialog = await screen.findByRole("dialog", { name: "Merge two entries of one person" });
    fireEvent.click(within(dialog).getByRole("radio", { name: /^Ayodele Bello/ }));
    fireEvent.change(within(dialog).getByLabelText("First day at Lagoon City"), {
      target: { value: "2026-02-01" },
    });
    const preview = within(dialog).getByRole("region", { name: "The merged entry" });
    expect(preview).toHaveTextContent(/Former namesAyo Bello/);
    expect(preview).toHaveTextContent(/Left beforeKingsway Rovers \(2026-02-01\)/);
    expect(preview).toHaveTextContent(/Goals 5/);
    fireEvent.click(
      within(dialog).getByRole("radio", { name: "Keep the figures of the entry that stays" }),
    );
    expect(preview).toHaveTextContent(/Goals 3/);
    fireEvent.click(within(dialog).getByRole("button", { name: "Merge" }));
    await screen.findByText("2 of 2 changes saved.");
    const [merged, ...rest] = await listed(scene);
    expect(rest).toEqual([]);
    expect(merged).toMatchObject({
      id: "ayodele",
      formerNames: ["Ayo Bello"],
      formerClubs: ["2026-02-01 Kingsway Rovers"],
    });
    press("Undo all 2 changes");
    await screen.findByText("2 undone.");
    const parted = (await listed(scene)).map(({ name, formerNames }) => [name, formerNames]);
    expect(parted.sort()).toEqual([
      ["Ayo Bello", []],
      ["Ayodele Bello", []],
    ]);
  });
});

describe("two entries of one club", () => {
  it("are merged, and the records of both follow", async () => {
    const { connection } = await openAdmin(at("clubs"), {
      held: {
        teams: [
          makeTeam({ id: "one", name: "Kingsway Rovers" }),
          makeTeam({ id: "two", name: "Kingsway Rovrs" }),
        ],
        fixtures: [makeFixture({ teamA: "Kingsway Rovrs" })],
        standings: [makeStanding({ team: "Kingsway Rovers" })],
      },
    });
    await select("Kingsway Rovers");
    await select("Kingsway Rovrs");
    press("Merge");
    const dialog = await screen.findByRole("dialog", { name: "Merge entries of one club" });
    expect(within(dialog).getByRole("radio", { name: /^Kingsway Rovrs/ })).toHaveAccessibleName(
      /has a record · 1 fixture/,
    );
    fireEvent.click(within(dialog).getByRole("button", { name: "Merge" }));
    await screen.findByText("2 of 2 changes saved.");
    const { records } = await connection.store.list(mls, "teams");
    expect(records).toMatchObject([{ id: "one", formerNames: ["Kingsway Rovrs"] }]);
  });

  const rows = [
    makeStanding({ id: "r1", team: "Kingsway Rovers", played: 3, won: 2, points: 6 }),
    makeStanding({ id: "r2", team: "Kingsway Rovrs", played: 1, won: 1, points: 3 }),
  ];
  const teams = [
    makeTeam({ id: "one", name: "Kingsway Rovers" }),
    makeTeam({ id: "two", name: "Kingsway Rovrs" }),
  ];

  it("are asked which row of a table kept by hand is right, and one undo parts all of it", async () => {
    const { connection } = await openAdmin(at("clubs"), { held: { teams, standings: rows } });
    await select("Kingsway Rovers");
    await select("Kingsway Rovrs");
    press("Merge");
    const dialog = await screen.findByRole("dialog", { name: "Merge entries of one club" });
    const merge = within(dialog).getByRole("button", { name: "Merge" });
    expect(merge).toBeDisabled();
    fireEvent.click(within(dialog).getByRole("radio", { name: /^Those of Kingsway Rovrs/ }));
    const preview = within(dialog).getByRole("region", { name: "The merged entry" });
    expect(preview).toHaveTextContent(/One row: P 1 .*Pts 3/);
    fireEvent.click(within(dialog).getByRole("radio", { name: /^Add them up/ }));
    expect(preview).toHaveTextContent(/One row: P 4 .*Pts 9/);
    fireEvent.click(merge);
    await screen.findByText("4 of 4 changes saved.");
    const inTable = async () =>
      (await connection.store.list(mls, "standings")).records.map(({ id, team, points }) => [
        id,
        team,
        points,
      ]);
    expect(await inTable()).toEqual([["r1", "Kingsway Rovers", 9]]);
    press("Undo all 4 changes");
    await screen.findByText("4 undone.");
    expect(await inTable()).toEqual([
      ["r1", "Kingsway Rovers", 6],
      ["r2", "Kingsway Rovrs", 3],
    ]);
    expect((await connection.store.list(mls, "teams")).records).toHaveLength(2);
  });

  it("leave both rows, and say so, to whom rows are only to be edited", async () => {
    await openAdmin("/mbl/admin-dashboard/clubs", {
      as: "everywhere",
      held: { teams, standings: rows },
    });
    await select("Kingsway Rovers");
    await select("Kingsway Rovrs");
    press("Merge");
    const dialog = await screen.findByRole("dialog", { name: "Merge entries of one club" });
    await waitFor(() =>
      expect(dialog).toHaveTextContent(/Both rows stay, under one name: only an owner can/),
    );
    expect(within(dialog).getByRole("button", { name: "Merge" })).toBeEnabled();
  });
});
