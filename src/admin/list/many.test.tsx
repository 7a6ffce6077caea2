// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin, formCalled } from "../../../tests/harness/adminScene";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";

const AT = "/mls/admin-dashboard/fixtures";
const DAY = 86_400_000;
const fixtures = ["Alpha", "Beta", "Gamma"].map((teamA, at) =>
  makeFixture({ id: teamA, teamA, date: KICK_OFF + at * DAY }),
);
const listed = async ({ connection }: Awaited<ReturnType<typeof openAdmin>>) =>
  (await connection.store.list(mls, "fixtures")).records;
const select = async (name: string) =>
  fireEvent.click(await screen.findByRole("checkbox", { name: `Select ${name} v Mount Trojans` }));

describe("many records at once", () => {
  it("are deleted together and brought back together", async () => {
    const scene = await openAdmin(AT, { held: { fixtures } });
    await select("Alpha");
    await select("Beta");
    expect(screen.getByText("2 fixtures selected")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    fireEvent.click(await screen.findByRole("button", { name: "Delete 2" }));
    await screen.findByText("2 of 2 changes saved.");
    expect((await listed(scene)).map(({ id }) => id)).toEqual(["Gamma"]);
    fireEvent.click(screen.getByRole("button", { name: "Undo all 2 changes" }));
    await screen.findByText("2 undone.");
    expect(await listed(scene)).toHaveLength(3);
  });

  it("are named where a search hides them, and left out on request", async () => {
    await openAdmin(AT, { held: { fixtures } });
    await select("Alpha");
    await select("Beta");
    expect(screen.queryByText(/^Not in this list/)).toBeNull();
    const search = screen.getByRole("searchbox", { name: "Search fixtures" });
    fireEvent.change(search, { target: { value: "Beta" } });
    expect(await screen.findByText(/^Not in this list: Alpha v Mount Trojans\./)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("dialog", { name: "Delete 2 fixtures?" });
    await waitFor(() =>
      expect(question).toHaveTextContent("Alpha v Mount Trojans and Beta v Mount Trojans."),
    );
    fireEvent.click(screen.getByRole("button", { name: "Keep them" }));
    fireEvent.click(screen.getByRole("button", { name: "Deselect them" }));
    expect(screen.getByText("1 fixture selected")).toBeVisible();
    expect(screen.queryByText(/^Not in this list/)).toBeNull();
  });

  it("take their clubs’ rows of the table along, and bring them back", async () => {
    const teams = ["Ash", "Birch", "Cedar"].map((name) => makeTeam({ id: name, name, slug: name }));
    const standings = ["Ash", "Birch"].map((team) => makeStanding({ id: team, team, group: "" }));
    const scene = await openAdmin("/mls/admin-dashboard/clubs", { held: { teams, standings } });
    const rows = async () => (await scene.connection.store.list(mls, "standings")).records.length;
    fireEvent.click(await screen.findByRole("button", { name: "Delete Ash" }));
    fireEvent.click(
      await screen.findByRole("checkbox", { name: /^Also delete its row of the table/ }),
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Delete club" })).toBeEnabled());
    fireEvent.click(screen.getByRole("checkbox", { name: /^Also delete its row of the table/ }));
    fireEvent.click(screen.getByRole("button", { name: "Delete club" }));
    await screen.findByText("2 of 2 changes saved.");
    expect(await rows()).toBe(1);
    fireEvent.click(screen.getByRole("button", { name: "Undo all 2 changes" }));
    await screen.findByText("2 undone.");
    expect(await rows()).toBe(2);
    fireEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByRole("checkbox", { name: /^Also delete 2 rows of the table/ });
    fireEvent.click(screen.getByRole("button", { name: "Delete 3" }));
    await screen.findByText("5 of 5 changes saved.");
    expect(await rows()).toBe(0);
    // Nothing is left in the list, but what brings all of it back.
    fireEvent.click(screen.getByRole("button", { name: "Undo all 5 changes" }));
    await screen.findByText("5 undone.");
  });

  it("get a status, a game week or another date", async () => {
    const scene = await openAdmin(AT, { held: { fixtures } });
    fireEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    fireEvent.click(screen.getByRole("button", { name: "Move…" }));
    fireEvent.click(await screen.findByRole("button", { name: "Move 3 matches" }));
    await screen.findByText("3 of 3 changes saved.");
    expect((await listed(scene)).find(({ id }) => id === "Alpha")?.date).toBe(KICK_OFF + 7 * DAY);
    await select("Beta");
    fireEvent.change(screen.getByLabelText("Status"), { target: { value: "=Postponed" } });
    await screen.findByText("Saved.");
    expect((await listed(scene)).map(({ status }) => status).sort()).toEqual([
      "Postponed",
      "Upcoming",
      "Upcoming",
    ]);
  });
});

describe("a list by keyboard", () => {
  it("is searched with a slash, and gone through with the arrows", async () => {
    const { user } = await openAdmin(AT, { held: { fixtures } });
    const search = await screen.findByRole("searchbox", { name: "Search fixtures" });
    await user.keyboard("/");
    await waitFor(() => expect(search).toHaveFocus());
    await waitFor(() => expect(search).toHaveValue(""));
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toHaveTextContent("Alpha");
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toHaveTextContent("Beta");
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toHaveTextContent("Alpha");
  });

  it("has the saved row in focus after a save", async () => {
    await openAdmin(`${AT}/Beta`, { held: { fixtures } });
    fireEvent.change(await screen.findByLabelText(/^Ground/), { target: { value: "Annex" } });
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    await screen.findByText("Fixture saved");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Beta"));
  });

  it("begins a new record as another one is", async () => {
    const players = [makePlayer({ id: "p", name: "Ayo Bello", club: "Lagoon City" })];
    await openAdmin("/mls/admin-dashboard/players", { held: { players } });
    fireEvent.click(await screen.findByRole("link", { name: "Duplicate Ayo Bello" }));
    await formCalled("Add player");
    expect(screen.getByLabelText(/^Name/)).toHaveValue("Ayo Bello");
    expect(screen.getByLabelText(/^Club/)).toHaveValue("Lagoon City");
  });
});
