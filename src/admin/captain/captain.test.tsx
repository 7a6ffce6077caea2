// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { CaptainRequest } from "@/data/captains/captainRequests";
import { readReportedScore, writeReportedScore } from "@/data/captains/reportedScore";
import { failure } from "@/data/failure";
import { DAY, HOUR } from "@/domain/durations";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makePlayer, makeResult, makeTeam } from "../../../tests/factories/records";
import { match, player, rovers, trojans } from "../../../tests/factories/twoSquads";
import { failing, inputOf, openAdmin, type AdminScene } from "../../../tests/harness/adminScene";
import { readKeptCaptain } from "../pitch/pitchStorage";

const PAGE = "/mls/admin-dashboard/captain";
const teams = [
  makeTeam({ id: "rovers", name: rovers }),
  makeTeam({ id: "trojans", name: trojans }),
];
const now = Date.now();
const played = makeFixture({ id: "played", ...match, date: now - 3 * HOUR });
const next = makeFixture({ id: "next", ...match, date: now + DAY, lineUpA: [], lineUpB: [] });
const before = makeFixture({
  id: "before",
  ...match,
  date: now - 7 * DAY,
  lineUpA: ["Ayo Bello", "Musa Idris"],
  lineUpB: ["Ben Quaye"],
});
const players = [
  player("Ayo Bello", rovers, 9),
  player("Musa Idris", rovers, 4),
  player("Ben Quaye", trojans, 7),
];
const held = { teams, players, fixtures: [before, played, next], results: [] };

const open = (more: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin(PAGE, { as: "captain", held, ...more });
/** Taps of the test: of buttons, links, and fields that do not have the focus by themselves. */
let taps = 0;
const type = (label: string | RegExp, value: string) => {
  const field = inputOf(label);
  if (document.activeElement !== field) taps += 1;
  field.focus();
  fireEvent.change(field, { target: { value } });
};
const go = async (scene: AdminScene, name: string | RegExp) => {
  taps += 1;
  const [link] = await screen.findAllByRole("link", { name });
  if (!link) throw new Error(`No link ${String(name)}`);
  await scene.user.click(link);
};
const press = async (scene: AdminScene, name: string | RegExp) => {
  taps += 1;
  await scene.user.click(await screen.findByRole("button", { name }));
};
const stored = async ({ connection: { store } }: AdminScene, id: string) =>
  (await store.list(mls, "fixtures")).records.find((one) => one.id === id);
const squadIn = async ({ connection: { store } }: AdminScene) =>
  (await store.list(mls, "players")).records.filter(({ club }) => club === rovers);

beforeEach(() => {
  taps = 0;
});
beforeEach(() => void vi.spyOn(history, "back").mockImplementation(() => {}));

describe("a captain's page", () => {
  it("shows the own club at every address of the administration, and nothing else", async () => {
    await openAdmin("/mls/admin-dashboard/players", { as: "captain", held });
    await screen.findByRole("heading", { name: rovers, level: 1 });
    expect(screen.queryByRole("heading", { name: "Players" })).not.toBeInTheDocument();
  });

  it("lets no administrator be taken for a captain", async () => {
    await openAdmin(PAGE, { held });
    expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
  });

  it("sets the line-up of the own side as in the last match, and no other key", async () => {
    const scene = await open();
    await go(scene, /^Set the /);
    await press(scene, /^As in the last match/);
    await press(scene, "Save line-up");
    expect(taps).toBeLessThanOrEqual(4);
    await waitFor(async () =>
      expect(await stored(scene, "next")).toMatchObject({
        lineUpA: ["Ayo Bello", "Musa Idris"],
        lineUpB: [],
        version: next.version + 1,
      }),
    );
  });

  it("enters a squad from a message, and corrects a player", async () => {
    const scene = await open();
    await go(scene, "Open the squad");
    await screen.findByLabelText("Paste a list of players");
    type("Paste a list of players", "1 Emeka Obi\n11 Tayo Ade\n10 Ayo Bello");
    await press(scene, "Save 3 players");
    expect(taps).toBeLessThanOrEqual(6);
    await waitFor(async () => {
      const squad = (await squadIn(scene)).map(({ jersey, name }) => `${jersey} ${name}`).sort();
      expect(squad).toEqual(["1 Emeka Obi", "10 Ayo Bello", "11 Tayo Ade", "4 Musa Idris"]);
    });
  });

  it("reads what is typed by hand once the button is pressed", async () => {
    const scene = await open();
    await go(scene, "Open the squad");
    await scene.user.type(await screen.findByLabelText("Paste a list of players"), "7 Tayo Ade");
    expect(screen.getByRole("button", { name: "Nothing to save" })).toBeDisabled();
    await press(scene, "Read the list");
    await press(scene, "Save 1 player");
    await waitFor(async () =>
      expect(await squadIn(scene)).toContainEqual(
        expect.objectContaining({ name: "Tayo Ade", jersey: 7 }),
      ),
    );
  });

  it("takes a list that is pasted twice as one, and says which lines name nobody", async () => {
    const scene = await open();
    await go(scene, "Open the squad");
    await screen.findByLabelText("Paste a list of players");
    for (const list of ["1 Emeka Obi\n11 Tayo Ade", "1 Emeka Obi\n12 Tayo Ade\nCoach: Ada Obi"])
      type("Paste a list of players", list);
    expect(screen.getByText(/Not read: “Coach: Ada Obi”/)).toBeInTheDocument();
    await press(scene, "Save 2 players");
    await waitFor(async () => {
      const squad = (await squadIn(scene)).map(({ jersey, name }) => `${jersey} ${name}`).sort();
      expect(squad).toEqual(["1 Emeka Obi", "12 Tayo Ade", "4 Musa Idris", "9 Ayo Bello"]);
    });
  });

  it("keeps the name before as a former one", async () => {
    const scene = await open();
    await go(scene, "Open the squad");
    await waitFor(() => expect(document.title).toMatch(/^Squad · /));
    const cell = await screen.findByLabelText("Name of Musa Idris");
    fireEvent.change(cell, { target: { value: "Musa Idris Bello" } });
    await press(scene, "Save 1 player");
    await waitFor(async () =>
      expect(await squadIn(scene)).toContainEqual(
        expect.objectContaining({ name: "Musa Idris Bello", formerNames: ["Musa Idris"] }),
      ),
    );
  });

  it("reports a score with the own scorers, which changes no result", async () => {
    const scene = await open();
    await go(scene, "Report the score");
    await waitFor(() => expect(inputOf(`Score of ${rovers}`)).toHaveFocus());
    type(`Score of ${rovers}`, "2");
    type(`Score of ${trojans}`, "1");
    await press(scene, `Add scorer for ${rovers}`);
    await waitFor(() => expect(inputOf("Player, scorer 1")).toHaveFocus());
    type("Player, scorer 1", "Ayo Bello");
    await press(scene, "Send 2–1");
    expect(taps).toBeLessThanOrEqual(6);
    const { captainWork, store } = scene.connection;
    await waitFor(async () => {
      const [report] = await captainWork.ownReports(mls, [{ id: "played", side: "A" }]);
      expect(report && readReportedScore(report.score)).toMatchObject({
        scoreA: 2,
        scoreB: 1,
        goals: [{ player: "Ayo Bello" }],
      });
    });
    expect((await store.list(mls, "results")).records).toEqual([]);
  });

  it("shows the report of a match that began while the page was open", async () => {
    const scene = await open();
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: "Report the score" })).toHaveLength(1),
    );
    const clock = vi.spyOn(Date, "now").mockReturnValue(now + DAY + HOUR);
    onTestFinished(() => clock.mockRestore());
    const score = writeReportedScore({ scoreA: 3, scoreB: 2, detail: "", ending: "", goals: [] });
    await scene.connection.captainWork.report({
      league: "mls",
      fixture: "next",
      side: "a",
      score: score ?? "",
      note: "",
    });
    // The page is drawn again before its quarter of a minute is over.
    await go(scene, "Open the squad");
    await go(scene, rovers);
    expect(await screen.findByText("You reported 3–2")).toBeInTheDocument();
  });

  it("says what a captain does here, and how the last match ended", async () => {
    const result = makeResult({ id: "before", ...match, date: before.date, scoreA: 1, scoreB: 2 });
    await open({
      held: { ...held, fixtures: [{ ...next, lineUpA: ["Ayo Bello"] }, before], results: [result] },
    });
    expect(await screen.findByText(/^Here you report scores/)).toBeVisible();
    const last = (await screen.findByRole("heading", { name: "Last match" })).closest("section");
    await waitFor(() =>
      expect(last).toHaveTextContent(/Final 1–2.*Ask an administrator of MLS football/),
    );
    // What is chosen is a sentence; the link says what it does.
    expect(screen.getByText("Starting XI: 1 chosen")).toBeVisible();
    expect(screen.getByRole("link", { name: "Change the starting XI" })).toBeVisible();
  });

  it("shows the players before the field for pasting, which comes first in an empty squad", async () => {
    const order = async () => {
      const field = await screen.findByLabelText("Paste a list of players");
      const sheet = screen.getByLabelText(`Squad of ${rovers}`);
      return field.compareDocumentPosition(sheet) === Node.DOCUMENT_POSITION_FOLLOWING;
    };
    await openAdmin(`${PAGE}?view=squad`, { as: "captain", held });
    expect(await order()).toBe(false);
    cleanup();
    await openAdmin(`${PAGE}?view=squad`, { as: "captain", held: { ...held, players: [] } });
    expect(await order()).toBe(true);
  });

  it("opens with the report that was sent, even where it is loaded after the form", async () => {
    const score = writeReportedScore({
      scoreA: 2,
      scoreB: 1,
      detail: "",
      ending: "",
      goals: [{ player: "Ayo Bello", assist: "", minute: "12" }],
    });
    let arrive = () => {};
    const loaded = new Promise<void>((resolve) => void (arrive = resolve));
    await openAdmin(`${PAGE}?view=report&match=played`, {
      as: "captain",
      held,
      change: (inner) => ({
        ...inner,
        captainWork: {
          ...inner.captainWork,
          ownReports: async () => {
            await loaded;
            const at = Date.UTC(2026, 9, 16, 15);
            return [
              {
                league: "mls",
                fixture: "played",
                side: "a",
                score: score ?? "",
                note: "A corner",
                by: "uid-captain",
                at,
              },
            ];
          },
        },
      }),
    });
    await waitFor(() => expect(inputOf(`Score of ${rovers}`)).toHaveFocus());
    type(`Score of ${rovers}`, "3");
    arrive();
    expect(await screen.findByText(/^You reported 2–1 on Fri 16 Oct/)).toBeVisible();
    await waitFor(() => expect(inputOf(`Score of ${trojans}`)).toHaveValue("1"));
    expect(inputOf("Player, scorer 1")).toHaveValue("Ayo Bello");
    expect(inputOf("Note (optional)")).toHaveValue("A corner");
    // What was typed meanwhile stays.
    expect(inputOf(`Score of ${rovers}`)).toHaveValue("3");
    expect(screen.getByRole("button", { name: "Change report" })).toBeEnabled();
  });

  it("sends no score that the sport does not know", async () => {
    const scene = await open();
    await go(scene, "Report the score");
    fireEvent.change(inputOf(`Score of ${rovers}`), { target: { value: "two" } });
    await press(scene, "Send report");
    await waitFor(() =>
      expect(inputOf(`Score of ${rovers}`)).toHaveAccessibleDescription(/whole number/i),
    );
  });

  it("asks for another day, and takes that back", async () => {
    const scene = await open();
    const card = async () =>
      (await screen.findByRole("heading", { name: "Next match" })).closest("section") ??
      document.body;
    await scene.user.click(
      await within(await card()).findByRole("link", { name: "Ask for another day" }),
    );
    fireEvent.change(await screen.findByLabelText("When could it be?"), {
      target: { value: "Sat 12 Dec 2099, 15:00" },
    });
    await press(scene, "Ask");
    const { captainWork } = scene.connection;
    await waitFor(async () =>
      expect(await captainWork.requestsAbout(mls, ["next"])).toMatchObject([
        { what: "move", by: "uid-captain", answer: null },
      ]),
    );
  });
});

describe("a captain who asks", () => {
  const ayo = makePlayer({ id: "ayo", name: "Ayo Bello", club: rovers });
  const given = { held: { ...held, players: [ayo] } };

  it("sees the request to take a player out after it was sent, and in a later session", async () => {
    const scene = await openAdmin(`${PAGE}?view=squad`, { ...given, as: "captain" });
    await scene.user.selectOptions(await screen.findByLabelText("Player"), "Ayo Bello");
    await press(scene, "Ask to take out");
    const asked = [expect.objectContaining({ what: "takeOut", about: "ayo" })];
    const { captainWork } = scene.connection;
    await waitFor(async () =>
      expect(await captainWork.requestsAbout(mls, ["ayo"])).toMatchObject(asked),
    );
    await waitFor(() =>
      expect(readKeptCaptain("mls", "uid-captain")?.papers.requests).toMatchObject(asked),
    );
    await openAdmin(`${PAGE}?view=squad`, { as: "captain", after: scene.connection });
    expect(await screen.findByText("You asked to take out Ayo Bello.")).toBeVisible();
  });

  it.each([
    ["the own club's other captain", "rovers", "Your club asked", `${trojans} answered`, 0],
    ["the other club", "trojans", `${trojans} asked`, "You answered", 2],
    ["a club that the request does not name", "", "A club asked", "The other club answered", 2],
  ])("reads whose request it is: of %s", async (_, club, asked, answered, buttons) => {
    const request: CaptainRequest = {
      what: "move",
      league: "mls",
      club,
      about: "next",
      proposals: [now + 9 * DAY],
      by: "uid-somebody",
      at: now,
      answer: null,
    };
    const openWith = (answer: CaptainRequest["answer"]) =>
      open({
        change: (inner) => ({
          ...inner,
          captainWork: {
            ...inner.captainWork,
            requestsAbout: async () => [{ ...request, answer }],
          },
        }),
      });
    await openWith(null);
    const note = await screen.findByText(new RegExp(`^${asked} for another day: `));
    expect(within(note).queryAllByRole("button")).toHaveLength(buttons);
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
    cleanup();
    await openWith("no");
    await screen.findByText(new RegExp(`${answered}: none of them\\.`));
    expect(screen.queryByRole("button", { name: "None of them" })).toBeNull();
  });

  it("reads why the day of the match is no proposal", async () => {
    await openAdmin(`${PAGE}?view=ask&match=next`, { as: "captain", held });
    const field = await screen.findByLabelText("When could it be?");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^The match is planned for then/),
    );
    expect(screen.getByRole("button", { name: "Ask" })).toBeDisabled();
    fireEvent.change(field, { target: { value: "Sat 12 Dec 2099, 15:00" } });
    await waitFor(() => expect(field).not.toHaveAccessibleDescription());
    expect(screen.getByRole("button", { name: "Ask" })).toBeEnabled();
  });

  it("comes to the club from a form that was opened from a link", async () => {
    const scene = await openAdmin(`${PAGE}?view=ask&match=next`, { as: "captain", held });
    await press(scene, "Cancel");
    await screen.findByRole("heading", { name: rovers, level: 1 });
    expect(scene.address()).toBe(PAGE);
  });

  it("finds the club where an address names no form", async () => {
    await openAdmin(`${PAGE}?view=toString&match=next`, { as: "captain", held });
    await screen.findByRole("heading", { name: rovers, level: 1 });
    expect(document.title).toMatch(/^My club/);
  });
});

describe("without a connection", () => {
  it("keeps a line-up on the device and sends it later", async () => {
    const scene = await open({
      change: (connection) => ({
        ...connection,
        captainWork: failing(connection.captainWork, "saveLineUp", [failure("offline")]),
      }),
    });
    await go(scene, /^Set the /);
    await press(scene, /^As in the last match/);
    await press(scene, "Save line-up");
    await screen.findByText(/waits on this device/);
    window.dispatchEvent(new Event("online"));
    await waitFor(async () => expect((await stored(scene, "next"))?.lineUpA).toHaveLength(2));
  });

  it("says that a line-up came too late, and keeps it on the device", async () => {
    const scene = await open({
      change: (connection) => ({
        ...connection,
        captainWork: failing(connection.captainWork, "saveLineUp", [failure("denied")]),
      }),
    });
    await go(scene, /^Set the /);
    await press(scene, /^As in the last match/);
    vi.spyOn(Date, "now").mockReturnValue(now + DAY + HOUR);
    await press(scene, "Save line-up");
    const late = () => screen.queryByText(/The match had begun before this line-up arrived/);
    await waitFor(() => expect(late()).toHaveTextContent("Ayo Bello, Musa Idris"));
    vi.mocked(Date.now).mockRestore();
    await press(scene, "Discard");
    await waitFor(() => expect(late()).not.toBeInTheDocument());
  });
});
