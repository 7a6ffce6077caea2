import { isJson, textOf, type Json } from "./json";
import { meetOutput, verticalOutput } from "./meet";
import { playersOutput } from "./players";
import { clinchOutput, medalsOutput, type Packs, tableOutput } from "./table";
import { tieOutput } from "./tie";

/** The function that computes the output for each kind of vector. */
export const KINDS: Readonly<Record<string, (vector: Json, packs: Packs) => object>> = {
  table: tableOutput,
  medals: medalsOutput,
  clinch: clinchOutput,
  meet: meetOutput,
  vertical: verticalOutput,
  players: playersOutput,
  tie: tieOutput,
};

const KEYS = ["participants", "teams", "matches", "events", "entries", "ties"];

/** All keys that a vector may have (tests/golden/README.md). Any other key counts as a typing error. */
const KNOWN = new Set([
  ...KEYS,
  ..."id kind sport competition rulePack source confidence evidence note".split(" "),
  ..."by format league groups asOf adjustments adjust conduct seed seeds lots lot withdrawn out".split(
    " ",
  ),
  ..."remaining places qualifiers needs scale perTeam displace relay heights useJumpOff".split(" "),
  ..."goalkeepers squads scorerFigure placings otherPacks".split(" "),
  ..."expected expectedOrder expectedTable expectedTotals expectedEventPoints".split(" "),
  ..."expectedBeforeJumpOff decidedBy miniTables published".split(" "),
]);

/**
 * Computes the output for a vector (tests/golden/README.md).
 * @param packs reads the `packs.json` beside the vector
 * @throws Error, in one plain sentence, if it is not a vector
 */
export function runVector(vector: unknown, packs: Packs): { readonly id: string } {
  if (!isJson(vector) || !KEYS.some((key) => Array.isArray(vector[key]))) {
    throw new Error("This is no vector: it has neither participants nor matches");
  }
  const unknown = Object.keys(vector).find((key) => !KNOWN.has(key));
  if (unknown !== undefined) throw new Error(`A vector has no key ${JSON.stringify(unknown)}`);
  const kind = textOf(vector["kind"]) || "table";
  const run = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!run) throw new Error(`No vector is of the kind ${JSON.stringify(kind)}`);
  return { id: textOf(vector["id"]), ...run(vector, packs) };
}
