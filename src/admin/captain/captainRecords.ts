import { sideOfClub } from "@/domain/captains/reports";
import type { CaptainRequest } from "@/data/captains/captainRequests";
import type { CaptainSwitches } from "@/data/captains/captains";
import type { Report } from "@/data/captains/reports";
import type { RecordsByKind } from "@/data/byKind";
import { sameName } from "@/domain/names";
import { clubsOfPlayer } from "@/domain/people/squad";

/** The kinds of record that a captain's page loads. */
export const captainKinds = ["fixtures", "results", "players", "teams", "seasons"] as const;

/** The records of a captain's page: matches and players of the club only. */
export type CaptainRecords = RecordsByKind<(typeof captainKinds)[number]>;

/** The reports, requests and settings that a captain's page loads in addition to the records. */
export interface CaptainPapers {
  /** The reports of the own club; `at` is absent while a report waits on this device. */
  readonly reports: readonly (Pick<Report, "fixture" | "score" | "note"> &
    Partial<Pick<Report, "at">>)[];
  readonly requests: readonly Pick<
    CaptainRequest,
    "what" | "club" | "about" | "proposals" | "answer" | "by"
  >[];
  readonly switches: CaptainSwitches;
}

/**
 * Returns the matches and players of one club, with all clubs and seasons of the league.
 * @param club its present name
 */
export function recordsOfClub(all: CaptainRecords, club: string): CaptainRecords {
  const isOwn = (match: { readonly teamA: string; readonly teamB: string }) =>
    sideOfClub(match, club) !== null;
  return {
    ...all,
    fixtures: all.fixtures.filter(isOwn),
    results: all.results.filter(isOwn),
    players: all.players.filter((player) =>
      clubsOfPlayer(player).some((one) => sameName(one, club)),
    ),
  };
}
