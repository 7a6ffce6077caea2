import { readMoment, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";

/** Where captains ask administrators for something: `captainRequests/{slug}~{id of a fixture or player}`. */
export const CAPTAIN_REQUESTS = "captainRequests";

/** What a captain can ask for: a match that the club cannot play, one on another day, a player to be taken out. */
export const captainWishes = ["cannotPlay", "move", "takeOut"] as const;
export type CaptainWish = (typeof captainWishes)[number];

/** What the other captain can answer to a move: one of the proposals, counted from 1, or none of them. */
export const captainAnswers = ["1", "2", "3", "no"] as const;
export type CaptainAnswer = (typeof captainAnswers)[number];

/** Most moments that a captain can propose. */
export const MOST_PROPOSALS = 3;

/** The id of a request. @param about the id of the fixture, or of the player */
export const captainRequestId = (league: string, about: string): string => `${league}~${about}`;

/** What a captain asks for. */
export interface NewCaptainRequest {
  readonly what: CaptainWish;
  readonly league: string;
  /** The id of the fixture, or of the player to be taken out. */
  readonly about: string;
  /** Moments for the match, in epoch milliseconds; none where another wish than a move is asked for. */
  readonly proposals: readonly number[];
}

/** A request that waits for an administrator. */
export interface CaptainRequest extends NewCaptainRequest {
  /** The captain's uid. */
  readonly by: string;
  /** Server time in epoch milliseconds. */
  readonly at: number | null;
  /** What the other captain says to a move; null while there is no answer. */
  readonly answer: CaptainAnswer | null;
}

const momentsIn = (raw: unknown): readonly number[] =>
  Array.isArray(raw) ? raw.flatMap((one) => readMoment(one) ?? []).slice(0, MOST_PROPOSALS) : [];

/** The request in a document; null where it asks for nothing that this version knows. */
export function captainRequestIn(id: string, stored: RawDocument): CaptainRequest | null {
  const what = captainWishes.find((one) => one === stored["what"]);
  const league = readText(stored["league"]);
  if (!what || league === "" || !id.startsWith(`${league}~`)) return null;
  return {
    what,
    league,
    about: id.slice(league.length + 1),
    proposals: what === "move" ? momentsIn(stored["proposals"]) : [],
    by: readText(stored["by"]),
    at: readMoment(stored["at"]),
    answer: captainAnswers.find((one) => one === stored["answer"]) ?? null,
  };
}

/** The stored keys of a request, without its author and time. */
export const captainRequestDocument = ({
  what,
  league,
  proposals,
}: NewCaptainRequest): RawDocument => ({
  what,
  league,
  proposals: proposals.map((at) => new Date(at)),
  answer: "",
});
