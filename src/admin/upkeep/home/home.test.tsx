import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import type { HomeSurvey } from "@/migration/homeSurvey";
import { homeReport } from "@/migration/homeReport";
import { shownParts } from "@/migration/homeWords";
import { clubsOf } from "@/domain/season/clubs";
import { mls } from "../../../../tests/arena/leagues/mls";
import { withNamesOfToday } from "@/records/presentNames";
import type { Connection } from "@/session/ConnectionProvider";
import { makeFixture, makePlayer } from "../../../../tests/factories/records";
import { failing, openAdmin } from "../../../../tests/harness/adminScene";

const page = "/mls/admin-dashboard/home";
const held = {
  fixtures: [makeFixture({ id: "f1", teamA: "Rovers", teamB: "Trojans" })],
  players: [makePlayer({ id: "p1", club: "Rovers FC" })],
};

const survey: HomeSurvey = {
  collections: [
    {
      kind: "players",
      name: "mlsPlayers",
      records: 3,
      read: { whole: 1, partly: 1, not: 1 },
      pictures: { count: 2, bytes: 40_000 },
      unknownKeys: [{ key: "phone", records: 2 }],
    },
  ],
  clubs: [{ name: "Rovers", records: 3, kept: false }],
  alike: [["Rovers", "Rovers FC"]],
  parts: [
    { kind: "players", season: "", records: 3, bytes: 950_000, state: "tooLarge" },
    { kind: "results", season: "", records: 2_900, bytes: 950_000, state: "tooLarge" },
    { kind: "sheet", season: "", records: 3, bytes: 1_000, state: "waits" },
  ],
  strange: [{ season: "1999", records: 4, copies: ["mlsPlayers@1999"] }],
};

describe("the page that brings an old database home", () => {
  it("says what is there, and publishes it part by part", async () => {
    const { connection } = await openAdmin(page, { held });
    const table = within(await screen.findByRole("table"));
    expect(table.getByRole("row", { name: /^Fixtures/ })).toHaveTextContent("1100");
    expect(screen.getByText(/^These may be one club/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Players that name Rovers FC" })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/players?q=Rovers+FC",
    );
    fireEvent.click(screen.getByRole("button", { name: "Publish everything" }));
    expect(await screen.findByText("Everything is published.")).toBeVisible();
    expect((await connection.maintenance.checkSheets(mls)).drift).toEqual([]);
  });

  it("merges spellings of one club, so that the records of both follow, and parts them again", async () => {
    const { connection } = await openAdmin(page, { held });
    fireEvent.click(await screen.findByRole("button", { name: "Merge Rovers and Rovers FC" }));
    const dialog = await screen.findByRole("dialog", { name: "Merge entries of one club" });
    await waitFor(() => expect(dialog).toHaveTextContent(/BesidesA record for each club: Trojans/));
    fireEvent.click(within(dialog).getByRole("radio", { name: /^Rovers FC/ }));
    fireEvent.click(within(dialog).getByRole("button", { name: "Merge" }));
    expect(await screen.findByText("2 of 2 changes saved.")).toBeVisible();
    expect(await screen.findByText(/^Rovers FC: 2 records/)).toBeInTheDocument();
    expect(screen.queryByText(/^These may be one club/)).toBeNull();
    const { records: teams } = await connection.store.list(mls, "teams");
    const { records: fixtures } = await connection.store.list(mls, "fixtures");
    expect(fixtures[0]?.teamA).toBe("Rovers");
    expect(withNamesOfToday("fixtures", fixtures, teams)[0]?.teamA).toBe("Rovers FC");
    const clubs = clubsOf(mls, teams).map(({ name }) => name);
    expect(clubs.toSorted()).toEqual(["Rovers FC", "Trojans"]);
    fireEvent.click(screen.getByRole("button", { name: "Undo all 2 changes" }));
    expect(await screen.findByText(/^These may be one club/)).toBeVisible();
  });

  it("goes on after the connection was lost, with what is left", async () => {
    const { connection } = await openAdmin(page, {
      held,
      change: (real) => ({
        ...real,
        maintenance: failing(real.maintenance, "publishAll", [failure("unavailable")]),
      }),
    });
    await connection.maintenance.publish(mls, "fixtures");
    fireEvent.click(await screen.findByRole("button", { name: /^(Publish|Go on)/ }));
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(/^Publishing stopped: /),
    );
    fireEvent.click(await screen.findByRole("button", { name: "Go on publishing" }));
    expect(await screen.findByText("Everything is published.")).toBeVisible();
  });

  it("can be stopped between two parts", async () => {
    let stopped = false;
    await openAdmin(page, {
      held,
      change: ({ maintenance, ...rest }) => ({
        ...rest,
        maintenance: {
          ...maintenance,
          publishAll: (league, { onProgress, signal } = {}) => {
            onProgress?.(1, 4, survey.parts[0] ?? null);
            return new Promise((resolve) => {
              signal?.addEventListener("abort", () => {
                stopped = true;
                void maintenance
                  .surveyPublication(league)
                  .then((now) => resolve({ published: [], failed: [], left: 0, survey: now }));
              });
            });
          },
        },
      }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Publish everything" }));
    expect(await screen.findByText("Publishing Players: part 2 of 4.")).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    await screen.findByRole("button", { name: "Publish everything" });
    expect(stopped).toBe(true);
  });

  it("gives advice that fits what is too large, and says how much visitors miss", async () => {
    await openAdmin(page, {
      held,
      change: ({ maintenance, ...rest }) => ({
        ...rest,
        maintenance: {
          ...maintenance,
          surveyPublication: async (league) => ({
            ...(await maintenance.surveyPublication(league)),
            parts: survey.parts,
          }),
        },
      }),
    });
    const alerts = await screen.findAllByRole("alert");
    expect(alerts[0]).toHaveTextContent(/^Players of .*Delete what is not needed/);
    expect(alerts[0]).not.toHaveTextContent("Move finished matches");
    expect(alerts[1]).toHaveTextContent(/visitors see 2,000 of 2,900\. Move finished matches/);
    expect(screen.queryByRole("button", { name: /^(Publish|Go on)/ })).toBeNull();
  });

  it("lets an owner take away what was published of a season nobody knows", async () => {
    const gone: string[] = [];
    const change = ({ maintenance, ...rest }: Connection): Connection => ({
      ...rest,
      maintenance: {
        ...maintenance,
        surveyPublication: async (league) => ({
          ...(await maintenance.surveyPublication(league)),
          strange: survey.strange.map((one) => ({
            ...one,
            copies: one.copies.filter((copy) => !gone.includes(copy)),
          })),
        }),
        unpublish: async (id) => void gone.push(id),
      },
    });
    await openAdmin(page, { held, change });
    fireEvent.click(await screen.findByRole("button", { name: "Remove 1 published copy" }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: /^Remove \d+ published/ })).toBeNull(),
    );
    expect(gone).toEqual(["mlsPlayers@1999"]);
    cleanup();
    gone.length = 0;
    await openAdmin(page, { held, change, as: "football" });
    expect(await screen.findByText(/an owner can remove/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Remove \d+ published/ })).toBeNull();
  });

  it("counts no part of a past season that has no records of the kind", () => {
    const empty = { kind: "news", season: "2025", records: 0, bytes: 0, state: "open" } as const;
    expect(shownParts({ ...survey, parts: [...survey.parts, empty] })).toEqual(survey.parts);
  });

  it("keeps all of it as a text", async () => {
    const saved = vi.fn(() => "blob:report");
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: saved, revokeObjectURL() {} }));
    await openAdmin(page, { held });
    fireEvent.click(await screen.findByRole("button", { name: "Download the report" }));
    await waitFor(() => expect(saved).toHaveBeenCalled());

    const text = homeReport(
      mls,
      survey,
      { published: survey.parts.slice(2), failed: [] },
      new Date(0),
    );
    for (const line of [
      "Players (mlsPlayers): 3 records; read whole 1, partly 1, not at all 1",
      'Players: "phone" in 2 records',
      "Players: 2 pictures, 40 kB. Put them on the web and enter their https address in the player’s Picture",
      "Rovers / Rovers FC",
      "1999: 4 records",
      "too large: 950 kB of 900 kB. Delete what is not needed",
      "Published in this visit",
      "Could not be published\n  none",
    ]) {
      expect(text).toContain(line);
    }
  });
});
