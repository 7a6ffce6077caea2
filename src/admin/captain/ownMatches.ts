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
  /** Epoch milliseconds; null if the match has no date. */
  readonly begins: number | null;
}

/** Returns the matches of a captain's club, the earliest first and those without a date last. */
export function ownMatchesOf({ club, state }: Captain): readonly OwnMatch[] {
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

/** The titles of the forms of a captain's page, by their names in the address. */
export const captainForms = {
  lineup: "Line-up",
  report: "Report",
  ask: "Another day",
  squad: "Squad",
} as const;
export type CaptainFormName = keyof typeof captainForms;
export const isCaptainFormName = (text: string): text is CaptainFormName =>
  Object.hasOwn(captainForms, text);

/** Query parameters of a captain's page: the name of the open form and the id of its match. */
export const FORM_PARAM = "view";
export const MATCH_PARAM = "match";
