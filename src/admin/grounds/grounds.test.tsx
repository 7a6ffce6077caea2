// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { groundsOfClubs, noGround } from "@/domain/schedule/ground";
import { leagues } from "@/leagues";
import { openAdmin } from "../../../tests/harness/adminScene";

const PAGE = "/mls/admin-dashboard/grounds";
const rows = async () => {
  const list = await screen.findByRole("list", { name: "Grounds" });
  return within(list)
    .queryAllByRole("listitem")
    .map((row) => row.textContent);
};

describe("the page of grounds", () => {
  it("adds one, changes and deletes, and brings back what was deleted", async () => {
    const { user, connection } = await openAdmin(PAGE, { as: "football" });
    await user.click(await screen.findByRole("button", { name: "Add ground" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Name is required")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveFocus();
    await user.type(screen.getByLabelText("Name"), "  Lake   Bowl ");
    await user.type(screen.getByLabelText(/^Link to a map/), "lake.example");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText("The link must be an address that begins with https://")).toBeVisible();
    await user.clear(screen.getByLabelText(/^Link to a map/));
    await user.click(screen.getByLabelText("Football"));
    await user.click(screen.getByRole("button", { name: "Add closed days" }));
    await user.type(screen.getByLabelText("Closed 1, from"), "2096-12-24");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Lake Bowl saved");
    expect(await rows()).toEqual(["Lake Bowl FootballClosed Mon 24 Dec"]);
    const [before] = await connection.grounds.list();
    const closed = [{ from: "2096-12-24", to: "2096-12-24" }];
    expect(before).toMatchObject({ id: "lake-bowl", closed, sports: ["football"] });

    await user.click(screen.getByRole("button", { name: "Change Lake Bowl" }));
    await user.click(screen.getByRole("button", { name: "Take away closed 1" }));
    await user.type(screen.getByLabelText("Name"), " 2");
    expect(
      screen.getByText(/^Matches that say “Lake Bowl” stay matches of this ground/),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(rows).toEqual(["Lake Bowl 2 Football"]);
    expect(await connection.grounds.list()).toMatchObject([{ formerNames: ["Lake Bowl"] }]);

    await user.click(screen.getByRole("button", { name: "Delete Lake Bowl 2" }));
    await screen.findByText("There are no grounds yet");
    expect(screen.getByRole("button", { name: "Add ground" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await expect.poll(rows).toHaveLength(1);
  });

  it("adds those of the clubs in one go, and takes them away again", async () => {
    const { user, connection } = await openAdmin(PAGE, { as: "football" });
    const wanted = groundsOfClubs(leagues);
    const [first] = wanted;
    if (!first) throw new Error("Clubs have grounds.");
    await connection.grounds.save("own", 0, { ...noGround, name: first.name.toUpperCase() });
    await user.click(await screen.findByRole("button", { name: "Add them" }));
    await screen.findByText(/ grounds added$/);
    await expect.poll(rows).toHaveLength(wanted.length);
    expect(screen.queryByText(/^Clubs are at home at/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await expect.poll(rows).toHaveLength(1);
  });

  it("says that the grounds could not be loaded, and loads them again", async () => {
    let left = 1;
    const { user } = await openAdmin(PAGE, {
      change: ({ grounds, ...others }) => ({
        ...others,
        grounds: {
          ...grounds,
          list: (fresh) => (left-- > 0 ? Promise.reject(failure("offline")) : grounds.list(fresh)),
        },
      }),
    });
    expect(await screen.findByText("Failed to load the grounds.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: /Try again/ }));
    expect(await screen.findByText("There are no grounds yet")).toBeVisible();
  });

  it("is none of a scorer's", async () => {
    await openAdmin(PAGE, { as: "scorer" });
    expect(screen.queryByRole("button", { name: "Add ground" })).toBeNull();
  });
});
