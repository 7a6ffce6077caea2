import { ROOT } from "./emulators/firebaseTools";
import { inWords, surveyUpdate } from "./update/survey";

/*
 * What taking a release would meet: `npm run update:check -- v1.1.0`, after `git fetch`. It changes nothing. Exit code 1 where
 * somebody has to decide something first, 2 where git does not know the release.
 */

const [release] = process.argv.slice(2);
if (!release) {
  console.error("Say which release: npm run update:check -- v1.1.0.");
  process.exit(2);
}
try {
  const { ok, lines } = inWords(surveyUpdate(ROOT, release));
  console.log(lines.join("\n"));
  process.exitCode = ok ? 0 : 1;
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : String(thrown));
  process.exitCode = 2;
}
