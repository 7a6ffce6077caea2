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

/** A choice by the kind of record of an entry of the history, `told` in the rules. */
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
  // Of matches as they are played the collection is the league's slug.
  return choice([...cases, [isOneOf("collection", [...slugs, openedSlug]), ofLive]], NOTHING);
}

/** The choice of the keys that a record is understood under. */
export const knownKeysChoice = (collections: readonly Collection[]): string =>
  byKind(collections, (kind) => listed(knownKeysOf(kind)), NOTHING);

const nameOf = (kind: string) => `isLeftOf${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;

/** The controls of that kind's fields, by their keys. */
const controlsOf = (kind: EntityKind): ReadonlyMap<string, Control> =>
  new Map<string, Control>(fieldsOf(kind).map(([name, { control }]) => [name, control]));

/** Keys of texts, which are looked at all at once; those of lists and maps, and what an old record has, by themselves. */
const isText = (control: Control | undefined) => control === "text" || control === "longText";

/** A function that says whether nothing but a person was taken from a record `told` of the history. */
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

/** These functions, of each kind that a league keeps, and of a match as it is played. */
export function leftFunctions(collections: readonly Collection[]): string {
  const kept = entityKinds.filter((kind) => collections.some((one) => one.kind === kind));
  return [
    ...kept.map((kind) => leftFunction(kind, personKeysOf(kind), controlsOf(kind))),
    leftFunction("live", LIVE_PERSON_KEYS, new Map()),
  ].join("\n\n");
}

/** The choice of these functions, of what was there before and of what was there after: chosen once, which is cheaper. */
export const areLeftChoice = (collections: readonly Collection[]): string => {
  const both = (kind: string) =>
    `${nameOf(kind)}(told.before, h.before, collection) && ${nameOf(kind)}(told.after, h.after, collection)`;
  return byKind(collections, both, both("live"));
};

/** The sign between texts that are looked at as one. */
export const TEXT_SIGN = "\u241f";

/** How many goals one function compares: the emulator takes minutes to read what is nested more deeply. */
const STEP = 5;

/** Functions that look at each entry of two lists of goals beside the other, as far as the lists go. */
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
      // Behind the first those that stay are passed over together, which a list that ends among them cannot be.
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
