// @vitest-environment jsdom
import { screen, within, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { groundsOfClubs } from "@/domain/schedule/ground";
import { leagues } from "@arena/leagues";
import { keep, listed, makeGround } from "../../../tests/factories/arena";
import { openAdmin } from "../../../tests/harness/adminScene";

const PAGE = "/mls/admin-dashboard/grounds";
const rows = () =>
  screen
    .queryAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

describe("the page of grounds", () => {
  it("adds one, changes and deletes, and brings back what was deleted", async () => {
    const { user, connection } = await openAdmin(PAGE, { as: "football" });
    const [add] = await screen.findAllByRole("link", { name: "Add ground" });
    if (!add) throw new Error("There is a way to add one.");
    await user.click(add);
    await user.type(await screen.findByLabelText("Name"), "  Lake   Bowl ");
    await user.type(screen.getByLabelText(/^Link to a map/), "lake.example");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(screen.getAllByText(/must be an address that starts with https/)).not.toEqual([]),
    );
    await user.clear(screen.getByLabelText(/^Link to a map/));
    await user.click(screen.getByLabelText("Football"));
    await user.type(screen.getByLabelText(/^Opens/), "22:00");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getAllByText(/^Give both times/)).not.toEqual([]));
    await user.type(screen.getByLabelText(/^Closes/), "2:00");
    await user.click(screen.getByRole("button", { name: "Add closed days" }));
    await user.type(screen.getByLabelText("Closed 1, from"), "2096-12-24");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Ground saved");
    await expect.poll(rows).toHaveLength(1);
    expect(rows()[0]).toMatch(
      /^Lake BowlFootball.*1 match at a time22:00 to 02:00Closed Mon 24 Dec/,
    );
    const [before] = await listed(connection, "grounds");
    expect(before).toMatchObject({
      id: "lake-bowl",
      closed: ["2096-12-24"],
      hours: "22:00-02:00",
      sports: ["football"],
    });

    await user.click(screen.getByRole("link", { name: "Edit Lake Bowl" }));
    await user.click(await screen.findByRole("button", { name: "Remove closed days 1" }));
    await user.type(screen.getByLabelText("Name"), " 2");
    expect(await screen.findByText(/^“Lake Bowl” stays as a former name/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Update" }));
    await expect.poll(() => rows()[0] ?? "").toMatch(/^Lake Bowl 2Football/);
    expect(await listed(connection, "grounds")).toMatchObject([
      { id: "lake-bowl", formerNames: ["Lake Bowl"], closed: [] },
    ]);

    await user.click(screen.getByRole("button", { name: "Delete Lake Bowl 2" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Delete ground" }));
    await screen.findByText("No grounds yet");
    // The notice of the save before has an Undo too.
    await screen.findByText(/^Ground deleted: /);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await expect.poll(rows).toHaveLength(1);
  });

  it("leaves a name to the ground that has it, or had it", async () => {
    const { user, connection } = await openAdmin(`${PAGE}/new`, { as: "football" });
    const entity = makeGround({ name: "City bowl", formerNames: ["Main bowl"] });
    await keep(connection, "grounds", { id: "bowl", entity });
    for (const [name, problem] of [
      ["CITY bowl", "Another ground has this name"],
      ["Main bowl", "Another ground had this name before, and its matches still use it"],
    ] as const) {
      await user.clear(await screen.findByLabelText("Name"));
      await user.type(screen.getByLabelText("Name"), name);
      await user.click(screen.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(screen.getAllByText(problem)).not.toEqual([]));
    }
  });

  it("adds those of the clubs in one go, and takes them away again", async () => {
    const { user, connection } = await openAdmin(PAGE, { as: "football" });
    const wanted = groundsOfClubs(leagues);
    const [first] = wanted;
    if (!first) throw new Error("Clubs have grounds.");
    const own = { id: "own", entity: makeGround({ name: first.name.toUpperCase() }) };
    await keep(connection, "grounds", own);
    await user.click(await screen.findByRole("button", { name: "Add them" }));
    await expect.poll(rows).toHaveLength(wanted.length);
    expect(screen.queryByText(/^Clubs are at home at/)).toBeNull();
    await user.click(await screen.findByRole("button", { name: /^Undo/ }));
    await expect.poll(rows).toHaveLength(1);
  });

  it("is none of a scorer's", async () => {
    await openAdmin(PAGE, { as: "scorer" });
    await screen.findByRole("heading", { level: 1, name: "Scores of today’s matches" });
    expect(screen.queryByRole("link", { name: "Add ground" })).toBeNull();
  });
});
