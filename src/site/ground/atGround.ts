import { arena } from "@arena/arena";
import type { Day } from "@/domain/day";
import { difference } from "@/domain/match/order";
import { sameName, slugOf } from "@/domain/names";
import type { Ground } from "@/domain/schedule/ground";
import type { DayPart } from "@/domain/match/agenda";
import { hasOutcome, compareByTime, partOf, type Occasion } from "@/domain/season/occasion";
import { dayOfWhen, momentOf } from "@/domain/when";
import { arrangeByTime } from "../today/byTheClock";
import type { OfLeague } from "../today/DayMatches";
import type { LeagueDays } from "../today/leagueMatches";

/** A ground for its page. */
export interface ShownGround {
  readonly name: string;
  /** The name and the former names. */
  readonly names: readonly string[];
  /** The arena's record of the ground; undefined if only matches or clubs name it. */
  readonly ground: Ground | undefined;
}

/** A league's matches and meets, and its clubs with their home grounds. */
type Playing = Pick<LeagueDays, "league" | "clubs" | "occasions">;

const placeOf = (occasion: Occasion) =>
  occasion.kind === "match" ? occasion.match.stadium : occasion.seasonMeet.meet.place;

/** Finds a ground by its id or by the slug of its name or a former name; null if no loaded record names it. */
export function groundAt(
  id: string,
  grounds: readonly Ground[],
  leagues: readonly Playing[],
): ShownGround | null {
  const isIt = (name: string) => slugOf(name) === id;
  const namesOf = ({ name, formerNames }: Ground) => [name, ...formerNames];
  const ground =
    grounds.find((one) => one.id === id) ??
    grounds.find(({ name }) => isIt(name)) ??
    grounds.find((one) => namesOf(one).some(isIt));
  if (ground) return { name: ground.name, names: namesOf(ground), ground };
  const named = leagues.flatMap(({ clubs, occasions }) => [
    ...occasions.map(placeOf),
    ...clubs.map((club) => club.ground),
  ]);
  const name = named.find(isIt);
  return name === undefined ? null : { name, names: [name], ground };
}

/** Returns the match or meet without its place, because the page's heading already names the place. */
function withoutPlace(occasion: Occasion): Occasion {
  if (occasion.kind === "match") return { ...occasion, match: { ...occasion.match, stadium: "" } };
  const { seasonMeet } = occasion;
  return { ...occasion, seasonMeet: { ...seasonMeet, meet: { ...seasonMeet.meet, place: "" } } };
}

const latestFirst = (a: Occasion, b: Occasion) =>
  difference(momentOf(b) ?? -Infinity, momentOf(a) ?? -Infinity);

/** The matches and meets in one part of a ground's page. */
export interface GroundPart {
  readonly part: DayPart;
  /** In the order of the page, over all leagues. */
  readonly all: readonly { readonly of: Playing; readonly occasion: Occasion }[];
}

/** Returns the first `most` matches and meets of a part; neighbours of the same league are grouped. */
export const firstOf = ({ all }: GroundPart, most: number): readonly OfLeague[] =>
  arrangeByTime(
    all.slice(0, most).map(({ of, occasion }) => ({ ...of, occasions: [occasion] })),
    (inTheirOrder) => inTheirOrder,
  );

/** The order of the parts. What comes is before what was played, because the page covers all days, not one. */
const groundParts: readonly DayPart[] = ["live", "next", "finished", "off"];

/**
 * Returns what is live, comes next, was played and was called off at a ground, over all leagues; empty parts are left
 * out. Called-off matches are listed only from today on, and undated ones.
 * @param now epoch milliseconds
 * @param today the day in the arena's time zone
 */
export function partsAt(
  names: readonly string[],
  leagues: readonly Playing[],
  now: number,
  today: Day,
): readonly GroundPart[] {
  const isListed: Readonly<Record<DayPart, (one: Occasion) => boolean>> = {
    live: () => true,
    next: () => true,
    finished: hasOutcome,
    off: (one) => (dayOfWhen(one, arena.timeZone) ?? today) >= today,
  };
  const there = leagues.flatMap((of) =>
    of.occasions
      .filter((one) => names.some((name) => sameName(placeOf(one), name)))
      .map((one) => ({ of, occasion: withoutPlace(one), part: partOf(one, of.league, now) })),
  );
  return groundParts.flatMap((part) => {
    const order = part === "finished" ? latestFirst : compareByTime;
    const all = there
      .filter((one) => one.part === part && isListed[part](one.occasion))
      .toSorted((a, b) => order(a.occasion, b.occasion));
    return all.length > 0 ? [{ part, all }] : [];
  });
}
