import type { EntityKind } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import type { LeagueReader } from "@/data/reader";
import { listingUrl } from "@/data/rest/restReader";

/*
 * What pages use of src/data/connection.ts and changes.ts, for drawing them once: the page's first script has asked
 * for all that they show, and nothing changes. The build puts it in their place (scripts/build/earlyBuild.ts).
 */
const address = {
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? "",
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? "",
  emulatorHost: import.meta.env.VITE_FIRESTORE_EMULATOR_HOST,
};

export const firstRequest = (
  league: LeagueEntry,
  kind: EntityKind,
  whole?: boolean,
): string | undefined => listingUrl(address, { league, kind, whole });

const nothingIsRead = () => new Promise<never>(() => {});

export const reader: LeagueReader = { read: nothingIsRead, readRecord: nothingIsRead };

export const onChange = (): void => {};
