import { dayOfWhen, momentOf, whenOrder, type When } from "../when";
import type { Day } from "../day";
import { inOrderPlayed } from "../match/order";
import { cupOfStage } from "../match/stage";
import { compareNames, sameName } from "../names";
import { BAN_POLICY, type BanPolicy } from "./banPolicy";
import { readBanDecision } from "./banWord";
import { bookedIn, type BookedPlayer } from "./cards";
import { countingOf } from "./counting";
import { keyOf, type MatchSheet, type Person, type SquadMember } from "./sheet";
import { squadLookup } from "./squad";
import { arena } from "@arena/arena";

export type BanCause = "yellows" | "secondYellow" | "red" | "organiser";

/** A match that is still to be played. */
interface Fixture extends When {
  readonly id: string;
  readonly teamA: string;
  readonly teamB: string;
  readonly stage: string;
}

export interface Suspension<P, F> extends Person<P> {
  /** The suspensions that are not served yet, oldest first. */
  readonly why: readonly Readonly<Ban>[];
  readonly left: number;
  /** The fixtures that the player misses, if they are planned already. */
  readonly misses: readonly F[];
}

interface Ban {
  readonly cause: BanCause;
  /** The id of the match in which it was earned; '' for the organiser's decision. */
  readonly match: string;
  /** The number of matches that are not served yet. */
  left: number;
  /** The id of the cup in which it is served; '' for the league, absent for any match. */
  readonly competition?: string;
  /** The first day on which it is served, if the organiser set one. */
  readonly from?: Day;
}

/** A player's cards and suspensions while the season's matches are counted. */
interface Account<P> {
  readonly person: Person<P>;
  /** Yellow cards towards the next suspension, by competition. */
  readonly yellows: Map<string, number>;
  readonly bans: Ban[];
}

interface Context<P, F> {
  readonly players: readonly P[];
  readonly policy?: BanPolicy;
  /** The matches that are still to be played. */
  readonly fixtures?: readonly F[];
}

/** Checks whether a match is on that day or later; false for a match without a date. */
const isFrom = (when: When, from: Day) => (dayOfWhen(when, arena.timeZone) ?? "") >= from;

const plays = (club: string, { teamA, teamB }: Pick<Fixture, "teamA" | "teamB">) =>
  sameName(club, teamA) || sameName(club, teamB);

/**
 * Returns a stage of the league without the numbers of its tie and leg: `QF` for `QF2/1`, `R16` for `R16-3`, '' for the
 * groups; null for a stage of a cup.
 */
const stageOf = (stage: string) =>
  stage.includes(":") ? null : (/^(?:R\d+(?=-)|[A-Z]+)/.exec(stage)?.[0] ?? "");

/**
 * Returns the competition in which the cards and suspensions of a match count: a cup's id; '' for the league's, or if
 * all count together.
 */
const competitionOf = ({ stage }: Pick<MatchSheet, "stage">, { together }: BanPolicy) =>
  together ? "" : cupOfStage(stage);

/**
 * Counts one match of a competition as served for the oldest suspension that is not served there. Returns false if
 * there is none.
 */
function serve(bans: readonly Ban[], of: string): boolean {
  const ban = bans.find(({ left, competition = of }) => left > 0 && competition === of);
  if (ban) ban.left -= 1;
  return ban !== undefined;
}

function punish<P>(
  found: Account<P>,
  cards: BookedPlayer<P>,
  match: MatchSheet,
  policy: BanPolicy,
) {
  const competition = competitionOf(match, policy);
  const ban = (cause: BanCause, left: number) => {
    if (left > 0) found.bans.push({ cause, match: match.id, left, competition });
  };
  let yellows = found.yellows.get(competition) ?? 0;
  if (cards.secondYellow > 0) ban("secondYellow", policy.secondYellow);
  // A yellow card that led to a second one in the match is punished by the sending-off, and does not count again.
  else yellows += cards.yellow;
  if (policy.yellows > 0 && yellows >= policy.yellows) {
    yellows -= policy.yellows;
    ban("yellows", policy.bans);
  }
  found.yellows.set(competition, yellows);
  if (cards.red > 0) ban("red", policy.red);
}

/**
 * Returns every player with cards or with a decision of the organiser, and the suspensions that are left after the
 * matches.
 */
function recordsOf<P extends SquadMember>(
  matches: readonly MatchSheet[],
  players: readonly P[],
  policy: BanPolicy,
): Account<P>[] {
  const find = squadLookup(players);
  const records = new Map<string, Account<P>>();
  let words = players.flatMap((record) => {
    const word = readBanDecision(record.suspension ?? "");
    return word ? [{ record, ...word }] : [];
  });
  /** Replaces what followed from cards by the organiser's decisions. */
  const hear = (due: typeof words) => {
    words = words.filter((word) => !due.includes(word));
    for (const { record, matches: left, yellows: carried, from } of due) {
      const { name: player, club } = record;
      const key = keyOf(record);
      const yellows = records.get(key)?.yellows ?? new Map<string, number>();
      if (carried !== null) yellows.set("", carried);
      const bans: Ban[] = [{ cause: "organiser", match: "", left, from }];
      records.set(key, { person: { key, player, club, record }, yellows, bans });
    }
  };
  const order = inOrderPlayed(matches.filter(({ ending }) => countingOf(ending) !== "nothing"));
  const wiped = policy.wipedAfter;
  const stages = order.map(({ stage }) => stageOf(stage));
  const last = wiped === undefined ? -1 : stages.lastIndexOf(wiped);
  for (const [at, match] of order.entries()) {
    hear(words.filter(({ from }) => isFrom(match, from)));
    const counting = countingOf(match.ending);
    if (counting === "all") {
      const competition = competitionOf(match, policy);
      for (const { person, bans } of records.values()) {
        if (plays(person.club, match)) serve(bans, competition);
      }
    }
    for (const booked of bookedIn(match, find)) {
      const { person } = booked;
      const found = records.get(person.key) ?? { person, yellows: new Map(), bans: [] };
      records.set(person.key, found);
      const counted = counting === "sendingsOff" ? { ...booked, yellow: 0 } : booked;
      punish(found, counted, match, policy);
    }
    if (at === last) for (const found of records.values()) found.yellows.delete("");
  }
  hear(words);
  return [...records.values()];
}

/** The cards and suspensions of a player that are left after the matches. */
export interface CardBalance<P> extends Person<P> {
  /** The matches that the player still misses. */
  readonly left: number;
  /** Yellow cards of the league towards the next suspension. */
  readonly yellows: number;
}

/** Returns the cards and suspensions that are left after the matches; players with neither are left out. */
export function cardsLeft<P extends SquadMember>(
  matches: readonly MatchSheet[],
  { players, policy = BAN_POLICY }: Pick<Context<P, never>, "players" | "policy">,
): CardBalance<P>[] {
  return recordsOf(matches, players, policy)
    .map(({ person, bans, yellows }) => ({
      ...person,
      left: bans.reduce((sum, ban) => sum + ban.left, 0),
      yellows: policy.yellows > 0 ? (yellows.get("") ?? 0) : 0,
    }))
    .filter(({ left, yellows }) => left > 0 || yellows > 0)
    .sort((a, b) => compareNames(a.club, b.club) || compareNames(a.player, b.player));
}

/**
 * Returns the suspended players, with the reasons and the matches they miss. Cards add up in the order played. A
 * suspension is served in the next matches of the player's club that were played to their end, several of one player
 * one after the other. Each cup has its own cards and suspensions, unless the policy counts all together. The
 * organiser's decision in a player's record replaces everything that followed from cards before its day, and applies to
 * matches of any competition.
 */
export function suspensions<P extends SquadMember, F extends Fixture>(
  matches: readonly MatchSheet[],
  { players, policy = BAN_POLICY, fixtures = [] }: Context<P, F>,
): Suspension<P, F>[] {
  const coming = [...fixtures].sort(whenOrder);
  return recordsOf(matches, players, policy)
    .map(({ person: { key, player, club, record }, bans }): Suspension<P, F> => {
      const open = bans.filter(({ left }) => left > 0);
      const left = open.reduce((sum, ban) => sum + ban.left, 0);
      const from = open.find((ban) => ban.from)?.from ?? "";
      const still = open.map((ban) => ({ ...ban }));
      const misses = coming.filter(
        (fixture) =>
          plays(club, fixture) &&
          (momentOf(fixture) === null || isFrom(fixture, from)) &&
          serve(still, competitionOf(fixture, policy)),
      );
      return {
        key,
        player,
        club,
        record,
        left,
        why: open,
        misses,
      };
    })
    .filter(({ left }) => left > 0)
    .sort((a, b) => compareNames(a.club, b.club) || compareNames(a.player, b.player));
}
