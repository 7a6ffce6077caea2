import { limits } from "../../src/domain/limits";
import { fieldsOf } from "../../src/records/document";
import type { Control } from "../../src/records/field";
import { entityKinds, kindsOfLeagues, type EntityKind } from "../../src/records/kinds";
import {
  knownKeysOf,
  LIVE_PERSON_KEYS,
  PERSON_PARTS,
  personKeysOf,
} from "../../src/records/persons";
import type { Collection } from "./collections";
import { choice, isOneOf, NOTHING } from "./layout";
import { openedNames, openedSlug } from "./opened";
import { listed } from "./patterns";

/** Writes a choice by the kind of record in an entry of the history; the rules call that entry `told`. */
function byKind(
  collections: readonly Collection[],
  ofKind: (kind: EntityKind) => string,
  ofLive: string,
): string {
  const slugs = [...new Set(collections.map(({ league }) => league.slug))];
  const cases = entityKinds.flatMap((kind): [string, string][] => {
    const names = collections.filter((one) => one.kind === kind).map(({ name }) => name);
    const opened = kindsOfLeagues.includes(kind) ? [openedNames(kind)] : [];
    return names.length > 0 ? [[isOneOf("collection", [...names, ...opened]), ofKind(kind)]] : [];
  });
  // Entries about live matches have the league's slug as their collection.
  return choice([...cases, [isOneOf("collection", [...slugs, openedSlug]), ofLive]], NOTHING);
}

/** Writes a choice, by kind, of the keys that the records of the kind may have. */
export const knownKeysChoice = (collections: readonly Collection[]): string =>
  byKind(collections, (kind) => listed(knownKeysOf(kind)), NOTHING);

const nameOf = (kind: string) => `isLeftOf${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;

/** Returns the controls of a kind's fields, by the fields' keys. */
const controlsOf = (kind: EntityKind): ReadonlyMap<string, Control> =>
  new Map<string, Control>(fieldsOf(kind).map(([name, { control }]) => [name, control]));

/**
 * Whether a key is that of a text. All texts are compared at once; lists, maps and the keys of old records one by one.
 */
const isText = (control: Control | undefined) => control === "text" || control === "longText";

/**
 * Writes the function that checks that only a person was erased from a record `told` of the history, leaving `left`.
 */
function leftFunction(
  kind: string,
  keys: readonly string[],
  controls: ReadonlyMap<string, Control>,
): string {
  const alike = (some: readonly string[]) =>
    some
      .flatMap((key) => [
        `${controls.get(key) === "goals" ? "areGoalsAlike" : "isAlike"}(told, left, '${key}')`,
        ...(PERSON_PARTS[key] ?? []).map((part) => `isStaying(told, left, '${key}', '${part}')`),
      ])
      .join(" && ");
  const texts = keys.filter((key) => isText(controls.get(key)));
  const addresses = keys.filter((key) => controls.get(key) === "url");
  const others = keys.filter((key) => !texts.includes(key) && !addresses.includes(key));
  const allOf = (state: string) =>
    `['-', ${texts.map((key) => `${state}.get('${key}', '')`).join(", ")}, '-']`;
  return [
    `    function ${nameOf(kind)}(told, left, collection) {`,
    "      return told == left",
    `        || told is map && left is map && isLess(left.diff(told), ${listed(keys)}, collection)`,
    ...(texts.length > 0
      ? [
          `          && (areTextsLeft(${allOf("told")}, ${allOf("left")})`,
          `            || ${alike(texts)})`,
        ]
      : []),
    ...addresses.map((key) => `          && isAddressLeft(told, left, '${key}')`),
    ...(others.length > 0 ? [`          && ${alike(others)}`] : []),
  ]
    .join("\n")
    .concat(";\n    }");
}

/** Writes these functions for each kind that the leagues have, and for live matches. */
export function leftFunctions(collections: readonly Collection[]): string {
  const kept = entityKinds.filter((kind) => collections.some((one) => one.kind === kind));
  return [
    ...kept.map((kind) => leftFunction(kind, personKeysOf(kind), controlsOf(kind))),
    leftFunction("live", LIVE_PERSON_KEYS, new Map()),
  ].join("\n\n");
}

/**
 * Writes the choice between these functions. Each applies to the records before and after, because one choice is
 * cheaper.
 */
export const areLeftChoice = (collections: readonly Collection[]): string => {
  const both = (kind: string) =>
    `${nameOf(kind)}(told.before, h.before, collection) && ${nameOf(kind)}(told.after, h.after, collection)`;
  return byKind(collections, both, both("live"));
};

/** The sign between texts that are joined to compare them at once. */
export const TEXT_SIGN = "\u241f";

/** Number of goals that one function compares. With more, the emulator takes minutes to load the nested expressions. */
const STEP = 5;

/** Writes the functions that compare two lists of goals, entry by entry, up to their length `n`. */
export function goalFunctions(): string {
  const starts = Array.from({ length: limits.goals / STEP }, (_, at) => at * STEP);
  return starts
    .map((start) => {
      const next = start + STEP;
      const some = Array.from({ length: STEP }, (_, at) => start + at).map(
        (at) => `(n <= ${at} || isGoalLeft(told[${at}], left[${at}]))`,
      );
      const rest =
        next < limits.goals ? [`(n <= ${next} || areGoalsLeft${next}(told, left, n))`] : [];
      const first = some.join("\n        && ");
      // After the first group, a whole group that is unchanged is skipped at once. This fails for a list that ends
      // inside the group, so each entry is compared then.
      const step =
        start === 0
          ? first
          : `(told[${start}:${next}] == left[${start}:${next}]\n        || ${some.join("\n          && ")})`;
      return [
        `    function areGoalsLeft${start}(told, left, n) {`,
        `      return ${[step, ...rest].join("\n        && ")};`,
        "    }",
      ].join("\n");
    })
    .join("\n\n");
}
