import { describe, expect, it } from "vitest";
import type { Erasure, ErasureChoice, Mention, PersonFound } from "@/data/ownerTasks";
import { foldName } from "@/domain/names";
import { holdsName } from "@/domain/people/erase";
import type { Entities } from "@/records/record";
import { mls } from "../../arena/leagues/mls";
import { makeFixture, makePlayer, makeResult } from "../../factories/records";
import { the, type Steps } from "../steps";

const NAME = "Adébáyọ̀ Láwal";
const ROVERS = "Kingsway Rovers";
const TROJANS = "Mount Trojans";
const teams = { teamA: ROVERS, teamB: TROJANS, date: Date.UTC(2026, 2, 14, 15) } as const;
const collections = [
  ...Object.values(mls.collections),
  "history",
  "published",
  "deletions",
  "live",
  "requests",
] as const;

/** The letters of a text alone: however an id joins the words of a name, it is found. */
const letters = (text: string) => foldName(text).replace(/[^a-z]/g, "");

/** An owner takes a person out of everything; another one of the same name stays. */
export function erasure(steps: Steps): void {
  describe("an erasure", () => {
    const owner = () => steps.tested.connect({ role: "owner" });

    /** The paths of all documents in which the name stands, whatever its accents and case. */
    async function namedIn(name = NAME): Promise<string[]> {
      const found = [...new Set(collections)].map(async (collection) =>
        [...(await steps.tested.documents(collection))].flatMap(([id, document]) => {
          const text = `${id} ${JSON.stringify(document)}`;
          const isNamed = holdsName(text, name) || letters(text).includes(letters(name));
          return isNamed ? [`${collection}/${id}`] : [];
        }),
      );
      return (await Promise.all(found)).flat();
    }

    const result: Partial<Entities["results"]> = {
      ...teams,
      scoreA: 2,
      scoreB: 1,
      goalsA: [
        { player: NAME, assist: "Chidi Okeke", minute: "12" },
        { player: "Chidi Okeke", assist: "adebayo  LAWAL", minute: "60" },
      ],
      goalsB: [{ player: "Adebayo Lawal", assist: "", minute: "80" }],
      bookings: [`${NAME} (Yellow Card)`, "Musa Idris (Red Card)"],
      substitutionsA: `Musa Idris IN / ${NAME} OUT (70)`,
      manOfTheMatch: { player: NAME, clubLogo: "", rating: 5 },
    };

    /** Two of one name, in matches, a past season, an old record, and in the trail of all of them. */
    async function begin(): Promise<void> {
      const { store, maintenance } = steps.admin;
      const player = (id: string, club: string) =>
        store.create(mls, "players", { id, version: 0, entity: makePlayer({ name: NAME, club }) });
      const one = await player("one", ROVERS);
      await player("two", TROJANS);
      await store.update(mls, "players", {
        id: "one",
        version: one.version,
        entity: { ...one, goals: 99 },
      });
      await steps.tested.put("mlsPlayers", "2025-one", {
        name: "Adebayo Lawal",
        club: ROVERS,
        season: "2025",
        phone: "0803",
      });
      await store.create(mls, "results", { id: "match", version: 0, entity: makeResult(result) });
      await store.create(mls, "fixtures", {
        id: "match",
        version: 0,
        entity: makeFixture({ ...teams, lineUpA: [NAME, "Chidi Okeke"], lineUpB: ["Musa Idris"] }),
      });
      const former = await store.create(mls, "fixtures", {
        id: "former",
        version: 0,
        entity: makeFixture({ ...teams, lineUpB: [NAME] }),
      });
      await store.remove(mls, "fixtures", former);
      await steps.tested.put("mlsResults", "old", {
        ...teams,
        date: "2025-03-14T15:00:00Z",
        scoreA: "1",
        scoreB: "0",
        season: "2025",
        goalsA: `${NAME} 12'`,
        hero: { name: NAME, phone: "0803" },
      });
      for (const kind of ["players", "results", "fixtures"] as const)
        await maintenance.publish(mls, kind);
      await maintenance.publishSheets(mls);
    }

    const find = async (name = NAME): Promise<PersonFound> =>
      the((await (await (await owner()).ownerTasks()).findPerson(name)) ?? undefined);

    const all = ({ name, longer, players, mentions }: PersonFound): ErasureChoice => ({
      name,
      also: [...new Set(players.flatMap(({ names }) => names))].filter((one) => one !== name),
      longer,
      players: players.map(({ path }) => path),
      mentions: mentions.map(({ key }) => key),
    });
    /** What an owner would tick for the one of Rovers, who was booked and man of the match. */
    const ofRovers = (found: PersonFound): ErasureChoice => ({
      name: found.name,
      also: [],
      longer: found.longer,
      players: found.players.filter(({ club }) => club === ROVERS).map(({ path }) => path),
      mentions: found.mentions.filter(({ team }) => team !== TROJANS).map(({ key }) => key),
    });

    const erase = async (
      choose: (found: PersonFound) => ErasureChoice,
      signal?: AbortSignal,
    ): Promise<Erasure> => {
      const found = await find();
      const tasks = await (await owner()).ownerTasks();
      return tasks.erase(found, choose(found), signal ? { signal } : {});
    };

    it.runIf(steps.isWhole)("finds a name wherever it stands, by record and side", async () => {
      await begin();
      const found = await find("adebayo lawal");
      expect(
        found.players.map(({ path, club, season }) => [path, club, season]).toSorted(),
      ).toEqual([
        ["mlsPlayers/2025-one", ROVERS, "2025"],
        ["mlsPlayers/one", ROVERS, ""],
        ["mlsPlayers/two", TROJANS, ""],
      ]);
      const told = ({ key, team, stored, places }: Mention) =>
        `${key} ${team} ${stored ? "stored" : "trail"} ${places.length}`;
      expect(found.mentions.map(told).toSorted()).toEqual([
        `mlsFixtures/former#B ${TROJANS} trail 1`,
        `mlsFixtures/match#A ${ROVERS} stored 1`,
        "mlsResults/match#  stored 2",
        `mlsResults/match#A ${ROVERS} stored 3`,
        `mlsResults/match#B ${TROJANS} stored 1`,
        "mlsResults/old#  stored 1",
        `mlsResults/old#A ${ROVERS} stored 1`,
      ]);
      expect(found).toMatchObject({ copies: 5, entries: 7, accounts: [] });
      expect((await find("Lawal")).similar).toEqual(["Adebayo Lawal", NAME]);
    });

    it("leaves the name in no document, and the other of the same name alone", async () => {
      await begin();
      const two = await steps.tested.get("mlsPlayers", "two");
      const first = await erase(ofRovers);
      expect(first).toMatchObject({ deleted: 2, changed: 3, failed: [], finished: true });
      expect(await steps.tested.get("mlsPlayers", "two")).toEqual(two);
      const left = await find();
      expect(left.players.map(({ path }) => path)).toEqual(["mlsPlayers/two"]);
      expect(left.mentions.map(({ key }) => key).toSorted()).toEqual([
        "mlsFixtures/former#B",
        "mlsResults/match#B",
      ]);
      const match = await steps.tested.get("mlsResults", "match");
      expect(match).toMatchObject({
        goalsA: [
          { player: "a player", assist: "Chidi Okeke" },
          { player: "Chidi Okeke", assist: "a player" },
        ],
        goalsB: [{ player: "Adebayo Lawal" }],
        bookings: ["a player (Yellow Card)", "Musa Idris (Red Card)"],
        substitutionsA: "Musa Idris IN / a player OUT (70)",
        manOfTheMatch: { player: "a player", rating: 5 },
      });
      const old = await steps.tested.get("mlsResults", "old");
      expect(old).toMatchObject({ season: "2025", scoreA: 1, goalsA: [{ player: "a player" }] });
      expect(old).not.toHaveProperty("old");

      expect(await erase(all)).toMatchObject({ deleted: 1, changed: 1, finished: true });
      expect(await namedIn()).toEqual([]);
      expect((await steps.admin.maintenance.checkPublished(mls, "results")).drift).toEqual([]);
    });

    it.runIf(steps.isWhole)("leaves neither name of somebody who was renamed", async () => {
      await begin();
      const { store } = steps.admin;
      const { records } = await store.list(mls, "players");
      const two = the(records.find(({ id }) => id === "two"));
      const entity = { ...two, name: "Bayo Oyelaran", formerNames: [NAME] };
      await store.update(mls, "players", { id: "two", version: two.version, entity });
      const since = makeResult({
        ...teams,
        scoreB: 1,
        goalsB: [{ player: "Bayo Oyelaran", assist: "", minute: "9" }],
      });
      await store.create(mls, "results", { id: "since", version: 0, entity: since });
      const found = await find();
      expect(found.players.map(({ path }) => path)).toContain("mlsPlayers/two");
      expect(found.mentions.find(({ path }) => path === "mlsResults/since")).toMatchObject({
        names: ["Bayo Oyelaran"],
      });
      expect(await erase(all)).toMatchObject({ finished: true, failed: [] });
      expect(await namedIn()).toEqual([]);
      expect(await namedIn("Bayo Oyelaran")).toEqual([]);
    });

    it.runIf(steps.isWhole)(
      "leaves a tombstone, and entries that say who took something out of them",
      async () => {
        await begin();
        await erase(all);
        const notes: object[] = [];
        const redacted: object[] = [];
        for (const entry of (await steps.tested.documents("history")).values()) {
          if (entry["collection"] === "erasures") notes.push(entry);
          if ("redactedBy" in entry) redacted.push(entry);
        }
        expect(notes).toMatchObject([
          {
            action: "erase",
            after: { deleted: 3, records: expect.arrayContaining(["mlsPlayers/one"]) },
          },
        ]);
        expect(redacted.length).toBeGreaterThan(8);
        const { maintenance } = steps.admin;
        const entries = await maintenance.history(mls, "fixtures");
        expect(entries.length).toBeGreaterThan(0);
        expect(entries.filter(({ redacted: is }) => is).length).toBe(4);
      },
    );

    it.runIf(steps.isWhole)("goes on where it was stopped", async () => {
      await begin();
      const stop = new AbortController();
      stop.abort();
      expect(await erase(all, stop.signal)).toMatchObject({ finished: false, deleted: 0 });
      expect((await namedIn()).length).toBeGreaterThan(10);
      const found = await find();
      const tasks = await (await owner()).ownerTasks();
      const half = new AbortController();
      const onProgress = (done: number, of: number) => done === 2 && of > 0 && half.abort();
      const first = await tasks.erase(found, all(found), { signal: half.signal, onProgress });
      // The person's own records go last, because the others are found by them.
      expect(first).toMatchObject({ finished: false, deleted: 0, changed: 2 });
      expect(await erase(all)).toMatchObject({ finished: true });
      expect(await namedIn()).toEqual([]);
    });

    it.runIf(steps.isWhole)("takes a name out of a match that is being played", async () => {
      await steps.create("match", { ...teams, date: Date.now() });
      const state = { scoreA: 1, scoreB: 0, phase: "", detail: "", minute: 12, since: null };
      const events = [`12 goal A ${NAME}`];
      await steps.admin.store.saveLive(mls, "match", () => ({ ...state, events }));
      expect(await erase(all)).toMatchObject({ finished: true });
      expect(JSON.stringify(await steps.tested.get("live", "mls"))).toContain("12 goal A a player");
      expect(await namedIn()).toEqual([]);
    });

    it.runIf(steps.isWhole)("leaves no document id that was made of the name", async () => {
      const { store, maintenance } = steps.admin;
      const bystander = { teamA: "Scholars", teamB: TROJANS, date: teams.date } as const;
      // As the old site and imports named documents; the second is somebody whose record was renamed since.
      const ids = { player: "adebayo-lawal", match: "AdebayoLawal2026 testimonial" };
      await steps.tested.put("mlsPlayers", ids.player, { name: NAME, club: ROVERS });
      await steps.tested.put("mlsPlayers", "Adebayo Lawal 9", { name: "Musa Idris", club: ROVERS });
      await steps.tested.put("mlsFixtures", ids.match, { ...bystander, venue: "Main" });
      await steps.tested.put("mlsResults", ids.match, { ...bystander, scoreA: 2, scoreB: 1 });
      for (const kind of ["players", "results", "fixtures"] as const)
        await maintenance.publish(mls, kind);
      await maintenance.publishSheets(mls);
      const { records } = await store.list(mls, "results");
      const played = the(records.find(({ id }) => id === ids.match));
      await store.update(mls, "results", {
        id: played.id,
        version: played.version,
        entity: { ...played, scoreB: 0 },
      });
      expect((await namedIn()).length).toBeGreaterThan(6);

      const found = await find();
      expect(found.mentions.filter(({ places }) => places[0]?.key === "id").length).toBe(3);
      expect(await erase(all)).toMatchObject({
        deleted: 1,
        changed: 3,
        failed: [],
        finished: true,
      });
      expect(await namedIn()).toEqual([]);

      const [fixture, ...others] = await steps.tested.ids("mlsFixtures");
      expect(others).toEqual([]);
      expect(await steps.tested.ids("mlsResults")).toEqual([fixture]);
      expect(await steps.tested.get("mlsResults", the(fixture))).toMatchObject({
        teamA: "Scholars",
        scoreA: 2,
        scoreB: 0,
        corrected: "2–1",
      });
      const players = await steps.tested.ids("mlsPlayers");
      expect(players.length).toBe(1);
      expect(await steps.tested.get("mlsPlayers", the(players[0]))).toMatchObject({
        name: "Musa Idris",
      });
      // The trail follows the record to its new id.
      const trail = await maintenance.history(mls, "results", the(fixture));
      expect(trail.map(({ action }) => action).toSorted()).toEqual(["create", "delete", "update"]);
      expect((await maintenance.checkPublished(mls, "results")).drift).toEqual([]);
      expect((await find()).mentions).toEqual([]);
    });

    it.runIf(steps.isWhole)("keeps a backup of before from bringing such an id back", async () => {
      await steps.tested.put("mlsPlayers", "adebayo-lawal", { name: NAME, club: ROVERS });
      const tasks = await (await owner()).ownerTasks();
      const kept = tasks.readBackup(the((await tasks.download())?.lines.join("\n")));
      await erase(all);
      const preview = await tasks.previewBackup(kept);
      expect(preview?.records.map(({ fate }) => fate)).toEqual(["erased"]);
    });

    it.runIf(steps.isWhole)("is an owner's alone", async () => {
      await begin();
      const found = await find();
      const tasks = await steps.admin.ownerTasks();
      await expect(tasks.erase(found, all(found))).rejects.toMatchObject({ kind: "denied" });
    });
  });
}
