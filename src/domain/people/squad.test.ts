import { describe, expect, it } from "vitest";
import { KICK_OFF, makePlayer, makeResult } from "../../../tests/factories/records";
import { matchEvents } from "./matchEvents";
import { weeklyAwards } from "./awards";
import { playerLog } from "./playerLog";
import { nameAmong } from "./nameAmong";
import { clubAt, clubIn, samePerson, squadLookup } from "./squad";
import { topCards } from "./topCards";
import { suspensions } from "./suspensions";
import { playerTotals } from "./totals";

const DAY = 86_400_000;
const goal = (player: string) => ({ player, assist: "", minute: "10" });
const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Ada Obi played for Reds, was called Ada Eze then, and moved to Blues on the day of `KICK_OFF`. */
const ada = makePlayer({
  id: "ada",
  name: "Ada Obi",
  club: "Blues",
  formerNames: ["Ada Eze"],
  formerClubs: [`${day(KICK_OFF)} Reds`],
});
const before = KICK_OFF - 3 * DAY;
const after = KICK_OFF + 3 * DAY;

describe("looking a name up", () => {
  it("finds the player by either name, at either club", () => {
    const find = squadLookup([ada]);
    expect(find("ada obi", ["Blues"])).toBe(ada);
    expect(find("Ada Eze", ["Reds"], before)).toBe(ada);
    expect(find("Ada Eze", ["Blues"], after)).toBe(ada);
  });

  it("means nobody by a former name at a club the player never was of", () => {
    expect(squadLookup([ada])("Ada Eze", ["Greens"])).toBeNull();
    expect(squadLookup([ada])("Ada Obi", ["Greens"])).toBe(ada);
  });

  it("takes the namesake who was of the club that day", () => {
    const other = makePlayer({ id: "other", name: "Ada Obi", club: "Reds" });
    const find = squadLookup([ada, other]);
    expect(find("Ada Obi", ["Reds"], before)).toBeNull();
    expect(find("Ada Obi", ["Reds"], after)).toBe(other);
    expect(find("Ada Obi", ["Blues"], after)).toBe(ada);
  });

  it("takes who is called so today before who was called so once", () => {
    const other = makePlayer({ id: "other", name: "Ada Eze", club: "Reds" });
    expect(squadLookup([ada, other])("Ada Eze", ["Reds"], before)).toBe(other);
  });

  it("tells namesakes of one club apart by number or position", () => {
    const [back, front, keeper] = [
      makePlayer({ id: "4", name: "Musa Bello", club: "Reds", jersey: 4, position: "Defender" }),
      makePlayer({ id: "14", name: "Musa Bello", club: "Reds", jersey: 14, position: "Forward" }),
      makePlayer({ id: "1", name: "Musa Bello", club: "Reds", jersey: null, position: "Keeper" }),
    ];
    const squad = [back, front, keeper];
    const find = squadLookup(squad);
    expect(find("Musa Bello", ["Reds"])).toBeNull();
    expect(find("musa bello #14", ["Reds"])).toBe(front);
    expect(find("Musa Bello #Defender", ["Reds"])).toBe(back);
    expect(find("Musa Bello #7", ["Reds"])).toBeNull();
    expect(squad.map((player) => nameAmong(squad, player))).toEqual([
      "Musa Bello #4",
      "Musa Bello #14",
      "Musa Bello #Keeper",
    ]);
    for (const player of squad) expect(find(nameAmong(squad, player), ["Reds"])).toBe(player);
    expect(nameAmong([back], back)).toBe("Musa Bello");
  });

  it("gives a namesake's goals to that player alone", () => {
    const squad = [4, 14].map((jersey) =>
      makePlayer({ id: `${jersey}`, name: "Musa Bello", club: "Reds", jersey }),
    );
    const results = [
      makeResult({
        teamA: "Reds",
        scoreA: 2,
        goalsA: [goal("Musa Bello #14"), goal("Musa Bello #14")],
      }),
    ];
    const { totals } = playerTotals(results, {
      players: squad,
      scorerFigure: "minute",
    });
    const scorers = totals.filter(({ goals }) => goals > 0);
    expect(scorers.map(({ record, player, goals }) => [record?.id, player, goals])).toEqual([
      ["14", "Musa Bello", 2],
    ]);
  });

  it("tells clubs by the day, on the arena's calendar", () => {
    const midnight = Date.parse(`${day(KICK_OFF)}T00:00:00+01:00`);
    expect(clubAt(ada, midnight - 1)).toBe("Reds");
    expect(clubAt(ada, midnight)).toBe("Blues");
    expect(clubAt(ada, null)).toBe("Blues");
    expect(clubIn(ada, ["Reds", "Blues"], before)).toBe("Reds");
    expect(clubIn(ada, ["Reds", "Greens"], after)).toBe("Reds");
  });

  it("finds the person in another season by any name and club", () => {
    const then = makePlayer({ id: "then", name: "Ada Eze", club: "Reds" });
    const another = makePlayer({ id: "another", name: "Ada Eze", club: "Greens" });
    expect(samePerson(ada, [another, then])).toBe(then);
    expect(samePerson(then, [ada])).toBe(ada);
    expect(samePerson(ada, [])).toBeNull();
  });
});

describe("figures of a player who was renamed and moved", () => {
  const then = makeResult({
    id: "then",
    teamA: "Reds",
    teamB: "Greens",
    date: before,
    scoreA: 2,
    scoreB: 0,
    goalsA: [goal("Ada Eze"), goal("Ada Eze")],
    bookings: ["Ada Eze (Red Card)"],
    playersA: ["Ada Eze"],
  });
  const since = makeResult({
    id: "since",
    teamA: "Reds",
    teamB: "Blues",
    date: after,
    scoreA: 0,
    scoreB: 1,
    goalsB: [goal("Ada Obi")],
    bookings: ["Ada Obi (Yellow Card)"],
    playersB: ["Ada Obi"],
  });
  const results = [then, since];

  it("follow, and are nobody else's", () => {
    const { totals, strangers } = playerTotals(results, { players: [ada] });
    expect(strangers).toEqual([]);
    expect(totals).toMatchObject([{ player: "Ada Obi", goals: 3, appearances: 2, red: 1 }]);
    expect(topCards(results, [ada], "red")).toMatchObject([{ player: "Ada Obi", record: ada }]);
    const log = playerLog(results, ada, { players: [ada], scorerFigure: "minute" });
    expect(log.map(({ result, figures }) => [result.id, figures.goals])).toEqual([
      ["then", 2],
      ["since", 1],
    ]);
  });

  it("stand on the side of the club of then", () => {
    expect(matchEvents(then, { players: [ada] }).at(-1)).toMatchObject({ side: "A", kind: "red" });
    const yellow = matchEvents(since, { players: [ada] }).find(({ kind }) => kind === "yellow");
    expect(yellow).toMatchObject({ side: "B" });
  });

  it("let a ban be served with the club of today", () => {
    const coming = { id: "next", teamA: "Blues", teamB: "Greens", date: after, stage: "" };
    const [ban] = suspensions([then], { players: [ada], fixtures: [coming] });
    expect(ban).toMatchObject({ player: "Ada Obi", club: "Blues", misses: [coming] });
  });

  it("give awards under the name of today", () => {
    expect(weeklyAwards([then], [ada])?.topScorer).toMatchObject({ player: "Ada Obi", goals: 2 });
  });
});
