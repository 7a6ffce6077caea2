import { readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";

/** Collection of captains' requests to administrators: `captainRequests/{slug}~{id of a fixture or player}`. */
export const CAPTAIN_REQUESTS = "captainRequests";

/**
 * What a captain can ask for: the club cannot play a match, a match is to be moved to another day, a player is to leave
 * the squad.
 */
export const captainWishes = ["cannotPlay", "move", "takeOut"] as const;
export type CaptainWish = (typeof captainWishes)[number];

/** Answers of the other captain to a move: one of the proposals, counted from 1, or none of them. */
export const captainAnswers = ["1", "2", "3", "no"] as const;
export type CaptainAnswer = (typeof captainAnswers)[number];

/** Most moments that a captain can propose for a match. */
export const MOST_PROPOSALS = 3;

/** Returns the id of a request. @param about the id of the fixture, or of the player */
export const captainRequestId = (league: string, about: string): string => `${league}~${about}`;

/** A captain's request that is not sent yet. */
export interface NewCaptainRequest {
  readonly what: CaptainWish;
  readonly league: string;
  /** The id of the captain's club; '' in requests from versions that did not store it. */
  readonly club: string;
  /** The id of the fixture, or of the player who is to leave the squad. */
  readonly about: string;
  /** Proposed moments of the match, in epoch milliseconds; empty unless the request is a move. */
  readonly proposals: readonly number[];
}

/** A captain's request that waits for an administrator. */
export interface CaptainRequest extends NewCaptainRequest {
  /** The captain's uid. */
  readonly by: string;
  /** Server time in epoch milliseconds; null if unknown. */
  readonly at: number | null;
  /** The other captain's answer to a move; null if there is none yet. */
  readonly answer: CaptainAnswer | null;
}

const momentsIn = (raw: unknown): readonly number[] =>
  Array.isArray(raw) ? raw.flatMap((one) => readMoment(one) ?? []).slice(0, MOST_PROPOSALS) : [];

/** Reads a request from its document; null if this version does not know what it asks for. */
export function captainRequestIn(id: string, stored: RawDocument): CaptainRequest | null {
  const what = captainWishes.find((one) => one === stored["what"]);
  const league = readText(stored["league"]);
  if (!what || league === "" || !id.startsWith(`${league}~`)) return null;
  return {
    what,
    league,
    club: readText(stored["club"]),
    about: id.slice(league.length + 1),
    proposals: what === "move" ? momentsIn(stored["proposals"]) : [],
    by: readText(stored["by"]),
    at: readMoment(stored["at"]),
    answer: captainAnswers.find((one) => one === stored["answer"]) ?? null,
  };
}

/** Returns the document of a request, without its author and time. */
export const captainRequestDocument = ({
  what,
  league,
  club,
  proposals,
}: NewCaptainRequest): RawDocument => ({
  what,
  league,
  ...(club !== "" && { club }),
  proposals: proposals.map((at) => new Date(at)),
  answer: "",
});
