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

/** One entry of a scorer list; every part is free text as typed. */
export interface Goal {
  readonly player: string;
  readonly assist: string;
  /** Minute of play, or the points of a scorer where a league lists points; free text. */
  readonly minute: string;
}

export interface ManOfTheMatch {
  readonly player: string;
  readonly clubLogo: string;
  /** Stars from 1 to 5; 0 when nobody was chosen. */
  readonly rating: number;
}

/** A goal of a map, or of a text such as "Ayo 12'". */
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

/** Substitutions as one text; a list of them is strung together. */
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

/** The characters of all sports' scores in detail. */
const detailPattern = /^[A-Za-z0-9*=+/;()[\]-]+( [A-Za-z0-9*=+/;()[\]-]+)*$/;

/** Players of either side who were shown a yellow card, a second one, a red one, a yellow and a red one: `2.0.0.0/1.0.1.0`. */
const cardsPattern = /^[0-9]{1,2}([.][0-9]{1,2}){3}\/[0-9]{1,2}([.][0-9]{1,2}){3}$/;

/** A match that was played. A score that cannot be read is null and counts nowhere. */
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
  /** What the bookings come to, for tables that end with fair play; they and the squads are not in a league's sheet. */
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

/** The parts of a match record that not every sport keeps. */
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

/** A result whose two scores are known. */
export type ScoredResult = Result & { readonly scoreA: number; readonly scoreB: number };
