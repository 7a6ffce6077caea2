import { describe, expect, it } from "vitest";
import { sportOf, sports } from "./whole";
import { criterionMeaning, pointsMeaning } from "./criteria";
import { wordMeaning } from "./words";

const isSentence = /^[A-Z#].*[^.]\.$/;

/** Sports of leagues that say themselves what they are like. */
const named = sports.flatMap(({ withSettings }) =>
  withSettings
    ? (["goals", "points", "sets"] as const).flatMap((base) =>
        (["goals", "points", "frames"] as const).map((word) => withSettings({ base, word })),
      )
    : [],
);

describe.each([...sports, ...named].map((sport) => [sport.id, sport] as const))(
  "the table of %s",
  (id, sport) => {
    const { columns, figures = [] } = sport.table;

    it("explains every column in one sentence", () => {
      for (const { short } of [...columns, ...figures]) {
        const said = wordMeaning(id, short) ?? pointsMeaning(sport.packs[0]) ?? "";
        expect(said, short).toMatch(isSentence);
      }
    });

    it("explains every figure and every list of players", () => {
      const names = [
        ...sport.statistics.map(({ label }) => label),
        ...sport.topLists.map(({ title }) => title),
        "Top scorers",
      ];
      for (const name of names) expect(wordMeaning(id, name) ?? "", name).toMatch(isSentence);
    });

    it("leaves nothing but points to the rules", () => {
      const unsaid = [...columns, ...figures].filter(({ short }) => !wordMeaning(id, short));
      for (const column of unsaid) expect(column).toMatchObject({ key: "points" });
    });

    it("explains every criterion of its rules, with the rule", () => {
      for (const pack of sport.packs) {
        for (const criterion of pack.stages.flatMap(({ criteria }) => criteria)) {
          const said = criterionMeaning(criterion, pack);
          expect(said).toMatch(isSentence);
          expect(said).toContain(criterion.cite);
          expect(said).not.toContain("undefined");
        }
      }
    });
  },
);

it("says what a match is worth under the season's own rules", () => {
  expect(pointsMeaning(sportOf("football").packs[0])).toBe(
    "What the matches are worth: 3 for a win, 1 for a draw and 0 for a defeat.",
  );
  expect(pointsMeaning(sportOf("volleyball").packs[0])).toContain(
    "3–2 brings the winner 2 and the loser 1",
  );
  expect(pointsMeaning(undefined)).toContain("under the league's rules");
});
