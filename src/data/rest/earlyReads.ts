import type { EntityKind } from "@/domain/records/record";
import type { Listing } from "../reader";

/** A listing that the early drawing has read (src/app/early/drawPage.ts), so that nothing is read twice. */
export interface EarlyRead<K extends EntityKind> {
  /** The address it was read from. */
  readonly url: string;
  readonly listing: Listing<K>;
  /** As the database gave it. */
  readonly body: unknown;
}

type EarlyReads = { readonly [K in EntityKind]: Map<string, EarlyRead<K>> };

declare global {
  /** Of each kind, by address. */
  var arenaRead: EarlyReads | undefined;
}

/** Leaves a listing to the site's reader, which is other code. */
export function leaveRead<K extends EntityKind>(kind: K, read: EarlyRead<K>): void {
  // The reader was quicker and has taken its request over: it would take this for news the next time.
  if (!globalThis.arenaEarly?.[read.url]) return;
  globalThis.arenaRead ??= {
    teams: new Map(),
    fixtures: new Map(),
    players: new Map(),
    results: new Map(),
    standings: new Map(),
    seasons: new Map(),
  };
  const ofKind: Map<string, EarlyRead<K>> = globalThis.arenaRead[kind];
  ofKind.set(read.url, read);
}

/** What was read early from that address, once; its request is taken over with it. */
export function takeRead<K extends EntityKind>(
  kind: K,
  url: string | undefined,
): EarlyRead<K> | undefined {
  if (url === undefined || !globalThis.arenaRead) return undefined;
  const ofKind: Map<string, EarlyRead<K>> = globalThis.arenaRead[kind];
  const read = ofKind.get(url);
  if (!read) return undefined;
  ofKind.delete(url);
  delete globalThis.arenaEarly?.[url];
  return read;
}
