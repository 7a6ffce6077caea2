import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  makeEvent,
  makeMeet,
  makePlayer,
  makeResult,
  makeSeason,
} from "../../../tests/factories/records";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";

const [current, past] = mls.seasons;
if (!past) throw new Error("Football has a past season.");
const lastYear = past;

/** A result and a player of last year, and one of each of this year. */
async function openSeasons(page = "seasons") {
  const clubs = { teamA: "Lagoon City", teamB: "Savannah Stars" };
  const scene = await openAdmin(`/mls/admin-dashboard/${page}`, {
    held: {
      seasons: [
        makeSeason({ ...current, table: "kept", players: "kept" }),
        makeSeason({ ...past, table: "kept", players: "kept", closed: 1 }),
      ],
      results: [
        makeResult({ id: "old", ...clubs, scoreA: 1, scoreB: 0, goalsA: [], goalsB: [] }),
        makeResult({ id: "new", teamA: "Mount Trojans", teamB: "Kingsway Rovers" }),
      ],
      players: [makePlayer({ id: "p", name: "Ayo Bello" })],
    },
  });
  const records = [{ kind: "results", id: "old" }] as const;
  await scene.connection.maintenance.moveRecords(mls, { records, season: lastYear });
  return scene;
}

it("shows the records of a past season, and nothing that is made for the one that runs", async () => {
  const { address, user } = await openSeasons();
  await user.click(await screen.findByRole("link", { name: "Results of Season 2025" }));
  expect(address()).toBe("/mls/admin-dashboard/results?season=2025");
  expect(await screen.findByRole("rowheader", { name: /Lagoon City v Savannah/ })).toBeVisible();
  expect(screen.queryByRole("rowheader", { name: /Mount Trojans/ })).toBeNull();
  expect(screen.getByText(/^These are the records of Season 2025/)).toBeVisible();
  for (const name of ["Make fixtures", "Squad sheet"])
    expect(screen.queryByRole("link", { name })).toBeNull();
});

it("corrects one of them, which stays in its season", async () => {
  const { address, connection, user } = await openSeasons();
  await user.click(await screen.findByRole("link", { name: "Results of Season 2025" }));
  await user.click(await screen.findByRole("link", { name: /^Edit Lagoon City/ }));
  await screen.findByRole("button", { name: "Update" });
  fireEvent.change(inputOf("Team B score"), { target: { value: "2" } });
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Result saved successfully")).toBeVisible();
  expect(address()).toContain("season=2025");
  const { raw } = (await connection.maintenance.readRaw(mls, "results", "old")) ?? {};
  expect(raw).toMatchObject({ scoreB: 2, season: "2025", corrected: "1–0" });
  const { records } = await connection.store.list(mls, "results");
  expect(records.map(({ id }) => id)).toEqual(["new"]);
});

it("adds one to it, with an entry in its history, and none to the season that runs", async () => {
  const { connection, user } = await openSeasons();
  await user.click(await screen.findByRole("link", { name: "Players of Season 2025" }));
  const [add] = await screen.findAllByRole("link", { name: "Add player" });
  await user.click(add ?? document.body);
  // The form's code comes when it opens.
  await screen.findByRole("button", { name: "Save" });
  fireEvent.change(inputOf("Name"), { target: { value: "Bola Ade" } });
  fireEvent.change(inputOf("Club"), { target: { value: "Lagoon City" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("rowheader", { name: /Bola Ade/ })).toBeVisible();
  const { records } = await connection.store.list(mls, "players");
  expect(records.map(({ name }) => name)).toEqual(["Ayo Bello"]);
  const stored = await connection.maintenance.listRaw(mls, "players");
  const added = stored.find(({ raw }) => raw["name"] === "Bola Ade");
  expect(added?.raw).toMatchObject({ season: "2025", version: 1 });
  const trail = await connection.maintenance.history(mls, "players", added?.id ?? "");
  expect(trail.map(({ action }) => action)).toEqual(["create"]);
});

it("deletes one of it, which can be brought back into its season", async () => {
  const { connection, user } = await openSeasons();
  await user.click(await screen.findByRole("link", { name: "Results of Season 2025" }));
  await user.click(await screen.findByRole("button", { name: /^Delete Lagoon City/ }));
  const remove = await screen.findByRole("button", { name: "Delete result" });
  await waitFor(() => expect(remove).toBeEnabled());
  await user.click(remove);
  expect(await screen.findByText("No results of Season 2025")).toBeVisible();
  expect(await connection.maintenance.readRaw(mls, "results", "old")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("rowheader", { name: /Lagoon City v Savannah/ })).toBeVisible();
  const { raw } = (await connection.maintenance.readRaw(mls, "results", "old")) ?? {};
  expect(raw).toMatchObject({ season: "2025", version: 1 });
});

it("is not called deleted by the history that is read in the season that runs", async () => {
  const { user } = await openSeasons("changes");
  const kinds = await screen.findByLabelText("Records");
  await user.selectOptions(kinds, "results");
  expect(await screen.findByText(/^This result is in another season now/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^(Bring back|Restore)/ })).toBeNull();
  await user.click(screen.getByLabelText("Only what was deleted"));
  expect(await screen.findByText("No deleted results")).toBeVisible();
});

it("has a history that restores a version where its season is shown", async () => {
  const { user } = await openSeasons("results?season=2025");
  await user.click(await screen.findByRole("link", { name: /^History of Lagoon City/ }));
  expect(await screen.findByRole("button", { name: /^Restore/ })).toBeVisible();
});

it("keeps what is begun for it apart from what is begun for the season that runs", async () => {
  const { user } = await openSeasons();
  await user.click(await screen.findByRole("link", { name: "Players of Season 2025" }));
  const [add] = await screen.findAllByRole("link", { name: "Add player" });
  await user.click(add ?? document.body);
  // The form's code comes when it opens.
  await screen.findByRole("button", { name: "Save" });
  fireEvent.change(inputOf("Name"), { target: { value: "Bola Ade" } });
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.includes("/players/"))).toEqual([
      expect.stringMatching(/\/players\/new@2025$/),
    ]),
  );
});

it("shows meets and marks of a past season, and takes those that are missing", async () => {
  const timetable = ["1|14:00|100 metres|time", "2|15:00|Long jump|distance"];
  const lines = ["1|Abu|Law Striders|10.90"];
  const { address, connection, user } = await openAdmin("/mal/admin-dashboard/seasons", {
    held: { seasons: [makeSeason({ ...past, closed: 1 })] },
  });
  const { store, maintenance } = connection;
  await store.create(mal, "meets", { id: "m", version: 0, entity: makeMeet({ timetable }) });
  const event = makeEvent({ meet: "m", number: 1, lines });
  await store.create(mal, "events", { id: "m-1", version: 0, entity: event });
  const records = [
    { kind: "meets", id: "m" },
    { kind: "events", id: "m-1" },
  ] as const;
  await maintenance.moveRecords(mal, { records, season: lastYear });
  await user.click(await screen.findByRole("link", { name: "Meets of Season 2025" }));
  expect(await screen.findByRole("rowheader", { name: /Opening meet/ })).toBeVisible();
  await user.click(screen.getByRole("link", { name: "All seasons" }));
  await user.click(await screen.findByRole("link", { name: "Results of Season 2025" }));
  expect(await screen.findByText(/1 of 2 events have results/)).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Edit, 100 metres" }));
  await screen.findByRole("button", { name: "Update" });
  fireEvent.change(screen.getByLabelText("Mark, entry 1"), { target: { value: "10.88" } });
  await user.click(screen.getByRole("button", { name: "Update" }));
  expect(await screen.findByText("Result saved successfully")).toBeVisible();
  expect(address()).toContain("season=2025");
  const { raw } = (await maintenance.readRaw(mal, "events", "m-1")) ?? {};
  expect(raw).toMatchObject({ season: "2025", lines: ["1|Abu|Law Striders|10.88"] });
  await user.click(await screen.findByRole("link", { name: "Enter marks, Long jump" }));
  await user.click(await screen.findByRole("button", { name: "Add entry" }));
  fireEvent.change(await screen.findByLabelText("Athlete, entry 1"), { target: { value: "Abu" } });
  fireEvent.change(screen.getByLabelText("Mark, entry 1"), { target: { value: "7.01" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/2 of 2 events have results/)).toBeVisible();
  const added = await maintenance.readRaw(mal, "events", "m-2");
  expect(added?.raw).toMatchObject({ season: "2025", meet: "m", number: 2 });
});

it("says so where nothing was filed, and leads back", async () => {
  const { address, user } = await openSeasons();
  await user.click(await screen.findByRole("link", { name: "Players of Season 2025" }));
  expect(await screen.findByText("No players of Season 2025")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "All seasons" }));
  expect(address()).toBe("/mls/admin-dashboard/seasons");
});

it("adds a season from before this site, in its place by its last day", async () => {
  const { address, connection, user } = await openSeasons();
  await user.click(await screen.findByRole("button", { name: "Add a past season" }));
  const add = screen.getByRole("button", { name: "Add the season" });
  fireEvent.change(inputOf(/^Name/), { target: { value: "Season 2025" } });
  expect(await screen.findByText("Another season has this name")).toBeVisible();
  fireEvent.change(inputOf(/^Name/), { target: { value: "Season 2019/20" } });
  fireEvent.change(inputOf(/^Last day/), { target: { value: "2999-05-30" } });
  expect(screen.getByText("A past season has ended")).toBeVisible();
  expect(add).toBeDisabled();
  fireEvent.change(inputOf(/^Last day/), { target: { value: "2020-05-30" } });
  fireEvent.change(inputOf("Champion (optional)"), { target: { value: "Lagoon City" } });
  await user.click(add);
  const heading = await screen.findByRole("heading", { name: "Season 2019/20" });
  expect(heading.closest("li")).toHaveTextContent(
    "Ended Saturday 30 May 2020. Champion: Lagoon City.",
  );
  const names = screen.getAllByRole("heading", { name: /^Season 20/ });
  expect(names.map(({ textContent }) => textContent).slice(-2)).toEqual([
    "Season 2025",
    "Season 2019/20",
  ]);
  const { records } = await connection.store.list(mls, "seasons");
  const added = records.find(({ label }) => label === "Season 2019/20");
  expect(added).toMatchObject({ id: "season-2019-20", table: "kept", ended: null });
  // The season is told of before the last of it is published.
  await waitFor(async () => {
    const { parts } = await connection.maintenance.surveyPublication({
      ...mls,
      seasons: [...mls.seasons, { id: "season-2019-20", label: "Season 2019/20" }],
    });
    const own = parts.filter(({ season }) => season === "season-2019-20");
    expect(own.length).toBeGreaterThan(1);
    expect(own.every(({ state }) => state === "published")).toBe(true);
  });
  await user.click(screen.getByRole("link", { name: "Standings of Season 2019/20" }));
  expect(address()).toBe("/mls/admin-dashboard/standings?season=season-2019-20");
  expect(await screen.findByText("No standings of Season 2019/20")).toBeVisible();
});
