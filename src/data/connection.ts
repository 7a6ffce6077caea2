import type { EntityKind } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import type { AdminConnection } from "./adminConnection";
import { isEmulatorReachable } from "./online";
import type { LiveState } from "./liveState";
import type { LeagueReader, LiveReader } from "./reader";
import { listingUrl, restReader } from "./rest/restReader";

/*
 * Which store this build uses. Every `import.meta.env` is written out here, so that the build
 * replaces it and leaves out the store it does not use.
 */
const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID ?? "";
const apiKey = import.meta.env.VITE_FIREBASE_API_KEY ?? "";
const databaseId = import.meta.env.VITE_FIREBASE_DATABASE_ID;
const firestoreEmulatorHost = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;

/** Data stays in this browser, because no database is configured. */
export const isEmbedded = import.meta.env.VITE_STORE === "embedded" || projectId === "";

// oxlint-disable-next-line no-restricted-imports -- the build picks the store here, and the demo is one of two
const embeddedSite = async () => (await import("@/demo/embedded/embeddedSite")).embeddedSite;

/** The store in this browser, where data stays in it: a build that does not use it leaves it out. */
export const embedded = isEmbedded ? embeddedSite : null;

/** Where the database answers. */
export const address = { projectId, apiKey, databaseId, emulatorHost: firestoreEmulatorHost };

/** Whether the database answers from this machine, for which no network is needed. */
export const isHere = async (): Promise<boolean> =>
  isEmbedded || isEmulatorReachable(firestoreEmulatorHost);

/** How visitors read. */
export const reader: LeagueReader = isEmbedded
  ? {
      read: async (...request) => (await embeddedSite()).reader.read(...request),
      readRecord: async (...request) => (await embeddedSite()).reader.readRecord(...request),
    }
  : restReader(address);

/** The address a visitor reads a current listing from; undefined where that takes no request. */
export function firstRequest(
  league: LeagueEntry,
  kind: EntityKind,
  whole?: boolean,
): string | undefined {
  return isEmbedded ? undefined : listingUrl(address, { league, kind, whole });
}

async function connect(): Promise<AdminConnection> {
  if (isEmbedded) return embeddedSite();
  const { connectFirestore } = await import("./firestore/firestoreStore");
  return connectFirestore({
    projectId,
    apiKey,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
    databaseId,
    firestoreEmulatorHost,
    authEmulatorHost: import.meta.env.VITE_AUTH_EMULATOR_HOST,
  });
}

/** Follows what is published of a league while somebody looks; its code is large and comes on demand. */
export async function loadLiveReader(): Promise<LiveReader> {
  if (isEmbedded) return (await embeddedSite()).live;
  const { liveReader } = await import("./firestore/liveReader");
  return liveReader({ projectId, apiKey, databaseId, firestoreEmulatorHost });
}

/**
 * The state of the league's live matches: one read at most in `PEEK_LASTS`, however many pages ask,
 * without the code that follows them. @throws DataFailure
 */
export async function peekLive(league: LeagueEntry): Promise<LiveState> {
  const { peekRest, peekReader, peekOnce } = await import("./peekLive");
  return peekOnce(league, async () =>
    isEmbedded ? peekReader((await embeddedSite()).live, league) : peekRest(address, league),
  );
}

let connected: Promise<AdminConnection> | null = null;

/** What administrators work with: the same for everyone who asks; tried again after a failure. */
export function loadStore(): Promise<AdminConnection> {
  connected ??= connect().catch((thrown: unknown) => {
    connected = null;
    throw thrown;
  });
  return connected;
}
