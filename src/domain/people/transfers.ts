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

/** Returns every dated move of these players, the latest first. */
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

/** A move as an administrator enters it. */
export interface Move {
  readonly club: string;
  readonly on: Day;
}

interface DatedMatchOfTeams extends When {
  readonly teamA: string;
  readonly teamB: string;
}

/**
 * Proposes the first day at another club: tomorrow if the old club has played today, so that this match still counts
 * for it; otherwise today.
 * @param left the clubs that the players leave
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

/** Returns why a player cannot move in this way; '' if it is possible. @param now epoch milliseconds */
export function whyNotMoved(player: Player, { club, on }: Move, now: number): string {
  const last = formerClubsOf(player).at(-1)?.until ?? "";
  if (sameName(player.club, club)) return `${player.name} is at ${player.club} already.`;
  if (player.club === "") return `${player.name} has no club to leave: enter one in the form.`;
  if (!isDay(on)) return "Enter the first day at the new club.";
  const today = dayOf(now, arena.timeZone);
  // Tomorrow is allowed: today's match then still counts for the old club.
  if (today === null || on > daysFrom(today, 1))
    return "That day is still to come: enter the move when it has happened.";
  if (on <= last) return `${player.name} came to ${player.club} on ${last}: choose a later day.`;
  return player.formerClubs.length >= limits.former
    ? `${player.name} already has ${limits.former} former clubs. Remove one in the form.`
    : "";
}

/**
 * Returns the player at the new club, with the old one added to the former clubs. @param logo the new club's; '' if
 * none
 */
export function movedTo<P extends Player>(player: P, { club, on }: Move, logo: string): P {
  return {
    ...player,
    club,
    teamLogo: logo,
    formerClubs: [...player.formerClubs, `${on} ${player.club}`],
  };
}
