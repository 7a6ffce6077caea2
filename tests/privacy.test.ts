import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { publicRecord, publishedEntry } from "@/data/publicRecord";
import { playerSchema, playerStatistics } from "@/records/players/schema";
import { leagues } from "@arena/leagues";

/** Decisions.md, Students' privacy: what of a student is public, and that the notice says what the code does. */

const SRC = path.resolve("src");

/**
 * Name, shirt number, position, club (with its logo), figures and picture; names and clubs of before, without which
 * results of then are nobody's (docs/decisions/010); how many matches a suspension lasts, without a reason, because
 * what cards alone say is public too and would be wrong.
 */
const PUBLIC = [
  "name",
  "jersey",
  "position",
  "club",
  "teamLogo",
  "picture",
  "rating",
  "points",
  ...playerStatistics,
  "suspension",
  "formerNames",
  "formerClubs",
];
/** What every record carries beside its fields. */
const MARKS = ["version", "updatedAt", "change", "season"];
const allowed = new Set([...PUBLIC, ...MARKS]);

const secrets = {
  phone: "0803 000 0000",
  email: "ayo@student.example",
  matric: "MTU/21/0042",
  dateOfBirth: "2004-05-06",
  address: "Hall 3",
  notes: { doctor: "asthma" },
  old: { guardian: '"0805"' },
  friends: ["Chidi"],
};

describe("of a student is public no more than is decided", () => {
  it("in the form", () => {
    expect(Object.keys(playerSchema.entries).filter((key) => !allowed.has(key))).toEqual([]);
  });

  it.each(leagues.filter(({ collections }) => collections.players))(
    "in the published copy of $slug",
    (league) => {
      const stored = Object.fromEntries([...allowed].map((key) => [key, "1"]));
      for (const extra of [secrets, { ...secrets, version: 3, change: "x" }]) {
        const shown = publicRecord(league, "players", { ...stored, ...extra, name: "Ayo Bello" });
        expect(Object.keys(shown).filter((key) => !allowed.has(key))).toEqual([]);
        expect(JSON.stringify(shown)).not.toMatch(
          /0803|0805|student\.example|0042|2004|Hall|asthma/,
        );
        expect(shown).toMatchObject({ name: "Ayo Bello" });
      }
    },
  );

  it("in the single records that the rules let visitors read once a league's sheet stands", () => {
    const rules = readFileSync("firestore.rules", "utf8");
    const lists = [...rules.matchAll(/function is\w*PlayerRecordKeys\(\) \{\s*return '([^']*)'/g)];
    expect(lists.length).toBeGreaterThan(0);
    for (const [, keys = ""] of lists) {
      const named = keys.split("|");
      expect(named.length).toBeGreaterThan(5);
      // Of a record that keeps what was not understood, not even the rest is given.
      expect(named.filter((key) => !allowed.has(key))).toEqual(["old"]);
    }
    const [, mayGet = ""] = /function mayGet\(slug, keys\) \{([^}]*)\}/.exec(rules) ?? [];
    expect(mayGet.split("||").filter((part) => /hasOnly|!exists/.test(part))).toEqual([
      expect.stringContaining("!('old' in resource.data)"),
      expect.stringContaining("!('old' in resource.data) && !exists(publishedPath(slug))"),
    ]);
    // Of who leads a match a visitor reads ids, and of those who agreed what they are called and do.
    const ada = { name: "Ada Obi", does: "", contact: "0803", sports: [], agreed: true };
    expect(publishedEntry("officials", ada)).toEqual({ name: "Ada Obi", does: "" });
    for (const agreed of [false, undefined, "true", 1])
      expect(publishedEntry("officials", { ...ada, agreed })).toBeNull();
  });
});

/** Every file of the site that keeps something on the device, with what the notice says of it. */
const KEPT: Readonly<Record<string, string>> = {
  "ui/mine/mine.ts": "The clubs and players you follow",
  "ui/mine/notices.ts": "That you want notices",
  "ui/scheme/scheme.ts": "Light or dark",
  "site/since/SinceLastVisit.tsx": "When you were here last",
  "app/follow/FollowNote.tsx": "that following was explained to you",
  "site/mine/InstallHint.tsx": "installing the site was offered",
  "site/standings/prediction.ts": "The scores you predict",
  "app/search/SearchResults.tsx": "The last five things you found",
  "data/rest/storedAnswers.ts": "so that it opens without a network",
  "app/worker/shellCache.ts": "the site’s own files",
  "app/frame/loadFonts.ts": "the site’s font is here",
  "site/landing/gallery/pageLoad.ts": "seen the opening pictures",
  "app/errors/reloadOnce.ts": "loaded again after a fault",
  "admin/batches/keptSteps.ts": "What is left to save of a long job",
  "admin/form/drafts.ts": "What you typed and did not save",
  "admin/paste/PastePage.tsx": "Which column of a file holds what",
  "session/leftBehind.ts": "on a shared computer until the tab is closed",
  "admin/pitch/pitchStorage.ts": "What was entered beside the pitch",
  "admin/pitch/keepCode.ts": "the code of that page",
  "admin/seasons/lastMove.ts": "What you moved last",
  "admin/dashboard/publishedDrift.ts": "When the dashboard last looked for differences",
  // It also tries whether the session can be kept there, and takes the trial away again.
  "data/auth/firebaseIdentity.ts": "Your session",
  // Where there is no database: a banner on every page says that the data stays in this browser.
  "demo/embedded/browserStorage.ts": "",
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.test\./.test(file))
    .map((file) => file.replaceAll(path.sep, "/"));

describe("the privacy notice", () => {
  const notice = readFileSync(path.join(SRC, "site/privacy/PrivacyPage.tsx"), "utf8").replaceAll(
    /\s+/g,
    " ",
  );
  const files = filesIn(SRC).map(
    (file) => [file, readFileSync(path.join(SRC, file), "utf8")] as const,
  );
  const using = (pattern: RegExp) =>
    files.flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted();

  it("names everything that is kept on a device", () => {
    const storing = /(local|session|own)Storage\b|caches\.open|browserLocalPersistence/;
    expect(using(storing)).toEqual(Object.keys(KEPT).toSorted());
    for (const words of Object.values(KEPT)) expect(notice).toContain(words);
  });

  it("says, as the deployment guide does, when calendars forget whoever was erased", () => {
    expect(notice).toContain("Calendars to subscribe to forget it when they are made again");
    const guide = readFileSync("docs/deployment.md", "utf8");
    expect(guide).toContain("After a person was erased run it at once");
  });

  it("says truly that there are no cookies and no counting of visits", () => {
    expect(using(/document\.cookie|sendBeacon|gtag|googletagmanager|firebase\/analytics/)).toEqual(
      [],
    );
    expect(notice).toContain("no cookies");
  });
});
