import type { League, LeagueEntry } from "@/domain/league/league";
import type { Side } from "@/domain/match/timeline";
import type { Player } from "@/records/players/schema";
import type { RecordOf } from "@/records/record";
import type { CaptainAnswer, CaptainRequest, NewCaptainRequest } from "./captainRequests";
import type { CaptainSwitches, LeaguePerson } from "./captains";
import type { NewReport, Report } from "./reports";

/** The fields of a player that a captain may edit. */
export type SquadEntry = Pick<Player, "name" | "jersey" | "position">;

/** A captain's save of one side's line-up. */
export interface LineUpSave {
  /** The fixture's id. */
  readonly id: string;
  readonly side: Side;
  /** The line-up that the captain saw while editing. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** A captain's save of a player. */
export interface PlayerSave {
  readonly id: string;
  /** The player that the captain saw while editing; null for a new player. */
  readonly from: SquadEntry | null;
  readonly to: SquadEntry;
  /** The current name of the captain's club. */
  readonly club: string;
}

/**
 * Saves of captains for their own clubs, and administrators' answers to them. Repeating a save is safe; every promise
 * settles within 15 seconds.
 */
export interface CaptainWork {
  /** @throws SaveConflict, DataFailure: "conflict" if another user changed the line-up in the meantime */
  saveLineUp(league: League, save: LineUpSave): Promise<RecordOf<"fixtures">>;
  /** @throws SaveConflict, DataFailure: "conflict" if another user changed the player in the meantime */
  savePlayer(league: League, save: PlayerSave): Promise<RecordOf<"players">>;
  /** Sends a report; it replaces the club's earlier report of the match. @throws DataFailure */
  report(report: NewReport): Promise<void>;
  /** Returns the reports of one side of these matches. @throws DataFailure */
  ownReports(
    league: LeagueEntry,
    matches: readonly { readonly id: string; readonly side: Side }[],
  ): Promise<readonly Report[]>;
  /** Returns the reports of the last days, for administrators of the league. @throws DataFailure */
  reports(league: LeagueEntry): Promise<readonly Report[]>;
  /**
   * Sends a request to administrators; it replaces an earlier request about the same match or player.
   * @throws DataFailure
   */
  ask(request: NewCaptainRequest): Promise<void>;
  /** Answers the other captain's request to move a match: which of the proposed days suits. @throws DataFailure */
  answer(league: LeagueEntry, about: string, answer: CaptainAnswer): Promise<void>;
  /** Deletes a request: its captain withdraws it, or an administrator refuses it. @throws DataFailure */
  endRequest(league: LeagueEntry, about: string): Promise<void>;
  /** Returns the requests about these matches and players. @throws DataFailure */
  requestsAbout(league: LeagueEntry, abouts: readonly string[]): Promise<readonly CaptainRequest[]>;
  /** Returns all requests of a league, for its administrators. @throws DataFailure */
  requests(league: LeagueEntry): Promise<readonly CaptainRequest[]>;
  /**
   * Saves the match with the requested day, or as called off, and deletes the request.
   * @throws SaveConflict, DataFailure
   */
  grantForMatch(
    league: League,
    request: CaptainRequest,
    fixture: RecordOf<"fixtures">,
  ): Promise<RecordOf<"fixtures">>;
  /** Deletes the player whom the request is about, and the request. @throws SaveConflict, DataFailure */
  grantTakeOut(league: League, request: CaptainRequest, player: RecordOf<"players">): Promise<void>;
  /** @throws DataFailure */
  switches(league: LeagueEntry): Promise<CaptainSwitches>;
  /** @throws DataFailure */
  setSwitches(league: LeagueEntry, switches: CaptainSwitches): Promise<void>;
  /** Returns the captains and scorers of a league, for its administrators. @throws DataFailure */
  people(league: LeagueEntry): Promise<readonly LeaguePerson[]>;
}
