import { dayInWords, type Day } from "../day";
import { limits } from "../limits";
import { amountOf } from "../wording";
import { affectedBy, type Extent } from "./callOff";

/** The announcement for matches that are called off. */
export interface CallOffNotice {
  /** The title; the notice at the top of pages shows only this. */
  readonly title: string;
  readonly text: string;
}

/** Formats days as "Sat 14 Mar" or "Sat 14 Mar – Sun 22 Mar"; '' if no day is known. */
function daysInWords(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "";
  const ends = first === last ? [first] : [first, last];
  return ends.map((day) => dayInWords(day).short).join(" – ");
}

/** Names the matches in a few words: "All matches on Sat 14 Mar", "Game week 5". */
export function extentInWords({ what, name, fixtures }: Extent, timeZone: string): string {
  const days = daysInWords(affectedBy(fixtures, timeZone).days);
  const on = days && ` on ${days}`;
  switch (what) {
    case "day":
      return `All matches${on}`;
    case "ground":
      return `Matches at ${name}${on}`;
    case "round":
      return name;
    case "chosen":
      return `${amountOf(fixtures.length, "match", "matches")}${on}`;
  }
}

/** Returns the first text with at most that many characters; '' if none is short enough. */
export const fitting = (texts: readonly string[], length: number) =>
  texts.find((text) => text.length <= length) ?? "";

/** Proposes the announcement for these matches; the administrator may change its title. */
export function callOffNotice(
  extent: Extent,
  {
    to,
    reason,
    timeZone,
  }: { readonly to: Day | null; readonly reason: string; readonly timeZone: string },
): CallOffNotice {
  const { fixtures } = extent;
  const titles = [extent, { ...extent, what: "chosen" } as const].map((one) => {
    const isOne = one.what === "round" || (one.what === "chosen" && fixtures.length === 1);
    return `${extentInWords(one, timeZone)} ${isOne ? "is" : "are"} called off`;
  });
  const why = reason && `: ${reason}`;
  const next = to === null ? "New dates follow." : `New date: ${dayInWords(to).full}.`;
  const names = fixtures.map(({ teamA, teamB }) => `${teamA} v ${teamB}`);
  const said = (shown: number) => {
    const left = names.length - shown;
    const more = left > 0 ? ` and ${left} more` : "";
    return [
      reason && `${reason.replace(/\.$/, "")}.`,
      next,
      shown > 0 && `${names.slice(0, shown).join(", ")}${more}.`,
    ]
      .filter(Boolean)
      .join("\n\n");
  };
  const counts = names.map((_, at) => names.length - at);
  return {
    title: fitting([...titles.map((title) => title + why), ...titles], limits.name),
    text: fitting([...counts, 0].map(said), limits.note),
  };
}

/** Matches the end of a notice's title until all matches are changed: "(6 of 10 so far)". */
const SO_FAR = / \((\d+) of (\d+) so far\)$/;

/** Returns the title while only some of the matches are changed; it is shortened if it becomes too long. */
export function titleSoFar(title: string, done: number, of: number): string {
  const end = ` (${done} of ${of} so far)`;
  const room = limits.name - end.length;
  return (title.length <= room ? title : `${title.slice(0, room - 1).trimEnd()}…`) + end;
}

/** Returns how many matches are changed, and of how many, from a notice's title; null if it has no such end. */
export function countIn(title: string): { readonly done: number; readonly of: number } | null {
  const [, done, of] = SO_FAR.exec(title) ?? [];
  return done === undefined ? null : { done: Number(done), of: Number(of) };
}

/** Returns the title when all are changed. @param title of a notice that may still count them */
export const finishedTitle = (title: string): string => title.replace(SO_FAR, "");
