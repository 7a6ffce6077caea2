import { dayOf, type Day } from "../day";
import { foldName, sameName } from "../names";
import type { Player } from "@/records/players/schema";
import { arena } from "@arena/arena";

/**
 * The fields that identify a player: current and former names and clubs, and what distinguishes players with the same
 * name.
 */
export type Identity = Pick<Player, "name" | "club"> &
  Partial<Pick<Player, "formerNames" | "formerClubs" | "jersey" | "position">>;

/** A club that a player has left. */
export interface FormerClub {
  readonly club: string;
  /** The first day at the next club, on the arena's calendar. */
  readonly until: Day;
}

/** Returns the clubs that a player has left, in their order. The stored lines are "YYYY-MM-DD Club". */
export const formerClubsOf = ({ formerClubs = [] }: Identity): readonly FormerClub[] =>
  formerClubs.map((line) => ({ until: line.slice(0, 10), club: line.slice(11) }));

/** Returns all names of a player, the current one first. */
export const namesOf = ({ name, formerNames = [] }: Identity): readonly string[] => [
  name,
  ...formerNames,
];

/**
 * Splits a typed name into the name and the mark that distinguishes players with the same name: a number, as in "Musa
 * Bello #14", or a position.
 */
function parted(typed: string): { readonly name: string; readonly mark: string } {
  const [, name = typed, mark = ""] = /^(.*\S)\s+#\s*(\S.*)$/.exec(typed.trim()) ?? [];
  return { name, mark };
}

const hasMark = ({ jersey = null, position = "" }: Identity, mark: string): boolean =>
  mark === "" || String(jersey) === mark || sameName(position, mark);

/**
 * Checks whether a typed name is a current or former name of the player; if it has a mark, the number or position must
 * be the player's too.
 */
export function isCalled(player: Identity, typed: string): boolean {
  const { name, mark } = parted(typed);
  return hasMark(player, mark) && namesOf(player).some((one) => sameName(one, name));
}

/** Returns all clubs of a player: the current one, then the former ones, the latest first. */
export const clubsOfPlayer = (player: Identity): readonly string[] => [
  player.club,
  ...formerClubsOf(player)
    .map(({ club }) => club)
    .reverse(),
];

/** Returns the player's club at a moment; the current club if the moment is not known. */
export function clubAt(player: Identity, moment: number | null): string {
  const left = formerClubsOf(player);
  const day = left.length > 0 ? dayOf(moment, arena.timeZone) : null;
  return left.find(({ until }) => day !== null && day < until)?.club ?? player.club;
}

/**
 * Returns for which of these clubs the player played in a match. If the player belonged to both at some time, the club
 * on that day counts; if to neither, the current club is returned.
 */
export function clubIn(player: Identity, clubs: readonly string[], moment: number | null): string {
  if (!player.formerClubs?.length) return player.club;
  const own = [clubAt(player, moment), ...clubsOfPlayer(player)];
  return own.find((club) => clubs.some((one) => sameName(one, club))) ?? player.club;
}

/**
 * Finds a player by name; null if there is none, or more than one. @param moment the time of the match, in epoch
 * milliseconds
 */
export type FindPlayer<P> = (
  name: string,
  clubs: readonly string[],
  moment?: number | null,
) => P | null;

/**
 * Returns a function that finds a player by a name typed into a match record, even if it is a former name. If several
 * players have the name, it prefers the one who belonged to the given clubs on that day, then one who ever belonged to
 * them, and of those the one whose current name it is. A former name finds no player of other clubs. Players with the
 * same name are distinguished by number or position, "Musa Bello #14". Null if the name stays ambiguous or is unknown.
 */
export function squadLookup<P extends Identity>(players: readonly P[]): FindPlayer<P> {
  const byName = new Map<string, P[]>();
  for (const player of players) {
    for (const key of new Set(namesOf(player).map(foldName))) {
      byName.set(key, [...(byName.get(key) ?? []), player]);
    }
  }
  return (typed, clubs, moment = null) => {
    const { name, mark } = parted(typed);
    const among = (club: string) => clubs.some((one) => sameName(one, club));
    const isToday = (player: P) => sameName(player.name, name);
    const namesakes = (byName.get(foldName(name)) ?? []).filter((player) => hasMark(player, mark));
    const here = namesakes.filter((player) => clubsOfPlayer(player).some(among));
    let candidates = here.length > 0 ? here : namesakes.filter(isToday);
    for (const isMeant of [(player: P) => among(clubAt(player, moment)), isToday]) {
      const meant = candidates.length > 1 ? candidates.filter(isMeant) : [];
      if (meant.length > 0) candidates = meant;
    }
    return candidates.length === 1 ? (candidates[0] ?? null) : null;
  };
}

/** Finds the same person among other players, for example those of another season, by any of the names and clubs. */
export function samePerson<P extends Identity>(person: Identity, others: readonly P[]): P | null {
  const find = squadLookup(others);
  const clubs = clubsOfPlayer(person);
  for (const name of namesOf(person)) {
    const found = find(name, clubs);
    if (found) return found;
  }
  return null;
}
