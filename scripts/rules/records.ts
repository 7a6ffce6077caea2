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
import { checksOf, linesOf, wholeOf, type Lines, type StoredKey } from "./fields";

/** A sample value for each control that is not empty, so that its key is written. */
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

/** Returns the keys that a league stores for a record in which every field is filled in. */
function keysOf<K extends EntityKind>(kind: K, league: League, position: string): string[] {
  const filled = fieldsOf(kind).map(([name, meta]) => [name, samples[meta.control]]);
  // The type is safe: the sample has the keys of the entity, with values of the right types.
  const entity = { ...Object.fromEntries(filled), position } as unknown as Entities[K];
  return Object.keys(toDocument(kind, entity, shapeOf(league)));
}

/** Returns the fields that are stored under another key, by that key. */
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

/** The pattern of one entry of an event, in one line; `publicLines` is the pattern of all of them. */
const oneLine = inRules(linePattern.source.slice(1, -1));
const publicLines = `^(${oneLine}\\n)* $`;

/** Keys whose values are computed from others, so that no field has them. */
const derived: readonly string[] = ["possessionB", "shown"];

/** The patterns of a season's id and of a change's id. */
const seasonId = "[A-Za-z0-9_-]{1,20}";
const changeId = limits.idPattern.source.slice(1, -1);

/**
 * Optional keys of documents besides the record's fields: texts with their patterns, and keys whose value is `true`.
 */
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

/** The checks of the rules for the records of a kind in a league. */
export interface RecordRule {
  /**
   * All keys that a record may have and that everybody may read; its lines check them too. Required keys need no check:
   * a condition reads each, and reading a missing key denies the request.
   */
  readonly keys: readonly string[];
  /** Keys that a record may have and that only administrators may read. */
  readonly apart: readonly string[];
  readonly lines: Lines;
  readonly conditions: readonly string[];
}

/** Returns the conditions that concern several fields. */
function acrossFields(kind: EntityKind, league: League, keys: readonly string[]): string[] {
  const has = (key: string) => keys.includes(key);
  const { scorerFigure, statistics } = league.game;
  return [
    ...(has("teamA") ? ["d.teamA != d.teamB"] : []),
    ...(has("possessionB") ? ["d.possessionA + d.possessionB == 100"] : []),
    // If each entry is one goal, there cannot be more entries than the score says. In other sports both lists only have
    // to be present. The rule of the history checks their entries.
    ...(!has("goalsA")
      ? []
      : scorerFigure === "minute"
        ? ["d.goalsA.size() <= d.scoreA", "d.goalsB.size() <= d.scoreB"]
        : ["d.goalsA.concat(d.goalsB) is list"]),
    // `shown` has as many lines as `lines`, in the same form. The rules cannot check that these are the same entries
    // without athletes.
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

/** Returns the checks for the records of a kind in a league. @throws Error if a stored key belongs to no field */
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
  const asked = [...ofAll, ...others].map(checksOf);
  const { texts, truths } = marksOf(kind);
  // Records of the arena have no `old` values, because old sites had no such records.
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
      // The sum is a whole number only if all parts are whole numbers.
      ...(whole.length > 0 ? [`(${whole.join(" + ")}) is int`] : []),
      // A stored space must not count as a missing text.
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
