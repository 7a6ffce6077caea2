import { newRecordId } from "@/data/store";
import { daysFrom, type Day } from "@/domain/day";
import type { League } from "@/domain/league/league";
import { onDay, type Extent } from "@/domain/schedule/callOff";
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
