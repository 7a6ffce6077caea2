import type { AdminConnection } from "../../src/data/adminConnection";
import { fingerprint } from "../../src/data/plain";
import { asOldSite } from "../../src/demo/seed/oldSite";
import { seedData } from "../../src/demo/seed/seedData";
import type { StoredDocument, StoredValue } from "../../src/records/document";
import { foldName } from "../../src/domain/names";
import {
  parseRecord,
  type Entities,
  type EntityKind,
  type RecordOf,
} from "../../src/records/record";
import { leagues } from "@arena/leagues";
import { clubsOf, namedClubs } from "../../src/domain/season/clubs";
import type { League } from "../../src/domain/league/league";
import { surveyHome } from "../../src/migration/homeSurvey";
import { testedEmbedded } from "../stores/testedEmbedded";
import type { TestedStore } from "../stores/testedStore";
import { goal, isFull, measured } from "./goal";

/** Dates were stored in four ways and numbers in two; each document takes them in turn. */
const SHAPES = 4;
const KINDS = ["teams", "fixtures", "players", "results", "standings"] as const;
type OldKind = (typeof KINDS)[number];
const OLD_LEAGUES = new Set(["mls", "mbl", "student-week-football"]);
/** Of each kind so many records are edited, deleted and brought back; all of them in the full form. */
const SAMPLE = 6;

const edits: { readonly [K in OldKind]: Partial<Entities[K]> } = {
  teams: { nickname: "The Edited" },
  fixtures: { stadium: "Edited ground" },
  players: { rating: 42 },
  results: { substitutionsA: "Edited for another" },
  standings: { played: 99 },
};

/** One league's database of the old site, and what has to be read of it. */
interface OldDatabase {
  readonly league: League;
  readonly documents: readonly {
    readonly kind: OldKind;
    readonly collection: string;
    readonly id: string;
    readonly old: StoredDocument;
    /** What is to be read of it, as `meaning` tells it. */
    readonly means: string;
  }[];
  /** The clubs that its records name; none of the registry's. */
  readonly clubs: ReadonlySet<string>;
}

function meaning(record: object): string {
  return fingerprint({ ...record, version: 0, updatedAt: null });
}

/** The value with every club called otherwise than in the registry, which a real database knows nothing of. */
function renamed(value: StoredValue, names: readonly string[]): StoredValue {
  if (typeof value === "string") {
    // Whole words: "B3" is a team, and no part of a colour.
    return names.reduce(
      (text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), `Old ${name}`),
      value,
    );
  }
  if (Array.isArray(value)) return value.map((one: StoredValue) => renamed(one, names));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, StoredValue]) => [key, renamed(one, names)]),
  );
}

const isOldKind = (kind: EntityKind): kind is OldKind => KINDS.some((one) => one === kind);

/** A league's database as the old site left it, in one rotation of the shapes. */
function oldDatabase(league: League, shape: number): OldDatabase {
  const names = league.clubs.map(({ name }) => name);
  const clubs = new Set<string>();
  const documents = seedData({ now: new Date() }).collections.flatMap(
    ({ league: of, kind, collection, season, documents: seeded }) => {
      // Every second database has no records of clubs: its other records name them.
      if (of !== league || season !== undefined || !isOldKind(kind)) return [];
      if (kind === "teams" && shape % 2 === 1) return [];
      return seeded.map(({ id, document }, nth) => {
        const { version: _, updatedAt: __, change: ___, ...fields } = document;
        // A map of stored values stays one.
        const now = renamed(fields, names) as StoredDocument;
        const parsed = parseRecord(kind, id, now);
        if (!parsed.ok) throw new Error(`The seed's ${collection}/${id} cannot be read.`);
        for (const key of ["teamA", "teamB", "teamName", "club"]) {
          const name = now[key];
          if (typeof name === "string" && name !== "") clubs.add(foldName(name));
        }
        if (kind === "teams" || kind === "standings")
          clubs.add(foldName(String(now["name"] ?? now["teamName"])));
        return {
          kind,
          collection,
          id,
          old: asOldSite(now, nth + shape),
          means: meaning(parsed.record),
        };
      });
    },
  );
  return { league, documents, clubs };
}

interface Tally {
  documents: number;
  lists: number;
  edited: number;
  readonly wrong: string[];
}

/** Holds a list against what was stored, record by record. */
function compare(
  what: string,
  database: OldDatabase,
  kind: OldKind,
  records: readonly RecordOf<EntityKind>[],
  tally: Tally,
): void {
  const wanted = new Map(
    database.documents.filter((one) => one.kind === kind).map(({ id, means }) => [id, means]),
  );
  tally.lists += 1;
  const name = `${database.league.slug} ${kind}, ${what}`;
  if (records.length !== wanted.size) {
    tally.wrong.push(`${name}: ${records.length} of ${wanted.size}`);
  }
  const off = records.filter((record) => wanted.get(record.id) !== meaning(record));
  if (off.length > 0) tally.wrong.push(`${name}: ${off.length} differ, first ${off[0]?.id}`);
}

/** What visitors and administrators are shown is what was stored. */
async function lookAround(
  what: string,
  tested: TestedStore,
  admin: AdminConnection,
  database: OldDatabase,
  tally: Tally,
): Promise<void> {
  const { league } = database;
  for (const kind of KINDS.filter((one) => league.collections[one])) {
    const { records } = await tested.reader.read(league, kind, { whole: true });
    compare(`visitors ${what}`, database, kind, records, tally);
    compare(
      `administrators ${what}`,
      database,
      kind,
      (await admin.store.list(league, kind)).records,
      tally,
    );
  }
  const list = async <K extends EntityKind>(kind: K) =>
    (await tested.reader.read(league, kind)).records;
  const named = namedClubs({
    standings: await list("standings"),
    fixtures: await list("fixtures"),
    results: await list("results"),
  });
  const shown = league.collections.teams
    ? clubsOf(league, await list("teams"), named).map(({ name }) => foldName(name))
    : named.map(foldName);
  const missing = [...database.clubs].filter((name) => !shown.includes(name));
  const invented = shown.filter((name) => !database.clubs.has(name));
  if (missing.length > 0) tally.wrong.push(`${league.slug} ${what}: no club ${missing.join()}`);
  if (invented.length > 0)
    tally.wrong.push(`${league.slug} ${what}: clubs from nowhere ${invented.join()}`);
}

/** Edits a record, deletes it, brings it back, and makes it what the old site had stored. */
async function workOn<K extends OldKind>(
  admin: AdminConnection,
  league: League,
  kind: K,
  record: RecordOf<K>,
  tally: Tally,
): Promise<void> {
  const { store, maintenance } = admin;
  const say = (what: string) => tally.wrong.push(`${league.slug} ${kind} ${record.id}: ${what}`);
  // The compiler does not see that a record with other fields of its kind is one.
  const entity = { ...record, ...edits[kind] } as RecordOf<K>;
  let now = await store.update(league, kind, { id: record.id, version: record.version, entity });
  const without = (one: object) =>
    meaning({ ...one, ...edits[kind], corrected: "", gd: 0, points: 0 });
  if (without(now) !== without(record)) say("an edit changed something else");
  const isEditOnly = kind === "standings" && league.admin.sections.standings === "edit-only";
  if (!isEditOnly) {
    const before = await store.remove(league, kind, now);
    now = await store.restore(league, kind, now, before);
    if (without(now) !== without(entity)) say("came back from its deletion otherwise");
  }
  const entries = await maintenance.history(league, kind, record.id);
  const first = entries.findLast(({ action }) => action === "update")?.before;
  if (!first) say("its first state is not in the trail");
  else {
    const back = await maintenance.revert(league, kind, first, now.version);
    if (meaning(back) !== meaning(record)) say("is not what it was after going back");
  }
  tally.edited += 1;
}

async function bringOneHome(database: OldDatabase, tally: Tally): Promise<void> {
  const { league, documents } = database;
  const tested = await testedEmbedded();
  const admin = await tested.connect();
  for (const { collection, id, old } of documents) await tested.put(collection, id, old);
  tally.documents += documents.length;
  await lookAround("before", tested, admin, database, tally);

  const survey = surveyHome(league, await admin.maintenance.surveyPublication(league));
  const unread = survey.collections.reduce((sum, { read }) => sum + read.not + read.partly, 0);
  if (unread > 0) tally.wrong.push(`${league.slug}: ${unread} not read whole`);
  const named = new Set(survey.clubs.map(({ name }) => foldName(name)));
  if ([...database.clubs].some((name) => !named.has(name))) {
    tally.wrong.push(`${league.slug}: the survey misses a club`);
  }
  const outcome = await admin.maintenance.publishAll(league);
  const left = outcome.survey.parts.filter(({ state }) => state !== "published");
  if (left.length > 0) tally.wrong.push(`${league.slug}: ${left.length} parts are not published`);
  await lookAround("after", tested, admin, database, tally);

  for (const kind of KINDS.filter((one) => league.collections[one])) {
    const { records } = await admin.store.list(league, kind);
    const step = isFull ? 1 : Math.max(1, Math.floor(records.length / SAMPLE));
    for (const record of records.filter((_, nth) => nth % step === 0)) {
      await workOn(admin, league, kind, record, tally);
    }
  }
  await lookAround("at the end", tested, admin, database, tally);
  const { parts } = await admin.maintenance.surveyPublication(league);
  const drifted = parts.filter(({ state }) => state !== "published");
  if (drifted.length > 0) tally.wrong.push(`${league.slug}: ${drifted.length} parts drifted`);
  await tested.close();
}

goal(
  {
    id: "M2",
    what: "An old database of each known shape comes home, and is worked on",
    target:
      "≥ 100 documents in each: every club and every list of visitors and administrators right, before and after; edited, deleted, undone, restored",
  },
  async () => {
    const tally: Tally = { documents: 0, lists: 0, edited: 0, wrong: [] };
    const small: string[] = [];
    for (let shape = 0; shape < SHAPES; shape += 1) {
      let documents = 0;
      for (const league of leagues.filter(({ slug }) => OLD_LEAGUES.has(slug))) {
        const database = oldDatabase(league, shape);
        documents += database.documents.length;
        await bringOneHome(database, tally);
      }
      if (documents < 100) small.push(`shape ${shape}: ${documents} documents only`);
    }
    return measured(
      `${SHAPES} databases, ${tally.documents} documents: ${tally.lists} lists compared, ${tally.edited} records edited, deleted, undone and restored; ${tally.wrong.length} faults`,
      [...small, ...tally.wrong],
      { enough: tally.edited >= 100 },
    );
  },
);
