import { timesInWords } from "@/domain/timesInWords";
import { amountOf, enumerated } from "@/domain/wording";
import { readEnding, wasPlayed } from "@/domain/match/ending";
import type { Sport } from "@/domain/sport";
import { groupKey } from "@/domain/table/standings";
import { slotsIn } from "@/domain/season/bracket";
import {
  matchesOutsideTables,
  competitionOf,
  entrantsOf,
  type SeasonRecords,
} from "@/domain/season/competition";
import { fits, formatOf, type Format, type FormatChoice } from "@/domain/season/format";
import { strandedClubs } from "@/domain/season/strandedClubs";
import type { CardCarryOver, League, Split } from "@/domain/league/league";
import { splitInWords } from "@/domain/season/partWords";
import { settingsOf } from "@/domain/season/seasons";

/** Names of the first round of a knock-out, by its number of teams. */
export const cupNames: Readonly<Record<number, string>> = {
  0: "no knock-out",
  2: "a final",
  4: "semi-finals",
  8: "quarter-finals",
  16: "a round of 16",
  32: "a round of 32",
};

/** Splits a typed list of groups: "A, B". */
export const groupsOf = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Parses typed numbers: "3-1-0" or "3, 1, 0"; a part that is not a number becomes NaN. */
export const pointsIn = (text: string): readonly number[] =>
  text
    .split(/[\s,;:/–-]+/)
    .filter((part) => part !== "")
    .map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));

/**
 * Parses when and into which sizes a table parts: "33: 6, 6". Undefined if nothing is typed; a part that is not a
 * number becomes NaN.
 */
export function splitIn(text: string): Split | undefined {
  const [after, ...sizes] = pointsIn(text);
  return after === undefined ? undefined : { after, sizes };
}

/** Formats the same for its field; "" if the table does not part. */
export const splitText = (split: Split | undefined): string =>
  split ? `${split.after}: ${split.sizes.join(", ")}` : "";

/** Returns why a table cannot part in this way; null if it can, or if it does not part. */
function splitProblem({ split, groups }: FormatChoice): string | null {
  if (!split) return null;
  const { after, sizes } = split;
  const areKnown = [after, ...sizes].every((one) => Number.isInteger(one) && one >= 1 && one <= 99);
  if (!areKnown || sizes.length < 2)
    return "A number of rounds, then how many clubs each part has, as 33: 6, 6";
  if (sizes.length > 8) return "At most eight parts";
  return groups.length > 0
    ? "Only one table of all clubs can be split: name no groups, or leave this empty"
    : null;
}

/** Returns why typed points for win, draw and defeat are not valid; null if they are, or if none are typed. */
function pointsProblem(points: readonly number[] | undefined): string | null {
  if (!points) return null;
  if (points.length !== 3 && points.length !== 5)
    return "Three numbers, as 3-1-0, or five with extra time, as 3-1-0-2-1";
  const areKnown = points.every((one) => Number.isInteger(one) && one >= 0 && one <= 10);
  return areKnown ? null : "Each is a whole number from 0 to 10";
}

/** Returns why a format cannot be played, by field; empty if it can. */
export function formatProblems(
  said: FormatChoice,
): Readonly<Partial<Record<"groups" | "through" | "points" | "split", string>>> {
  const { groups, through, cup } = said;
  const points = pointsProblem(said.points);
  const split = splitProblem(said);
  const keys = new Set(groups.map(groupKey));
  const problem =
    groups.length === 1
      ? "One group is one table: name two or more, or none"
      : groups.length > 8
        ? "At most eight groups"
        : groups.some((one) => !/^[A-Za-z0-9]{1,12}$/.test(one))
          ? "A group’s name is one word of up to 12 letters and digits"
          : keys.size < groups.length
            ? "Two groups have the same name"
            : null;
  const entrants = through * (groups.length || 1);
  return {
    ...(problem && { groups: problem }),
    ...(points && { points }),
    ...(split && { split }),
    ...(!fits(said) && {
      through:
        entrants > cup
          ? `${entrants} would go through, and ${cupNames[cup] ?? "the knock-out"} take ${cup}`
          : `Only ${entrants} would go through: more than ${cup / 2} are needed for ${cupNames[cup] ?? "that"}`,
    }),
  };
}

/** Returns "4 boards"; '' if the sport has no such choice. */
function contestsIn({ score }: Format, { tieSizes }: Sport): string {
  return tieSizes && score?.contests ? `${score.contests} ${tieSizes.label.toLowerCase()}` : "";
}

const playWords = {
  "": "",
  first: " and ends once more than half are won",
  all: ", all of them played",
} as const;

const endWords = {
  "": "A match may end once more than half are won, or when all are played",
  first: "A match ends once more than half are won",
  all: "All of a match are played, and it may end level",
} as const;

/** Returns "3 points for a win, 1 for a draw and 0 for a defeat". */
function pointsInWords([
  win = 0,
  draw = 0,
  loss = 0,
  lateWin,
  lateLoss,
]: readonly number[]): string {
  return enumerated([
    `${amountOf(win, "point")} for a win`,
    `${draw} for a draw`,
    `${loss} for a defeat`,
    ...(lateWin === undefined ? [] : [`${lateWin} for a win after extra time`]),
    ...(lateLoss === undefined ? [] : [`${lateLoss} for a defeat after it`]),
  ]);
}

/** Describes a format in one sentence. */
export function formatInWords(format: Format, sport: Sport): string {
  const parts = contestsIn(format, sport);
  const { groups, rounds, through, cup, legs, awayGoals, third } = format;
  const table =
    groups.length === 0
      ? "One table"
      : `${amountOf(groups.length, "group")}, ${enumerated(groups)}`;
  const who = groups.length > 0 ? " of each" : "";
  const on =
    through === 0
      ? "nobody goes further"
      : `the first${through > 1 ? ` ${through}` : ""}${who} ${through > 1 || groups.length > 0 ? "go" : "goes"} through${cup > 0 ? ` to ${cupNames[cup] ?? "the knock-out"}` : ""}`;
  const away = awayGoals ? ", away goals deciding a level sum" : "";
  const ties = cup > 2 && legs === 2 ? `, over two legs before the final${away}` : "";
  const place =
    cup > 2 && third !== "played"
      ? `, ${third === "yes" ? "with" : "without"} a match for third place`
      : "";
  const matches = parts === "" ? "" : `; a match has ${parts}${playWords[format.play ?? ""]}`;
  const paid = format.points ? `; ${pointsInWords(format.points)}` : "";
  const byMatch = format.by ? "; the table goes by points a match" : "";
  const guests = format.between ? "; matches between groups count" : "";
  const free = format.bye ? `; ${byeWords[format.bye]}` : "";
  const people = format.figures
    ? "; players’ figures and cards of cups count with the league’s"
    : "";
  const carrying = format.carry ? `; ${carryInWords(format.carry)}` : "";
  const parting = format.split ? `; ${splitInWords(format.split, "club")}` : "";
  return `${table}${matches}; every pair meets ${timesInWords(rounds)}${parting}${paid}${byMatch}${guests}${free}; ${on}${ties}${place}${people}${carrying}.`;
}

/** Describes which suspensions and cards the next season takes over. */
const carryInWords = (carry: readonly CardCarryOver[]): string =>
  carry.length === 0
    ? "the next season begins without suspensions and cards of this one"
    : `the next season takes over ${enumerated(carry.map((one) => carriedWords[one]))}`;

const carriedWords = { bans: "suspensions", cards: "yellow cards" } as const;

const byeWords = {
  "": "a round without an opponent gives nothing",
  half: "a round without an opponent gives half the points of a win",
  win: "a round without an opponent gives the points of a win",
} as const;

function cupChange({ cup: was }: Format, { cup: is }: Format): string[] {
  if (was === is) return [];
  const [before, after] = [cupNames[was] ?? "", cupNames[is] ?? ""];
  if (was === 0) return [`There is a knock-out now, beginning with ${after}`];
  const first = before.charAt(0).toUpperCase() + before.slice(1);
  const becomes = before.startsWith("a ") ? "becomes" : "become";
  return [`${first} ${becomes} ${after}`];
}

const throughIn = ({ groups, through }: Format) =>
  through === 0 ? "nobody" : `${through} of ${groups.length > 0 ? "each group" : "the table"}`;

/** Counts the knock-out results that belong to no match of a format. */
function withoutMatch(format: Format, results: SeasonRecords["results"]): number {
  const slots = new Set(slotsIn(format, true).map(({ id }) => id));
  return results.filter(
    ({ stage }) => stage !== "" && !slots.has(stage.split("/")[0]?.trim() ?? ""),
  ).length;
}

/** Returns a sentence for each table with fewer clubs than would go through from it. */
function thinGroups(league: League, records: SeasonRecords, { groups, through }: Format): string[] {
  const entrants = entrantsOf(league, records);
  return (groups.length > 0 ? groups : [""]).flatMap((group) => {
    const own = entrants.filter(
      (one) => groups.length === 0 || groupKey(one.group) === groupKey(group),
    );
    const where = group === "" ? "The table" : `Group ${group}`;
    return own.length < Math.max(through, 2)
      ? [
          `${where} has ${amountOf(own.length, "club")}${through > 0 ? `, and ${through} would go through` : ""}`,
        ]
      : [];
  });
}

/**
 * Returns sentences on what does not fit if the table parts: the number of clubs, or the number of matches before it
 * parts.
 */
function splitDoubts(league: League, records: SeasonRecords, { split, rounds }: Format): string[] {
  if (!split) return [];
  const clubs = entrantsOf(league, records).length;
  const room = split.sizes.reduce((sum, size) => sum + size, 0);
  const matches = rounds * (clubs - 1);
  return [
    ...(clubs === room
      ? []
      : [`Its parts have room for ${amountOf(room, "club")}, and there are ${clubs}`]),
    ...(clubs === room && matches !== split.after
      ? [
          `When every pair has met ${timesInWords(rounds)}, each club has played ${amountOf(matches, "match", "matches")}, not ${split.after}`,
        ]
      : []),
  ];
}

/** Counts the results of a season that its rules do not allow, so that its table does not count them. */
const refusedIn = (league: League, records: SeasonRecords) =>
  competitionOf(league, records).refused.length;

/**
 * Describes what another format changes in the current season, the most important first; empty if nothing changes.
 * @param records The stored records.
 * @param after The records with the season's new format.
 */
export function formatChanges(
  league: League,
  records: SeasonRecords,
  after: SeasonRecords,
): readonly string[] {
  const [was, is] = [records, after].map(({ seasons }) =>
    formatOf(league, settingsOf(league, seasons, undefined)),
  );
  if (!was || !is) return [];
  const lost = withoutMatch(is, records.results) - withoutMatch(was, records.results);
  const stranded = strandedClubs(league, after, is);
  const apart = Math.max(
    ...[records, after].map((some) => matchesOutsideTables(competitionOf(league, some))),
  );
  const refused = refusedIn(league, after) - refusedIn(league, records);
  const [groupsWere, groupsAre] = [was, is].map(({ groups }) =>
    groups.length === 0 ? "one table" : `groups ${enumerated(groups)}`,
  );
  const changes = [
    groupsWere !== groupsAre && `Instead of ${groupsWere ?? ""}: ${groupsAre ?? ""}`,
    stranded.length > 0 &&
      `In no table, because their group is none of these: ${stranded.join(", ")}`,
    ...cupChange(was, is),
    lost > 0 && `${amountOf(lost, "entered knock-out result")} would belong to no match`,
    was.through !== is.through && `${throughIn(is)} go through instead of ${throughIn(was)}`,
    String(was.points) !== String(is.points) &&
      (is.points ? pointsInWords(is.points) : "Points are counted as the rules say"),
    was.rounds !== is.rounds &&
      `Every pair meets ${timesInWords(is.rounds)} instead of ${timesInWords(was.rounds)}`,
    splitText(was.split) !== splitText(is.split) &&
      (is.split ? splitInWords(is.split, "club") : "The table does not part"),
    ...(splitText(was.split) === splitText(is.split) && was.rounds === is.rounds
      ? []
      : splitDoubts(league, after, is)),
    was.legs !== is.legs && `Ties before the final have ${amountOf(is.legs, "leg")}`,
    was.awayGoals !== is.awayGoals &&
      `Goals away from home ${is.awayGoals ? "decide" : "no longer decide"} ties that are level`,
    was.third !== is.third &&
      is.cup > 2 &&
      {
        yes: "There is a match for third place",
        no: "There is no match for third place",
        played: "A match for third place is shown where one is played",
      }[is.third],
    contestsIn(was, league.game) !== contestsIn(is, league.game) &&
      `A match has ${contestsIn(is, league.game)} instead of ${was.score?.contests ?? 0}`,
    was.play !== is.play && endWords[is.play ?? ""],
    was.by !== is.by && `The table goes by points${is.by ? " a match" : ", not by points a match"}`,
    was.bye !== is.bye && byeWords[is.bye ?? ""],
    was.figures !== is.figures &&
      `Players’ figures and cards of cups count ${is.figures ? "with the league’s" : "separately, each cup’s for itself"}`,
    String(was.carry) !== String(is.carry) &&
      (is.carry
        ? carryInWords(is.carry)
        : "What the next season takes over of suspensions is said when it opens"),
    was.between !== is.between &&
      is.groups.length > 0 &&
      `Matches between groups (${amountOf(apart, "result")} so far) ${is.between ? "count in each club’s own row" : "count in no table"}`,
    refused > 0 &&
      `${amountOf(refused, "result")} would count nowhere, because the new rules do not know ${refused === 1 ? "it" : "them"}`,
    ...thinGroups(league, after, is),
  ];
  return changes.flatMap((one) => (one ? one.charAt(0).toUpperCase() + one.slice(1) : []));
}

/** Counts the matches of the season that were played; a format is best chosen before the first. */
export const playedSoFar = ({ results }: SeasonRecords): number =>
  results.filter(({ ending }) => wasPlayed(readEnding(ending))).length;
