// @vitest-environment jsdom
import { fireEvent, screen, within, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { keep, listed, makeOfficial } from "../../../tests/factories/arena";
import { openAdmin } from "../../../tests/harness/adminScene";

const PAGE = "/mls/admin-dashboard/officials";
const rows = () =>
  screen
    .queryAllByRole("row")
    .slice(1)
    .map((row) => row.textContent);

describe("the page of officials", () => {
  it("adds one, changes and deletes, and brings back what was deleted", async () => {
    const { user, connection } = await openAdmin(PAGE, { as: "football" });
    const [add] = await screen.findAllByRole("link", { name: "Add official" });
    if (!add) throw new Error("There is a way to add one.");
    await user.click(add);
    await user.click(await screen.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getAllByText("Name is required")).not.toHaveLength(0));
    await user.type(screen.getByLabelText("Name"), "  Ada   Obi ");
    await user.type(screen.getByLabelText(/^What they do/), "Referee");
    await user.type(screen.getByLabelText(/^Contact/), "0803 555 0100");
    await user.click(screen.getByLabelText("Football"));
    await user.click(screen.getByLabelText(/^Has agreed/));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Official saved");
    await expect.poll(rows).toHaveLength(1);
    expect(rows()[0]).toMatch(/^Ada ObiRefereeFootball0803 555 0100Name may be shown/);

    await user.click(screen.getByRole("link", { name: "Edit Ada Obi" }));
    await user.click(await screen.findByLabelText(/^Has agreed/));
    await user.click(screen.getByRole("button", { name: "Update" }));
    const remove = await screen.findByRole("button", { name: "Delete Ada Obi" });
    expect(rows()[0]).not.toContain("Name may be shown");
    const [before] = await listed(connection, "officials");
    expect(before).toMatchObject({ agreed: false, version: 2 });

    await user.click(remove);
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Delete official" }));
    await screen.findByText("No officials yet");
    // The notice of the save before has an Undo too.
    await screen.findByText(/^Official deleted: /);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await expect.poll(rows).toHaveLength(1);
    expect(await listed(connection, "officials")).toMatchObject([{ id: before?.id, version: 1 }]);
  });

  it("finds those of every sport under each sport", async () => {
    const { connection } = await openAdmin(PAGE, { as: "football" });
    const of = (id: string, sports: string[]) =>
      keep(connection, "officials", { id, entity: makeOfficial({ name: id, sports }) });
    await of("Ada", ["football"]);
    await of("Bola", ["chess"]);
    await of("Chi", []);
    await expect.poll(rows).toHaveLength(3);
    fireEvent.change(screen.getByLabelText("Sport"), { target: { value: "football" } });
    await expect.poll(() => rows().map((row) => row?.slice(0, 3))).toEqual(["Ada", "Chi"]);
  });

  it("lays two versions side by side where somebody else saved meanwhile", async () => {
    const { user, connection } = await openAdmin(PAGE, { as: "football" });
    const ada = makeOfficial({ name: "Ada Obi", does: "Referee" });
    await keep(connection, "officials", { id: "ada", entity: ada });
    await user.click(await screen.findByRole("link", { name: "Edit Ada Obi" }));
    await user.type(await screen.findByLabelText(/^Contact/), "0803");
    const does = { ...ada, does: "Umpire" };
    await keep(connection, "officials", { id: "ada", version: 1, entity: does });
    await user.click(screen.getByRole("button", { name: "Update" }));
    await user.click(await screen.findByRole("button", { name: "Save this version" }));
    await screen.findByText("Official saved");
    expect(await listed(connection, "officials")).toMatchObject([
      { contact: "0803", does: "Umpire", version: 3 },
    ]);
  });

  it("takes a list that is pasted", async () => {
    const { user, connection } = await openAdmin(`${PAGE}/paste`, { as: "football" });
    const value = [
      "Name\tWhat they do\tHas agreed that visitors may read the name",
      "Ada Obi\tReferee\tyes",
      "Ben Musa\tUmpire\tno",
    ].join("\n");
    fireEvent.change(await screen.findByLabelText("Cells"), { target: { value } });
    await user.click(await screen.findByRole("button", { name: /^Save 2 / }));
    await expect
      .poll(() => listed(connection, "officials"))
      .toMatchObject([
        { name: "Ada Obi", does: "Referee", agreed: true },
        { name: "Ben Musa", does: "Umpire", agreed: false },
      ]);
  });

  it("is none of a scorer's", async () => {
    const { connection } = await openAdmin(PAGE, { as: "scorer" });
    await screen.findByRole("heading", { level: 1, name: "Scores of today’s matches" });
    expect(screen.queryByRole("link", { name: "Add official" })).toBeNull();
    const one = { id: "x", entity: makeOfficial({ name: "Ada" }) };
    await expect(keep(connection, "officials", one)).rejects.toMatchObject({ kind: "denied" });
  });
});
