import type { EntityKind } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import type { AdminConnection } from "./adminConnection";
import { isEmulatorReachable } from "./online";
import type { LiveState } from "./liveState";
import type { LeagueReader, LiveReader } from "./reader";
import { listingUrl, restReader } from "./rest/restReader";

/*
 * Chooses the store of this build. Every `import.meta.env` is written out here, so that the build replaces it and
 * leaves out the store that it does not use.
 */
const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID ?? "";
const apiKey = import.meta.env.VITE_FIREBASE_API_KEY ?? "";
const databaseId = import.meta.env.VITE_FIREBASE_DATABASE_ID;
const firestoreEmulatorHost = import.meta.env.VITE_FIRESTORE_EMULATOR_HOST;

/** Whether data stays in this browser, because the build is a demo or no database is configured. */
export const isEmbedded = import.meta.env.VITE_STORE === "embedded" || projectId === "";

// oxlint-disable-next-line no-restricted-imports -- the build picks the store here, and the demo is one of two
const embeddedSite = async () => (await import("@/demo/embedded/embeddedSite")).embeddedSite;

/** Loads the store inside the browser; null if this build uses the database, so that the build leaves the store out. */
export const embedded = isEmbedded ? embeddedSite : null;

/** The address of the database. */
export const address = { projectId, apiKey, databaseId, emulatorHost: firestoreEmulatorHost };

/** Whether the database runs on this machine, so that it needs no network. */
export const isHere = async (): Promise<boolean> =>
  isEmbedded || isEmulatorReachable(firestoreEmulatorHost);

/** Reads records for visitors. */
export const reader: LeagueReader = isEmbedded
  ? {
      read: async (...request) => (await embeddedSite()).reader.read(...request),
      readRecord: async (...request) => (await embeddedSite()).reader.readRecord(...request),
    }
  : restReader(address);

/** Returns the URL from which a visitor's page loads a current listing; undefined if no request is needed. */
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

/**
 * Loads the reader that watches a league's published data while its page is shown. Its code is large, so it is loaded
 * on demand.
 */
export async function loadLiveReader(): Promise<LiveReader> {
  if (isEmbedded) return (await embeddedSite()).live;
  const { liveReader } = await import("./firestore/liveReader");
  return liveReader({ projectId, apiKey, databaseId, firestoreEmulatorHost });
}

/**
 * Reads the state of the league's live matches: at most one read per `PEEK_LASTS`, even if several pages ask, and
 * without the code that watches them.
 * @throws DataFailure
 */
export async function peekLive(league: LeagueEntry): Promise<LiveState> {
  const { peekRest, peekReader, peekOnce } = await import("./peekLive");
  return peekOnce(league, async () =>
    isEmbedded ? peekReader((await embeddedSite()).live, league) : peekRest(address, league),
  );
}

let connected: Promise<AdminConnection> | null = null;

/**
 * Loads everything that the administration reads and writes with, once for all callers; tries again after a failure.
 */
export function loadStore(): Promise<AdminConnection> {
  connected ??= connect().catch((thrown: unknown) => {
    connected = null;
    throw thrown;
  });
  return connected;
}
