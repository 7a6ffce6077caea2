import { afterAll, beforeAll, expect, it } from "vitest";
import type { AdminConnection } from "@/data/adminConnection";
import type { ErasureChoice } from "@/data/ownerTasks";
import { seedData } from "@/demo/seed/seedData";
import type { League } from "@/domain/league/league";
import type { EntityKind } from "@/records/kinds";
import { parseRecord, type Entities, type RecordOf } from "@/records/record";
import { mal } from "../arena/leagues/mal";
import { mls } from "../arena/leagues/mls";
import { failureOf, the } from "./steps";
import { testedFirestore } from "./testedFirestore";
import type { TestedStore } from "./testedStore";

/*
 * Nothing that honest work needs is refused: the demo's season of two leagues, which keep every kind of record, is
 * entered, corrected, erased from and brought back by whoever may; the scorer and another league's administrator are
 * refused the rest.
 */

/** As many players of each club as make the work of one kind visible. */
const SQUAD = 2;

/** What each kind that the demo keeps is corrected by. */
const corrections: { readonly [K in EntityKind]?: Partial<Entities[K]> } = {
  teams: { nickname: "The Corrected" },
  seasons: { label: "The season" },
  players: { jersey: 77 },
  fixtures: { stadium: "Second ground" },
  results: { gameWeek: "77" },
  standings: { played: 77 },
  meets: { place: "Second ground" },
  events: { number: 99 },
  news: { title: "Corrected" },
};

interface Entered<K extends EntityKind = EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly record: RecordOf<K>;
}

/** The running season of a league, what others speak of first. */
function seasonOf(league: League, now: Date): readonly Entered[] {
  const squads = new Map<string, number>();
  return seedData({ now, variant: "today" })
    .collections.filter((one) => one.league.slug === league.slug && one.season === undefined)
    .flatMap(({ kind, documents }) =>
      documents.flatMap(({ id, document }): Entered[] => {
        const parsed = parseRecord(kind, id, document);
        if (!parsed.ok) throw new Error(`${kind} ${id}: ${parsed.unreadable.reason}`);
        const { record } = parsed;
        if ("jersey" in record) {
          squads.set(record.club, (squads.get(record.club) ?? 0) + 1);
          if ((squads.get(record.club) ?? 0) > SQUAD) return [];
        }
        return [{ league, kind, record }];
      }),
    );
}

let tested: TestedStore;
let people: Readonly<Record<"owner" | "administrator" | "scorer" | "other", AdminConnection>>;
beforeAll(async () => {
  tested = await testedFirestore();
  await tested.reset();
  people = {
    owner: await tested.connect({ role: "owner" }),
    administrator: await tested.connect({ leagues: ["mls", "mal"] }),
    scorer: await tested.connect({ leagues: ["mls", "mal"], role: "scorer" }),
    other: await tested.connect({ leagues: ["mbl"] }),
  };
});
afterAll(() => tested.close());

const create = ({ store }: AdminConnection, { league, kind, record }: Entered, scored = false) =>
  store.create(league, kind, {
    id: record.id,
    version: 0,
    entity: record,
    ...(scored && { unconfirmed: true }),
  });

const correct = ({ store }: AdminConnection, { league, kind, record }: Entered, scored = false) =>
  store.update(league, kind, {
    id: record.id,
    version: record.version,
    // What is corrected is a field of the record's kind.
    entity: { ...record, ...(scored ? {} : corrections[kind]) } as Entities[EntityKind],
    ...(kind === "results" && { unconfirmed: scored }),
  });

it("a season is entered, corrected, erased from and brought back", async () => {
  const { owner, administrator, scorer, other } = people;
  const now = new Date();
  const season = seasonOf(mls, now);
  // A match of today is told by the scorer: of which the demo has some at some hours only.
  const played = the(season.find(({ kind }) => kind === "results")).record.id;
  const all = [...season, ...seasonOf(mal, now)].map((one): Entered =>
    one.record.id === played && "date" in one.record
      ? { ...one, record: { ...one.record, date: now.getTime() } }
      : one,
  );
  const leagues = [mls, mal];
  for (const league of leagues) {
    for (const kind of new Set(all.filter((one) => one.league === league).map((one) => one.kind)))
      await administrator.maintenance.publish(league, kind);
    await administrator.maintenance.publishSheets(league);
  }
  const isScored = ({ kind, record }: Entered) => kind === "results" && record.id === played;
  const turn = (at: number) => (at % 2 === 0 ? owner : administrator);

  const entered: Entered[] = [];
  for (const [at, one] of all.entries()) {
    const saved = await create(isScored(one) ? scorer : turn(at), one, isScored(one));
    entered.push({ ...one, record: saved });
  }

  // One of each kind is enough to see that the others may not.
  const firsts = [
    ...new Map(
      entered
        .filter((one) => !isScored(one))
        .toReversed()
        .map((one) => [one.kind, one]),
    ).values(),
  ];
  for (const one of firsts) {
    const tries = [
      () => create(other, { ...one, record: { ...one.record, id: "another" } }),
      () => correct(other, one),
      () => other.store.remove(one.league, one.kind, one.record),
      () => scorer.store.remove(one.league, one.kind, one.record),
      () => correct(scorer, one),
    ];
    for (const attempt of tries)
      expect(await failureOf(attempt()), one.kind).toMatchObject({ kind: "denied" });
  }

  const corrected: Entered[] = [];
  for (const [at, one] of entered.entries()) {
    // The scorer's is corrected once more by the scorer, and then confirmed.
    const record = isScored(one) ? await correct(scorer, one, true) : one.record;
    const saved = await correct(turn(at + 1), { ...one, record });
    corrected.push({ ...one, record: saved });
  }

  const tasks = await owner.ownerTasks();
  const backup = tasks.readBackup(the((await tasks.download()) ?? undefined).lines.join("\n"));
  const texts = corrected.map(({ record }) => JSON.stringify(record));
  const times = (who: string) => texts.filter((text) => text.includes(who)).length;
  const names = corrected.flatMap(({ record }) => ("jersey" in record ? [record.name] : []));
  const name = the(names.toSorted((a, b) => times(b) - times(a))[0]);
  expect(times(name)).toBeGreaterThan(2);
  const found = the((await tasks.findPerson(name)) ?? undefined);
  const choice: ErasureChoice = {
    name,
    also: [],
    longer: found.longer,
    players: found.players.map(({ path }) => path),
    mentions: found.mentions.map(({ key }) => key),
  };
  for (const one of [administrator, scorer, other]) {
    const theirs = await one.ownerTasks();
    expect(await failureOf(theirs.erase(found, choice))).toMatchObject({ kind: "denied" });
  }
  expect(await tasks.erase(found, choice)).toMatchObject({ failed: [], finished: true });

  // What nobody was erased from is deleted and brought back, by the list's undo or out of the backup.
  const isErased = ({ league, kind, record }: Entered) => {
    const path = `${league.collections[kind]}/${record.id}`;
    return choice.players.includes(path) || found.mentions.some((mention) => mention.path === path);
  };
  const left = corrected.filter((one) => !isErased(one));
  const some = left.filter(({ kind }, at) => kind === "seasons" || at % 3 === 0);
  for (const [at, { league, kind, record }] of some.entries()) {
    const stored = await turn(at).store.remove(league, kind, record);
    if (at % 2 === 0) await turn(at / 2).store.restore(league, kind, record, stored);
  }
  const { league, kind, record } = the(some[1]);
  for (const { store } of [scorer, other])
    expect(await failureOf(store.restore(league, kind, record))).toMatchObject({ kind: "denied" });
  const preview = the((await tasks.previewBackup(backup)) ?? undefined).records;
  const gone = preview.filter(({ effect }) => effect === "added");
  expect(gone.length).toBeGreaterThan(some.length / 3);
  expect(await tasks.restore(preview)).toMatchObject({ failed: [], left: [] });
  const after = the((await tasks.previewBackup(backup)) ?? undefined).records;
  expect(new Set(after.map(({ effect }) => effect))).toEqual(new Set(["same", "erased"]));

  const { maintenance } = administrator;
  for (const one of firsts)
    expect((await maintenance.checkPublished(one.league, one.kind)).drift, one.kind).toEqual([]);
  for (const one of leagues) expect((await maintenance.checkSheets(one)).drift).toEqual([]);
});
