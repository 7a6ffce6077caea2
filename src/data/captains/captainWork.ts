import type { League, LeagueEntry } from "@/domain/league/league";
import type { Side } from "@/domain/match/timeline";
import type { Player } from "@/records/players/schema";
import type { RecordOf } from "@/records/record";
import type { CaptainAnswer, CaptainRequest, NewCaptainRequest } from "./captainRequests";
import type { CaptainSwitches, LeaguePerson } from "./captains";
import type { NewReport, Report } from "./reports";

/** What a captain can say of a player. */
export type SquadEntry = Pick<Player, "name" | "jersey" | "position">;

/** The line-up of one side, in place of the one that its author saw. */
export interface LineUpSave {
  /** The fixture's id. */
  readonly id: string;
  readonly side: Side;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** What is said of a player, in place of what its author saw. */
export interface PlayerSave {
  readonly id: string;
  /** Null of a new player. */
  readonly from: SquadEntry | null;
  readonly to: SquadEntry;
  /** The name of the own club today. */
  readonly club: string;
}

/**
 * What captains save of their own clubs, and what administrators do about it. Repeating a save is safe; every promise
 * settles within 15 seconds.
 */
export interface CaptainWork {
  /** @throws SaveConflict, DataFailure: "conflict" where somebody else chose others meanwhile */
  saveLineUp(league: League, save: LineUpSave): Promise<RecordOf<"fixtures">>;
  /** @throws SaveConflict, DataFailure: "conflict" where somebody else changed the player meanwhile */
  savePlayer(league: League, save: PlayerSave): Promise<RecordOf<"players">>;
  /** Sends a report in place of the one before. @throws DataFailure */
  report(report: NewReport): Promise<void>;
  /** The reports of one side of these matches. @throws DataFailure */
  ownReports(
    league: LeagueEntry,
    matches: readonly { readonly id: string; readonly side: Side }[],
  ): Promise<readonly Report[]>;
  /** The reports of the last days, for administrators of the league. @throws DataFailure */
  reports(league: LeagueEntry): Promise<readonly Report[]>;
  /** Asks administrators for something; a request about the same takes its place. @throws DataFailure */
  ask(request: NewCaptainRequest): Promise<void>;
  /** Says to the other captain's request which day suits. @throws DataFailure */
  answer(league: LeagueEntry, about: string, answer: CaptainAnswer): Promise<void>;
  /** Takes a request back, or refuses it. @throws DataFailure */
  endRequest(league: LeagueEntry, about: string): Promise<void>;
  /** The requests about these matches and players. @throws DataFailure */
  requestsAbout(league: LeagueEntry, abouts: readonly string[]): Promise<readonly CaptainRequest[]>;
  /** All requests of a league, for its administrators. @throws DataFailure */
  requests(league: LeagueEntry): Promise<readonly CaptainRequest[]>;
  /** Gives a match the day that was asked for, or the word that it is off, and ends the request. @throws SaveConflict, DataFailure */
  grantForMatch(
    league: League,
    request: CaptainRequest,
    fixture: RecordOf<"fixtures">,
  ): Promise<RecordOf<"fixtures">>;
  /** Deletes the player who was to be taken out, and ends the request. @throws SaveConflict, DataFailure */
  grantTakeOut(league: League, request: CaptainRequest, player: RecordOf<"players">): Promise<void>;
  /** @throws DataFailure */
  switches(league: LeagueEntry): Promise<CaptainSwitches>;
  /** @throws DataFailure */
  setSwitches(league: LeagueEntry, switches: CaptainSwitches): Promise<void>;
  /** The captains and scorers of a league, for its administrators. @throws DataFailure */
  people(league: LeagueEntry): Promise<readonly LeaguePerson[]>;
}
