import { difference, inOrderPlayed } from "../match/order";
import { compareNames, sameName } from "../names";
import { BAN_POLICY, type BanPolicy } from "./banPolicy";
import { bookedIn, type Booked } from "./cards";
import { countingOf } from "./counting";
import { keyOf, type MatchSheet, type Person, type SquadMember } from "./sheet";
import { squadLookup } from "./squad";

export type BanCause = "yellows" | "secondYellow" | "red" | "organiser";

/** A match that is to be played. */
interface Fixture {
  readonly id: string;
  readonly teamA: string;
  readonly teamB: string;
  readonly date: number | null;
}

/** The organiser's word about a player, which overrides what follows from cards. */
export interface BanEntry {
  readonly player: string;
  readonly club: string;
  /** Matches left; 0 lifts a ban. */
  readonly left: number;
  readonly reason: string;
}

export interface Suspension<P, F> extends Person<P> {
  /** Why, oldest first, with the match it came from ('' for the organiser's entry). */
  readonly why: readonly { readonly cause: BanCause; readonly match: string }[];
  /** The organiser's reason; ''. */
  readonly reason: string;
  readonly left: number;
  /** The fixtures the player misses, as far as they are known. */
  readonly misses: readonly F[];
}

interface Ban {
  readonly cause: BanCause;
  readonly match: string;
  left: number;
}

/** A player's cards and bans on the way through the season. */
interface Account<P> {
  readonly person: Person<P>;
  yellows: number;
  readonly bans: Ban[];
}

interface Context<P, F> {
  readonly players: readonly P[];
  readonly policy?: BanPolicy;
  /** Matches still to be played. */
  readonly fixtures?: readonly F[];
  readonly entries?: readonly BanEntry[];
}

const plays = (club: string, { teamA, teamB }: Pick<Fixture, "teamA" | "teamB">) =>
  sameName(club, teamA) || sameName(club, teamB);

/** The stage without the number of its tie and leg: `QF` of `QF2/1`. */
const stageOf = (stage: string) => stage.replace(/[\d/-]+$/, "");

/** One match off the oldest ban that is not served. */
function serve(bans: readonly Ban[]) {
  const ban = bans.find(({ left }) => left > 0);
  if (ban) ban.left -= 1;
}

function punish<P>(found: Account<P>, cards: Booked<P>, match: string, policy: BanPolicy) {
  const ban = (cause: BanCause, left: number) => {
    if (left > 0) found.bans.push({ cause, match, left });
  };
  if (cards.secondYellow > 0) ban("secondYellow", policy.secondYellow);
  // A caution that ended in a sending-off by a second one has had its punishment.
  else found.yellows += cards.yellow;
  if (policy.yellows > 0 && found.yellows >= policy.yellows) {
    found.yellows -= policy.yellows;
    ban("yellows", policy.bans);
  }
  if (cards.red > 0) ban("red", policy.red);
}

/** Every player who was shown a card, with the bans as the matches leave them. */
function recordsOf<P extends SquadMember>(
  matches: readonly MatchSheet[],
  players: readonly P[],
  policy: BanPolicy,
): Account<P>[] {
  const find = squadLookup(players);
  const records = new Map<string, Account<P>>();
  const order = inOrderPlayed(matches.filter(({ ending }) => countingOf(ending) !== "nothing"));
  const wiped = policy.wipedAfter;
  const stages = order.map(({ stage }) => stageOf(stage));
  const last = wiped === undefined ? -1 : stages.lastIndexOf(wiped);
  for (const [at, match] of order.entries()) {
    const counting = countingOf(match.ending);
    if (counting === "all") {
      for (const { person, bans } of records.values()) if (plays(person.club, match)) serve(bans);
    }
    for (const booked of bookedIn(match, find)) {
      const { person } = booked;
      const found = records.get(person.key) ?? { person, yellows: 0, bans: [] };
      records.set(person.key, found);
      const counted = counting === "sendingsOff" ? { ...booked, yellow: 0 } : booked;
      punish(found, counted, match.id, policy);
    }
    if (at === last) for (const found of records.values()) found.yellows = 0;
  }
  return [...records.values()];
}

/**
 * Who is suspended, why and for which matches. Cards add up in the order played; a ban is served in
 * the next matches of the player's club that were played to their end, bans of one player one after
 * the other. The organiser's entry stands for all that follows from cards.
 */
export function suspensions<P extends SquadMember, F extends Fixture>(
  matches: readonly MatchSheet[],
  { players, policy = BAN_POLICY, fixtures = [], entries = [] }: Context<P, F>,
): Suspension<P, F>[] {
  const find = squadLookup(players);
  const coming = [...fixtures].sort((a, b) => difference(a.date ?? Infinity, b.date ?? Infinity));
  const suspended = (
    person: Person<P>,
    left: number,
    why: Suspension<P, F>["why"],
    reason = "",
  ): Suspension<P, F> => ({
    ...person,
    why,
    reason,
    left,
    misses: coming.filter((fixture) => plays(person.club, fixture)).slice(0, left),
  });
  const said = entries.map(({ player, club, left, reason }) => {
    const record = find(player, [club]);
    const person = { key: record ? keyOf(record) : "", player, club, record };
    return suspended(person, left, [{ cause: "organiser", match: "" }], reason);
  });
  const overridden = (person: Person<P>) =>
    said.some((one) =>
      one.record
        ? one.key === person.key
        : sameName(one.player, person.player) && sameName(one.club, person.club),
    );
  const following = recordsOf(matches, players, policy)
    .filter(({ person }) => !overridden(person))
    .map(({ person: { key, player, club, record }, bans }) => {
      const open = bans.filter(({ left }) => left > 0);
      const left = open.reduce((sum, ban) => sum + ban.left, 0);
      const why = open.map(({ cause, match }) => ({ cause, match }));
      return suspended({ key, player, club, record }, left, why);
    });
  return [...said, ...following]
    .filter(({ left }) => left > 0)
    .sort((a, b) => compareNames(a.club, b.club) || compareNames(a.player, b.player));
}
