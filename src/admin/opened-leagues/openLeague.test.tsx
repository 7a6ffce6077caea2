// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { pictureTextAt } from "@/data/pictures/showPicture";
import type * as Shown from "@/data/pictures/showPicture";
import { openedLeagues } from "@/leagues/openedLeague";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin, type AdminScene } from "../../../tests/harness/adminScene";
import { picture, pictureDigest } from "../../../tests/factories/pictures";
import { makeLeague, makeTeam } from "../../../tests/factories/records";

vi.mock("@/data/pictures/showPicture", async (original) => ({
  ...(await original<typeof Shown>()),
  pictureTextAt: vi.fn(),
}));

const PAGE = "/mls/admin-dashboard/open-league";
const LIST = "/mls/admin-dashboard/leagues";

const leaguesIn = async ({ connection: { store } }: Pick<AdminScene, "connection">) =>
  (await store.list(mls, "leagues")).records;

/** The only league that was opened. */
async function openedIn(scene: AdminScene) {
  const [opened] = openedLeagues(await leaguesIn(scene));
  if (!opened) throw new Error("No league is open.");
  return opened.fetchWhole();
}

/** Waits for the dashboard of the league: a test that ends earlier would lead the next one there. */
async function untilOpened(scene: AdminScene) {
  await waitFor(() => expect(scene.address()).toMatch(/\/admin-dashboard$/));
  expect(await leaguesIn(scene)).toHaveLength(1);
}

/** Its teams. */
const teamsIn = async (scene: AdminScene) =>
  (await scene.connection.store.list(await openedIn(scene), "teams")).records;

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
    await untilOpened(scene);
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
    await untilOpened(scene);
    await waitFor(async () =>
      expect((await teamsIn(scene)).map(({ name }) => name).sort()).toEqual([
        "Blues",
        "Greens",
        "Reds",
        "Whites",
      ]),
    );
  });

  it("begins with one team for each house, also those that only club records name", async () => {
    const teams = [makeTeam({ id: "t", name: "Fellows", house: "Visiting fellows" })];
    const scene = await openAdmin(PAGE, { held: { teams } });
    await screen.findByRole("textbox", { name: /^Name/ });
    type(/^Name/, "Freshers futsal cup");
    choose("Teams", "houses");
    await screen.findByText(/^It begins with \d+ teams?\.$/);
    press("Open the league");
    await untilOpened(scene);
    await waitFor(async () =>
      expect((await teamsIn(scene)).map(({ name }) => name)).toContain("Visiting fellows"),
    );
  });

  it("publishes the league before its dashboard is there", async () => {
    const scene = await openAdmin(PAGE);
    await screen.findByRole("textbox", { name: /^Name/ });
    type(/^Name/, "Freshers futsal cup");
    choose("Teams", "typed");
    type("Names", "Reds\nBlues");
    press("Open the league");
    await waitFor(() => expect(scene.address()).toBe("/freshers-futsal-cup/admin-dashboard"));
    const { store, maintenance } = scene.connection;
    const league = await openedIn(scene);
    expect((await maintenance.sheet(league))?.teams.records).toHaveLength(2);
    expect((await store.list(league, "teams")).source).toBe("published");
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
    await untilOpened(scene);
    await waitFor(async () => expect(await teamsIn(scene)).toHaveLength(2));
    const copied = await teamsIn(scene);
    expect(copied.find(({ name }) => name === "Newcomers")).toMatchObject({ nickname: "The New" });
    // What its record leaves open comes from the league's file.
    expect(copied.find(({ name }) => name === known.name)).toMatchObject({
      colours: known.colours,
    });
  });

  it("copies crests that are kept here as its own, with their teams, and addresses as they are", async () => {
    const [text, elsewhere] = [picture(), "https://pictures.example/blues.png"];
    const kept = `crests/mls/${pictureDigest("mls", text)}`;
    vi.mocked(pictureTextAt).mockImplementation(async (path) => (path === kept ? text : null));
    const teams = [
      makeTeam({ id: "t1", name: "Reds", logo: kept }),
      makeTeam({ id: "t2", name: "Blues", logo: elsewhere }),
      makeTeam({ id: "t3", name: "Greens", logo: `crests/mls/${pictureDigest("mls", "gone")}` }),
    ];
    const scene = await openAdmin(PAGE, { held: { teams } });
    const create = vi.spyOn(scene.connection.store, "create");
    const update = vi.spyOn(scene.connection.store, "update");
    await screen.findByRole("textbox", { name: /^Name/ });
    type(/^Name/, "Cup");
    choose("Teams", "copied");
    choose("From", "mls");
    expect(await screen.findByText("It begins with 3 teams.")).toBeVisible();
    press("Open the league");
    await untilOpened(scene);
    expect((await teamsIn(scene)).map(({ name, logo }) => [name, logo]).toSorted()).toEqual([
      ["Blues", elsewhere],
      ["Greens", ""],
      ["Reds", `crests/cup/${pictureDigest("cup", text)}`],
    ]);
    // Its record, its season and its teams, and nothing afterwards that a closed tab would leave out.
    expect(create).toHaveBeenCalledTimes(5);
    expect(update).not.toHaveBeenCalled();
  });

  it("opens nothing where a crest cannot be read, and says so", async () => {
    vi.mocked(pictureTextAt).mockRejectedValue(failure("offline"));
    const logo = `crests/mls/${pictureDigest("mls", picture())}`;
    const scene = await openAdmin(PAGE, { held: { teams: [makeTeam({ id: "t1", logo })] } });
    await screen.findByRole("textbox", { name: /^Name/ });
    type(/^Name/, "Cup");
    choose("Teams", "copied");
    choose("From", "mls");
    expect(await screen.findByText("It begins with 1 team.")).toBeVisible();
    press("Open the league");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/offline/));
    expect(await leaguesIn(scene)).toEqual([]);
    expect(screen.getByRole("button", { name: "Open the league" })).toBeEnabled();
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
    const desk = builtIn.getByRole("link", { name: mls.name });
    expect(desk).toHaveAttribute("href", "/mls/admin-dashboard");
    expect(screen.getByRole("link", { name: "Open a league" })).toBeVisible();
  });

  it("says in its own words that none has been opened", async () => {
    await openAdmin(LIST);
    expect(await screen.findByText("No league has been opened here yet")).toBeVisible();
    expect(screen.queryByText(/rows of this table/)).toBeNull();
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
    expect((await maintenance.readRaw(mls, "leagues", "cup"))?.notUnderstood).toEqual({});
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

describe("a sport that an owner names", () => {
  const records = async (scene: AdminScene) => (await leaguesIn(scene))[0];

  it("is opened with a name and an example: handball", async () => {
    const scene = await openAdmin(PAGE);
    await screen.findByRole("textbox", { name: /^Name/ });
    choose("Sport", "other");
    fireEvent.change(await screen.findByRole("combobox", { name: "Begin with" }), {
      target: { value: "Handball" },
    });
    type(/^Name/, "Handball league");
    await waitFor(() =>
      expect(screen.getByRole("combobox", { name: "Parts of a match" })).toHaveValue("halves"),
    );
    expect(screen.getByText("Handball in the menu")).toBeVisible();
    press("Open the league");
    await untilOpened(scene);
    expect(await records(scene)).toMatchObject({ sport: "other" });
    const [opened] = openedLeagues(await leaguesIn(scene));
    const { game, format, sport } = (await opened?.fetchWhole()) ?? {};
    expect(sport).toBe("other-rose-ball-handball");
    expect(format).toMatchObject({ points: [2, 1, 0] });
    expect(game).toMatchObject({ name: "Handball", scorerFigure: "points", lineUp: { size: 7 } });
  });

  it("takes settings of its own, and says which of them cannot be", async () => {
    const scene = await openAdmin(PAGE);
    await screen.findByRole("textbox", { name: /^Name/ });
    choose("Sport", "other");
    type(/^Name/, "Frames cup");
    await screen.findByRole("textbox", { name: /^What the sport is called/ });
    press("Open the league");
    await waitFor(() => expect(field(/^What the sport is called/)).toHaveFocus());
    expect(field(/^What the sport is called/)).toBeInvalid();
    type(/^What the sport is called/, "Pool");
    choose("A match is decided by", "points");
    choose("The score counts", "frames");
    choose("Parts of a match", "none");
    fireEvent.click(screen.getByRole("checkbox", { name: "A match may end level" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "There are cards" }));
    type("Players of a team on the field", "31");
    type("Points", "2-1");
    press("Open the league");
    await waitFor(() => expect(field("Players of a team on the field")).toBeInvalid());
    expect(field("Points")).toBeInvalid();
    expect(await leaguesIn(scene)).toEqual([]);
    type("Players of a team on the field", "1");
    type("Points", "2-0-0");
    press("Open the league");
    await untilOpened(scene);
    const [opened] = openedLeagues(await leaguesIn(scene));
    expect((await opened?.fetchWhole())?.game).toMatchObject({
      name: "Pool",
      draws: false,
      lineUp: { size: 1 },
      words: { score: "Frames" },
      scoreFormat: { targets: { kind: "periods", periods: 1 } },
    });
    expect((await opened?.fetchWhole())?.game.bans).toBeUndefined();
  });

  it("can be called otherwise once it is open, and keeps how its scores are written", async () => {
    const scene = await openAdmin(LIST);
    await scene.connection.store.create(mls, "leagues", {
      id: "cup",
      version: 0,
      entity: {
        ...makeLeague({ sport: "other", score: "base=goals;parts=thirds;draws=no" }),
        settings: "points=3-0-0-2-1;called=Hockey;cards=no;later=x",
      },
    });
    const form = await openAdmin(`${LIST}/cup`, { after: scene.connection });
    await screen.findByRole("textbox", { name: /^What the sport is called/ });
    type(/^What the sport is called/, "Ice ");
    await waitFor(() => expect(field(/^What the sport is called/)).toHaveValue("Ice "));
    type(/^What the sport is called/, "Ice hockey");
    fireEvent.click(screen.getByRole("checkbox", { name: "There are cards" }));
    expect(screen.queryByRole("combobox", { name: "Parts of a match" })).toBeNull();
    press("Update");
    await waitFor(async () =>
      expect(await records(form)).toMatchObject({
        score: "base=goals;parts=thirds;draws=no",
        settings: expect.stringMatching(
          /;points=3-0-0-2-1;.*cards=yes;.*called=Ice hockey;.*later=x$/,
        ),
      }),
    );
  });
});

it("plays football five a side, without draws, by points of its own", async () => {
  const scene = await openAdmin(PAGE);
  await screen.findByRole("textbox", { name: /^Name/ });
  type(/^Name/, "Fives");
  type("Points", "2-1-0");
  fireEvent.change(await screen.findByRole("textbox", { name: "Players of a team on the field" }), {
    target: { value: "5" },
  });
  type("Minutes of a half", "20");
  fireEvent.click(screen.getByRole("checkbox", { name: "A match may end level" }));
  press("Open the league");
  await untilOpened(scene);
  const [opened] = openedLeagues(await leaguesIn(scene));
  expect(await opened?.fetchWhole()).toMatchObject({
    format: { points: [2, 1, 0] },
    game: { draws: false, lineUp: { size: 5 }, playingMinutes: { regular: 40 } },
  });
});
