import { textProblems } from "../entryTexts";
import { limits } from "../limits";
import { readInteger, readText } from "../reading";
import type { SportId } from "../sport";

/** How many officials an arena may have; not among the limits, which visitors load. */
export const MOST_OFFICIALS = 500;

/** What is said of somebody who leads matches. */
export interface OfficialEntry {
  readonly name: string;
  /** What they do: "Referee", "Table official"; '' where nothing is said. */
  readonly does: string;
  /** The sports they do it in; none: in all. */
  readonly sports: readonly SportId[];
  /** How they are reached; for administrators only. */
  readonly contact: string;
  /** Whether visitors may read their name. */
  readonly agreed: boolean;
}

/** Somebody who leads matches of the arena, in any of its leagues. */
export interface Official extends OfficialEntry {
  readonly id: string;
  readonly version: number;
}

/** The texts of an official, each with what it is called and how long it may be: those can say who it is. */
export const officialTexts = {
  name: { label: "Name", max: limits.name },
  does: { label: "What they do", max: limits.shortText },
  contact: { label: "Contact", max: limits.booking },
} as const;

export type OfficialText = keyof typeof officialTexts;

/** Every key of an official as it is stored. */
export const officialKeys = [
  ...(Object.keys(officialTexts) as OfficialText[]),
  "sports",
  "agreed",
  "version",
  "updatedAt",
  "change",
] as const;

/** What visitors may read of those who agreed, as it is published. */
export const shownKeys = ["name", "does"] as const satisfies readonly OfficialText[];

/** What is published of an official as it is stored; null of one who has not agreed. */
export function shownOfficial(
  stored: Readonly<Record<string, unknown>> | null,
): Readonly<Record<string, unknown>> | null {
  if (stored?.["agreed"] !== true) return null;
  return Object.fromEntries(shownKeys.map((key) => [key, stored[key]]));
}

/** An official of whom nothing is said yet. */
export const noOfficial: OfficialEntry = {
  name: "",
  does: "",
  sports: [],
  contact: "",
  agreed: false,
};

/** A stored official; null where no name can be read. @param sports those that the arena has */
export function readOfficial(
  id: string,
  stored: Readonly<Record<string, unknown>>,
  sports: readonly SportId[],
): Official | null {
  const name = readText(stored["name"]);
  const played: unknown = stored["sports"];
  if (name === "") return null;
  return {
    id,
    version: readInteger(stored["version"], 0, Number.MAX_SAFE_INTEGER) ?? 0,
    name,
    does: readText(stored["does"]),
    sports: Array.isArray(played) ? sports.filter((sport) => played.includes(sport)) : [],
    contact: readText(stored["contact"]),
    agreed: stored["agreed"] === true,
  };
}

/** What keeps an official from being saved, by text; empty where nothing does. Texts are given trimmed. */
export function officialProblems(entry: OfficialEntry): Partial<Record<OfficialText, string>> {
  const problems = textProblems(officialTexts, entry);
  if (entry.name === "") problems.name = "Name is required";
  return problems;
}

/** Whether an official does matches of that sport. */
export const doesSport = ({ sports }: OfficialEntry, sport: SportId): boolean =>
  sports.length === 0 || sports.includes(sport);
