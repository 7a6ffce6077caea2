import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LOCAL_FOLDER } from "../emulators/firebaseTools";
import { pickSuites } from "../test/suites";
import type { Fault } from "./fault";
import { applied, type Trial } from "./notice";
import { runIn } from "./run";

const STATICS = ["types", "lint", "format", "dead-code"];
const LIMIT = 10 * 60_000;

/**
 * Runs the checks of types, lint, format and dead code on a copy with all faults in it. A fault that one of them
 * reports does not belong on the list, because no test has to find it.
 * @returns the output of the checks that failed; '' if all passed
 */
export async function checkFaultsStatically(
  trial: Omit<Trial, "limit">,
  faults: readonly Fault[],
): Promise<string> {
  const { copy, stopped } = trial;
  const log = path.join(LOCAL_FOLDER, "faults", "statics.log");
  mkdirSync(path.dirname(log), { recursive: true });
  try {
    for (const fault of faults) await applied(trial, fault);
    const said: string[] = [];
    for (const { name, command } of pickSuites({ form: "short", names: STATICS })) {
      const ended = await runIn({ command, root: copy.root, log, env: {}, limit: LIMIT, stopped });
      if (ended !== "well") said.push(`${name}: ${readFileSync(log, "utf8")}`);
    }
    return said.join("\n");
  } finally {
    copy.restore();
  }
}
