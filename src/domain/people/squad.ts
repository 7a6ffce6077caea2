import { dayOf, type Day } from "../day";
import { foldName, sameName } from "../names";
import type { Player } from "@/records/players/schema";
import { arena } from "@arena/arena";

/** What identifies a player: the current name and club, former ones, and what distinguishes namesakes. */
export type Identity = Pick<Player, "name" | "club"> &
  Partial<Pick<Player, "formerNames" | "formerClubs" | "jersey" | "position">>;

/** A club that a player left. */
export interface FormerClub {
  readonly club: string;
  /** The first day at the next club, on the arena's calendar. */
  readonly until: Day;
}

/** The clubs that a player left, in that order. */
export const formerClubsOf = ({ formerClubs = [] }: Identity): readonly FormerClub[] =>
  formerClubs.map((line) => ({ until: line.slice(0, 10), club: line.slice(11) }));

/** Every name the player has had, today's first. */
export const namesOf = ({ name, formerNames = [] }: Identity): readonly string[] => [
  name,
  ...formerNames,
];

/** A name as typed, without what distinguishes a namesake: the number of "Musa Bello #14", or a position. */
function parted(typed: string): { readonly name: string; readonly mark: string } {
  const [, name = typed, mark = ""] = /^(.*\S)\s+#\s*(\S.*)$/.exec(typed.trim()) ?? [];
  return { name, mark };
}

const hasMark = ({ jersey = null, position = "" }: Identity, mark: string): boolean =>
  mark === "" || String(jersey) === mark || sameName(position, mark);

/** Whether the player is, or was, called so; of namesakes, whether the number or position is the player's. */
export function isCalled(player: Identity, typed: string): boolean {
  const { name, mark } = parted(typed);
  return hasMark(player, mark) && namesOf(player).some((one) => sameName(one, name));
}

/** Every club the player has been of, today's first and then the one left last. */
export const clubsOfPlayer = (player: Identity): readonly string[] => [
  player.club,
  ...formerClubsOf(player)
    .map(({ club }) => club)
    .reverse(),
];

/** The player's club at a moment; today's where the moment is not known. */
export function clubAt(player: Identity, moment: number | null): string {
  const left = formerClubsOf(player);
  const day = left.length > 0 ? dayOf(moment, arena.timeZone) : null;
  return left.find(({ until }) => day !== null && day < until)?.club ?? player.club;
}

/**
 * Which of these clubs the player belonged to in a match. If both were the player's clubs at some time, the club on that
 * day; if neither was, today's club.
 */
export function clubIn(player: Identity, clubs: readonly string[], moment: number | null): string {
  if (!player.formerClubs?.length) return player.club;
  const own = [clubAt(player, moment), ...clubsOfPlayer(player)];
  return own.find((club) => clubs.some((one) => sameName(one, club))) ?? player.club;
}

/** Finds players by name: @param moment when the match was, epoch milliseconds */
export type FindPlayer<P> = (
  name: string,
  clubs: readonly string[],
  moment?: number | null,
) => P | null;

/**
 * Finds players by the name typed into a match record, whatever they are called today. Of several with that name the
 * one who was of the given clubs that day is meant, else one who ever was, and of those the one who is called so
 * today. A former name means nobody of other clubs. Namesakes are distinguished by number or position, "Musa Bello #14".
 * A name that stays ambiguous, or is nobody's, finds null.
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

/** The same person among other players, as those of another season: by any of the names and clubs. */
export function samePerson<P extends Identity>(person: Identity, others: readonly P[]): P | null {
  const find = squadLookup(others);
  const clubs = clubsOfPlayer(person);
  for (const name of namesOf(person)) {
    const found = find(name, clubs);
    if (found) return found;
  }
  return null;
}
