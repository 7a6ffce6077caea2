import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { reservedSlugs } from "@/domain/league/leagueAddress";
import { gitIn, inWords, newSections, reservedIn, surveyUpdate } from "./survey";

let folder: string;
const git = (...args: readonly string[]) => gitIn(folder, ...args);

function commit(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  git("add", "-A");
  git("-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "-qm", "x");
}

const release = (version: string, notes: string) => ({
  "package.json": JSON.stringify({ version }),
  "CHANGELOG.md": `# Changes\n\n${notes}\n## 1.0.0\n\nThe first.\n`,
});

/** A release that both began from, an adopter's changes, and a later release on the branch `next`. */
function scene(own: Readonly<Record<string, string>>, theirs: Readonly<Record<string, string>>) {
  git("init", "-q", "-b", "main");
  commit({
    ...release("1.0.0", ""),
    "src/arena/arena.ts": "name: MTU\n",
    "src/site/page.tsx": "a\nb\nc\nd\ne\nf\ng\n",
    "firestore.rules": "rules\n",
  });
  git("checkout", "-qb", "next");
  commit({ ...release("1.1.0", "## 1.1.0\n\n- More.\n"), ...theirs });
  git("checkout", "-q", "main");
  commit(own);
  return surveyUpdate(folder, "next");
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "arena-update-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("takes a release over an own arena, whatever the release says of its own", () => {
  const survey = scene(
    { "src/arena/arena.ts": "name: Lakeside\n", "firestore.rules": "mine\n" },
    {
      "src/arena/arena.ts": "name: MTU Arena\n",
      "firestore.rules": "theirs\n",
      "scripts/rules/template.rules": "new\n",
      "src/domain/arena.ts": "more\n",
    },
  );
  expect(survey).toMatchObject({ version: "1.0.0", next: "1.1.0", conflicts: [], both: [] });
  expect(survey).toMatchObject({ newRules: true, newArena: true });
  const { ok, lines } = inWords(survey);
  expect(ok).toBe(true);
  expect(lines).toContain("## 1.1.0\n\n- More.");
  expect(lines).toContain("! The rules change: deploy them first, then the site.");
});

it("keeps the own arena whole, and takes all else, by the lines of docs/update.md", () => {
  scene(
    { "src/arena/arena.ts": "name: Lakeside\n", "artwork/brand/mark.svg": "mine\n" },
    {
      "src/arena/arena.ts": "name: MTU Arena\n",
      "src/arena/leagues/new.ts": "a league of theirs\n",
      "src/site/page.tsx": "new\n",
    },
  );
  const guide = readFileSync("docs/update.md", "utf8").replaceAll("v1.1.0", "next");
  const [merge = "", own = ""] = guide
    .split("\n")
    .filter((line) => /^git (merge|rm) /.test(line))
    .map((line) => line.replace(/\s+#.*/, ""));
  // A merge that leaves something to decide ends with 1.
  spawnSync(merge, { cwd: folder, shell: true });
  expect(spawnSync(own, { cwd: folder, shell: true }).status).toBe(0);
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  expect(read("src/arena/arena.ts")).toBe("name: Lakeside\n");
  expect(existsSync(path.join(folder, "src/arena/leagues/new.ts"))).toBe(false);
  expect(read("src/site/page.tsx")).toBe("new\n");
  expect(git("ls-files", "--unmerged")).toBe("");
});

it("names what a person has to decide, and what both changed elsewhere", () => {
  const survey = scene(
    { "src/site/page.tsx": "A\nb\nc\nd\ne\nf\ng\n", "docs/x.md": "mine\n" },
    { "src/site/page.tsx": "a\nb\nc\nd\ne\nf\nG\n", "docs/x.md": "theirs\n" },
  );
  expect(survey.conflicts).toEqual(["docs/x.md"]);
  expect(survey.both).toEqual(["docs/x.md", "src/site/page.tsx"]);
  expect(survey).toMatchObject({ newRules: false, newArena: false });
  const { ok, lines } = inWords(survey);
  expect(ok).toBe(false);
  expect(lines.join("\n")).toMatch(
    /by hand:\n {4}docs\/x.md\n.*in different places.*\n {4}src\/site\/page.tsx\n/,
  );
});

it("names what both changed elsewhere beside a conflict that is not among it", () => {
  const survey = scene({ "docs/x.md": "mine\n" }, {});
  const one = { ...survey, conflicts: ["src/moved.ts"], both: ["src/site/page.tsx"] };
  expect(inWords(one).lines).toContain("    src/site/page.tsx");
});

it("wants everything committed first, and names a release that git does not know", () => {
  scene({ "a.md": "mine\n" }, {});
  writeFileSync(path.join(folder, "a.md"), "typed just now\n");
  const survey = surveyUpdate(folder, "next");
  expect(survey.uncommitted).toEqual(["a.md"]);
  expect(inWords(survey).ok).toBe(false);
  expect(() => surveyUpdate(folder, "v9.9.9")).toThrow("v9.9.9");
});

it("names opened leagues whose addresses the release has for the site itself", () => {
  const words = "export const reservedSlugs: readonly string[] = `\n  today help\n  seminars\n`;";
  scene({ "a.md": "mine\n" }, { "src/domain/league/leagueAddress.ts": words });
  const lost = surveyUpdate(folder, "next", ["freshers-cup", "seminars"]);
  expect(lost.lostAddresses).toEqual(["seminars"]);
  const { ok, lines } = inWords(lost);
  expect(ok).toBe(false);
  expect(lines).toContain("    /seminars");
  expect(inWords(surveyUpdate(folder, "next", ["freshers-cup"])).ok).toBe(true);
  // Which leagues are open is not always known, and no release before this one kept words.
  expect(inWords(surveyUpdate(folder, "next")).lines.join("\n")).toContain(
    "? The addresses of leagues",
  );
  expect(surveyUpdate(folder, "main", ["seminars"]).lostAddresses).toEqual([]);
});

it("reads the words that this version keeps for the site itself", () => {
  const source = readFileSync("src/domain/league/leagueAddress.ts", "utf8");
  expect(reservedIn(source)).toEqual(reservedSlugs);
});

it("finds every section of the change log that is new", () => {
  const log = "# Changes\n\n## 1.2.0\n\nb\n\n## 1.1.0\n\na\n\n## 1.0.0\n\nfirst\n";
  expect(newSections(log, "## 1.0.0\n\nfirst, in other words\n")).toEqual([
    "## 1.2.0\n\nb",
    "## 1.1.0\n\na",
  ]);
});
