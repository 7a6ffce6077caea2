// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openedLeagues } from "@/leagues/openedLeague";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin, type AdminScene } from "../../../tests/harness/adminScene";
import { makeTeam } from "../../../tests/factories/records";

const PAGE = "/mls/admin-dashboard/open-league";
const LIST = "/mls/admin-dashboard/leagues";

const leaguesIn = async ({ connection: { store } }: Pick<AdminScene, "connection">) =>
  (await store.list(mls, "leagues")).records;

/** The teams of the only league that was opened. */
async function teamsIn(scene: AdminScene) {
  const [opened] = openedLeagues(await leaguesIn(scene));
  if (!opened) throw new Error("No league is open.");
  return (await scene.connection.store.list(await opened.fetchWhole(), "teams")).records;
}

const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("opening a league", () => {
  it("takes a name: the rest follows, and is in sight before", async () => {
    const scene = await openAdmin(PAGE);
    await screen.findByRole("textbox", { name: /^Name/ });
    type(/^Name/, "Freshers futsal cup");
    expect(field("Short name")).toHaveAttribute("placeholder", "FFC");
    expect(field("Address")).toHaveAttribute("placeholder", "freshers-futsal-cup");
    press("Open the league");
    await waitFor(async () => expect(await leaguesIn(scene)).toHaveLength(1));
    expect(await leaguesIn(scene)).toMatchObject([
      { id: "freshers-futsal-cup", name: "Freshers futsal cup", shortName: "FFC", state: "open" },
    ]);
    await waitFor(() => expect(scene.address()).toBe("/freshers-futsal-cup/admin-dashboard"));
  });

  it("says what is missing, and opens nothing", async () => {
    const scene = await openAdmin(PAGE);
    await screen.findByRole("textbox", { name: /^Name/ });
    press("Open the league");
    await waitFor(() => expect(field(/^Name/)).toHaveFocus());
    expect(field(/^Name/)).toBeInvalid();
    type(/^Name/, "Cup");
    type("Address", "today");
    expect(field("Address")).toBeInvalid();
    press("Open the league");
    await waitFor(() => expect(field("Address")).toHaveFocus());
    expect(await leaguesIn(scene)).toEqual([]);
  });

  it("begins with teams that are pasted", async () => {
    const scene = await openAdmin(PAGE);
    await screen.findByRole("textbox", { name: /^Name/ });
    type(/^Name/, "Freshers futsal cup");
    choose("Teams", "typed");
    type("Names", "Reds\nBlues\nGreens\nWhites");
    expect(await screen.findByText("It begins with 4 teams.")).toBeVisible();
    press("Open the league");
    await waitFor(async () => expect(await leaguesIn(scene)).toHaveLength(1));
    await waitFor(async () =>
      expect((await teamsIn(scene)).map(({ name }) => name).sort()).toEqual([
        "Blues",
        "Greens",
        "Reds",
        "Whites",
      ]),
    );
  });

  it("copies the clubs of another league, colours and all", async () => {
    const [known] = mls.clubs;
    if (!known) throw new Error("The league has a club.");
    const teams = [
      makeTeam({ id: "t1", name: "Newcomers", nickname: "The New" }),
      makeTeam({ id: "t2", name: known.name, colours: [] }),
    ];
    const scene = await openAdmin(PAGE, { held: { teams } });
    await screen.findByRole("textbox", { name: /^Name/ });
    type(/^Name/, "Freshers futsal cup");
    choose("Teams", "copied");
    choose("From", "mls");
    expect(await screen.findByText("It begins with 2 teams.")).toBeVisible();
    press("Open the league");
    await waitFor(async () => expect(await leaguesIn(scene)).toHaveLength(1));
    await waitFor(async () => expect(await teamsIn(scene)).toHaveLength(2));
    const copied = await teamsIn(scene);
    expect(copied.find(({ name }) => name === "Newcomers")).toMatchObject({ nickname: "The New" });
    // What its record leaves open comes from the league's file.
    expect(copied.find(({ name }) => name === known.name)).toMatchObject({
      colours: known.colours,
    });
  });

  it("is for owners alone", async () => {
    await openAdmin(PAGE, { as: "football" });
    expect(await screen.findByText("For owners only")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Open the league" })).toBeNull();
  });
});

describe("the list of leagues", () => {
  const cup = {
    sport: "football",
    name: "Freshers cup",
    shortName: "FC",
    strapline: "",
    section: "",
    order: null,
    season: "Season 2027",
    posters: [],
    pages: ["matches", "standings"],
    championship: true,
    score: "",
    settings: "",
    state: "open",
    openedAt: Date.UTC(2026, 10, 29),
  };
  const withCup = async (path: string, state = "open") => {
    const { connection } = await openAdmin(LIST);
    await connection.store.create(mls, "leagues", {
      id: "cup",
      version: 0,
      entity: { ...cup, state },
    });
    return openAdmin(path, { after: connection });
  };

  it("names the leagues that were opened, and those that are built in", async () => {
    await withCup(LIST);
    expect(await screen.findByRole("link", { name: "Freshers cup" })).toBeVisible();
    const builtIn = within(screen.getByRole("region", { name: "Built into this site" }));
    expect(builtIn.getByText(mls.name)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open a league" })).toBeVisible();
  });

  it("leads to the form that closes a league, and opens it again", async () => {
    const scene = await withCup(`${LIST}/cup`);
    fireEvent.click(await screen.findByRole("button", { name: "Close the league" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Close the league" }));
    await waitFor(async () => expect(await leaguesIn(scene)).toMatchObject([{ state: "closed" }]));
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await leaguesIn(scene)).toMatchObject([{ state: "open" }]));
  });

  it("removes a league that holds nothing, and no other", async () => {
    const scene = await withCup(`${LIST}/cup`);
    const [opened] = openedLeagues(await leaguesIn(scene));
    if (!opened) throw new Error("No league is open.");
    const league = await opened.fetchWhole();
    const { store } = scene.connection;
    const team = await store.create(league, "teams", {
      id: "t1",
      version: 0,
      entity: makeTeam({}),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Remove the league" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Remove the league" }));
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/1 team|1 club/));
    await store.remove(league, "teams", team);
    fireEvent.click(dialog.getByRole("button", { name: "Remove the league" }));
    await waitFor(async () => expect(await leaguesIn(scene)).toMatchObject([{ state: "removed" }]));
  });

  it("changes name and menu, and what visitors see", async () => {
    const scene = await withCup(`${LIST}/cup`);
    await screen.findByRole("textbox", { name: "Name" });
    // All that it stores is understood.
    const { maintenance } = scene.connection;
    expect((await maintenance.readRaw(mls, "leagues", "cup"))?.unsaid).toEqual({});
    type("Name", "Freshers’ trophy");
    choose("Menu section", "studentWeek");
    fireEvent.click(screen.getByRole("checkbox", { name: "Results" }));
    press("Update");
    await waitFor(async () =>
      expect(await leaguesIn(scene)).toMatchObject([
        {
          name: "Freshers’ trophy",
          section: "studentWeek",
          pages: ["matches", "standings", "results"],
          sport: "football",
        },
      ]),
    );
  });
});
