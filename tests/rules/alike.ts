import { isShort } from "../harness/forms";
import { arenaCollections, collections, type Collection } from "./registry";
import { RULES } from "./realRules";
import { outsiders, type Identity } from "./rulesEmulator";

/**
 * The rules of a collection without the names of its league and of that league's sport, which are all that differs
 * between leagues: a league that names another sport than its own is unlike all others.
 */
function rulesOf({ name, kind, league }: Collection): string {
  const block = new RegExp(`match /${name}/\\{id\\} \\{[^]*?\\n\\}`).exec(RULES)?.[0];
  if (!block) throw new Error(`There are no rules for ${name}.`);
  const names = Object.entries(league.collections).map(([of, one]) => [one, `of ${of}`] as const);
  const nameless = names.reduce((text, [one, of]) => text.replaceAll(one, of), block);
  const ofLeague = nameless.replaceAll(`'${league.slug}'`, "the league");
  return `${kind}: ${ofLeague.replaceAll(`'${league.sport}'`, "its sport")}`;
}

/** Those of the arena too. */
const all = [...collections, ...arenaCollections];

/** One collection for each wording of rules: the others have the very same rules under other names. */
export const unlike: readonly Collection[] = [
  ...new Map(all.toReversed().map((one) => [rulesOf(one), one])).values(),
];

const validator = /\bis[A-Z]\w*(?=\()/g;

/** The same where it does not matter which function judges the record itself: one for each way of saving and reading. */
export const unlikeInWays: readonly Collection[] = [
  ...new Map(
    all.toReversed().map((one) => [rulesOf(one).replaceAll(validator, "isRight"), one]),
  ).values(),
];

/** What the functions say that judge records. */
export const validators: readonly string[] = [
  ...RULES.matchAll(/function is[A-Z]\w*\(d?\)[^]*?\n\}/g),
].map(([text]) => text);

/**
 * Collections that everything is tried on: in `npm test` one for each way of saving and reading. A fault in the rules of
 * any other makes them unlike all others, and so brings it in.
 */
export const wholly: readonly Collection[] = isShort ? unlikeInWays : all;

/** Those who try: all outsiders each wording once, and two of them the same rules under another name. */
export const outsidersOf = (collection: Collection): readonly Identity[] =>
  (isShort ? unlikeInWays : unlike).includes(collection) ? outsiders : outsiders.slice(0, 2);
