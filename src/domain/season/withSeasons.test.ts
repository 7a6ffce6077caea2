import { describe, expect, it } from "vitest";
import { makeSeason } from "../../../tests/factories/records";
import { mls } from "../../../tests/arena/leagues/mls";
import { filingId, nextName } from "./nextSeason";
import { withSeasons } from "./seasons";

const labels = (records: Parameters<typeof withSeasons>[1]) =>
  withSeasons(mls, records).seasons.map(({ id, label }) => `${id} ${label}`);

describe("the seasons of a league", () => {
  it("are the registry's while no record says otherwise, and then the league is the same object", () => {
    expect(withSeasons(mls, [])).toBe(mls);
    expect(withSeasons(mls, [makeSeason({ id: "2026", label: "Season 2026" })])).toBe(mls);
  });

  const IN_2027 = Date.UTC(2027, 5);

  it("have the names of their records, those that ended last before the others", () => {
    const records = [
      makeSeason({ id: "2026", label: "2028" }),
      makeSeason({ id: "season-2026", label: "Season 2026", ended: IN_2027, closed: 2 }),
      makeSeason({ id: "2027", label: "2027", ended: 2 * IN_2027 }),
      makeSeason({ id: "2019", label: "Season 2019" }),
      makeSeason({ id: "2025", label: "Last" }),
      // Added by hand: nobody closed it here.
      makeSeason({ id: "old", label: "The old one", closed: Date.UTC(2022, 5) }),
    ];
    expect(labels(records)).toEqual([
      "2026 2028",
      "2027 2027",
      "season-2026 Season 2026",
      "2025 Last",
      "old The old one",
      "2019 Season 2019",
    ]);
    expect(withSeasons(mls, [...records])).toBe(withSeasons(mls, records));
    expect(withSeasons(withSeasons(mls, records), records)).toBe(withSeasons(mls, records));
  });
});

describe("the next season", () => {
  it.each([
    ["Season 2026", "Season 2027"],
    ["2026/27", "2027/28"],
    ["1999/00", "2000/01"],
    ["Week 09", "Week 10"],
    ["Spring", "Spring 2"],
    ["Division 1, 2026", "Division 1, 2027"],
    ["2nd league 2026–2027", "2nd league 2027–2028"],
    ["1st to 3rd years, cup 7", "1st to 3rd years, cup 8"],
    ["Season 2026 (20 clubs)", "Season 2027 (20 clubs)"],
    ["Season 1899", "Season 1900"],
    ["2098/99", "2099/00"],
    ["Week 99", "Week 100"],
  ])("after %s is called %s", (label, next) => {
    expect(nextName(label)).toBe(next);
  });

  it.each([
    ["Season 2026", [], "season-2026"],
    ["Season 2026", ["season-2026"], "season-2026-2"],
    ["Été 2026 – première", [], "ete-2026-premiere"],
    ["  ", [], "season"],
    ["A very long name of a season 2026", [], "a-very-long-name-of"],
    ["A very long name of a season", ["a-very-long-name-of"], "a-very-long-name-o-2"],
  ])("files %s beside %j under %s", (label, taken, id) => {
    expect(filingId(label, taken)).toBe(id);
    expect(id).toMatch(/^[A-Za-z0-9_-]{1,20}$/);
  });
});
