import type { LeagueStore } from "@/data/store";
import { dayOf, daysFrom, type Day } from "@/domain/day";
import { MINUTE } from "@/domain/durations";
import type { League } from "@/domain/league/league";
import type { Match } from "@/domain/match/match";
import { matchesOf } from "@/domain/match/matches";
import { limits } from "@/domain/limits";
import {
  affectedBy,
  alsoPlaying,
  onDay,
  type Extent,
  type GroundOf,
} from "@/domain/schedule/callOff";
import {
  callOffNotice,
  countIn,
  finishedTitle,
  fitting,
  titleSoFar,
} from "@/domain/schedule/callOffNotice";
import { fromZonedInput } from "@/domain/time";
import { openablePages } from "@/leagues/opening";
import { emptyEntity, newMeta, type RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import { stepOf, type Step } from "../steps/steps";

/** The notice that is pinned on top of the league's pages. */
export interface Pinned {
  /** The title; '' for the default one, which follows from the matches that are called off. */
  readonly title: string;
  /** The last day on which it is shown. */
  readonly until: Day;
}

/** The matches to call off, with the new day, the reason and the notice. */
export interface CallOff {
  readonly extent: Extent;
  /** The new day; null if it is to be arranged. */
  readonly to: Day | null;
  readonly reason: string;
  /** The pinned notice; null if visitors get none. */
  readonly pinned: Pinned | null;
}

type Season = RecordOf<"seasons">;

/**
 * Returns how a league can pin a notice: "now", "opens" if its page News must be opened first, or "never" if it has no
 * news or no record of the current season yet.
 * @param season the record of the current season
 */
export function howToPin(league: League, season: Season | undefined): "now" | "opens" | "never" {
  if (!league.collections.news) return "never";
  if (league.pages.news === "real") return "now";
  return season && openablePages(league).includes("news") ? "opens" : "never";
}

/** The records of a league that are needed to call its matches off. */
interface LeagueToCallOff {
  readonly league: League;
  /** The record of the current season, if the page News must be opened; otherwise undefined. */
  readonly season: Season | undefined;
  readonly news: readonly RecordOf<"news">[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The most times that the notice's title is updated with the progress: each time takes two more saves. */
const COUNTS = 10;

interface NoticeSteps {
  /** The saves before the first match. */
  readonly before: readonly Step[];
  /** Returns the save after a match; undefined if none. @param match the match's number, from 1 */
  readonly after: (match: number) => Step | undefined;
  /** The save after the last match. */
  readonly last: Step;
}

/** Returns the title for a notice, with the count of an unfinished earlier notice if there is one. */
function continuedCount(earlier: RecordOf<"news"> | undefined, title: string, left: number) {
  const count = earlier && countIn(earlier.title);
  if (!count) return { title, done: 0, of: left };
  const begun = finishedTitle(earlier.title);
  const done = Math.max(count.done, count.of - left);
  return { title: begun.endsWith("…") ? title : begun, done, of: done + left };
}

/**
 * Returns the saves of the notice. Its id is made of day and league, so that to call off the rest of a day later pins
 * no second notice. The title of an earlier notice about other matches of that day stays as a paragraph.
 */
function noticeSteps(
  { extent, to, reason }: CallOff,
  { title, until }: Pinned,
  { league, season, news, now }: LeagueToCallOff,
): NoticeSteps {
  const words = callOffNotice(extent, { to, reason, timeZone: arena.timeZone });
  const [day = dayOf(now, arena.timeZone)] = affectedBy(extent.fixtures, arena.timeZone).days;
  const id = `called-off-${day}-${league.slug}`;
  const earlier = news.find((one) => one.id === id);
  const total = extent.fixtures.length;
  const whole = continuedCount(earlier, title || words.title, total);
  const isOther = earlier && countIn(earlier.title) === null && earlier.title !== whole.title;
  const end = fromZonedInput(`${daysFrom(until, 1)}T00:00`, arena.timeZone) ?? 0;
  const entity = {
    ...emptyEntity("news"),
    ...earlier,
    title: titleSoFar(whole.title, whole.done, whole.of),
    text: isOther
      ? fitting([`${words.text}\n\n${earlier.title}.`, words.text], limits.note)
      : words.text,
    date: now,
    until: Math.max(end, earlier?.until ?? 0),
  };
  const opened = season && !season.open.includes("news") ? [season] : [];
  const first = { ...newMeta, ...entity, id };
  const retitled = (changed: string) =>
    stepOf({
      kind: "news",
      does: "change",
      before: first,
      entity: { ...first, title: changed },
      again: true,
    });
  const every = Math.ceil(total / COUNTS);
  return {
    before: [
      ...opened.map((before) => {
        const after = { ...before, open: [...before.open, "news"] };
        return stepOf({ kind: "seasons", does: "change", before, entity: after });
      }),
      earlier
        ? stepOf({ kind: "news", does: "change", before: earlier, entity })
        : stepOf({ kind: "news", does: "add", id, entity }),
    ],
    after: (match) =>
      match < total && match % every === 0
        ? retitled(titleSoFar(whole.title, whole.done + match, whole.of))
        : undefined,
    last: retitled(whole.title),
  };
}

/**
 * Returns the saves that call matches off. The notice comes first, so that visitors know before the last match is
 * saved. Until all matches are saved, its title says how many are.
 */
export function callOffSteps(callOff: CallOff, given: LeagueToCallOff): readonly Step[] {
  const { extent, to, reason, pinned } = callOff;
  const notice = pinned && noticeSteps(callOff, pinned, given);
  const matches = extent.fixtures.map((before, at) =>
    stepOf({
      kind: "fixtures",
      does: "change",
      before,
      entity: onDay(before, to, reason, arena.timeZone),
      followUp: notice?.after(at + 1),
    }),
  );
  return notice ? [...notice.before, ...matches, notice.last] : matches;
}

/** The values that decide which matches of other leagues are called off too. */
interface OtherLeaguesScope {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Returns the present name of the ground that a match names. */
  readonly groundOf: GroundOf;
}

/**
 * Returns the saves that call off matches of another league on the same days or the same ground. Loads that league's
 * records first. Its notice has its own default title, unless the user typed a title.
 * @throws DataFailure
 */
export async function stepsOfOtherLeague(
  store: LeagueStore,
  league: League,
  callOff: CallOff,
  given: OtherLeaguesScope,
): Promise<readonly Step[]> {
  const hasNews = league.collections.news !== undefined;
  const [fixtures, results, seasons, news] = await Promise.all([
    store.list(league, "fixtures"),
    store.list(league, "results"),
    store.list(league, "seasons"),
    hasNews && callOff.pinned ? store.list(league, "news") : { records: [] },
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
  const pins = howToPin(league, season);
  const what = extent.what === "ground" || extent.what === "day" ? extent.what : "chosen";
  const steps = callOffSteps(
    {
      ...callOff,
      extent: { what, name: extent.name, fixtures: there },
      pinned: pins === "never" ? null : callOff.pinned,
    },
    {
      league,
      season: pins === "opens" ? season : undefined,
      news: news.records,
      now: given.now,
    },
  );
  return steps.map(({ followUp, ...step }) => ({
    ...step,
    league,
    followUp: followUp && { ...followUp, league },
  }));
}

/** Returns the matches of another league on the same days or the same ground that are not under way. */
export const elsewhere = (
  extent: Extent,
  matches: readonly Match[],
  league: League,
  { now, groundOf }: OtherLeaguesScope,
): readonly RecordOf<"fixtures">[] =>
  alsoPlaying(extent, matches, arena.timeZone, groundOf).filter(({ date, season }) => {
    const isOn = date !== null && date <= now && now < date + league.game.matchMinutes * MINUTE;
    return season === "" && !isOn;
  });
