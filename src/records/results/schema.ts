import {
  club,
  day,
  field,
  gameWeek,
  moment,
  names,
  optionalInteger,
  stage,
  text,
  url,
} from "../field";
import { endingPattern } from "@/domain/match/endingText";
import { limits } from "@/domain/limits";
import { clampPossession } from "@/domain/match/possession";
import {
  readEntries,
  readInteger,
  readMap,
  readName,
  readNames,
  readText,
  readUrl,
  splitList,
} from "@/domain/reading";
import { schemaOf, type FieldsOf } from "../schema";

/** One entry of a list of scorers; every part is free text. */
export interface Goal {
  readonly player: string;
  readonly assist: string;
  /** The minute, or the scorer's points in leagues whose scorers have points; free text. */
  readonly minute: string;
}

export interface ManOfTheMatch {
  readonly player: string;
  readonly clubLogo: string;
  /** Stars from 1 to 5; 0 if there is no rating. */
  readonly rating: number;
}

/** Parses a goal from a map, or from a text such as "Ayo 12'". */
function readGoal(raw: unknown): Goal {
  if (typeof raw === "string") {
    const line = readText(raw);
    const [, player = line, minute = ""] = /^(.+?)[\s(]+(\d[\d+ ]*)['’′)\s]*$/.exec(line) ?? [];
    return { player, assist: "", minute: minute.trim() };
  }
  const goal = readMap(raw);
  return {
    player: readName(goal),
    assist: readText(goal["assist"]),
    minute: readText(goal["minute"]),
  };
}

function readGoals(raw: unknown): Goal[] {
  const entries = readEntries(raw).flatMap((entry) =>
    typeof entry === "string" ? splitList(entry) : [entry],
  );
  return entries
    .map(readGoal)
    .filter(({ player, minute }) => player !== "" || minute !== "")
    .slice(0, limits.goals);
}

/** Parses substitutions into one text; a list is joined with commas. */
const readSubstitutions = (raw: unknown) =>
  readText(Array.isArray(raw) ? readEntries(raw).map(readText).filter(Boolean).join(", ") : raw);

function readManOfTheMatch(raw: unknown): ManOfTheMatch {
  const stored = typeof raw === "string" ? { player: raw } : readMap(raw);
  return {
    player: readName(stored),
    clubLogo: readUrl(stored["clubLogo"]),
    rating: readInteger(stored["rating"], 1, limits.stars) ?? 0,
  };
}

const goals = (label: string) => field(readGoals, { label, control: "goals", max: limits.goals });
const score = (label: string) => optionalInteger(label, { max: limits.score, required: true });

const substitutions = (label: string) =>
  field(readSubstitutions, {
    label,
    control: "longText",
    max: limits.note,
  });

/** The characters that occur in the score details of all sports. */
const detailPattern = /^[A-Za-z0-9*=+/;()[\]-]+( [A-Za-z0-9*=+/;()[\]-]+)*$/;

/** The numbers of players of each side by cards: one yellow, two yellows, red, yellow and red: `2.0.0.0/1.0.1.0`. */
const cardsPattern = /^[0-9]{1,2}([.][0-9]{1,2}){3}\/[0-9]{1,2}([.][0-9]{1,2}){3}$/;

/** A played match. A score that cannot be parsed is null and counts nowhere. */
export const resultSchema = schemaOf({
  teamA: club("Team A"),
  teamALogo: url("Team A logo"),
  teamB: club("Team B"),
  teamBLogo: url("Team B logo"),
  scoreA: score("Team A score"),
  scoreB: score("Team B score"),
  gameWeek: gameWeek(),
  date: moment("Date and time"),
  day: day("Day"),
  goalsA: goals("Team A goals"),
  goalsB: goals("Team B goals"),
  bookings: field((raw) => readNames(raw, limits.bookings), {
    label: "Bookings",
    control: "bookings",
    max: limits.bookings,
  }),
  /**
   * The numbers of cards computed from the bookings, for tables with fair play as a criterion. Bookings and squads are
   * not in the published league.
   */
  cards: text("Cards by side", { max: limits.shortText, optional: true, pattern: cardsPattern }),
  substitutionsA: substitutions("Team A substitutions"),
  substitutionsB: substitutions("Team B substitutions"),
  manOfTheMatch: field(readManOfTheMatch, { label: "Man of the match", control: "manOfTheMatch" }),
  possessionA: field(clampPossession, {
    label: "Team A possession",
    control: "possession",
    min: 0,
    max: 100,
  }),
  ending: text("Ending", { max: limits.shortText, optional: true, pattern: endingPattern }),
  reason: text("Reason", {
    max: limits.reason,
    optional: true,
  }),
  detail: text("Score in detail", {
    max: limits.detail,
    optional: true,
    pattern: detailPattern,
  }),
  stage: stage(),
  playersA: names("Team A players", {
    optional: true,
  }),
  playersB: names("Team B players", {
    optional: true,
  }),
});

export type Result = FieldsOf<typeof resultSchema>;

/** The fields of a result that not every sport has. */
export const matchFields = [
  "goalsA",
  "goalsB",
  "bookings",
  "cards",
  "substitutionsA",
  "substitutionsB",
  "possessionA",
] as const satisfies readonly (keyof Result)[];

export type MatchField = (typeof matchFields)[number];

/** A result whose scores are both known. */
export type ScoredResult = Result & { readonly scoreA: number; readonly scoreB: number };
