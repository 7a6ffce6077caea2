import { dayOf, daysFrom, isDay, type Day } from "../day";
import { dayOfWhen, type When } from "../when";
import { compareNames, sameName } from "../names";
import { limits } from "../limits";
import type { Player } from "@/records/players/schema";
import { arena } from "@arena/arena";
import { formerClubsOf, type Identity } from "./squad";

/** A player's move from one club to the next. */
export interface Transfer<P> {
  readonly player: P;
  readonly from: string;
  readonly to: string;
  /** The first day at the new club, on the arena's calendar. */
  readonly on: Day;
}

/** Every dated move of these players, the latest first. */
export function transfersOf<P extends Identity>(players: readonly P[]): readonly Transfer<P>[] {
  return players
    .flatMap((player) => {
      const left = formerClubsOf(player);
      return left.map(({ club, until }, at) => ({
        player,
        from: club,
        to: left[at + 1]?.club ?? player.club,
        on: until,
      }));
    })
    .sort((a, b) =>
      a.on === b.on ? compareNames(a.player.name, b.player.name) : a.on < b.on ? 1 : -1,
    );
}

/** A move as somebody enters it. */
export interface Move {
  readonly club: string;
  readonly on: Day;
}

interface DatedMatchOfTeams extends When {
  readonly teamA: string;
  readonly teamB: string;
}

/**
 * The day to propose as the first at another club: tomorrow where the club that is left has played today, so that the
 * match stays with it; else today.
 * @param left the clubs that are left
 */
export function firstDayAway(
  left: readonly string[],
  played: readonly DatedMatchOfTeams[],
  today: Day,
): Day {
  const hasPlayed = played.some(
    (match) =>
      dayOfWhen(match, arena.timeZone) === today &&
      left.some((club) => sameName(club, match.teamA) || sameName(club, match.teamB)),
  );
  return hasPlayed ? daysFrom(today, 1) : today;
}

/** Why a player cannot move so; '' when it is possible. @param now epoch milliseconds */
export function whyNotMoved(player: Player, { club, on }: Move, now: number): string {
  const last = formerClubsOf(player).at(-1)?.until ?? "";
  if (sameName(player.club, club)) return `${player.name} is at ${player.club} already.`;
  if (player.club === "") return `${player.name} has no club to leave: enter one in the form.`;
  if (!isDay(on)) return "Enter the first day at the new club.";
  const today = dayOf(now, arena.timeZone);
  // Tomorrow is possible: the match of today stays with the club that is left.
  if (today === null || on > daysFrom(today, 1))
    return "That day is still to come: enter the move when it has happened.";
  if (on <= last) return `${player.name} came to ${player.club} on ${last}: choose a later day.`;
  return player.formerClubs.length >= limits.former
    ? `${player.name} has left ${limits.former} clubs already: take one out in the form.`
    : "";
}

/** The player at the new club, with the old one among those that were left. @param logo the new club's; '' for none */
export function movedTo<P extends Player>(player: P, { club, on }: Move, logo: string): P {
  return {
    ...player,
    club,
    teamLogo: logo,
    formerClubs: [...player.formerClubs, `${on} ${player.club}`],
  };
}
