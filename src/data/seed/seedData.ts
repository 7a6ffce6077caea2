import { toDocument, type StoredDocument, type StoredValue } from "@/domain/document";
import type { Entities, EntityKind } from "@/domain/record";
import type { League } from "@/leagues/league";
import { collectionOf, shapeOf } from "@/leagues/shape";
import { calendarAround } from "./calendar";
import { leagueSeasons, type SeedVariant } from "./leagueSeasons";
import { asOldSite, unreadable } from "./oldSite";
import type { Entry } from "./season";

export type { SeedVariant } from "./leagueSeasons";

export interface SeedDocument {
  readonly id: string;
  readonly document: StoredDocument;
  /** Whether reading it is meant to fail. */
  readonly broken: boolean;
}

export interface SeedCollection {
  readonly league: League;
  readonly kind: EntityKind;
  readonly collection: string;
  readonly documents: readonly SeedDocument[];
}

/** A local account; `leagues` is null for one that is no administrator. */
export interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly leagues: readonly string[] | null;
}

export interface SeedData {
  readonly collections: readonly SeedCollection[];
  readonly accounts: readonly SeedAccount[];
}

export interface SeedOptions {
  readonly now: Date;
  /** `hard` adds the hard data of design.md section 5 and documents in the old site's shapes. */
  readonly variant?: SeedVariant | undefined;
}

/** The accounts of local databases (decisions.md, Running it); no real project has them. */
const accounts: readonly SeedAccount[] = [
  {
    uid: "local-admin",
    email: "admin@arena.example",
    password: "arena-admin-2026",
    leagues: ["*"],
  },
  {
    uid: "local-football",
    email: "football@arena.example",
    password: "arena-football-2026",
    leagues: ["mls"],
  },
  {
    uid: "local-visitor",
    email: "visitor@arena.example",
    password: "arena-visitor-2026",
    leagues: null,
  },
];

const KINDS = ["teams", "fixtures", "players", "results", "standings"] as const;

/** A stored record of the kind with its meta, as the site's own first save would leave it. */
function stored<K extends EntityKind>(
  { league, kind, collection }: { league: League; kind: K; collection: string },
  { id, entity }: { id: string; entity: Entities[K] },
  now: Date,
): StoredDocument {
  return {
    ...toDocument(kind, entity, shapeOf(league)),
    version: 1,
    updatedAt: now,
    change: `seed-${collection}-${id}`,
  };
}

function documentsOf<K extends EntityKind>(
  where: { league: League; kind: K; collection: string },
  entries: readonly Entry<K>[],
  { now, variant }: SeedOptions,
): SeedDocument[] {
  const documents = entries.map((entry, nth): SeedDocument => {
    const old = variant === "hard" && nth % 3 === 2;
    const document = old
      ? asOldSite(toDocument(where.kind, entry.entity, shapeOf(where.league)), (nth - 2) / 3)
      : stored(where, entry, now);
    return { id: entry.id, document, broken: false };
  });
  const { kind } = where;
  if (variant !== "hard" || !(kind in unreadable)) return documents;
  const document = unreadable[kind as keyof typeof unreadable];
  return [...documents, { id: "broken", document, broken: true }];
}

/**
 * A season for every league, as documents by collection, and the local accounts. Pure: the same
 * day and variant give the same data; dates lie around `now` on the arena's clock.
 */
export function seedData(options: SeedOptions): SeedData {
  const calendar = calendarAround(options.now);
  const collections = leagueSeasons.flatMap(({ league, play }) => {
    const season = play(calendar, options.variant ?? "normal");
    const of = <K extends EntityKind>(kind: K): SeedCollection[] => {
      const collection = collectionOf(league, kind);
      if (!collection) return [];
      const documents = documentsOf({ league, kind, collection }, season[kind], options);
      return [{ league, kind, collection, documents }];
    };
    return KINDS.flatMap((kind) => of(kind));
  });
  return { collections, accounts };
}

/** The aggregation document of a collection, with all its records, as publishing leaves it. */
export function publishedSeed({ documents }: SeedCollection, now: Date): StoredDocument {
  const records: Record<string, StoredValue> = {};
  for (const { id, document } of documents) records[id] = document;
  return { records, lastId: "", lastChange: "", updatedAt: now };
}
