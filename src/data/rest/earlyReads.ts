import type { EntityKind } from "@/records/record";
import type { RawDocument } from "../documents";
import type { Listing } from "../reader";

type Listings = { readonly [K in EntityKind]?: Listing<K> };

/** A document that the early drawing has read (src/app/early/drawPage.ts), so that nothing is read twice. */
export interface EarlyRead {
  /** The address it was read from. */
  readonly url: string;
  readonly document: RawDocument;
  /** The listings that were drawn from it. */
  readonly listings: Listings;
  /** As the database gave it. */
  readonly body: unknown;
}

declare global {
  /** By address. */
  var arenaRead: Map<string, EarlyRead> | undefined;
}

/** Leaves a document to the site's reader, which is other code. */
export function leaveRead(read: EarlyRead): void {
  // The reader was quicker and has taken the request over: it would report this as a change later.
  if (!globalThis.arenaEarly?.[read.url]) return;
  globalThis.arenaRead ??= new Map();
  globalThis.arenaRead.set(read.url, read);
}

/** What was read early from that address, once; its request is taken over with it. */
export function takeRead(url: string): EarlyRead | undefined {
  const read = globalThis.arenaRead?.get(url);
  if (!read) return undefined;
  globalThis.arenaRead?.delete(url);
  delete globalThis.arenaEarly?.[url];
  return read;
}
