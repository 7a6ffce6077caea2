import { describe, expect, it } from "vitest";
import { makeSeason } from "../../tests/factories/records";
import { mls } from "../../tests/arena/leagues/mls";
import { openedPages, withOpened } from "./opening";
import { studentWeekFootball as league } from "../../tests/arena/leagues/studentWeekFootball";

const { id } = league.seasons[0];

describe("what begins closed", () => {
  it("is open once the record of the current season names it", () => {
    const said = makeSeason({ id, open: ["results", "matches", "nothing"] });
    expect(openedPages(league, [said])).toEqual(["results"]);
    expect(openedPages(league, [{ ...said, id: "2019" }])).toEqual([]);
  });

  it("opens with it the sections in which is entered what the page shows", () => {
    const { pages, admin } = withOpened(league, ["stats"]);
    expect(pages).toEqual({ ...league.pages, stats: "real" });
    expect(admin.sections).toEqual({
      ...league.admin.sections,
      players: "full",
      results: "full",
    });
  });

  it("leaves alone what was open, and what the league has no section of", () => {
    expect(withOpened(mls, [])).toBe(mls);
    expect(withOpened(mls, ["stats"]).admin).toEqual(mls.admin);
  });
});
