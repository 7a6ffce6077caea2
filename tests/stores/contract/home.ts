import { describe, expect, it } from "vitest";
import type { PublishedPart } from "@/data/publication";
import { surveyHome } from "@/migration/homeSurvey";
import { mls } from "../../arena/leagues/mls";
import type { Steps } from "../steps";

const picture = `data:image/png;base64,${"A".repeat(5_000)}`;

/** A small database of the old site. */
const stored: readonly (readonly [collection: string, id: string, document: object])[] = [
  [
    "mlsFixtures",
    "f1",
    { teamA: "Kingsway Rovers", teamB: "Mount Trojans", date: "2026-03-14T16:00" },
  ],
  ["mlsFixtures", "f2", { teamA: "Kingsway Rover", teamB: "Mount Trojans", referee: "Bala" }],
  ["mlsFixtures", "f3", { teamA: "Kingsway Rovers", status: "lost" }],
  [
    "mlsResults",
    "f1",
    { teamA: "Kingsway Rovers", teamB: "Mount Trojans", scoreA: "2", scoreB: 1 },
  ],
  [
    "mlsPlayers",
    "p1",
    { name: "Ayo Bello", club: "Kingsway Rovers", phone: "0803 000 0000", picture },
  ],
  ["mlsPlayers", "p2", { name: "Musa Idris", club: "Mount Trojans", season: "1999" }],
];

/** An old database comes home: counted, published part by part, from wherever it stopped. */
export function home(steps: Steps): void {
  describe("an old database that comes home", () => {
    const survey = async () =>
      surveyHome(mls, await steps.admin.maintenance.surveyPublication(mls));
    const begin = () => Promise.all(stored.map(([at, id, data]) => steps.tested.put(at, id, data)));
    const names = (parts: readonly PublishedPart[]) =>
      parts.map(({ kind, season }) => (season ? `${kind}@${season}` : kind));

    it.runIf(steps.isWhole)(
      "is counted: what is read, pictures, keys, clubs and seasons",
      async () => {
        await begin();
        const { collections, clubs, alike, strange } = await survey();
        const of = Object.fromEntries(collections.map((one) => [one.kind, one]));
        expect(of["fixtures"]).toMatchObject({
          records: 3,
          read: { whole: 1, partly: 1, not: 1 },
          unknownKeys: [{ key: "referee", records: 1 }],
        });
        expect(of["players"]).toMatchObject({
          read: { whole: 1, partly: 1, not: 0 },
          pictures: { count: 1, bytes: picture.length },
          unknownKeys: [{ key: "phone", records: 1 }],
        });
        expect(clubs).toEqual([
          { name: "Mount Trojans", records: 4, kept: false },
          { name: "Kingsway Rovers", records: 3, kept: false },
          { name: "Kingsway Rover", records: 1, kept: false },
        ]);
        expect(alike).toEqual([["Kingsway Rovers", "Kingsway Rover"]]);
        expect(strange).toEqual([{ season: "1999", records: 1, copies: [] }]);
      },
    );

    it.runIf(steps.isWhole)(
      "is published part by part, the sheets last, and goes on where it was stopped",
      async () => {
        await begin();
        const controller = new AbortController();
        const first = await steps.admin.maintenance.publishAll(mls, {
          onProgress: (done) => done === 2 && controller.abort(),
          signal: controller.signal,
        });
        expect(first.published).toHaveLength(2);
        expect(await steps.published("mls")).toBeNull();

        // Somebody else goes on tomorrow.
        const other = await steps.tested.connect();
        const seen: (string | undefined)[] = [];
        const { published, survey: after } = await other.maintenance.publishAll(mls, {
          onProgress: (_, __, part) => seen.push(part?.kind),
        });
        expect(names(published).filter((name) => names(first.published).includes(name))).toEqual(
          [],
        );
        expect(seen.at(-2)).toBe("sheet");
        expect(after.parts.every(({ state }) => state === "published")).toBe(true);
        for (const kind of ["fixtures", "players", "results"] as const) {
          const { drift } = await steps.admin.maintenance.checkPublished(mls, kind);
          expect(drift.filter(({ difference }) => difference !== "unreadable")).toEqual([]);
        }
        const all = JSON.stringify(
          await Promise.all(["mls", "mlsFixtures", "mlsPlayers"].map((id) => steps.published(id))),
        );
        expect(all).toContain("Kingsway Rover");
        for (const secret of ["0803", "Bala", "base64"]) expect(all).not.toContain(secret);
        for (const { kind, season } of [...first.published, ...published]) {
          const base = kind === "sheet" ? "mls" : mls.collections[kind];
          const made = await steps.published(season ? `${base}@${season}` : base);
          const entry = await steps.tested.get("history", String(made?.["lastChange"]));
          expect(entry).toMatchObject({ action: "rebuild" });
        }
        const again = await other.maintenance.publishAll(mls);
        expect(again.published).toEqual([]);
      },
    );

    it("publishes no season that the league does not have, and owners take away what was", async () => {
      await begin();
      await steps.admin.maintenance.publishAll(mls);
      expect(await steps.published("mlsPlayers@1999")).toBeNull();
      await steps.tested.put("published", "mlsPlayers@1999", { records: { p2: {} } });
      expect((await survey()).strange).toMatchObject([{ copies: ["mlsPlayers@1999"] }]);
      const owner = await steps.tested.connect({ role: "owner" });
      await owner.maintenance.unpublish("mlsPlayers@1999");
      expect(await steps.published("mlsPlayers@1999")).toBeNull();
      const entries = await steps.admin.maintenance.history(mls, "players");
      // What happened within the same millisecond has no order of its own.
      const taken = { action: "unpublish", id: "mlsPlayers@1999" };
      expect(entries).toContainEqual(expect.objectContaining(taken));
    });

    it.runIf(steps.isWhole)(
      "tells what is too large, publishes the rest, and keeps the sheet back",
      async () => {
        await begin();
        const bookings = Array.from({ length: 30 }, () => "x".repeat(118));
        const many = Array.from({ length: 300 }, (_, nth) => ({
          teamA: `Team ${nth}`,
          teamB: "Mount Trojans",
          bookings,
        }));
        await Promise.all(many.map((one, nth) => steps.tested.put("mlsResults", `r${nth}`, one)));
        const { published, survey: after } = await steps.admin.maintenance.publishAll(mls);
        expect(names(published)).toContain("players");
        const states = new Map(after.parts.map((part) => [names([part])[0], part.state]));
        expect(states.get("results")).toBe("tooLarge");
        expect(states.get("players")).toBe("published");
        expect(states.get("sheet")).toBe("waits");
        expect(await steps.published("mls")).toBeNull();
      },
    );
  });
}
