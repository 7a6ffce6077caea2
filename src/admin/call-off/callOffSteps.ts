import { newRecordId, type LeagueStore } from "@/data/store";
import { daysFrom, type Day } from "@/domain/day";
import type { League } from "@/domain/league/league";
import type { Match } from "@/domain/match/match";
import { matchesOf } from "@/domain/match/matches";
import { alsoPlaying, onDay, type Extent, type GroundOf } from "@/domain/schedule/callOff";
import { callOffNotice } from "@/domain/schedule/callOffNotice";
import { fromZonedInput } from "@/domain/time";
import { openablePages } from "@/leagues/opening";
import { emptyEntity, type RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import { stepOf, type Step } from "../steps/steps";

/** What stands on top of pages while it lasts. */
export interface Pinned {
  /** '' for the words that follow from what is called off. */
  readonly title: string;
  /** The last day on which it stands there. */
  readonly until: Day;
}

/** What is called off, and how. */
export interface CallOff {
  readonly extent: Extent;
  /** Null while the new day is open. */
  readonly to: Day | null;
  readonly reason: string;
  /** Null where visitors get no notice. */
  readonly pinned: Pinned | null;
}

type Season = RecordOf<"seasons">;

const MINUTE = 60_000;

/**
 * How a league can pin a notice: at once, by opening its news, or not at all where it has none, or nobody has said
 * anything of its season yet.
 * @param season the record of the current season
 */
export function waysToPin(league: League, season: Season | undefined): "now" | "opens" | "never" {
  if (!league.collections.news) return "never";
  if (league.pages.news === "real") return "now";
  return season && openablePages(league).includes("news") ? "opens" : "never";
}

function noticeSteps(
  { extent, to, reason }: CallOff,
  { title, until }: Pinned,
  { season, now }: { readonly season: Season | undefined; readonly now: number },
): readonly Step[] {
  const words = callOffNotice(extent, { to, reason, timeZone: arena.timeZone });
  const end = fromZonedInput(`${daysFrom(until, 1)}T00:00`, arena.timeZone);
  const entity = {
    ...emptyEntity("news"),
    title: title || words.title,
    text: words.text,
    date: now,
    until: end,
  };
  const opened = season && !season.open.includes("news") ? [season] : [];
  return [
    ...opened.map((before) => {
      const after = { ...before, open: [...before.open, "news"] };
      return stepOf({ kind: "seasons", does: "change", before, entity: after });
    }),
    stepOf({ kind: "news", does: "add", id: newRecordId(), entity }),
  ];
}

/**
 * The saves that call matches off: what visitors are told comes first, so that they know before the last match is
 * saved.
 * @param season its record where its news are to be opened; @param now epoch milliseconds
 */
export function callOffSteps(
  callOff: CallOff,
  given: { readonly season: Season | undefined; readonly now: number },
): readonly Step[] {
  const { extent, to, reason, pinned } = callOff;
  return [
    ...(pinned ? noticeSteps(callOff, pinned, given) : []),
    ...extent.fixtures.map((before) =>
      stepOf({
        kind: "fixtures",
        does: "change",
        before,
        entity: onDay(before, to, reason, arena.timeZone),
      }),
    ),
  ];
}

/** What decides which matches of other leagues go with it. */
interface Elsewhere {
  /** Epoch milliseconds. */
  readonly now: number;
  /** What the ground that a match names is called today. */
  readonly groundOf: GroundOf;
}

/**
 * The saves that call the matches of another league off, which are planned for the same days or the same ground: as they
 * are stored now. Visitors of that league are told in words of its own, unless somebody typed others.
 * @throws DataFailure
 */
export async function stepsElsewhere(
  store: LeagueStore,
  league: League,
  callOff: CallOff,
  given: Elsewhere,
): Promise<readonly Step[]> {
  const [fixtures, results, seasons] = await Promise.all([
    store.list(league, "fixtures"),
    store.list(league, "results"),
    store.list(league, "seasons"),
  ]);
  const there = elsewhere(
    callOff.extent,
    matchesOf(fixtures.records, results.records),
    league,
    given,
  );
  if (there.length === 0) return [];
  const { extent } = callOff;
  const season = seasons.records.find(({ id }) => id === league.seasons[0].id);
  const pins = waysToPin(league, season);
  const what = extent.what === "ground" || extent.what === "day" ? extent.what : "chosen";
  const steps = callOffSteps(
    {
      ...callOff,
      extent: { what, name: extent.name, fixtures: there },
      pinned: pins === "never" ? null : callOff.pinned,
    },
    { season: pins === "opens" ? season : undefined, now: given.now },
  );
  return steps.map((step) => ({ ...step, league }));
}

/** The matches of another league that go with it: planned for the same days, or the same ground, and not being played. */
export const elsewhere = (
  extent: Extent,
  matches: readonly Match[],
  league: League,
  { now, groundOf }: Elsewhere,
): readonly RecordOf<"fixtures">[] =>
  alsoPlaying(extent, matches, arena.timeZone, groundOf).filter(({ date, season }) => {
    const isOn = date !== null && date <= now && now < date + league.game.matchMinutes * MINUTE;
    return season === "" && !isOn;
  });
