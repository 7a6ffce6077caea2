import { arena } from "@arena/arena";
import { enumerated } from "@/domain/wording";
import { formatPoints } from "@/domain/meet/showPoints";
import { addExact, type Exact } from "@/domain/table/exact";
import type { ClubShare, HouseLine, LeagueShare, Progress } from "@/domain/season/championship";
import type { League } from "@/domain/league/league";
import { mainLeagueOf } from "@/leagues/menu";

/**
 * Returns a league's name in a list of leagues: for the main league of a sport, the sport's name; otherwise its short
 * name.
 */
export function leagueLabel(league: League): string {
  return isMain(league) ? league.game.name : league.shortName;
}

const isMain = ({ game, slug }: League) => mainLeagueOf(game)?.slug === slug;

/** The words for each state of a league's season. */
export const progressWords: Record<Progress, string> = {
  notYet: "not yet",
  running: "running",
  final: "final",
};

/** Formats a place with its ending: "1st", "2nd", "3rd", "11th". */
function ordinal(place: number): string {
  const tens = place % 100;
  const ending = tens > 10 && tens < 14 ? undefined : ["st", "nd", "rd"][(place % 10) - 1];
  return `${place}${ending ?? "th"}`;
}

/** Formats a club's place: "4th", or "1st to 2nd, shared"; "no place" if it has none. */
export function placeInWords({ place, sharers }: ClubShare): string {
  if (place === null) return "no place";
  if (sharers < 2) return ordinal(place);
  return `${ordinal(place)} to ${ordinal(place + sharers - 1)}, shared`;
}

const minus = (value: Exact): Exact => (typeof value === "number" ? -value : [-value[0], value[1]]);

/** Returns which places put one of two houses with equal points ahead: "first places", "4th places". */
function decidingPlaces({ places: own }: HouseLine, { places: other }: HouseLine): string {
  const at = own.findIndex((count, index) => count !== (other[index] ?? 0));
  return `${["first", "second", "third"][at] ?? ordinal(at + 1)} places`;
}

/**
 * Describes which house leads ("Engineering lead Science by 1"), and the condition ("if all ended today"; empty if the
 * championship is over or no house leads).
 */
export function leadInWords(
  lines: readonly HouseLine[],
  shares: readonly LeagueShare[],
): { readonly lead: string; readonly condition: string } {
  const [first, second] = lines;
  const isOver = shares.length > 0 && shares.every(({ progress }) => progress === "final");
  if (shares.every(({ progress }) => progress === "notYet")) {
    return { lead: "No league has begun yet", condition: "" };
  }
  if (!first) return { lead: `No club plays for a ${arena.house} yet`, condition: "" };
  const condition = isOver ? "" : "if all ended today";
  const level = lines.filter(({ rank }) => rank === 1).map(({ name }) => name);
  if (level.length > 1) return { lead: `${enumerated(level)} are level at the top`, condition };
  if (!second) return { lead: `${first.name} ${isOver ? "have won" : "lead"}`, condition };
  const by = formatPoints(addExact(first.points, minus(second.points)));
  const ahead = by === "0" ? `on ${decidingPlaces(first, second)}` : `by ${by}`;
  const verb = isOver ? "have won, ahead of" : "lead";
  return { lead: `${first.name} ${verb} ${second.name} ${ahead}`, condition };
}

/**
 * Describes how many leagues are final, running or not begun: "1 league is final, 6 are running and 1 has not begun".
 */
export function progressInWords(shares: readonly LeagueShare[]): string {
  const count = (wanted: Progress) => shares.filter(({ progress }) => progress === wanted).length;
  const [over, on, ahead] = [count("final"), count("running"), count("notYet")];
  const parts = [
    { many: over, one: "is final", more: "are final" },
    { many: on, one: "is running", more: "are running" },
    { many: ahead, one: "has not begun", more: "have not begun" },
  ].filter(({ many }) => many > 0);
  return enumerated(
    parts.map(({ many, one, more }, at) => {
      // The word "leagues" comes once, after the first number.
      const leagues = at > 0 ? "" : many === 1 ? "league " : "leagues ";
      return `${many} ${leagues}${many === 1 ? one : more}`;
    }),
  );
}

/**
 * Returns an example of shared places for the explanation of the rules: the clubs, their places and the points of each;
 * empty if there is none.
 */
export function sharedExample(shares: readonly LeagueShare[]): string {
  for (const { league, progress, clubs } of shares) {
    if (progress === "notYet") continue;
    const shared = clubs.find(({ sharers, points }) => sharers > 1 && points !== 0);
    if (!shared || shared.place === null) continue;
    const names = clubs.filter(({ place }) => place === shared.place).map(({ club }) => club);
    const places = `${ordinal(shared.place)} to ${ordinal(shared.place + shared.sharers - 1)}`;
    // A sport's name is in lower case within a sentence, a short name such as "SWF" is not.
    const label = leagueLabel(league);
    const where = isMain(league) ? label.toLowerCase() : label;
    return `${enumerated(names)} hold ${places} in ${where} and get ${formatPoints(shared.points)} each.`;
  }
  return "";
}

/** Converts exact points to a number for drawings, where a small rounding error does not matter. */
export const roughly = (points: Exact): number =>
  typeof points === "number" ? points : points[0] / points[1];
