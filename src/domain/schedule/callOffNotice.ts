import { dayInWords, type Day } from "../day";
import { limits } from "../limits";
import { amountOf } from "../wording";
import { affectedBy, type Extent } from "./callOff";

/** What is announced of matches that are called off. */
export interface CallOffNotice {
  /** Stands alone on top of pages. */
  readonly title: string;
  readonly text: string;
}

/** "Sat 14 Mar", "Sat 14 Mar – Sun 22 Mar"; '' where no day is known. */
function daysInWords(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "";
  const ends = first === last ? [first] : [first, last];
  return ends.map((day) => dayInWords(day).short).join(" – ");
}

/** What is called off, in a few words: "All matches on Sat 14 Mar", "Game week 5". */
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

/** The first of them that fits in. */
const fitting = (texts: readonly string[], length: number) =>
  texts.find((text) => text.length <= length) ?? "";

/** How an announcement says that these matches are called off; whoever calls them off may change its title. */
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
