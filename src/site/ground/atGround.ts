import { arena } from "@arena/arena";
import type { Day } from "@/domain/day";
import { difference } from "@/domain/match/order";
import { sameName, slugOf } from "@/domain/names";
import type { Ground } from "@/domain/schedule/ground";
import type { DayPart } from "@/domain/match/agenda";
import { hasOutcome, inTime, partOf, type Occasion } from "@/domain/season/occasion";
import { dayOfWhen, momentOf } from "@/domain/when";
import { byTheClock } from "../today/byTheClock";
import type { OfLeague } from "../today/DayMatches";
import type { LeagueDays } from "../today/leagueMatches";

/** A ground as its page shows it. */
export interface ShownGround {
  readonly name: string;
  /** The same, and what it was called before. */
  readonly names: readonly string[];
  /** The arena's record of it; absent where only matches or clubs name it. */
  readonly ground: Ground | undefined;
}

/** What takes place at grounds, and who is at home there. */
type Playing = Pick<LeagueDays, "league" | "clubs" | "occasions">;

const placeOf = (occasion: Occasion) =>
  occasion.kind === "match" ? occasion.match.stadium : occasion.seasonMeet.meet.place;

/** The ground at an address, which is its id or its name; null where nothing that is read knows it. */
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

/** The same where a heading names the place: rows do not repeat it. */
function withoutPlace(occasion: Occasion): Occasion {
  if (occasion.kind === "match") return { ...occasion, match: { ...occasion.match, stadium: "" } };
  const { seasonMeet } = occasion;
  return { ...occasion, seasonMeet: { ...seasonMeet, meet: { ...seasonMeet.meet, place: "" } } };
}

const latestFirst = (a: Occasion, b: Occasion) =>
  difference(momentOf(b) ?? -Infinity, momentOf(a) ?? -Infinity);

/** Matches and meets of a ground that are in one part of its page. */
export interface GroundPart {
  readonly part: DayPart;
  /** In the order in which they are read, over all leagues. */
  readonly all: readonly { readonly of: Playing; readonly occasion: Occasion }[];
}

/** The first of them, neighbours of one league together. */
export const firstOf = ({ all }: GroundPart, most: number): readonly OfLeague[] =>
  byTheClock(
    all.slice(0, most).map(({ of, occasion }) => ({ ...of, occasions: [occasion] })),
    (inTheirOrder) => inTheirOrder,
  );

/** A ground's page is read for what comes: it has all days, not one. */
const groundParts: readonly DayPart[] = ["live", "next", "finished", "off"];

/**
 * What is on there, comes, was played and was called off, over all leagues; parts without anything are left out. Of
 * what was called off, those are listed that may still lie ahead.
 * @param now epoch milliseconds; @param today on the arena's clock
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
    const order = part === "finished" ? latestFirst : inTime;
    const all = there
      .filter((one) => one.part === part && isListed[part](one.occasion))
      .toSorted((a, b) => order(a.occasion, b.occasion));
    return all.length > 0 ? [{ part, all }] : [];
  });
}
