import type { EntityKind } from "@/domain/records/record";
import { leagueBySlug } from "@/leagues";
import type { League } from "@/leagues/league";
import type { PrimedListing } from "./listings";
import { publishedListing } from "./published";
import { documentIn } from "./rest/restDocuments";

/** A published document that a page carries, as the build has read it. */
export interface DeliveredDocument {
  /** The league's slug. */
  readonly league: string;
  readonly kind: EntityKind;
  /** As the database gave it. */
  readonly body: unknown;
}

/** What a page carries of the database. */
export interface Delivered {
  /** When the build read it, in epoch milliseconds. */
  readonly readAt: number;
  readonly documents: readonly DeliveredDocument[];
}

/** The listings in what a page carries, for the cache; what cannot be read is left out and read as usual. */
export function deliveredListings(delivered: unknown): readonly PrimedListing[] {
  const readAt = member(delivered, "readAt");
  const documents = member(delivered, "documents");
  if (typeof readAt !== "number" || !Array.isArray(documents)) return [];
  return documents.flatMap((document: unknown) => {
    const league = leagueBySlug(String(member(document, "league")));
    const kind = member(document, "kind");
    if (!league || !isKept(league, kind)) return [];
    return primed(league, kind, member(document, "body"), readAt);
  });
}

function primed<K extends EntityKind>(
  league: League,
  kind: K,
  body: unknown,
  readAt: number,
): PrimedListing<K>[] {
  const listing = publishedListing({ league, kind }, documentIn(body), readAt);
  return listing ? [{ league, kind, listing: { ...listing, source: "delivered" } }] : [];
}

function isKept(league: League, kind: unknown): kind is EntityKind {
  return typeof kind === "string" && Object.hasOwn(league.collections, kind);
}

function member(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
}
