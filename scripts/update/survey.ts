import { spawnSync } from "node:child_process";

/** The result of comparing an adopter's copy with a release, before the release is merged into it. */
export interface Survey {
  /** The version of the copy. */
  readonly version: string;
  /** The version of the release. */
  readonly next: string;
  /** The sections of the release's CHANGELOG.md that the copy does not have. */
  readonly news: readonly string[];
  /** Files of the copy with changes that are not committed. */
  readonly uncommitted: readonly string[];
  /** Files that git cannot merge by itself. */
  readonly conflicts: readonly string[];
  /** Files that both sides have changed, without the adopter's own and generated files. */
  readonly both: readonly string[];
  /**
   * Slugs of opened leagues that the release uses for other addresses; null if the opened leagues could not be read.
   */
  readonly lostAddresses: readonly string[] | null;
  /** Whether database rules or indexes change. */
  readonly newRules: boolean;
  /** Whether the types of the arena's files change, so that these files may need changes. */
  readonly newArena: boolean;
}

/** Files that belong to the adopter; a merge keeps the adopter's version. */
const OWN = /^(src\/arena\/|artwork\/brand\/|\.env)/;
/** Files that commands make from the adopter's files; they are made again after a merge. */
const MADE =
  /^(firestore\.rules|firestore\.indexes\.json|firebase\.json|index\.html|src\/ui\/tokens\/colours\.css|public\/)/;
const RULES = /^(scripts\/rules\/|src\/records\/[^/]+\/schema\.ts|firestore\.)/;

/** Runs git in a folder and returns its output. @throws Error with git's message */
export function gitIn(cwd: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr.trim() || `git ${args.join(" ")} ended with ${status}.`);
  return stdout;
}

const linesOf = (text: string) => text.split("\n").filter(Boolean);

/** Returns the sections of a change log whose headings are not in the other one. */
export function newSections(changelog: string, before: string): readonly string[] {
  const headings = new Set(linesOf(before).filter((line) => line.startsWith("## ")));
  return changelog
    .split(/^(?=## )/m)
    .filter((section) => section.startsWith("## "))
    .filter((section) => !headings.has(section.split("\n")[0] ?? ""))
    .map((section) => section.trim());
}

/** Returns the files with conflicts that a merge would have; changes no file. */
function conflictsWith(cwd: string, release: string): readonly string[] {
  const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "HEAD", release];
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (status !== 0 && status !== 1) throw new Error(stderr.trim());
  // The first line of the output is the hash of the tree.
  return status === 0 ? [] : linesOf(stdout).slice(1);
}

/** The file with the addresses that no league may have. */
const RESERVED = "src/domain/league/leagueAddress.ts";

/** Returns the addresses in the text of such a file. */
export const reservedIn = (source: string): readonly string[] =>
  (/reservedSlugs[^`]*`([^`]*)`/.exec(source)?.[1] ?? "").trim().split(/\s+/);

/**
 * Compares an adopter's copy with a release.
 * @param cwd the folder of the copy
 * @param release a tag or branch that git knows
 * @param opened slugs of the leagues that were opened in the app; null if they could not be read
 * @throws Error with git's message
 */
export function surveyUpdate(
  cwd: string,
  release: string,
  opened: readonly string[] | null = null,
): Survey {
  const git = (...args: readonly string[]) => gitIn(cwd, ...args);
  const base = git("merge-base", "HEAD", release).trim();
  const changedIn = (to: string) => linesOf(git("diff", "--name-only", base, to));
  const versionIn = (at: string) =>
    String(Reflect.get(Object(JSON.parse(git("show", `${at}:package.json`))), "version"));
  const theirs = changedIn(release);
  const mine = new Set(changedIn("HEAD"));
  // Old releases, in which no leagues could be opened, have no such file.
  const kept = new Set(
    git("ls-tree", "--name-only", release, RESERVED) === ""
      ? []
      : reservedIn(git("show", `${release}:${RESERVED}`)),
  );
  const isOthers = (file: string) => !OWN.test(file) && !MADE.test(file);
  return {
    version: versionIn("HEAD"),
    next: versionIn(release),
    news: newSections(git("show", `${release}:CHANGELOG.md`), git("show", "HEAD:CHANGELOG.md")),
    uncommitted: linesOf(git("status", "--porcelain", "--untracked-files=no")).map((line) =>
      line.slice(3),
    ),
    conflicts: conflictsWith(cwd, release).filter(isOthers),
    both: theirs.filter((file) => mine.has(file) && isOthers(file)),
    lostAddresses: opened?.filter((slug) => kept.has(slug)) ?? null,
    newRules: theirs.some((file) => RULES.test(file)),
    newArena:
      theirs.includes("src/domain/arena.ts") || theirs.includes("src/domain/league/league.ts"),
  };
}

const list = (files: readonly string[]) => files.map((file) => `    ${file}`);

function addressLines(lost: Survey["lostAddresses"]): readonly string[] {
  if (lost === null)
    return [
      "? The addresses of leagues opened in the app could not be read, so they were not checked.",
    ];
  return lost.length === 0
    ? ["✓ No opened league has an address that the release uses itself."]
    : [
        "✗ The release uses these addresses for the site itself, so the leagues there would lose their pages. Wait, or ask the maintainers of the release:",
        ...list(lost.map((slug) => `/${slug}`)),
      ];
}

/** Formats the survey for the terminal. `ok` is whether the release can be merged now. */
export function inWords(survey: Survey): {
  readonly ok: boolean;
  readonly lines: readonly string[];
} {
  const { version, next, news, uncommitted, conflicts, both, lostAddresses, newRules, newArena } =
    survey;
  // Git may name conflicts that are not in `both`, for example in a renamed file.
  const merged = both.filter((file) => !conflicts.includes(file));
  const ok = [uncommitted, conflicts, lostAddresses ?? []].every((some) => some.length === 0);
  const lines = [
    `From ${version} to ${next}.`,
    ...news.flatMap((section) => ["", section]),
    "",
    ...(uncommitted.length > 0
      ? ["✗ Commit these first, so that nothing can be lost:", ...list(uncommitted)]
      : ["✓ Everything is committed."]),
    ...(conflicts.length > 0
      ? ["✗ You and the release changed the same lines. Decide by hand:", ...list(conflicts)]
      : ["✓ Nothing has to be decided by hand."]),
    ...(merged.length > 0
      ? [
          "! You and the release changed these files in different places. Look at them afterwards:",
          ...list(merged),
        ]
      : []),
    ...addressLines(lostAddresses),
    newArena
      ? "! An arena says more than before: after the merge `npm run typecheck` names what is missing in src/arena."
      : "✓ src/arena can stay as it is.",
    newRules
      ? "! The rules change: deploy them first, then the site."
      : "✓ The rules stay as they are.",
    "How to go on: docs/update.md.",
  ];
  return { ok, lines };
}
