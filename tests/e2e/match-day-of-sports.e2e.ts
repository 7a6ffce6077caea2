import type { Page } from "@playwright/test";
import { adminTest, save } from "./administrator";
import type { Database } from "./database";
import { openVisitor } from "./visitor";
import { expect, FULL } from "./siteTest";

/*
 * A match of each sport that keeps a sheet: its score is entered on a phone, by the keyboard alone, and a visitor finds
 * it on the match's own page and as the last change of the table. Football and athletics have tests of their own.
 */

interface Teams {
  readonly a: string;
  readonly b: string;
}

interface Sheet {
  readonly league: string;
  readonly enter: (page: Page, teams: Teams) => Promise<void>;
  /** The text between the teams' names. */
  readonly score: string;
  /** What the match's own page has of it. */
  readonly shown: readonly RegExp[];
  readonly region: "Score in detail" | "Boards";
}

const sheet = (page: Page) => page.getByRole("group", { name: "Score sheet" });

/** Types figures one after the other, from that cell on; Enter goes on to the next. */
async function type(page: Page, from: string, figures: string): Promise<void> {
  await sheet(page).getByLabel(from, { exact: true }).focus();
  for (const figure of figures.split(/[- ]/)) {
    await page.keyboard.type(figure);
    await page.keyboard.press("Enter");
  }
}

const sheets: readonly Sheet[] = [
  {
    league: "mvl",
    enter: (page, { a }) => type(page, `Set 1, ${a}`, "25-20 20-25 25-22 25-19"),
    score: "3–1",
    shown: [/25.*20.*25.*25/, /20.*25.*22.*19/],
    region: "Score in detail",
  },
  {
    league: "mbl",
    enter: (page, { a }) => type(page, `Quarter 1, ${a}`, "20-18 15-21 22-20 18-15"),
    score: "75–74",
    shown: [/20.*15.*22.*18.*75/, /18.*21.*20.*15.*74/],
    region: "Score in detail",
  },
  {
    league: "mcl",
    async enter(page, { a, b }) {
      for (const [at, how] of [`${a} win`, "draw", `${b} win`, `${a} win`].entries()) {
        await sheet(page)
          .getByLabel(`Board ${at + 1}: ${how}`, { exact: true })
          .focus();
        await page.keyboard.press("Space");
      }
    },
    score: "2½–1½",
    shown: [/1–0/, /½–½/, /0–1/, /1–0/],
    region: "Boards",
  },
  {
    league: "mttl",
    async enter(page, { a }) {
      await type(page, `Match 1, Game 1, ${a}`, "11-8 9-11 11-5 11-9");
      await type(page, `Match 2, Game 1, ${a}`, "11-6 11-7 12-10");
      await type(page, `Match 3, Game 1, ${a}`, "11-3 11-4 11-9");
    },
    score: "3–0",
    shown: [/11.*9.*11.*11/, /8.*11.*5.*9/],
    region: "Score in detail",
  },
  {
    league: "mltl",
    async enter(page, { a }) {
      await type(page, `Singles 1, Set 1, ${a}`, "6-4 6-2");
      await type(page, `Singles 2, Set 1, ${a}`, "3-6 4-6");
      await type(page, `Doubles, Set 1, ${a}`, "6-3 7-5");
    },
    score: "2–1",
    shown: [/6.*6/, /4.*2/, /3.*4/, /6.*6/],
    region: "Score in detail",
  },
];

/** The next match of a league that has no result. */
async function nextOf(league: string, database: Database) {
  const results = await database.list(`${league}Results`);
  const [next] = [...(await database.list(`${league}Fixtures`))]
    .filter(([id]) => !results.has(id))
    .sort(([, one], [, other]) => String(one["date"]).localeCompare(String(other["date"])));
  const [id = "", fixture = {}] = next ?? [];
  return { id, teams: { a: String(fixture["teamA"]), b: String(fixture["teamB"]) } };
}

for (const { league, enter, score, shown, region } of sheets) {
  adminTest(
    `${league}: a sheet, the match and the table`,
    // In the short form the sheets' page tests (src/admin/results/detail), and football's form in admin-forms.e2e.ts.
    { tag: FULL },
    async ({ admin, openBrowser, database }) => {
      await admin.setViewportSize({ width: 390, height: 844 });
      const { id, teams } = await nextOf(league, database);
      await admin.goto(`/${league}/admin-dashboard/results/new?fixture=${id}`);
      await enter(admin, teams);
      await expect(sheet(admin)).toContainText(`${teams.a} ${score} ${teams.b}`);
      await save(admin, "Save", "Result saved successfully");

      const visitor = await openVisitor(await openBrowser(), `/${league}/matches/${id}`);
      await visitor.setViewportSize({ width: 390, height: 844 });
      const rows = visitor.getByRole("region", { name: region }).getByRole("row");
      for (const [at, figures] of shown.entries()) {
        // The columns have a head, where they have one.
        const head = region === "Boards" || league === "mvl" || league === "mbl" ? 1 : 0;
        await expect(rows.nth(at + head)).toHaveText(figures);
      }
      await visitor.goto(`/${league}/standings`);
      await expect(
        visitor.getByRole("link", { name: `${teams.a} ${score} ${teams.b}`, exact: true }),
      ).toBeVisible();
      const wide = await visitor.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(wide).toBe(false);
    },
  );
}
