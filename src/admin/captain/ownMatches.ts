import { arena } from "@arena/arena";
import { beginningOf } from "@/domain/captains/captainTimes";
import { sideOfClub } from "@/domain/captains/reports";
import type { Side } from "@/domain/match/timeline";
import type { RecordOf } from "@/records/record";
import type { Captain } from "./useCaptain";

/** A match of the own club, seen from its side. */
export interface OwnMatch {
  readonly fixture: RecordOf<"fixtures">;
  readonly side: Side;
  readonly opponent: string;
  readonly result: RecordOf<"results"> | null;
  /** Epoch milliseconds; null where nobody knows. */
  readonly begins: number | null;
}

/** The matches of a captain's club, earliest first. */
export function matchesOf({ club, state }: Captain): readonly OwnMatch[] {
  return state.fixtures
    .flatMap((fixture): OwnMatch[] => {
      const side = sideOfClub(fixture, club.name);
      if (side === null) return [];
      const result = state.results.find(({ id }) => id === fixture.id) ?? null;
      const opponent = side === "A" ? fixture.teamB : fixture.teamA;
      return [{ fixture, side, opponent, result, begins: beginningOf(fixture, arena.timeZone) }];
    })
    .toSorted((a, b) => (a.begins ?? Infinity) - (b.begins ?? Infinity));
}

/** What a captain enters, each on a page of its own. */
export const views = {
  lineup: "Line-up",
  report: "Report",
  ask: "Another day",
  squad: "Squad",
} as const;
export type View = keyof typeof views;
export const isView = (text: string): text is View => text in views;

/** Where the address says what is entered, and of which match. */
export const VIEW = "view";
export const MATCH = "match";
