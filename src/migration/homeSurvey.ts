import type { FoundDocument } from "@/data/documents";
import type { PublicationSurvey, StoredRecords } from "@/data/publication";
import type { League } from "@/domain/league/league";
import { likeNames } from "@/domain/likeNames";
import { foldName } from "@/domain/names";
import { isKnownKey, lostValuesOf } from "@/records/partlyRead";
import { namesToday } from "@/records/presentNames";
import { kindsOfLeagues } from "@/records/kinds";
import { parseRecord, type EntityKind } from "@/records/record";
import { collectionOf, shapeOf } from "@/records/shape";

/** The survey of one collection of an old database. */
export interface HomeCollection {
  readonly kind: EntityKind;
  /** The collection's name in the database. */
  readonly name: string;
  readonly records: number;
  /** How many records were understood completely, in part, and not at all. */
  readonly read: { readonly whole: number; readonly partly: number; readonly not: number };
  /** Pictures stored as text in records, with their size in bytes; they are not published. */
  readonly pictures: { readonly count: number; readonly bytes: number };
  /** Keys that no form knows, the most frequent first; they are not published. */
  readonly unknownKeys: readonly { readonly key: string; readonly records: number }[];
}

/** A club that records name. */
export interface HomeClub {
  readonly name: string;
  /** How many records name the club, without its own record. */
  readonly records: number;
  /** Whether the club has its own record. */
  readonly kept: boolean;
}

/** The survey of a league's old database. */
export interface HomeSurvey extends Pick<PublicationSurvey, "parts" | "strange"> {
  readonly collections: readonly HomeCollection[];
  readonly clubs: readonly HomeClub[];
  /** Groups of spellings that may mean one club. */
  readonly alike: readonly (readonly string[])[];
}

const isPicture = (value: unknown): value is string =>
  typeof value === "string" && /^\s*data:/i.test(value);

/** Surveys a collection: its records, and how many of them are understood. */
function collectionIn(
  league: League,
  kind: EntityKind,
  name: string,
  found: readonly FoundDocument[],
): HomeCollection {
  const read = { whole: 0, partly: 0, not: 0 };
  const pictures = { count: 0, bytes: 0 };
  const keys = new Map<string, number>();
  const shape = shapeOf(league);
  for (const { id, data } of found) {
    const unclear = Object.entries(lostValuesOf(kind, data, shape));
    const isRead = parseRecord(kind, id, data).ok;
    read[isRead ? (unclear.length > 0 ? "partly" : "whole") : "not"] += 1;
    for (const [key, value] of unclear) {
      if (!isKnownKey(kind, key)) keys.set(key, (keys.get(key) ?? 0) + 1);
      if (!isPicture(value)) continue;
      pictures.count += 1;
      pictures.bytes += value.length;
    }
  }
  const unknownKeys = [...keys]
    .map(([key, records]) => ({ key, records }))
    .toSorted((a, b) => b.records - a.records || (a.key < b.key ? -1 : 1));
  return { kind, name, records: found.length, read, pictures, unknownKeys };
}

/** Returns the names of clubs in a record. */
function namesIn(kind: EntityKind, { id, data }: FoundDocument): readonly string[] {
  const parsed = parseRecord(kind, id, data);
  if (!parsed.ok) return [];
  const record: Readonly<Record<string, unknown>> = { ...parsed.record };
  return ["teamA", "teamB", "team", "club"].flatMap((field) => {
    const name = record[field];
    return typeof name === "string" && name !== "" ? [name] : [];
  });
}

/** Returns the clubs that records name, those with most records first; a former name counts for its club. */
function clubsIn(found: StoredRecords): readonly HomeClub[] {
  const clubs = new Map<string, HomeClub>();
  const teams = found.teams.flatMap(({ id, data }) => {
    const parsed = parseRecord("teams", id, data);
    return parsed.ok ? [parsed.record] : [];
  });
  const today = namesToday(teams);
  const add = (said: string, more: Pick<HomeClub, "records" | "kept">) => {
    const name = today.get(foldName(said)) ?? said;
    const key = foldName(name);
    const known = clubs.get(key);
    clubs.set(key, {
      name: known?.name ?? name,
      records: (known?.records ?? 0) + more.records,
      kept: more.kept || known?.kept === true,
    });
  };
  for (const { name } of teams) add(name, { records: 0, kept: true });
  for (const kind of kindsOfLeagues) {
    for (const one of found[kind]) {
      for (const name of namesIn(kind, one)) add(name, { records: 1, kept: false });
    }
  }
  return [...clubs.values()].toSorted((a, b) => b.records - a.records);
}

/** Surveys a league's database: what of it is understood, and what an administrator has to decide. */
export function surveyHome(
  league: League,
  { stored, parts, strange }: PublicationSurvey,
): HomeSurvey {
  const collections = kindsOfLeagues.flatMap((kind) => {
    const name = collectionOf(league, kind);
    return name ? [collectionIn(league, kind, name, stored[kind])] : [];
  });
  const clubs = clubsIn(stored);
  return { collections, clubs, alike: likeNames(clubs.map(({ name }) => name)), parts, strange };
}
