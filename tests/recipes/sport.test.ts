import { afterAll, beforeAll, expect, it } from "vitest";
import { scratchCopy, type Scratch } from "./scratch";

/*
 * The recipe "Add a sport", followed in a copy of the working tree: handball, with a pack of its own, a live clock and
 * a statistic that no other sport counts, but without posters and without a season of demo data.
 */

let copy: Scratch;
beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => copy.remove());

const folder: Readonly<Record<string, string>> = {
  "entry.ts": `import type { SportEntry } from "@/domain/sport";

/** What the whole site knows of handball. */
export const entry = {
  id: "handball",
  name: "Handball",
  path: "handball",
  // IHF Rules of the Game, rule 2: two halves of 30 minutes, and the break between them.
  matchMinutes: 90,
  byClock: true,
  counts: { saves: "Saves" },
  glyph: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3 12h18",
} satisfies SportEntry;
`,
  "rules.ts": `import type { RulePack } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

const ihf = "IHF competition regulations";

/** The rule packs; the first is the default. */
export const packs: readonly [RulePack, ...RulePack[]] = [
  {
    id: "handball.ihf",
    sport: "handball",
    title: "IHF",
    edition: "2024",
    points: { kind: "result", win: 2, draw: 1, loss: 0 },
    award: { units: { score: [10, 0] }, cite: ihf },
    stages: [
      { criteria: [by("points", "points", ihf)], restart: "never" },
      {
        criteria: [amongTied("points", "points", ihf), amongTied("score.diff", "difference", ihf)],
        restart: "afterBlock",
      },
      { criteria: [by("score.diff", "goal difference", ihf)], restart: "never" },
    ],
    unresolved: "lot",
  },
];
`,
  "score.ts": `import { scoreFormat } from "@/domain/match/detail";
import { half } from "@/domain/match/detail/half";

export const score = scoreFormat(half, { kind: "half" });
`,
  "live.ts": `import type { LivePlay } from "@/domain/match/livePlay";

/** IHF Rules of the Game, rule 2: two halves of 30 minutes. */
export const live: LivePlay = {
  stages: [
    { name: "1st half", from: 0, to: 30 },
    { name: "Half-time", from: 30, to: null },
    { name: "2nd half", from: 30, to: 60 },
  ],
  events: [
    { kind: "goal", label: "Goal" },
    { kind: "penalty", label: "7-metre goal" },
    { kind: "yellow", label: "Warning" },
    { kind: "red", label: "Disqualified" },
  ],
};
`,
  "words.ts": `/** What the words of its tables mean, each in one sentence. */
export const words: Readonly<Record<string, string>> = {
  GF: "Goals scored.",
  GA: "Goals conceded.",
  GD: "Goals scored minus goals conceded.",
  Goals: "Goals scored, 7-metre throws among them.",
  Saves: "Throws that the goalkeeper kept out.",
};
`,
  "colours.css": `[data-sport="handball"] {
  --sport: light-dark(#7a1f6b, #f08fdd);
  --sport-tint: light-dark(#f2e9f0, #33253f);
}
`,
  "index.ts": `import type { Sport } from "@/domain/sport";
import { entry } from "./entry";
import { live } from "./live";
import { packs } from "./rules";
import { score } from "./score";

export const handball: Sport = {
  ...entry,
  packs,
  scoreFormat: score,
  posters: [],
  live,
  stretch: "Half",
  venue: "Sports hall",
  positions: ["Goalkeeper", "Back", "Wing", "Pivot"],
  playingMinutes: { regular: 60, withExtraTime: 80 },
  // IHF Rules of the Game, rule 4:1: seven players on the court.
  lineUp: { size: 7, fields: ["teamALineUp", "teamBLineUp"], label: "Starting seven" },
  table: {
    teamField: "name",
    crossed: ["points"],
    columns: [
      { key: "played", short: "P", label: "Played", always: true },
      { key: "won", short: "W", label: "Won" },
      { key: "draw", short: "D", label: "Drawn" },
      { key: "lost", short: "L", label: "Lost" },
      { key: "gf", short: "GF", label: "Goals for" },
      { key: "ga", short: "GA", label: "Goals against" },
      { key: "gd", short: "GD", label: "Goal difference", always: true, signed: true },
      { key: "points", short: "Pts", label: "Points", always: true, decisive: true },
    ],
  },
  statistics: [
    { key: "goals", label: "Goals", unit: "goal", fromResults: "goals" },
    { key: "saves", label: "Saves", unit: "save", ofKeepers: true },
    {
      key: "appearances",
      label: "Appearances",
      unit: "match",
      units: "matches",
      fromResults: "appearances",
    },
  ],
  topLists: [
    { source: "goals", title: "Goals" },
    { source: "saves", title: "Saves" },
  ],
  words: {
    scored: "Goals",
    score: "Goals",
    one: "goal",
    scorers: "Goals",
    scorerDetail: "Minute",
    manOfTheMatch: "Player of the match",
  },
  scorerFigure: "minute",
  matchFields: ["goalsA", "goalsB", "bookings", "cards"],
  draws: true,
  endings: ["extraTime", "shootOut"],
  teamOfTheWeek: [],
};
`,
};

function addSport(): void {
  for (const [file, text] of Object.entries(folder))
    copy.write(`src/sports/handball/${file}`, text);
  const list = "src/sports/sports.ts";
  copy.edit(
    list,
    "import { entry as lawnTennis }",
    'import { entry as handball } from "./handball/entry";\nimport { entry as lawnTennis }',
  );
  copy.edit(list, /lawnTennis,\s*other,?\s*\] as const/, "lawnTennis, handball, other] as const");
}

function addLeague(): void {
  const league = copy
    .read("src/arena/leagues/mls.ts")
    .replaceAll("football", "handball")
    .replace("export const mls", "export const mhl")
    .replace('slug: "mls"', 'slug: "mhl"')
    .replace('"MLS handball"', '"MHL handball"')
    .replace('"MLS"', '"MHL"')
    .replace(/"mls([A-Z]\w+)"/g, '"mhl$1"');
  copy.write("src/arena/leagues/mhl.ts", league);
  const list = "src/arena/leagues/index.ts";
  copy.edit(list, "import { mls }", 'import { mhl } from "./mhl";\nimport { mls }');
  copy.edit(list, /(leagues: readonly League\[\] = \[[^\]]*?),?\s*\]/, "$1, mhl]");
}

const MINUTE = 60_000;

it(
  "leaves a tree that passes its checks, with a page, colours and a clock",
  { timeout: 60 * MINUTE },
  () => {
    addSport();
    addLeague();
    copy.run("tsx", "scripts/rules.ts");
    copy.run("oxfmt");
    copy.run("tsc", "--noEmit");
    copy.run("oxlint", "--report-unused-disable-directives", "--deny-warnings");
    copy.run("knip", "--no-progress");
    const rules = copy.read("firestore.rules");
    expect(rules).toContain("match /mhlStandings/{id}");
    expect(rules).toContain("isInt(d.saves, 0, 100000) : !('saves' in d)");
    const units = [
      "src/sports",
      "src/leagues",
      "src/ui/art",
      "src/ui/tokens",
      "src/demo/seed/seedData.test.ts",
    ];
    copy.run("vitest", "run", "--project", "unit", ...units, "scripts/rules.test.ts");
    copy.run(
      "vitest",
      "run",
      "--project",
      "dom",
      "src/site/landing",
      "src/app/frame",
      "src/site/coming-soon",
    );
    copy.run("tsx", "scripts/build.ts", "--demo");
    expect(copy.read("dist/mhl/home.html")).toContain('data-sport="handball"');
  },
);
