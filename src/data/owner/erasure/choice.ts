import type { RawDocument } from "../../documents";
import type { ErasureChoice } from "../../ownerTasks";
import { addressKeysOf, knownKeysOf, LIVE_PERSON_KEYS, personKeysOf } from "@/records/persons";
import { fingerprint } from "../../plain";
import { recordCollections } from "../allDocuments";
import { namelessInTrail, scrubbed, scrubbedInTrail, type Keys } from "./mentions";

/** Returns the key of one side of a record in a choice. */
export const mentionKey = (path: string, side: string) => `${path}#${side}`;

/** Returns the sides of a record that belong to the chosen person. */
function sidesChosen({ mentions }: ErasureChoice, path: string): ReadonlySet<string> {
  const start = `${path}#`;
  return new Set(
    mentions.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)),
  );
}

/** Returns a document without the person; the same object if nothing changes. */
export function leftOf(choice: ErasureChoice, path: string, document: RawDocument): RawDocument {
  if (choice.players.includes(path)) return {};
  return scrubbed(document, choice, sidesChosen(choice, path));
}

const LIVE_KEYS: Keys = {
  person: LIVE_PERSON_KEYS,
  addresses: [],
  known: ["scoreA", "scoreB", "phase", "detail", "minute", "since", "events"],
};

/**
 * Returns the keys that a history entry can have; null if erasing never changes the entry, for example an entry about
 * rights.
 */
function keysOfEntry({ collection, action }: RawDocument): Keys | null {
  if (action === "live") return LIVE_KEYS;
  if (action === "rebuild" || action === "unpublish") return null;
  const kind = recordCollections().find((one) => one.collection === collection)?.kind;
  return kind
    ? {
        person: personKeysOf(kind),
        addresses: addressKeysOf(kind),
        known: knownKeysOf(kind),
      }
    : null;
}

/** Returns a state of a record in a history entry without the person; the same object if nothing changes. */
export function leftInTrail(
  choice: ErasureChoice,
  entry: RawDocument,
  state: RawDocument,
): RawDocument {
  const path = pathOfEntry(entry);
  const keys = keysOfEntry(entry);
  if (!keys) return state;
  return choice.players.includes(path)
    ? namelessInTrail(state, keys)
    : scrubbedInTrail(state, choice, sidesChosen(choice, path), keys);
}

/** Returns as text the parts of a record that remain after its person is erased. */
export function bareOf(collection: string, state: RawDocument): string {
  const keys = keysOfEntry({ collection });
  const stays = (key: string) => keys?.known.includes(key) && !keys.person.includes(key);
  const left = Object.entries(state).filter(([key]) => stays(key));
  return `${collection} ${fingerprint(Object.fromEntries(left))}`;
}

/** Whether a name can be erased from the history entry. */
export const canLose = (entry: RawDocument): boolean => keysOfEntry(entry) !== null;

/** Returns the path of the record that a history entry is about; for a live match, the path of that match. */
export function pathOfEntry({ record, action, id }: RawDocument): string {
  return action === "live" ? `${String(record)}/${String(id)}` : String(record);
}
