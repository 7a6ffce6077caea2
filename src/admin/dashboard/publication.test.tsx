// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { PublicationSurvey } from "@/data/publication";
import type { SheetListings } from "@/data/reader";
import type { Connection } from "@/session/ConnectionProvider";
import { mal } from "../../../tests/arena/leagues/mal";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";
import { heldClock } from "../../../tests/harness/heldClock";
import { liveListingsOf } from "../live/liveListings";
import { SECOND_CHECK_AFTER, LATER } from "./publishedDrift";

const DASHBOARD = "/mls/admin-dashboard";

describe("what visitors see", () => {
  const fixture = makeFixture({ id: "f1", stadium: "Main bowl" });

  /** The dashboard of a league where all is published, and then something goes wrong. */
  const openLater = async (
    drift: (
      sheet: SheetListings | null,
      survey: PublicationSurvey,
    ) => Partial<Connection["maintenance"]>,
  ) => {
    let wrong: Partial<Connection["maintenance"]> = {};
    const scene = await openAdmin(`${DASHBOARD}/standings`, {
      held: { fixtures: [fixture] },
      change: (connection) => ({
        ...connection,
        maintenance: new Proxy(connection.maintenance, {
          get: (real, name) => Reflect.get(name in wrong ? wrong : real, name),
        }),
      }),
    });
    const { maintenance } = scene.connection;
    const { survey } = await maintenance.publishAll(mls);
    wrong = drift(await maintenance.sheet(mls), survey);
    await scene.user.click(await screen.findByRole("link", { name: "Dashboard" }));
    await screen.findByRole("heading", { name: "Needs attention" });
    // What the list is compared with: a kind that is not here yet is not compared.
    const fixtures = () => liveListingsOf(scene.connection.store).entry(mls, "fixtures").state();
    await expect.poll(() => fixtures().status).toBe("ready");
    return scene;
  };
  const sentence = "Visitors do not see the latest changes.";

  it("is published by the first dashboard that is opened, which says so", async () => {
    const { connection } = await openAdmin(DASHBOARD, { held: { fixtures: [fixture] } });
    await heldClock.runOut(LATER);
    const line = await screen.findByText(/had no site copy yet\. It has one now/);
    expect(line.closest("[role=status]")).not.toBeNull();
    expect((await connection.maintenance.sheet(mls))?.fixtures.records).toMatchObject([
      { id: "f1" },
    ]);
  });

  it.each([
    ["boss", true],
    ["football", false],
  ] as const)("is published by %s with the others that they keep: %s", async (as, keepsAll) => {
    const { connection } = await openAdmin(DASHBOARD, { as });
    await heldClock.runOut(LATER);
    await screen.findByText(/had no site copy yet\. It has one now/);
    const ofOther = async () => (await connection.maintenance.sheet(mal)) !== null;
    await expect.poll(ofOther).toBe(keepsAll);
  });

  it("is published by the first save of a form, before any dashboard was seen", async () => {
    const { connection, user } = await openAdmin(`${DASHBOARD}/players/new`);
    await user.type(await screen.findByLabelText(/^Name/), "Ada Eze");
    await user.type(screen.getByLabelText(/^Jersey/), "9");
    await user.type(screen.getByLabelText(/^Position/), "Forward");
    await user.type(screen.getByLabelText(/^Club/), "Lagoon City");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(async () => expect(await connection.maintenance.sheet(mls)).not.toBeNull());
    expect((await connection.store.list(mls, "players")).source).toBe("published");
  });

  it("is not published unseen where records are not read whole", async () => {
    await openAdmin(DASHBOARD, {
      held: { fixtures: [fixture] },
      change: (connection) => ({
        ...connection,
        maintenance: new Proxy(connection.maintenance, {
          get: (real, name) =>
            name === "surveyPublication"
              ? async () => {
                  const survey = await real.surveyPublication(mls);
                  const fixtures = survey.stored.fixtures.map(({ id, data }) => ({
                    id,
                    data: { ...data, referee: "Bala" },
                  }));
                  return { ...survey, stored: { ...survey.stored, fixtures } };
                }
              : Reflect.get(real, name),
        }),
      }),
    });
    await heldClock.runOut(LATER);
    const line = await screen.findByText(/has no site copy: each visit loads everything/);
    expect(line.closest("[role=status]")?.querySelector("a")).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/publication",
    );
  });

  it("is said to differ where the sheet has another stadium than the fixture", async () => {
    await openLater((sheet) => ({
      sheet: async () => {
        const records = [{ ...fixture, stadium: "Field 2" }];
        return sheet && { ...sheet, fixtures: { ...sheet.fixtures, records } };
      },
    }));
    await heldClock.runOut(LATER);
    await heldClock.runOut(SECOND_CHECK_AFTER);
    const line = (await screen.findByText(sentence)).closest("[role=status]");
    expect(line?.querySelector("a")).toHaveAttribute("href", "/mls/admin-dashboard/publication");
  });

  it("is said to differ where a record was changed that no list shows, and not where all is well", async () => {
    const compare = vi.fn<() => Promise<PublicationSurvey>>();
    await openLater((_, survey) => ({ surveyPublication: compare.mockResolvedValue(survey) }));
    await heldClock.runOut(LATER);
    await waitFor(() => expect(compare).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(sentence)).toBeNull();
    cleanup();
    await openLater((_, survey) => {
      const parts = survey.parts.map((part) => ({ ...part, state: "open" as const }));
      return { surveyPublication: async () => ({ ...survey, parts }) };
    });
    await heldClock.runOut(LATER);
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
