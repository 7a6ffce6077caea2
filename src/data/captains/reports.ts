import { readMoment, readParagraphs, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";

/** Collection of the scores that captains report: `reports/{slug}~{a|b}~{fixture}`. */
export const REPORTS = "reports";

export const reportLimits = {
  /** Most characters of `score`, which the sport's own schema reads. */
  score: 4000,
  note: 500,
  /** Most reports that one query reads. */
  listed: 200,
} as const;

/** The side whose captain reports: `a` is the home side. */
export const reportSides = ["a", "b"] as const;
export type ReportSide = (typeof reportSides)[number];

/** Returns the id of a report. */
export const reportId = (league: string, side: ReportSide, fixture: string): string =>
  `${league}~${side}~${fixture}`;

/** A captain's report that is not sent yet. */
export interface NewReport {
  readonly league: string;
  /** The fixture's id. */
  readonly fixture: string;
  readonly side: ReportSide;
  /** The score as text, which the sport's own schema reads. */
  readonly score: string;
  readonly note: string;
}

/** A report in the database. */
export interface Report extends NewReport {
  /** The captain's uid. */
  readonly by: string;
  /** Server time in epoch milliseconds; null if unknown. */
  readonly at: number | null;
}

/**
 * Reads a report from its document; null if the league, match, side or score is missing, or if the score is too long.
 */
export function reportIn(stored: RawDocument): Report | null {
  const side = reportSides.find((one) => one === stored["side"]);
  const { league, fixture, score } = stored;
  if (!side || typeof league !== "string" || typeof fixture !== "string") return null;
  if (typeof score !== "string" || score.length > reportLimits.score) return null;
  return {
    league,
    fixture,
    side,
    score,
    note: readParagraphs(stored["note"]),
    by: readText(stored["by"]),
    at: readMoment(stored["at"]),
  };
}
