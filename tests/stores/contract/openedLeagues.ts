import { afterEach, expect, it } from "vitest";
import { setOpenedLeagues } from "@/leagues/registry";
import { keep, listed, makeLeague } from "../../factories/arena";
import { makeFixture, makePlayer } from "../../factories/records";
import { mls } from "../../arena/leagues/mls";
import type { League } from "@/domain/league/league";
import { readMap } from "@/domain/reading";
import { failureOf, the, type Steps } from "../steps";

const CUP = "freshers-cup";
const names = Object.keys(mls.collections).map((kind) => [kind, `football~${CUP}~${kind}`]);
const cup: League = {
  ...mls,
  slug: CUP,
  seasons: [{ id: "2027", label: "2027" }],
  collections: Object.fromEntries(names),
};

/** Leagues that owners open in the app: the arena's records, which say where matches are. */
export function openedLeagues(steps: Steps): void {
  const published = async () =>
    readMap(readMap((await steps.published("leagues"))?.["records"])[CUP]);

  // The tests of a worker share one registry.
  afterEach(() => setOpenedLeagues([]));

  it("writes with the first save of the arena that no league was opened", async () => {
    await steps.create();
    expect((await steps.published("leagues"))?.["records"]).toEqual({});
  });

  it("opens a league, whose administrators keep its records until it is closed", async () => {
    const owner = await steps.tested.connect({ role: "owner" });
    const entity = makeLeague({ name: "Freshers cup", season: "2027" });
    const opened = await keep(owner, "leagues", { id: CUP, entity });
    expect(await listed(owner, "leagues")).toMatchObject([{ id: CUP, name: "Freshers cup" }]);
    expect(await published()).toMatchObject({ name: "Freshers cup", season: "2027", version: 1 });

    const { store, maintenance } = await steps.tested.connect({ leagues: [CUP] });
    const fixture = (id: string, date: string) =>
      store.create(cup, "fixtures", {
        id,
        version: 0,
        entity: makeFixture({ date: Date.parse(date) }),
      });
    await fixture("second", "2027-02-06T12:00:00Z");
    expect(await published()).toMatchObject({ first: "2027-02-06", last: "2027-02-06" });
    await fixture("third", "2027-02-13T12:00:00Z");
    await fixture("first", "2027-01-30T12:00:00Z");
    const days = { first: "2027-01-30", last: "2027-02-13" };
    expect(await published()).toMatchObject(days);
    expect((await store.list(cup, "fixtures")).records).toHaveLength(3);
    // The history of its records, and of a match that is being played.
    expect(await maintenance.history(cup, "fixtures", "first")).toHaveLength(1);
    expect(await maintenance.history(cup, "fixtures")).toHaveLength(3);
    expect(await store.lastLive(cup, "first")).toBeNull();
    await maintenance.publishSheets(cup);
    expect(Object.keys(readMap((await steps.published(CUP))?.["fixtures"]))).toHaveLength(3);

    const denied = keep({ store }, "leagues", {
      id: CUP,
      version: 1,
      entity: { ...entity, name: "Mine" },
    });
    expect((await failureOf(denied)).kind).toBe("denied");
    const { id, version } = opened;
    await keep(owner, "leagues", { id, version, entity: { ...opened, state: "closed" } });
    expect(await published()).toMatchObject({ ...days, state: "closed", version: 2 });
    expect((await failureOf(fixture("late", "2027-03-06T12:00:00Z"))).kind).toBe("denied");
    const [first] = (await store.list(cup, "fixtures")).records;
    const mended = { ...makeFixture({ ...first, stadium: "Hall 2" }), id: first?.id ?? "" };
    await store.update(cup, "fixtures", { id: mended.id, version: 1, entity: mended });

    await owner.maintenance.publish(mls, "leagues");
    expect(await published()).toMatchObject({ ...days, state: "closed", version: 2 });
    expect((await owner.maintenance.checkPublished(mls, "leagues")).drift).toEqual([]);

    const third = (await store.list(cup, "fixtures")).records.find((one) => one.id === "third");
    await store.remove(cup, "fixtures", the(third));
    expect(await published()).toMatchObject(days);
    await owner.maintenance.publish(mls, "leagues");
    expect(await published()).toMatchObject({ ...days, last: "2027-02-06" });
  });

  it("says no days once an owner closed its season, then those of the next season's matches", async () => {
    const owner = await steps.tested.connect({ role: "owner" });
    const league = makeLeague({ name: "Freshers cup", season: "2027" });
    await keep(owner, "leagues", { id: CUP, entity: league });
    const fixture = (id: string, day: string) =>
      owner.store.create(cup, "fixtures", {
        id,
        version: 0,
        entity: makeFixture({ date: Date.parse(`${day}T12:00:00Z`) }),
      });
    await fixture("one", "2027-02-06");
    await fixture("two", "2027-02-20");
    const days = { first: "2027-02-06", last: "2027-02-20" };
    expect(await published()).toMatchObject(days);
    const closed = await owner.maintenance.closeSeason(cup, { next: "2028" });
    expect(closed).toMatchObject({ failed: [], left: 0 });
    expect(await published()).toMatchObject({ name: "Freshers cup" });
    for (const key of ["first", "last"]) expect(await published()).not.toHaveProperty(key);

    // Also for a day that lay within those before.
    await fixture("next", "2027-02-13");
    expect(await published()).toMatchObject({ first: "2027-02-13", last: "2027-02-13" });
  });

  it.runIf(steps.isWhole)("keeps its days where its administrator closes the season", async () => {
    const owner = await steps.tested.connect({ role: "owner" });
    await keep(owner, "leagues", { id: CUP, entity: makeLeague({ season: "2027" }) });
    const { store, maintenance } = await steps.tested.connect({ leagues: [CUP] });
    const entity = makeFixture({ date: Date.parse("2027-02-06T12:00:00Z") });
    await store.create(cup, "fixtures", { id: "one", version: 0, entity });
    const closed = await maintenance.closeSeason(cup, { next: "2028" });
    expect(closed).toMatchObject({ failed: [], left: 0 });
    expect(await published()).toMatchObject({ first: "2027-02-06", last: "2027-02-06" });
    // An owner who publishes the leagues ends that.
    await owner.maintenance.publish(mls, "leagues");
    expect(await published()).not.toHaveProperty("first");
  });

  it("comes back with all that it held, into a database that has nothing: its own record first", async () => {
    const owner = await steps.tested.connect({ role: "owner" });
    const entity = makeLeague({ name: "Freshers cup", season: "2027" });
    await keep(owner, "leagues", { id: CUP, entity });
    for (const id of ["first", "second"])
      await owner.store.create(cup, "fixtures", { id, version: 0, entity: makeFixture() });
    await keep(owner, "leagues", {
      id: CUP,
      version: 1,
      entity: { ...entity, state: "closed" },
    });
    const tasks = await owner.ownerTasks();
    const { lines } = the((await tasks.download()) ?? undefined);
    setOpenedLeagues([]);
    await steps.begin();

    const anew = await steps.tested.connect({ role: "owner" });
    const restoring = await anew.ownerTasks();
    const backup = restoring.readBackup(lines.join(""));
    const found = the((await restoring.previewBackup(backup)) ?? undefined).records;
    expect(found.map(({ kind, id, effect }) => `${kind} ${id} ${effect}`).toSorted()).toEqual([
      "fixtures first added",
      "fixtures second added",
      `leagues ${CUP} added`,
    ]);
    // In the order of a file, or of somebody's choice.
    const brought = await restoring.restore(found.toReversed());
    expect(brought).toMatchObject({ failed: [], left: [] });
    expect(await published()).toMatchObject({ name: "Freshers cup", state: "closed" });
    expect(await steps.tested.ids(`football~${CUP}~fixtures`)).toEqual(["first", "second"]);
    expect(brought.done.map(({ kind }) => kind)).toEqual(["leagues", "fixtures", "fixtures"]);
  });

  it.runIf(steps.isWhole)(
    "has the history of a closed season put into a file, and taken away then",
    async () => {
      const owner = await steps.tested.connect({ role: "owner" });
      await keep(owner, "leagues", { id: CUP, entity: makeLeague({ season: "2027" }) });
      const entity = makeFixture();
      await owner.store.create(cup, "fixtures", { id: "first", version: 0, entity });
      const [first] = (await owner.store.list(cup, "fixtures")).records;
      const later = { ...the(first), stadium: "Hall 2" };
      await owner.store.update(cup, "fixtures", { id: "first", version: 1, entity: later });
      const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
      for (const [id, told] of await steps.tested.documents("history"))
        await steps.tested.put("history", id, { ...told, at: daysAgo(40) });
      const season = { label: "2026", ended: daysAgo(36), closed: daysAgo(36) };
      const seasons = `football~${CUP}~seasons`;
      await steps.tested.put(seasons, "2026", { ...season, updatedAt: daysAgo(35) });
      await steps.tested.put("published", `${CUP}@2026`, { records: {} });

      const tasks = await owner.ownerTasks();
      const file = the((await tasks.readArchive(cup, "2026")) ?? undefined);
      expect(file).toMatchObject({ league: CUP, season: "2026", count: 2 });
      await tasks.confirmArchive(file, file.lines.join(""));
      expect(await owner.maintenance.archive(cup)).toMatchObject({ count: 2 });
      // The last entry of a record stays.
      expect(await tasks.removeArchived(cup)).toBe(1);
      expect(await owner.maintenance.history(cup, "fixtures", "first")).toMatchObject([
        { action: "update" },
      ]);
    },
  );

  it.runIf(steps.isWhole)(
    "is in a backup, and searched for a person, though no page has read that it is open",
    async () => {
      const owner = await steps.tested.connect({ role: "owner" });
      await keep(owner, "leagues", { id: CUP, entity: makeLeague({ season: "2027" }) });
      const entity = makePlayer({ name: "Kofi Owusu" });
      await owner.store.create(cup, "players", { id: "kofi", version: 0, entity });
      setOpenedLeagues([]);
      const tasks = await owner.ownerTasks();
      const found = the((await tasks.findPerson("Kofi Owusu")) ?? undefined);
      expect(found.players.map(({ path }) => path)).toEqual([`football~${CUP}~players/kofi`]);
      setOpenedLeagues([]);
      const { lines } = the((await tasks.download()) ?? undefined);
      expect(lines.join("")).toContain(`football~${CUP}~players/kofi`);
      setOpenedLeagues([]);
      const paths = found.players.map(({ path }) => path);
      const { name, longer } = found;
      await tasks.erase(found, { name, longer, players: paths, also: [], mentions: [] });
      expect(await steps.tested.ids(`football~${CUP}~players`)).toEqual([]);
    },
  );
}
