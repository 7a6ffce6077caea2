import { readMoment, readParagraphs, readText } from "@/domain/reading";
import type { RawDocument } from "../documents";

/** Where captains report scores: `reports/{slug}~{a|b}~{fixture}`. */
export const REPORTS = "reports";

export const reportLimits = {
  /** Characters of `score`, which the sport's own schema reads. */
  score: 4000,
  note: 500,
  /** Most reports that one query reads. */
  listed: 200,
} as const;

/** The side whose captain reports: `a` plays at home. */
export const reportSides = ["a", "b"] as const;
export type ReportSide = (typeof reportSides)[number];

/** The id of a report. */
export const reportId = (league: string, side: ReportSide, fixture: string): string =>
  `${league}~${side}~${fixture}`;

/** What a captain sends. */
export interface NewReport {
  readonly league: string;
  /** The fixture's id. */
  readonly fixture: string;
  readonly side: ReportSide;
  /** One text that the sport's own schema reads. */
  readonly score: string;
  readonly note: string;
}

/** A report that was sent. */
export interface Report extends NewReport {
  /** The captain's uid. */
  readonly by: string;
  /** Server time in epoch milliseconds. */
  readonly at: number | null;
}

/** The report in a document; null where it names no match or no side. */
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
