import { liveReader } from "../../../src/data/firestore/liveReader";
import { mls } from "../../../tests/arena/leagues/mls";

/** What the visitors of one page have noticed so far. */
export interface Noticed {
  /** How many have had a listing of the whole league. */
  readonly ready: number;
  /** Each visitor's first sight of a mark, with the moment by the device's clock. */
  readonly marks: readonly (readonly [mark: string, at: number])[];
  readonly errors: readonly string[];
}

declare global {
  /** Begins a visitor at each of these hosts of a project with so many fixtures. */
  var arenaFollow: (projectId: string, hosts: readonly string[], count: number) => void;
  var arenaNoticed: () => Noticed;
}

const marks: [string, number][] = [];
const errors: string[] = [];
let ready = 0;

function follow(projectId: string, firestoreEmulatorHost: string, count: number): void {
  const seen = new Set<string>();
  let isReady = false;
  liveReader({ projectId, apiKey: "load", firestoreEmulatorHost }, firestoreEmulatorHost).watch(
    mls,
    ({ fixtures: { records } }) => {
      if (!isReady && records.length === count) {
        ready += 1;
        isReady = true;
      }
      for (const { stadium } of records) {
        if (!stadium.startsWith("Update ") || seen.has(stadium)) continue;
        seen.add(stadium);
        marks.push([stadium, Date.now()]);
      }
    },
    ({ kind, message }) => errors.push(`${kind}: ${message}`),
  );
}

globalThis.arenaFollow = (projectId, hosts, count) => {
  for (const host of hosts) follow(projectId, host, count);
};
globalThis.arenaNoticed = () => ({ ready, marks, errors });
