import { isJson, textOf, type Json } from "./json";
import { meetOutput, verticalOutput } from "./meet";
import { playersOutput } from "./players";
import { clinchOutput, medalsOutput, type Packs, tableOutput } from "./table";
import { tieOutput } from "./tie";

/** What the engine says to a vector of each kind. */
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

/** All that a vector may say (tests/golden/README.md): a key that is none of these is a slip of the pen. */
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
 * Runs a vector (golden/README.md) through the engine. `packs` reads the `packs.json` beside it.
 * @throws Error in one plain sentence if it is not a vector.
 */
export function runVector(vector: unknown, packs: Packs): { readonly id: string } {
  if (!isJson(vector) || !KEYS.some((key) => Array.isArray(vector[key]))) {
    throw new Error("This is no vector: it has neither participants nor matches");
  }
  const unknown = Object.keys(vector).find((key) => !KNOWN.has(key));
  if (unknown !== undefined)
    throw new Error(`A vector says nothing called ${JSON.stringify(unknown)}`);
  const kind = textOf(vector["kind"]) || "table";
  const run = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!run) throw new Error(`No vector is of the kind ${JSON.stringify(kind)}`);
  return { id: textOf(vector["id"]), ...run(vector, packs) };
}
