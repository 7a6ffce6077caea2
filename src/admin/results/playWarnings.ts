import { parseBookings } from "@/domain/match/bookings";
import { sheetOf } from "@/domain/match/check";
import { odditiesOf } from "@/domain/match/detail/oddities";
import { isPlayed } from "@/domain/match/ending";
import { minuteOf, readScorer } from "@/domain/match/minute";
import { parseSubstitutions } from "@/domain/match/substitutions";
import { foldName } from "@/domain/names";
import type { Result } from "@/records/results/schema";
import type { Format } from "@/domain/season/format";
import type { Warning } from "../kind/warning";

/** What is odd about the score in detail. */
export function detailWarnings(
  result: Result,
  { score: scoreFormat }: Pick<Format, "score">,
): Warning[] {
  const { scoreA, scoreB, detail } = result;
  if (!scoreFormat || !isPlayed(result) || scoreA === null || scoreB === null) return [];
  const sheet = sheetOf(result, scoreFormat);
  // A sheet that cannot be read is a problem, not a doubt.
  if (detail !== "" && sheet === null) return [];
  return odditiesOf(sheet, scoreFormat.targets, [scoreA, scoreB]).map((oddity) => ({
    ...oddity,
    field: "detail",
  }));
}

/** Somebody who went off, by folded name, and the minute as typed. */
type Gone = ReadonlyMap<string, string>;

function sentOff({ bookings }: Result): [string, string][] {
  return parseBookings(bookings)
    .filter(({ card }) => card === "red")
    .map(({ player, minute }) => [foldName(player), minute]);
}

function takenOff(changes: string): [string, string][] {
  const all = parseSubstitutions(changes);
  // Who came on again is not gone.
  const back = new Set(
    all.filter(({ direction }) => direction === "IN").map(({ player }) => foldName(player)),
  );
  return all
    .filter(({ direction, player }) => direction === "OUT" && !back.has(foldName(player)))
    .map(({ player, minute }) => [foldName(player), minute]);
}

/** What somebody did after going off, in words; null where no minute says so. */
function doneAfter(gone: Gone, player: string, minute: string, what: string): string | null {
  const off = gone.get(foldName(player));
  const [at, left] = [minuteOf(minute), minuteOf(off ?? "")];
  if (at === null || left === null || at <= left) return null;
  return `${player} ${what} in minute ${minute}, but went off in ${off ?? ""}`;
}

/** Goals and cards of players who had gone off before. */
export function afterGoingOff(result: Result): Warning[] {
  const off = sentOff(result);
  const goneA = new Map([...off, ...takenOff(result.substitutionsA)]);
  const goneB = new Map([...off, ...takenOff(result.substitutionsB)]);
  const scored = (field: "goalsA" | "goalsB", own: Gone, other: Gone) =>
    result[field].flatMap(({ player, minute }): Warning[] => {
      const scorer = readScorer(player);
      const gone = scorer.kind === "ownGoal" ? other : own;
      const text = doneAfter(gone, scorer.player, minute, "scored");
      return text === null ? [] : [{ id: "F04", field, text }];
    });
  const booked = parseBookings(result.bookings).flatMap(({ player, card, minute }): Warning[] => {
    const gone = goneA.has(foldName(player)) ? goneA : goneB;
    const text = card && doneAfter(gone, player, minute, "was booked");
    return text ? [{ id: "F04", field: "bookings", text }] : [];
  });
  return [...scored("goalsA", goneA, goneB), ...scored("goalsB", goneB, goneA), ...booked];
}
