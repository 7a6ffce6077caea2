import { readFileSync } from "node:fs";
import { jsonOf } from "../../tools/rank/json";
import { runVector } from "../../tools/rank/vector";

/** The golden vectors. */
export const GOLDEN = "tests/golden";

const packsBeside: unknown = JSON.parse(readFileSync(`${GOLDEN}/packs.json`, "utf8"));

/** The rule packs beside the golden vectors. */
export const packs = () => packsBeside;

/** A vector's rows for that pack and these matches. */
export function tableOf(rulePack: string, matches: readonly object[], more: object = {}) {
  const sport = rulePack
    .replace(/\..*/, "")
    .replace(/^(table|lawn)?tennis$/, (name) =>
      name === "tennis" ? "lawn-tennis" : "table-tennis",
    );
  const output = jsonOf(
    runVector({ id: "x", sport, rulePack, participants: ["A", "B", "C"], matches, ...more }, packs),
  );
  return { output, rows: jsonOf(output["table"]) };
}
