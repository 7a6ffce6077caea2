import type { League } from "../league/league";
import type { BanPolicy } from "../people/banPolicy";
import { formatIn } from "./format";
import { bansPattern } from "./formatPattern";
import { seasonOf } from "./seasons";

/** How a season stores that yellow cards are forgotten after the groups, whose matches have no stage. */
const GROUPS = "GROUPS";

/** Writes the rule as a season stores it: `yellows=5;length=1;second=1;red=1;wiped=SF`. */
export function writeBans({ yellows, bans, secondYellow, red, wipedAfter }: BanPolicy): string {
  const wiped = wipedAfter === undefined ? "" : `;wiped=${wipedAfter || GROUPS}`;
  return `yellows=${yellows};length=${bans};second=${secondYellow};red=${red}${wiped}`;
}

/** Reads the rule that a season stores; null if it has none, or the text is not valid. */
export function readBans(text: string): BanPolicy | null {
  if (!bansPattern.test(text)) return null;
  const said = new Map(text.split(";").map((part) => part.split("=", 2) as [string, string]));
  const amount = (key: string) => Number(said.get(key));
  const wiped = said.get("wiped");
  return {
    yellows: amount("yellows"),
    bans: amount("length"),
    secondYellow: amount("second"),
    red: amount("red"),
    ...(wiped !== undefined && { wipedAfter: wiped === GROUPS ? "" : wiped }),
  };
}

/**
 * Returns the rule about cards of a season: from its record, otherwise from the league's file; null in a sport whose
 * cards bring no suspension.
 * @param past a past season's id; absent: the current season
 */
export function bansOf(league: League, past?: string): BanPolicy | null {
  const usual = league.game.bans;
  if (!usual) return null;
  const said = readBans(seasonOf(league, past ?? "").bans ?? "") ?? usual;
  const together = formatIn(league, past ?? "").figures === "together";
  return together ? { ...said, together } : said;
}
