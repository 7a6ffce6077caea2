import { adminOnlyIdKeys, adminOnlyKeys, MOST_IDS } from "../../src/records/adminOnly";
import { fieldsOf, toDocument } from "../../src/records/document";
import type { Control } from "../../src/records/field";
import {
  isOfArena,
  isOfLeague,
  kinds,
  type Entities,
  type EntityKind,
} from "../../src/records/kinds";
import type { League } from "../../src/domain/league/league";
import { shapeOf } from "../../src/records/shape";
import { linePattern } from "../../src/domain/meet/patterns";
import { inRules, quoted } from "./patterns";
import { limits } from "../../src/domain/limits";
import { askedOf, linesOf, wholeOf, type Lines, type StoredKey } from "./fields";

/** A value of each control that is not empty, so that its key is written. */
const samples: { readonly [K in Control]: unknown } = {
  text: "x",
  longText: "x",
  club: "x",
  url: "https://a.example/",
  integer: 1,
  decimal: 1,
  dateTime: 1,
  gameWeek: "x",
  names: ["x"],
  lines: ["x"],
  goals: [],
  bookings: ["x"],
  manOfTheMatch: {},
  possession: 50,
  flag: true,
};

/** The keys that a league stores of an entity in which everything is filled in. */
function keysOf<K extends EntityKind>(kind: K, league: League, position: string): string[] {
  const filled = fieldsOf(kind).map(([name, meta]) => [name, samples[meta.control]]);
  // Has the keys of the entity, and values of their types.
  const entity = { ...Object.fromEntries(filled), position } as unknown as Entities[K];
  return Object.keys(toDocument(kind, entity, shapeOf(league)));
}

/** The fields of the entities that are stored under another name, by that name. */
function namesBehind(league: League): Readonly<Record<string, string>> {
  const { lineUp, table, statistics } = league.game;
  const [lineUpA, lineUpB] = lineUp.fields;
  return {
    [lineUpA]: "lineUpA",
    [lineUpB]: "lineUpB",
    [table.teamField]: "team",
    ...Object.fromEntries(
      statistics.flatMap(({ key, alsoStoredAs }) => (alsoStoredAs ? [[alsoStoredAs, key]] : [])),
    ),
  };
}

/** Lines of entries, one below the other. */
const oneLine = inRules(linePattern.source.slice(1, -1));
const publicLines = `^(${oneLine}\\n)* $`;

/** Keys that follow from others and have no field of their own. */
const derived: readonly string[] = ["possessionB", "shown"];

/** A season's id, and that of a change. */
const seasonId = "[A-Za-z0-9_-]{1,20}";
const changeId = limits.idPattern.source.slice(1, -1);

/** What the documents of a collection hold beside the fields of their entity: texts with their pattern, and what is true. */
interface Marks {
  readonly texts: Readonly<Record<string, string>>;
  readonly truths: readonly string[];
}

const marks: { readonly [K in EntityKind]?: Marks } = {
  results: { texts: { corrected: "[0-9]{1,3}–[0-9]{1,3}" }, truths: ["unconfirmed"] },
};

function marksOf(kind: EntityKind): Marks {
  const { texts = {}, truths = [] } = marks[kind] ?? {};
  return { texts: { ...texts, ...(isOfLeague(kind) ? {} : { season: seasonId }) }, truths };
}

/** What a record of that kind looks like in a league, as the rules see it. */
export interface RecordRule {
  /** All keys it may have that everybody may read, which its lines say too. Those it must have are read, and reading what is not there denies. */
  readonly keys: readonly string[];
  /** Keys it may have that administrators alone read. */
  readonly apart: readonly string[];
  readonly lines: Lines;
  readonly conditions: readonly string[];
}

/** What no single field says. */
function acrossFields(kind: EntityKind, league: League, keys: readonly string[]): string[] {
  const has = (key: string) => keys.includes(key);
  const { scorerFigure, statistics } = league.game;
  return [
    ...(has("teamA") ? ["d.teamA != d.teamB"] : []),
    ...(has("possessionB") ? ["d.possessionA + d.possessionB == 100"] : []),
    // Where each entry is a goal there cannot be more of them than the score says. Elsewhere both have to be there: what is
    // in them, the history's rule asks.
    ...(!has("goalsA")
      ? []
      : scorerFigure === "minute"
        ? ["d.goalsA.size() <= d.scoreA", "d.goalsB.size() <= d.scoreB"]
        : ["d.goalsA.concat(d.goalsB) is list"]),
    // As many as there are entries, in their form; that they are those entries without athletes cannot be asked.
    ...(kind === "events"
      ? [
          "d.shown.size() == d.lines.size()",
          `areLines(d.shown.concat([' ']), ${quoted(publicLines)})`,
          `d.shown.join('').size() <= ${limits.lines * limits.line}`,
        ]
      : []),
    ...(kind === "players"
      ? statistics.flatMap(({ key, alsoStoredAs }) =>
          alsoStoredAs ? [`d.${alsoStoredAs} == d.${key}`] : [],
        )
      : []),
    ...marksOf(kind).truths.map((key) => `d.get('${key}', true) == true`),
  ];
}

/** What the rules ask of a record of that kind in a league. @throws Error for a key that no field explains */
export function recordRule(kind: EntityKind, league: League): RecordRule {
  const behind = namesBehind(league);
  const entries: Readonly<Record<string, StoredKey["schema"]>> = kinds[kind].schema.entries;
  const always = new Set(keysOf(kind, league, "Forward"));
  const keys = keysOf(kind, league, "Goalkeeper");
  const stored = keys.flatMap((key): StoredKey[] => {
    if (derived.includes(key)) return [];
    const schema = entries[key] ?? entries[behind[key] ?? key];
    if (!schema) throw new Error(`No field of ${kind} is stored as ${key}.`);
    return [{ key, schema }];
  });
  const isOptional = (one: StoredKey) => one.schema.meta.optional === true;
  const ofKeepers = (one: StoredKey) => !always.has(one.key);
  const ofAll = stored.filter((one) => !isOptional(one) && !ofKeepers(one));
  const others = stored.filter((one) => isOptional(one));
  const keepers = stored.filter(ofKeepers);
  const asked = [...ofAll, ...others].map(askedOf);
  const { texts, truths } = marksOf(kind);
  // An old site kept none of the arena's records.
  const hasOld = !isOfArena(kind);
  const known = [
    ...keys,
    "version",
    "updatedAt",
    "change",
    ...Object.keys(texts),
    ...truths,
    ...(hasOld ? ["old"] : []),
  ];
  const said = Object.entries(texts).map(([key, pattern]) => ({
    value: `d.get('${key}', ' ')`,
    pattern: `( |${pattern})`,
  }));
  const apart = adminOnlyKeys(kind);
  const idKeys = adminOnlyIdKeys(kind);
  const ids = idKeys.map((key) => ({ value: `d.get('${key}', [])`, pattern: `(\\n${changeId})*` }));
  const accounts = apart
    .filter((key) => !idKeys.includes(key))
    .map((key) => ({ value: `d.get('${key}', ' ')`, pattern: `( |${changeId})` }));
  const change = { value: "d.change", pattern: changeId };
  const whole = [
    ...asked.flatMap((one) => one.whole),
    ...(keys.includes("possessionB") ? ["d.possessionB"] : []),
  ];
  return {
    keys: known,
    lines: linesOf({
      lines: [change, ...said, ...accounts, ...asked.flatMap(({ lines }) => lines)],
      lists: [...asked.flatMap(({ lists }) => lists), ...ids],
    }),
    apart,
    conditions: [
      // Only of whole numbers the sum is one.
      ...(whole.length > 0 ? [`(${whole.join(" + ")}) is int`] : []),
      // A stored space must not pass for an absent text.
      "!(' ' in d.values())",
      ...(hasOld ? ["(!('old' in d) || isOld(d.old))"] : []),
      ...asked.flatMap(({ conditions }) => conditions),
      ...idKeys.map((key) => `isInt(d.get('${key}', ['x']).size(), 1, ${MOST_IDS})`),
      ...keepers.map(
        (one) => `(d.position.lower() == 'goalkeeper' ? ${wholeOf(one)} : !('${one.key}' in d))`,
      ),
      ...stored
        .filter(({ schema }) => schema.meta.fixed)
        .map(({ key, schema }) =>
          schema.meta.optional
            ? `(resource == null || d.get('${key}', '') == resource.data.get('${key}', ''))`
            : `(resource == null || d.${key} == resource.data.${key})`,
        ),
      ...acrossFields(kind, league, keys),
    ],
  };
}
