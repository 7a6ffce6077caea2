// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { arena } from "@arena/arena";
import { dayOf } from "@/domain/day";
import { mls } from "../../../tests/arena/leagues/mls";
import { failure } from "@/data/failure";
import type { Connection } from "@/session/ConnectionProvider";
import { failing, inputOf, openAdmin, formCalled } from "../../../tests/harness/adminScene";
import { makePlayer, makeResult, makeSeason, makeStanding } from "../../../tests/factories/records";

const STANDINGS = "/mls/admin-dashboard/standings";
const PLAYERS = "/mls/admin-dashboard/players";
const type = (label: string, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

const [season] = mls.seasons;
const teamA = "Mount Trojans";
const teamB = "Kingsway Rovers";
const results = [makeResult({ teamA, teamB, scoreA: 3, scoreB: 1 })];
// What the results make of it, but for the points.
const row = makeStanding({
  id: "x",
  team: teamA,
  played: 1,
  won: 1,
  draw: 0,
  lost: 0,
  gf: 3,
  ga: 1,
  gd: 2,
  points: 30,
});
const loser = makeStanding({ team: "Kingsway Rovers" });
const lost = { played: 1, won: 0, draw: 0, lost: 1, gf: 1, ga: 3, gd: -2, points: 0 };
const standings = [row, { ...loser, ...lost }];
const computed = makeSeason({ id: season.id, table: "computed" });
const opened = (search: string, held: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin(STANDINGS + search, held);

describe("changing a season over", () => {
  it("shows every figure that changes, is one click, and can be undone", async () => {
    const { connection } = await opened("", { held: { results, standings } });
    expect(await screen.findByText("Kept by hand")).toBeVisible();
    press("Count from results");
    const dialog = await screen.findByRole("dialog", { name: "Count the table from results?" });
    expect(
      within(dialog)
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(new RegExp(`^${teamA}Points303Use the figure from results`))]);
    fireEvent.click(within(dialog).getByRole("button", { name: "Change over" }));
    expect(await screen.findByText("Counted from results")).toBeVisible();
    const stored = async () => (await connection.store.list(mls, "seasons")).records;
    expect(await stored()).toMatchObject([
      { id: season.id, label: season.label, table: "computed", players: "kept" },
    ]);
    press("Undo");
    expect(await screen.findByText("Kept by hand")).toBeVisible();
    await waitFor(async () => expect(await stored()).toEqual([]));
  });
});

describe("keeping by hand what was computed", () => {
  const pointsOf = async ({ connection }: Awaited<ReturnType<typeof opened>>) =>
    Object.fromEntries(
      (await connection.store.list(mls, "standings")).records.map(({ team, points }) => [
        team,
        points,
      ]),
    );
  const openDialog = async (change?: (connection: Connection) => Connection) => {
    // One row is out of date, and the other team has none.
    const held = { results, standings: [row], seasons: [computed] };
    const scene = await opened("", { held, ...(change && { change }) });
    await screen.findByText("Counted from results");
    press("Enter it yourself");
    await screen.findByRole("dialog", { name: "Enter the table yourself?" });
    return scene;
  };

  it("begins with what the results have made so far, and can be undone", async () => {
    const scene = await openDialog();
    expect(screen.getByText(/^Visitors see no change/)).toBeVisible();
    press("Change over");
    expect(await screen.findByText("Kept by hand")).toBeVisible();
    expect(await pointsOf(scene)).toEqual({ [teamA]: 3, [teamB]: 0 });
    press("Undo");
    expect(await screen.findByText("Counted from results")).toBeVisible();
    await waitFor(async () => expect(await pointsOf(scene)).toEqual({ [teamA]: 30 }));
  });

  it("keeps its first choice of what to begin with for a second try", async () => {
    await openDialog((connection) => ({
      ...connection,
      store: failing(connection.store, "update", [failure("quota")]),
    }));
    expect(screen.getByLabelText("Begin with")).toBeEnabled();
    press("Change over");
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Begin with")).toBeDisabled();
  });

  it("begins with what was typed before where that is chosen", async () => {
    const scene = await openDialog();
    fireEvent.change(screen.getByLabelText("Begin with"), { target: { value: "typed" } });
    expect(screen.getByText(/figures? changes?\. Nothing stored is lost/)).toBeVisible();
    press("Change over");
    expect(await screen.findByText("Kept by hand")).toBeVisible();
    expect(await pointsOf(scene)).toEqual({ [teamA]: 30 });
  });
});

describe("what becomes of a difference", () => {
  const POINTS = `${teamA}, Points: what to do`;
  const decide = (choice: string) =>
    fireEvent.change(screen.getByLabelText(POINTS), { target: { value: choice } });
  const openDialog = async (held: Parameters<typeof openAdmin>[1] = {}) => {
    const scene = await opened("", { held: { results, standings }, ...held });
    await screen.findByText("Kept by hand");
    press("Count from results");
    await screen.findByRole("dialog", { name: "Count the table from results?" });
    return scene;
  };
  const rowOf = async ({ connection }: Awaited<ReturnType<typeof openDialog>>) =>
    (await connection.store.list(mls, "standings")).records.find(({ id }) => id === "x");
  const seasonsOf = async ({ connection }: Awaited<ReturnType<typeof openDialog>>) =>
    (await connection.store.list(mls, "seasons")).records;

  it("is kept as an adjustment with a public reason, and one undo takes all of it back", async () => {
    const scene = await openDialog();
    expect(screen.getByText(/^One figure changes/)).toBeVisible();
    decide("adjust");
    expect(screen.getByText(/^No figure changes\. Nothing stored is lost/)).toBeVisible();
    press("Change over");
    expect(await screen.findByText(/^Give the reason/)).toBeVisible();
    await waitFor(() => expect(inputOf(`Public reason, ${teamA}`)).toHaveFocus());
    expect(await seasonsOf(scene)).toEqual([]);
    type(`Public reason, ${teamA}`, "Carried over from the first half");
    expect(screen.getByText(/^\+27 points/)).toBeVisible();
    press("Change over");
    expect(await screen.findByText("Counted from results")).toBeVisible();
    const reason = "Carried over from the first half";
    expect(await rowOf(scene)).toMatchObject({ adjust: [`27 ${reason}`], points: 30 });
    press("Undo");
    expect(await screen.findByText("Kept by hand")).toBeVisible();
    await waitFor(async () => expect(await rowOf(scene)).toMatchObject({ adjust: [], points: 30 }));
    expect(await seasonsOf(scene)).toEqual([]);
  });

  it("waits for a result that is corrected, and the dialog opens again on coming back", async () => {
    const scene = await openDialog();
    decide("correct");
    press("Change over");
    expect(
      await screen.findByText("Correct the result first, or make another choice."),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(POINTS)).toHaveFocus());
    expect(await seasonsOf(scene)).toEqual([]);
    fireEvent.click(screen.getByRole("link", { name: `Go to the results of ${teamA}` }));
    const waits = await screen.findByRole("region", {
      name: /^The change to a table counted from results waits/,
    });
    await waitFor(() =>
      expect(waits).toHaveTextContent(`${teamA}, Points: 30 by hand, 3 from results`),
    );
    expect(scene.address()).toBe(`/mls/admin-dashboard/results?q=Mount+Trojans`);
    fireEvent.click(within(waits).getByRole("link", { name: "Continue" }));
    await screen.findByRole("dialog", { name: "Count the table from results?" });
    expect(screen.getByLabelText(POINTS)).toHaveValue("correct");
    press("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await seasonsOf(scene)).toEqual([]);
  });

  it("says why it broke off, goes on by itself, and takes back what was saved when it is left", async () => {
    const broken = (connection: Connection): Connection => ({
      ...connection,
      store: failing(connection.store, "create", [failure("quota"), failure("quota")]),
    });
    const scene = await openDialog({ change: broken });
    decide("adjust");
    type(`Public reason, ${teamA}`, "Carried over");
    press("Change over");
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        "This stopped halfway: The site has reached its limit for today. Visitors still see what they saw before.",
      ),
    );
    expect(await rowOf(scene)).toMatchObject({ adjust: ["27 Carried over"] });
    press("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await rowOf(scene)).toMatchObject({ adjust: [] });

    press("Count from results");
    await screen.findByRole("dialog");
    decide("adjust");
    type(`Public reason, ${teamA}`, "Carried over");
    press("Change over");
    await screen.findByRole("alert");
    press("Try again");
    expect(await screen.findByText("Counted from results")).toBeVisible();
    press("Undo");
    await waitFor(async () => expect(await rowOf(scene)).toMatchObject({ adjust: [] }));
    expect(await seasonsOf(scene)).toEqual([]);
  });

  it("of a player’s figure is the result’s, or leads to the results", async () => {
    const bello = makePlayer({ id: "p", name: "Ayo Bello", club: teamA, goals: 30 });
    await openAdmin(PLAYERS, { held: { players: [bello], results } });
    await screen.findByText("Figures kept by hand");
    press("Count from results");
    await screen.findByRole("dialog", { name: "Count the players’ figures from results?" });
    const goals = screen.getByLabelText<HTMLSelectElement>("Ayo Bello, Goals: what to do");
    expect([...goals.options].map(({ value }) => value)).toEqual(["take", "correct"]);
    fireEvent.change(goals, { target: { value: "correct" } });
    expect(screen.getByRole("link", { name: `Go to the results of ${teamA}` })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/results?q=Mount+Trojans",
    );
  });
});

describe("the form of a computed row", () => {
  const held = { results, standings, seasons: [computed] };

  it("opens with the figures of the results, and saves without a word where they stay", async () => {
    const { connection } = await opened("/x", { held: { ...held } });
    await formCalled("Update standing");
    expect(inputOf("Points")).toHaveValue("3");
    press("Update");
    await screen.findByText("Standing saved");
    expect((await connection.store.list(mls, "standings")).records).toContainEqual(
      expect.objectContaining({ id: "x", points: 3, adjust: [] }),
    );
  });

  it("makes typed points an adjustment with a reason", async () => {
    const { connection } = await opened("/x", { held });
    await formCalled("Update standing");
    type("Points", "1");
    type("Won", "5");
    press("Update");
    const dialog = await screen.findByRole("dialog", { name: /give other figures$/ });
    await waitFor(() => expect(dialog).toHaveTextContent("Points: 1 typed, 3 by the results."));
    await waitFor(() => expect(dialog).toHaveTextContent("Won cannot be adjusted"));
    press("Adjust by −2 points");
    expect(await screen.findByText(/^Give the reason/)).toBeVisible();
    type("Reason for the adjustment", "Late team sheet");
    press("Adjust by −2 points");
    await screen.findByText("Standing saved");
    expect((await connection.store.list(mls, "standings")).records).toContainEqual(
      expect.objectContaining({
        id: "x",
        won: 1,
        adjust: [`${dayOf(Date.now(), arena.timeZone)} -2 Late team sheet`],
      }),
    );
  });

  it("keeps the table by hand from now on where that is chosen", async () => {
    const stale = [row, { ...loser, ...lost, lost: 9 }];
    const { connection } = await opened("/x", { held: { ...held, standings: stale } });
    await formCalled("Update standing");
    type("Won", "5");
    press("Update");
    await screen.findByRole("dialog", { name: /give other figures$/ });
    expect(screen.queryByRole("button", { name: /^Adjust/ })).not.toBeInTheDocument();
    press("Keep this table by hand from now on");
    await screen.findByText("Standing saved");
    const [{ table } = computed] = (await connection.store.list(mls, "seasons")).records;
    expect(table).toBe("kept");
    const { records } = await connection.store.list(mls, "standings");
    expect(records).toContainEqual(expect.objectContaining({ id: "x", won: 5 }));
    // The others go on from what the table showed.
    expect(records).toContainEqual(expect.objectContaining({ team: teamB, lost: 1 }));
  });

  it("writes the other rows down again when one open form keeps the table a second time", async () => {
    const stale = [row, { ...loser, ...lost, lost: 9 }];
    let refused = false;
    // The row of the form itself is refused once, so that the form stays open.
    const change = (connection: Connection): Connection => {
      const { store } = connection;
      const update: typeof store.update = (league, kind, save) => {
        if (save.id !== "x" || refused) return store.update(league, kind, save);
        refused = true;
        return Promise.reject(failure("quota"));
      };
      return { ...connection, store: { ...store, update } };
    };
    const { connection } = await opened("/x", { held: { ...held, standings: stale }, change });
    const other = async () =>
      (await connection.store.list(mls, "standings")).records.find(({ team }) => team === teamB);
    const keep = async () => {
      press("Update");
      await screen.findByRole("dialog", { name: /give other figures$/ });
      press("Keep this table by hand from now on");
    };
    await formCalled("Update standing");
    type("Won", "5");
    await keep();
    await screen.findByText(/The site has reached its limit for today/);
    expect(await other()).toMatchObject({ lost: 1 });
    press("Undo");
    await screen.findByText("The change was undone.");
    expect(await other()).toMatchObject({ lost: 9 });
    await keep();
    await screen.findByText("Standing saved");
    expect(await other()).toMatchObject({ lost: 1 });
  });

  it("enters a club without results as it is", async () => {
    await opened("/new", { held });
    await formCalled("Add standing");
    type("Team name", "Lagoon City");
    press("Save");
    expect(await screen.findByText("Standing saved")).toBeVisible();
  });
});

describe("the form of a player whose figures follow from results", () => {
  const bello = makePlayer({ id: "p", name: "Ayo Bello", club: teamA, goals: 30, rating: 7 });
  const goals = [{ player: "Ayo Bello", assist: "", minute: "9" }];
  const scored = makeResult({ id: "r", teamA, teamB, scoreA: 1, goalsA: goals });
  const held = {
    players: [bello],
    results: [scored],
    seasons: [makeSeason({ id: season.id, players: "computed" })],
  };
  const open = () => openAdmin(`${PLAYERS}/p`, { held });

  it("opens with the figures of the results, and saves what results do not tell", async () => {
    const { connection } = await open();
    await formCalled("Update player");
    expect(inputOf("Goals")).toHaveValue("1");
    expect(screen.getByText(/^Counted from results: goals, /)).toBeVisible();
    type("Rating", "8");
    press("Update");
    await screen.findByText("Player saved");
    const [stored] = (await connection.store.list(mls, "players")).records;
    expect(stored).toMatchObject({ id: "p", goals: 1, rating: 8 });
  });

  it("asks about a figure that the results do not give, and keeps all of them by hand", async () => {
    const { connection } = await open();
    await formCalled("Update player");
    type("Goals", "5");
    press("Update");
    const dialog = await screen.findByRole("dialog", { name: /Ayo Bello give other figures$/ });
    await waitFor(() => expect(dialog).toHaveTextContent("Goals: 5 typed, 1 by the results."));
    press("Keep players’ figures by hand from now on");
    await screen.findByText("Player saved");
    const [kept] = (await connection.store.list(mls, "seasons")).records;
    expect(kept?.players).toBe("kept");
    const [stored] = (await connection.store.list(mls, "players")).records;
    expect(stored).toMatchObject({ id: "p", goals: 5 });
  });
});
