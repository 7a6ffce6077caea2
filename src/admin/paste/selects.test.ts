import { leagues } from "@arena/leagues";
import fc from "fast-check";
import { expect, it } from "vitest";
import { endingForSheet } from "@/domain/match/endingWords";
import { readEnding } from "@/domain/match/ending";
import { cupsIn } from "@/domain/season/cups";
import { formatOf } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { against, pasted } from "../../../tests/harness/pasteScene";
import { randomRuns } from "../../../tests/harness/forms";
import { csvOf } from "../export/csv";
import { statusChoices } from "../fixtures/statusChoices";
import { endingChoices, textOf } from "../results/endingChoices";
import { stageChoices } from "../results/stageChoices";

/* Every word of the site's own selects, as people write it, is what paste reads; export writes the same words. */

const eight = Array.from({ length: 8 }, (_, at) => `Club ${at + 1}`).join(", ");
const cups = cupsIn([`cup|Chancellor’s Cup|8|2|yes|${eight}`]);
/** The registry's own format, one of groups, and one with a long knock-out of two matches a tie. */
const formats = [
  "",
  "groups=A,B;rounds=1;through=2;cup=4;third=yes;legs=1",
  "groups=;rounds=2;through=0;cup=16;third=yes;legs=2",
];

const isOfMatches = ({ meets }: League) => !meets;
const scenes = leagues.filter(isOfMatches).flatMap((league) =>
  formats.map((format) => {
    const given = { pack: "", format, scoring: "" };
    const stages = stageChoices(formatOf(league, given), cups, "");
    return { name: `${league.slug} ${format}`, league, format: formatOf(league, given), stages };
  }),
);

/** A word in the letter case, with the blanks, the hyphens and the mark behind it in which somebody writes it. */
const written = (word: string) =>
  fc
    .tuple(
      fc.constantFrom("asIs", "toUpperCase", "toLowerCase"),
      fc.constantFrom(" ", "  ", "\u00A0", " \u2009"),
      fc.constantFrom("-", "–", "‑", "−", " "),
      fc.constantFrom("", ".", " "),
    )
    .map(([way, blank, hyphen, behind]) => {
      const cased = way === "asIs" ? word : word[way as "toUpperCase" | "toLowerCase"]();
      return `${cased.replace(/(?<=\p{L})-/gu, hyphen).replaceAll(" ", blank)}${behind}`;
    });

const anyOf = <T>(all: readonly T[], labelOf: (one: T) => string) =>
  fc.constantFrom(...all).chain((one) => written(labelOf(one)).map((word) => ({ one, word })));

const quoted = (word: string) => `"${word}"`;
const FIXTURES = "Date,Home,Away,Stage,Status";
const RESULTS = "Date,Home,Away,Home score,Away score,Stage,How it ended";

it.each(scenes)("every stage of $name, in any writing", ({ league, format, stages }) => {
  const around = { league, format };
  fc.assert(
    fc.property(
      anyOf(stages, ({ label }) => label),
      ({ one, word }) => {
        const text = `${FIXTURES}\n05.12.2026,A,B,${quoted(word)},\n06.12.2026,C,D,,`;
        const { asks, rows } = pasted(text, against("fixtures", [], around), {}, stages);
        expect([word, asks, rows[0]?.entity.stage]).toEqual([word, [], one.value]);
      },
    ),
    { numRuns: randomRuns(60, 1_000) },
  );
});

it.each(scenes)("every stage of $name, by its code and as export writes it", (scene) => {
  const { league, format, stages } = scene;
  for (const { value, label } of stages) {
    const records = [
      makeFixture({ id: "f1", stage: value }),
      makeFixture({ id: "f2", teamA: "X" }),
    ];
    const csv = csvOf(league, "fixtures", records, stages);
    expect(csv).toContain(value === "" ? value : label);
    const { rows } = pasted(csv, against("fixtures", records, { league, format }), {}, stages);
    expect([value, ...rows.map(({ state }) => state)]).toEqual([value, "same", "same"]);
    const coded = `${FIXTURES}\n05.12.2026,A,B,${value},\n06.12.2026,C,D,,`;
    const read = pasted(coded, against("fixtures", [], { league, format }), {}, stages);
    expect([read.asks, read.rows[0]?.entity.stage]).toEqual([[], value]);
  }
});

it("every status of a fixture, in any writing", () => {
  fc.assert(
    fc.property(
      anyOf(statusChoices(""), ({ label }) => label),
      ({ one, word }) => {
        const text = `${FIXTURES}\n05.12.2026,A,B,,${quoted(word)}`;
        const { asks, rows } = pasted(text, against("fixtures", []));
        expect([word, asks, rows[0]?.entity.status]).toEqual([word, [], one.value]);
      },
    ),
    { numRuns: randomRuns(100, 1_000) },
  );
});

it.each(leagues.filter(isOfMatches))("every ending of $slug, in any writing", (league) => {
  const filled = { kicks: ["4", "3"], side: "A", cause: null, minute: "63", stands: true } as const;
  const endings = endingChoices(league.game, "normal").map(({ value, label }) => {
    const stored = textOf({ how: value, ...filled });
    return { stored, words: value === "normal" ? label : endingForSheet(readEnding(stored)) };
  });
  fc.assert(
    fc.property(
      anyOf(endings, ({ words }) => words),
      ({ one, word }) => {
        const text = `${RESULTS}\n05.12.2025,A,B,2,2,,${quoted(word)}`;
        const { asks, rows } = pasted(text, against("results", [], { league }));
        expect([word, asks, rows[0]?.entity.ending]).toEqual([word, [], one.stored]);
      },
    ),
    { numRuns: randomRuns(80, 1_000) },
  );
  for (const { stored } of endings) {
    const records = [makeResult({ ending: stored })];
    const csv = csvOf(league, "results", records);
    expect(csv).toContain(endingForSheet(readEnding(stored)));
    const { rows } = pasted(csv, against("results", records, { league }));
    expect([stored, ...rows.map(({ state }) => state)]).toEqual([stored, "same"]);
  }
});
