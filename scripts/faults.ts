import path from "node:path";
import { parseArgs } from "node:util";
import { LOCAL_FOLDER } from "./emulators/firebaseTools";
import { commitOf, copyOf } from "./faults/copy";
import { faults } from "./faults/list";
import { findNoticingSuite } from "./faults/notice";
import { closingLines, faultLine, resultIn, withFault, writeResult } from "./faults/result";
import { checkFaultsStatically } from "./faults/statics";
import { FORMS } from "./test/suites";

/*
 * Puts each fault of the list into a copy of a commit and reports which suite notices it: `tsx scripts/faults.ts
 * [--only 1,2] [--commit HEAD] [--form short] [--minutes 3] [--result FILE] [--late] [--no-statics]`. Faults that are
 * in the result file are not tried again, so that an interrupted run can continue; `--late` tries those again that
 * timed out.
 */

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    commit: { type: "string", default: "HEAD" },
    form: { type: "string", default: "short" },
    minutes: { type: "string", default: "3" },
    result: { type: "string", default: path.join(LOCAL_FOLDER, "faults.json") },
    late: { type: "boolean", default: false },
    "no-statics": { type: "boolean", default: false },
  },
});
const form = FORMS.find((one) => one === values.form);
if (!form) {
  console.error(`--form is one of ${FORMS.join(", ")}.`);
  process.exit(2);
}
const only = values.only === "" ? null : values.only.split(",").map(Number);
const minutes = Number(values.minutes);
const copy = copyOf(commitOf(values.commit));
// After a signal the running suite is stopped first. The results so far stay in the result file.
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
const trial = { copy, form, limit: minutes * 60_000, stopped: stop.signal };

try {
  const kept = () => resultIn(values.result, { commit: copy.commit, form, minutes });
  const known = kept()
    .faults.filter(({ outcome }) => !(values.late && outcome === "late"))
    .map(({ id }) => id);
  const wanted = faults.filter(({ id }) => (only?.includes(id) ?? true) && !known.includes(id));
  const seen = values["no-statics"] ? "" : await checkFaultsStatically(trial, wanted);
  if (seen !== "") {
    console.error(
      `These checks fail without any test, so the fault does not belong on the list:\n${seen}`,
    );
    process.exitCode = 1;
  } else {
    for (const fault of wanted) {
      const found = await findNoticingSuite(trial, fault);
      if (stop.signal.aborted) break;
      // The file is read again, because another run may have written results meanwhile.
      writeResult(values.result, withFault(kept(), found));
      console.log(faultLine(found, fault.words));
    }
    const asked = faults.filter(({ id }) => only?.includes(id) ?? true);
    const named = new Map(asked.map(({ id, words }) => [id, words]));
    console.log(`\n${closingLines(kept(), named).join("\n")}`);
  }
} finally {
  copy.remove();
}
