import { adminOnlyIdKeys, adminOnlyKeys, MOST_IDS } from "@/records/adminOnly";
import { fieldsOf } from "@/records/document";
import { isOfLeague, type EntityKind } from "@/records/kinds";
import { storedOf } from "@/records/stored";
import { limits } from "@/domain/limits";
import { example } from "./examples";
import { storedLeague } from "./leagueScene";
import { arenaCollections, collections, CUP, type Collection } from "./registry";
import { OWNER, restCommit } from "./rest";
import { everyScorer } from "./roleBench";
import { liveWrites, match } from "./roleScene";
import { liveLimits } from "@/domain/match/live";
import {
  makeSave,
  NOW,
  publication,
  publishedDocument,
  seedOf,
  sheetDocument,
  storedRecord,
  writesOf,
  type Fields,
  type Write,
} from "./save";
import { chief, owner, type Identity, type RulesEmulator } from "./rulesEmulator";

/** A text of as many letters, each of two bytes. */
export const wide = (length: number) => "Ж".repeat(length);
const URL = `https://images.arena.example/${"x".repeat(limits.url - 29)}`;
const people = (length: number, longest: number) =>
  Array.from({ length }, (_, at) => wide(longest - 2) + String(at).padStart(2, "0"));
const goals = people(limits.goals, limits.name).map((player) => ({
  player,
  assist: wide(limits.name),
  minute: wide(limits.name),
}));

/** One collection for each set of fields. */
export const unlikeInFields: readonly Collection[] = [
  ...new Map(
    [...collections, ...arenaCollections].map((one) => [
      JSON.stringify(Object.keys(example(one))),
      one,
    ]),
  ).values(),
];

/** The largest legal values of fields with a form or a size of their own; `longestOf` returns those of other fields. */
const largest: Fields = {
  teamB: wide(limits.name - 1) + "B",
  slug: "s".repeat(64),
  // Only goalkeepers have clean sheets.
  position: "Goalkeeper",
  scoreA: limits.score,
  scoreB: limits.score,
  goalsA: goals,
  goalsB: goals,
  bookings: people(limits.bookings, limits.booking),
  manOfTheMatch: { player: wide(limits.name), clubLogo: URL, rating: limits.stars },
  rating: 99.9,
  ppg: 299.9,
  ending: "doubleForfeit disqualified",
  detail: "6".repeat(limits.detail),
  stage: "S".repeat(limits.stage),
  day: "2026-03-14",
  scoring: `scale=${Array.from({ length: 24 }, () => "10").join("-")};team=99;others=give`,
  bans: "yellows=99;length=99;second=99;red=99;wiped=R16ABCDE",
  cups: Array.from({ length: limits.cups }, (_, at) =>
    `cup${at}|${wide(limits.shortText)}|32|2a|played|`.padEnd(limits.line, "Ж"),
  ),
  format: `groups=${Array.from({ length: 8 }, () => "G".repeat(12)).join()};rounds=2;through=32;cup=32;third=played;legs=2;contests=20;play=first;boards=12;by=total;between=apart;bye=none;points=10-10-10-10-10;split=99:${Array.from({ length: 8 }, () => "12").join("/")};carry=bans,cards`,
  split: Array.from({ length: limits.split }, (_, at) => `${at}`.padEnd(64, "x").concat("=12")),
  suspension: "99 matches, 9 yellows from 2026-11-20",
  formerClubs: people(limits.former, limits.name).map((club) => `2026-02-01 ${club}`),
};

/**
 * Returns the longest text, address or list of names that the schema allows for a stored key; undefined for other fields
 * and for those with a pattern.
 */
function longestOf(kind: EntityKind, key: string): unknown {
  const name = storedOf(kind).aliases?.[key] ?? key;
  const meta = fieldsOf(kind).find(([field]) => field === name)?.[1];
  if (!meta || meta.pattern) return undefined;
  const { control, max = limits.note } = meta;
  if (control === "url") return URL;
  if (control === "names") return people(max, limits.name);
  return ["text", "longText", "club", "gameWeek"].includes(control) ? wide(max) : undefined;
}

/** The largest legal record of a collection. */
export function largestOf(collection: Collection): Fields {
  const fields = example(collection);
  const grown = Object.fromEntries(
    Object.keys(fields).map((key) => [
      key,
      largest[key] ?? longestOf(collection.kind, key) ?? fields[key],
    ]),
  );
  const ids = Array.from({ length: MOST_IDS }, (_, at) => `${at}`.padEnd(64, "x"));
  return {
    ...grown,
    ...Object.fromEntries(
      adminOnlyKeys(collection.kind).map((key) => [
        key,
        adminOnlyIdKeys(collection.kind).includes(key) ? ids : "u".repeat(64),
      ]),
    ),
    ...(collection.kind === "grounds" && {
      closed: Array.from({ length: 40 }, () => "2026-12-24/2027-01-02"),
    }),
    ...("scoreA" in fields ? { corrected: "300–300", unconfirmed: true } : {}),
  };
}

/** A commit that may be repeated after `prepare`, and whose it is. */
export interface DearCommit {
  readonly who: Identity;
  /** The match blocks whose rules it is judged by. */
  readonly blocks: readonly string[];
  readonly prepare: () => Promise<void>;
  readonly writes: readonly Write[];
}

/** Takes documents away around the rules. */
export async function clear(world: RulesEmulator, paths: readonly string[]): Promise<void> {
  const writes = paths.map((path): Write => ({ op: "delete", path }));
  const answer = await restCommit(world.projectId, writes, OWNER);
  if (answer.status !== 200) throw new Error(answer.body);
}

/** The block of the rules that is asked for a collection: one for all that opened leagues have. */
const blockOf = (name: string) => (name.includes("~") ? "name" : name);

/** The record of a league that was opened in the app. */
const leagueOf = (slug: string): Record<string, Fields> =>
  slug === CUP ? { [`leagues/${slug}`]: storedLeague } : {};

/** A save that costs the most: an update that moves the record to another season, all of them published. */
export function dearest(world: RulesEmulator, collection: Collection): DearCommit {
  const { name, kind, league } = collection;
  // Records of the league belong to no season.
  const moves = !isOfLeague(kind);
  // Rows that are only edited are moved by owners alone.
  const isEditedOnly = kind === "standings" && league.admin.sections.standings === "edit-only";
  const who = isEditedOnly ? owner : chief;
  const stored = storedRecord({ ...largestOf(collection), ...(moves && { season: "2024" }) });
  const fields = { ...largestOf(collection), ...(moves && { season: "2025-26" }) };
  const save = makeSave({
    collection: name,
    id: "one",
    fields,
    stored,
    by: who.uid ?? "",
    published: true,
  });
  const { change } = save;
  const leaving = (["published", "sheet"] as const).flatMap((which): Write[] => {
    if (!moves || !save[which]) return [];
    const [base, section] = which === "sheet" ? [league.slug, kind] : [name, "records"];
    const left = publication(`${base}@2024`, { section, id: "one", entry: undefined, change });
    return [{ op: "change", path: `published/${left.name}`, changes: left.changes }];
  });
  const prepare = async () => {
    await clear(world, [`history/${change}`]);
    await world.seed(seedOf({ [name]: { one: stored } }));
    await world.seed({
      ...leagueOf(league.slug),
      [`published/${name}@2024`]: publishedDocument({ one: stored }),
      [`published/${name}@2025-26`]: publishedDocument({}),
      [`published/${league.slug}@2024`]: sheetDocument({ [kind]: { one: {} } }),
      [`published/${league.slug}@2025-26`]: sheetDocument(),
    });
  };
  const blocks = [blockOf(name), "history", "published"];
  return { who, blocks, prepare, writes: [...writesOf(save), ...leaving] };
}

/** An id that only an old site gives. */
const ODD = `Final, ${"x".repeat(80)}`;

const largestLive: Fields = {
  ...match,
  scoreA: limits.score,
  phase: wide(limits.shortText),
  detail: "6".repeat(160),
  minute: liveLimits.minute,
  // As many as there may be, and together as long as they may be.
  events: people(liveLimits.events, liveLimits.bytes / liveLimits.events / 2),
};
const liveDocumentOf = (id: string): Fields => ({
  matches: Object.fromEntries(
    [id, ...Array.from({ length: liveLimits.matches - 1 }, (_, at) => `other-${at}`)].map((one) => [
      one,
      largestLive,
    ]),
  ),
  lastId: id,
  lastChange: "",
  updatedAt: new Date("2026-03-14T16:00:00Z"),
});

const [scorer] = everyScorer;

/** What else costs much in a league with live matches: commits that look at the fixture, by what they do. */
export function dearestOnTheDay(
  world: RulesEmulator,
  results: Collection,
): Readonly<Record<string, DearCommit>> {
  const { name, league } = results;
  const { slug } = league;
  const fixtures = league.collections.fixtures;
  if (!fixtures || !scorer) throw new Error(`${name} has no fixtures, or nobody scores them.`);
  const { season: _, ...fields } = largestOf(results);
  const date = new Date(Math.round(Date.now() / 1000) * 1000);
  const played = { ...fields, date };
  const shared = ["teamA", "teamB", "date", "gameWeek", "stage"].filter((key) => key in played);
  const fixture = storedRecord(
    Object.fromEntries(shared.map((key) => [key, (played as Fields)[key]])),
  );
  /** The result takes the match out of the live document. */
  const ends = (id: string, change: string): Write => ({
    op: "change",
    path: `live/${slug}`,
    changes: [
      [["matches", id], undefined],
      [["lastId"], id],
      [["lastChange"], change],
      [["updatedAt"], NOW],
    ],
  });
  const resultOf = (who: Identity, id: string, stored: Fields | null): DearCommit => {
    const by = who.uid ?? "";
    // A scorer's first result corrects none.
    const { corrected: _corrected, ...first } = played as Fields;
    const content = stored || who !== scorer ? played : first;
    const save = makeSave({ collection: name, id, fields: content, stored, by, published: true });
    const prepare = async () => {
      await clear(world, [`history/${save.change}`, save.path]);
      await world.seed(seedOf({ [name]: stored ? { [id]: stored } : {} }));
      await world.seed({
        ...leagueOf(slug),
        [`${fixtures}/${id}`]: fixture,
        [`live/${slug}`]: liveDocumentOf(id),
      });
    };
    const writes = [...writesOf(save), ends(id, save.change)];
    return { who, blocks: [blockOf(name), "history", "published", "live"], prepare, writes };
  };
  const before = storedRecord({ ...played, scoreA: 0 });
  const moved = dearest(world, results);
  const entry = moved.writes.find(({ path }) => path.startsWith("history/"))?.path ?? "";
  const change = entry.replace("history/", "");
  const state = { ...largestLive, scoreB: 1 };
  const [keeps, told] = liveWrites({
    fixture: ODD,
    by: scorer.uid ?? "",
    slug,
    state,
    before: largestLive,
    matches: { ...(liveDocumentOf(ODD)["matches"] as Fields), [ODD]: state },
  });
  return {
    "a result that moves and ends a live match": {
      ...moved,
      blocks: [...moved.blocks, "live"],
      prepare: async () => {
        await moved.prepare();
        await world.seed({ [`${fixtures}/one`]: fixture, [`live/${slug}`]: liveDocumentOf("one") });
      },
      writes: [...moved.writes, ends("one", change)],
    },
    "a first result under its fixture's old id": resultOf(chief, ODD, null),
    "a scorer's first result under its fixture's old id": resultOf(scorer, ODD, null),
    "a scorer's correction": resultOf(scorer, "one", before),
    "a scorer's live save": {
      who: scorer,
      blocks: ["live", "history"],
      prepare: async () => {
        await clear(world, [told.path]);
        await world.seed({
          [`${fixtures}/${ODD}`]: fixture,
          [`live/${slug}`]: liveDocumentOf(ODD),
        });
      },
      writes: [keeps, told],
    },
  };
}
