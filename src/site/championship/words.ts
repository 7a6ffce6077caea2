import { arena } from "@arena/arena";
import { enumerated } from "@/domain/wording";
import { showPoints } from "@/domain/meet/showPoints";
import { addExact, type Exact } from "@/domain/table/exact";
import type { ClubShare, HouseLine, LeagueShare, Progress } from "@/domain/season/championship";
import type { League } from "@/domain/league/league";
import { mainLeagueOf } from "@/leagues/menu";

/** What a league is called beside others: a sport's main league by its sport. */
export function leagueLabel(league: League): string {
  const sport = league.game;
  return mainLeagueOf(sport)?.slug === league.slug ? sport.name : league.shortName;
}

export const progressWords: Record<Progress, string> = {
  notYet: "not yet",
  running: "running",
  final: "final",
};

/** "1st", "2nd", "3rd", "11th". */
function ordinal(place: number): string {
  const tens = place % 100;
  const ending = tens > 10 && tens < 14 ? undefined : ["st", "nd", "rd"][(place % 10) - 1];
  return `${place}${ending ?? "th"}`;
}

/** "4th", or "1st to 2nd, shared". */
export function placeInWords({ place, sharers }: ClubShare): string {
  if (place === null) return "no place";
  if (sharers < 2) return ordinal(place);
  return `${ordinal(place)} to ${ordinal(place + sharers - 1)}, shared`;
}

const minus = (value: Exact): Exact => (typeof value === "number" ? -value : [-value[0], value[1]]);

/** Who leads, and whether that is certain: "Engineering lead Science by 1", "if all ended today". */
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
  const by = showPoints(addExact(first.points, minus(second.points)));
  const ahead = by === "0" ? "on first places" : `by ${by}`;
  const verb = isOver ? "have won, ahead of" : "lead";
  return { lead: `${first.name} ${verb} ${second.name} ${ahead}`, condition };
}

/** "Chess is final, six leagues are running, one has not begun", with figures. */
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
      // Said once, of the first.
      const leagues = at > 0 ? "" : many === 1 ? "league " : "leagues ";
      return `${many} ${leagues}${many === 1 ? one : more}`;
    }),
  );
}

/** An example of shared places, for the rules: clubs, the places they hold, and what each gets. */
export function sharedExample(shares: readonly LeagueShare[]): string {
  for (const { league, progress, clubs } of shares) {
    if (progress === "notYet") continue;
    const shared = clubs.find(({ sharers, points }) => sharers > 1 && points !== 0);
    if (!shared || shared.place === null) continue;
    const names = clubs.filter(({ place }) => place === shared.place).map(({ club }) => club);
    const places = `${ordinal(shared.place)} to ${ordinal(shared.place + shared.sharers - 1)}`;
    const sport = leagueLabel(league).toLowerCase();
    return `${enumerated(names)} hold ${places} in ${sport} and get ${showPoints(shared.points)} each.`;
  }
  return "";
}

/** A figure for a drawing, where a part of a pixel does not matter. */
export const roughly = (points: Exact): number =>
  typeof points === "number" ? points : points[0] / points[1];
