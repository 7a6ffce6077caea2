import { dayOfWhen, momentOf, whenOrder, type When } from "../when";
import type { Day } from "../day";
import { inOrderPlayed } from "../match/order";
import { cupOfStage } from "../match/stage";
import { compareNames, sameName } from "../names";
import { BAN_POLICY, type BanPolicy } from "./banPolicy";
import { readBanWord } from "./banWord";
import { bookedIn, type BookedPlayer } from "./cards";
import { countingOf } from "./counting";
import { keyOf, type MatchSheet, type Person, type SquadMember } from "./sheet";
import { squadLookup } from "./squad";
import { arena } from "@arena/arena";

export type BanCause = "yellows" | "secondYellow" | "red" | "organiser";

/** A match that is to be played. */
interface Fixture extends When {
  readonly id: string;
  readonly teamA: string;
  readonly teamB: string;
  readonly stage: string;
}

export interface Suspension<P, F> extends Person<P> {
  /** Why, oldest first. */
  readonly why: readonly Readonly<Ban>[];
  readonly left: number;
  /** The fixtures the player misses, as far as they are known. */
  readonly misses: readonly F[];
}

interface Ban {
  readonly cause: BanCause;
  /** The match it came from; '' for the organiser's word. */
  readonly match: string;
  /** How many matches of it are not served. */
  left: number;
  /** The cup in which it is served, by its id; '' the league, and absent any match. */
  readonly competition?: string;
  /** The first day that counts, where the organiser said so. */
  readonly from?: Day;
}

/** A player's cards and bans on the way through the season. */
interface Account<P> {
  readonly person: Person<P>;
  /** Yellow cards towards the next ban, by competition. */
  readonly yellows: Map<string, number>;
  readonly bans: Ban[];
}

interface Context<P, F> {
  readonly players: readonly P[];
  readonly policy?: BanPolicy;
  /** Matches still to be played. */
  readonly fixtures?: readonly F[];
}

/** Whether a match is on that day or later; one without a date is not known to be. */
const isFrom = (when: When, from: Day) => (dayOfWhen(when, arena.timeZone) ?? "") >= from;

const plays = (club: string, { teamA, teamB }: Pick<Fixture, "teamA" | "teamB">) =>
  sameName(club, teamA) || sameName(club, teamB);

/** The stage without the number of its tie and leg: `QF` of `QF2/1`, `R16` of `R16-3`. */
const stageOf = (stage: string) => /^(?:R\d+(?=-)|[A-Z]+)/.exec(stage)?.[0] ?? "";

/** The competition whose cards and bans a match belongs to: a cup's id; '' for the league's. */
const competitionOf = ({ stage }: Pick<MatchSheet, "stage">, { together }: BanPolicy) =>
  together ? "" : cupOfStage(stage);

/** One match of a competition off the oldest ban that is not served there; false where there is none. */
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
  // A caution that ended in a sending-off by a second one has had its punishment.
  else yellows += cards.yellow;
  if (policy.yellows > 0 && yellows >= policy.yellows) {
    yellows -= policy.yellows;
    ban("yellows", policy.bans);
  }
  found.yellows.set(competition, yellows);
  if (cards.red > 0) ban("red", policy.red);
}

/** Every player who was shown a card or whom the organiser judged, with the bans as the matches leave them. */
function recordsOf<P extends SquadMember>(
  matches: readonly MatchSheet[],
  players: readonly P[],
  policy: BanPolicy,
): Account<P>[] {
  const find = squadLookup(players);
  const records = new Map<string, Account<P>>();
  let words = players.flatMap((record) => {
    const word = readBanWord(record.suspension ?? "");
    return word ? [{ record, ...word }] : [];
  });
  /** Puts the organiser's word in the place of what followed from cards. */
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

/** What the matches leave of somebody's cards and bans. */
export interface CardBalance<P> extends Person<P> {
  /** Matches still to miss. */
  readonly left: number;
  /** Yellow cards of the league towards the next ban. */
  readonly yellows: number;
}

/** What the matches leave of everybody's cards and bans; nothing of whom they leave without. */
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
 * Who is suspended, why and for which matches. Cards add up in the order played; a ban is served in
 * the next matches of the player's club that were played to their end, bans of one player one after
 * the other. Each cup beside the league has its own cards and bans, unless the policy counts all together. The organiser's
 * word in a player's record replaces all that followed from cards before its day, and keeps out of any match.
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
