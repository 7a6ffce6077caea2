// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { writeReportedScore } from "@/data/captains/reportedScore";
import { DAY, HOUR } from "@/domain/durations";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makeTeam } from "../../../tests/factories/records";
import { match, player, rovers, trojans } from "../../../tests/factories/twoSquads";
import { openAdmin, type AdminScene } from "../../../tests/harness/adminScene";

const now = Date.now();
const teams = [
  makeTeam({ id: "rovers", name: rovers }),
  makeTeam({ id: "trojans", name: trojans }),
  makeTeam({ id: "lagoon", name: "Lagoon City" }),
];
const played = (id: string, hours: number) =>
  makeFixture({ id, ...match, date: now - hours * HOUR, lineUpA: ["Ayo Bello"], lineUpB: [] });
const next = makeFixture({ id: "next", ...match, date: now + 2 * DAY });
const players = [player("Ayo Bello", rovers, 9), player("Ben Quaye", trojans, 7)];
const fixtures = [played("one", 3), played("two", 4), played("three", 30), next];
const held = { teams, players, fixtures, results: [] };

type Work = AdminScene["connection"]["captainWork"];

/** What the captains said before the administrator opens the page. */
async function open(
  at: string,
  says: (as: (email: string) => Promise<Work>) => Promise<void>,
  stored: Parameters<typeof openAdmin>[1] = { held },
) {
  return openAdmin(at, {
    ...stored,
    hasCaptains: true,
    change: (connection) => {
      const { identity, captainWork } = connection;
      const said = (async () => {
        await says(async (email) => {
          await identity.signIn(email, "secret");
          return captainWork;
        });
        await identity.signIn("boss@arena.example", "secret");
      })();
      const after =
        <A extends readonly unknown[], R>(run: (...given: A) => Promise<R>) =>
        async (...given: A) => {
          await said;
          return run(...given);
        };
      return {
        ...connection,
        captainWork: {
          ...captainWork,
          switches: after(captainWork.switches),
          reports: after(captainWork.reports),
          requests: after(captainWork.requests),
        },
      };
    },
  });
}

const report = (work: Work, side: "a" | "b", fixture: string, scoreA: number, scoreB: number) =>
  work.report({
    league: "mls",
    fixture,
    side,
    note: "",
    score:
      writeReportedScore({
        scoreA,
        scoreB,
        detail: "",
        ending: "",
        goals: side === "a" ? [{ player: "Ayo Bello", assist: "", minute: "12" }] : [],
      }) ?? "",
  });
const captain = "captain@arena.example";
const rival = "rival@arena.example";
const result = async ({ connection: { store } }: AdminScene, id: string) =>
  (await store.list(mls, "results")).records.find((one) => one.id === id);

describe("reports of captains", () => {
  it("that agree are confirmed together with one tap, with each side's scorers", async () => {
    const scene = await open("/mls/admin-dashboard", async (as) => {
      const own = await as(captain);
      await report(own, "a", "one", 2, 1);
      await report(own, "a", "two", 1, 1);
      const other = await as(rival);
      await report(other, "b", "one", 2, 1);
      await report(other, "b", "two", 1, 1);
    });
    const agreed = await screen.findByRole("region", { name: "Reports that agree" });
    await waitFor(() => expect(agreed).toHaveTextContent(`${rovers} 2–1 ${trojans}`));
    // Of the three that were played the third alone has no report, and so is missing.
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: "Enter result" })).toHaveLength(1),
    );
    await scene.user.click(within(agreed).getByRole("button", { name: "Confirm all 2" }));
    await waitFor(async () => expect(await result(scene, "two")).toBeDefined());
    await waitFor(async () =>
      expect(await result(scene, "one")).toMatchObject({
        scoreA: 2,
        scoreB: 1,
        unconfirmed: false,
        goalsA: [{ player: "Ayo Bello", assist: "", minute: "12" }],
        playersA: ["Ayo Bello"],
      }),
    );
    await waitFor(() => expect(agreed).not.toBeInTheDocument());
  });

  it("that differ stand side by side, and one is chosen", async () => {
    const scene = await open("/mls/admin-dashboard", async (as) => {
      await report(await as(captain), "a", "one", 2, 1);
      await report(await as(rival), "b", "one", 1, 1);
    });
    const both = await screen.findByRole("region", { name: `Reports of ${rovers} v ${trojans}` });
    expect(within(both).getByRole("link", { name: "Enter another result" })).toBeInTheDocument();
    await scene.user.click(
      within(both).getByRole("button", { name: `Confirm 1–1, as ${trojans} report` }),
    );
    await waitFor(async () =>
      expect(await result(scene, "one")).toMatchObject({ scoreA: 1, scoreB: 1 }),
    );
    await scene.user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await result(scene, "one")).toBeUndefined());
  });

  it("that agree on a score which the match cannot end with are shown as agreeing", async () => {
    const final = { ...played("one", 3), stage: "F" };
    const scene = await open(
      "/mls/admin-dashboard",
      async (as) => {
        await report(await as(captain), "a", "one", 1, 1);
        await report(await as(rival), "b", "one", 1, 1);
      },
      { held: { ...held, fixtures: [final] } },
    );
    const both = await screen.findByRole("region", { name: /^Reports of/ });
    await waitFor(() => expect(both).toHaveTextContent("the reports agree"));
    await waitFor(() => expect(both).toHaveTextContent("This match has to have a winner"));
    // The only match without a result is the one in this report, so nothing is said about others.
    expect(screen.queryByText(/result is missing/)).toBeNull();
    expect(await result(scene, "one")).toBeUndefined();
  });

  it("are confirmed once, however often that is asked", async () => {
    const scene = await open("/mls/admin-dashboard", async (as) => {
      await report(await as(captain), "a", "one", 2, 1);
      await report(await as(rival), "b", "one", 1, 1);
    });
    const { store } = scene.connection;
    const create = vi.spyOn(store, "create").mockReturnValue(new Promise(() => {}));
    const confirm = await screen.findByRole("button", { name: /^Confirm 1–1/ });
    fireEvent.click(confirm);
    await waitFor(() => expect(confirm).toBeDisabled());
    expect(screen.getByRole("button", { name: /^Confirm 2–1/ })).toBeDisabled();
    expect(create).toHaveBeenCalledOnce();
  });

  it("of one side alone are shown after a day", async () => {
    await open("/mls/admin-dashboard", async (as) => {
      const own = await as(captain);
      await report(own, "a", "one", 2, 1);
      await report(own, "a", "three", 0, 1);
    });
    const alone = await screen.findByRole("region", { name: /^Reports of/ });
    await waitFor(() => expect(alone).toHaveTextContent(`no report of ${trojans}`));
    expect(within(alone).getAllByRole("button")).toHaveLength(1);
  });
});

describe("requests of captains", () => {
  const day = Math.floor((now + 9 * DAY) / DAY) * DAY + 14 * HOUR;
  const ask = async (as: (email: string) => Promise<Work>) => {
    const work = await as(captain);
    const club = "rovers";
    await work.ask({ league: "mls", club, what: "move", about: "next", proposals: [day] });
    const squad = { league: "mls", club, what: "takeOut", about: "Ayo Bello" } as const;
    await work.ask({ ...squad, proposals: [] }).catch(() => {});
    await (await as(rival)).answer(mls, "next", "1");
  };

  it("for another day are granted with one tap, which ends them", async () => {
    const scene = await open("/mls/admin-dashboard", ask);
    await screen.findByText(`${rovers} asks to move this match · Tunde Bakare`);
    const move = await screen.findByRole("button", { name: /^Move to .+, suits both: / });
    await waitFor(() => expect(move).toHaveTextContent(/^Move to /));
    await scene.user.click(move);
    const { store, captainWork } = scene.connection;
    await waitFor(async () => {
      const moved = (await store.list(mls, "fixtures")).records.find(({ id }) => id === "next");
      expect(moved).toMatchObject({ date: day, movedFrom: next.date });
    });
    expect(await captainWork.requestsAbout(mls, ["next"])).toEqual([]);
  });

  it("are refused with one tap, which leaves the reports on the page", async () => {
    const scene = await open("/mls/admin-dashboard", async (as) => {
      await report(await as(captain), "a", "one", 2, 1);
      await report(await as(rival), "b", "one", 1, 1);
      await ask(as);
    });
    const reports = await screen.findByRole("region", { name: /^Reports of/ });
    const { captainWork } = scene.connection;
    const again = vi.spyOn(captainWork, "switches").mockReturnValue(new Promise(() => {}));
    await scene.user.click(await screen.findByRole("button", { name: /^Refuse: Kingsway/ }));
    await waitFor(() => expect(again).toHaveBeenCalled());
    expect(await captainWork.requestsAbout(mls, ["next"])).toEqual([]);
    expect(reports).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Refuse: Kingsway/ })).toBeNull();
  });
});

describe("the page of a league's captains", () => {
  it("names clubs without a captain, and ends all saves with one switch", async () => {
    const scene = await openAdmin("/mls/admin-dashboard/captains", {
      held,
      hasCaptains: true,
    });
    const row = (await screen.findByText("Lagoon City")).closest("li") ?? document.body;
    expect(row).toHaveTextContent("No captain");
    await scene.user.click(screen.getByRole("switch"));
    const { captainWork } = scene.connection;
    await waitFor(async () => expect((await captainWork.switches(mls)).on).toBe(false));
  });

  it("saves the day on which squads close while it is typed, and keeps the field", async () => {
    const { user, connection } = await openAdmin("/mls/admin-dashboard/captains", {
      held,
      hasCaptains: true,
    });
    const field = await screen.findByLabelText("Squads close on");
    await user.type(field, "3 Dec 2099");
    const { captainWork } = connection;
    await waitFor(async () =>
      expect((await captainWork.switches(mls)).squadsUntil).toBe(Date.UTC(2099, 11, 3, 23)),
    );
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toHaveValue("3 Dec 2099"));
    await user.click(screen.getByRole("switch"));
    await waitFor(async () =>
      expect(await captainWork.switches(mls)).toEqual({
        on: false,
        squadsUntil: Date.UTC(2099, 11, 3, 23),
      }),
    );
    expect(screen.getByRole("switch")).not.toBeChecked();
  });

  it("invites a captain of the club in whose row that is asked", async () => {
    const { user, connection } = await openAdmin("/mls/admin-dashboard/captains", {
      held,
      hasCaptains: true,
    });
    await user.click(
      await screen.findByRole("button", { name: "Invite a captain of Lagoon City" }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
    await waitFor(() => expect(dialog.getByLabelText("Club")).toHaveValue("lagoon"));
    await user.click(dialog.getByRole("button", { name: "Create the invitation" }));
    const shown = within(await screen.findByRole("dialog", { name: /^Invitation for captain/ }));
    await user.click(shown.getByRole("button", { name: "Close" }));
    expect(await screen.findByRole("button", { name: /^Show the link/ })).toBeVisible();
    expect(await connection.invitations.invitations("mls")).toMatchObject([{ club: "lagoon" }]);
  });
});

/** With one captain, of the club of that id. */
const withCaptain = (club: string, teamsHeld: typeof teams) => ({
  held: { ...held, teams: teamsHeld },
  change: (connection: AdminScene["connection"]): AdminScene["connection"] => ({
    ...connection,
    captainWork: {
      ...connection.captainWork,
      people: async () => [
        {
          uid: "one",
          role: "captain",
          club,
          name: "Tunde Bakare",
          email: captain,
          verified: true,
        },
      ],
    },
  }),
});

it("lists captains in the order of their clubs, then scorers", async () => {
  const person = { email: "x@arena.example", verified: true };
  await openAdmin("/mls/admin-dashboard/captains", {
    held,
    change: (connection) => ({
      ...connection,
      captainWork: {
        ...connection.captainWork,
        people: async () => [
          { ...person, uid: "s", role: "scorer", club: "", name: "Ada" },
          { ...person, uid: "t", role: "captain", club: "trojans", name: "Ben" },
          { ...person, uid: "r", role: "captain", club: "rovers", name: "Tunde" },
        ],
      },
    }),
  });
  const list = await screen.findByRole("region", { name: "Captains and scorers" });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole("button", { name: /^Revoke/ })
        .map((one) => one.getAttribute("aria-label")),
    ).toEqual(["Revoke Tunde", "Revoke Ben", "Revoke Ada"]),
  );
});

describe("a club that has a captain", () => {
  it("keeps its former names for itself", async () => {
    const former = makeTeam({ id: "rovers", name: rovers, formerNames: ["Old Rovers"] });
    const given = withCaptain("rovers", [former, ...teams.slice(1)]);
    await openAdmin("/mls/admin-dashboard/clubs/trojans", given);
    const name = await screen.findByRole("textbox", { name: /^Name/ });
    fireEvent.change(name, { target: { value: "Old rovers" } });
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/which has a captain/));
  });

  it("is merged with a word about the captain, whose invitation is offered again", async () => {
    const given = withCaptain("trojans", teams);
    const { user } = await openAdmin("/mls/admin-dashboard/clubs", given);
    for (const club of [rovers, trojans])
      await user.click(
        await screen.findByRole("checkbox", { name: new RegExp(`^Select ${club}`) }),
      );
    await user.click(screen.getByRole("button", { name: "Merge" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Merge entries/ }));
    await user.click(dialog.getByRole("radio", { name: new RegExp(`^${rovers}`) }));
    const notice = await dialog.findByText(/Tunde Bakare can save nothing more as captain/);
    expect(within(notice).getByRole("link", { name: "invite them again" })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/captains",
    );
    await user.click(dialog.getByRole("radio", { name: new RegExp(`^${trojans}`) }));
    expect(notice).not.toBeInTheDocument();
  });

  it("can invite its captain again once its record is gone", async () => {
    await openAdmin("/mls/admin-dashboard/captains", withCaptain("merged", teams));
    const row = (await screen.findByText("Tunde Bakare")).closest("li") ?? document.body;
    await waitFor(() => expect(row).toHaveTextContent(/no longer listed/));
    expect(
      within(row).getByRole("button", { name: "Invite Tunde Bakare again" }),
    ).toBeInTheDocument();
  });
});
