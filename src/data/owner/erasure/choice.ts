import type { RawDocument } from "../../documents";
import type { ErasureChoice } from "../../ownerTasks";
import { addressKeysOf, knownKeysOf, LIVE_PERSON_KEYS, personKeysOf } from "@/records/persons";
import { fingerprint } from "../../plain";
import { recordCollections } from "../allDocuments";
import { namelessInTrail, scrubbed, scrubbedInTrail, type Keys } from "./mentions";

/** How a side of a record is named in a choice. */
export const mentionKey = (path: string, side: string) => `${path}#${side}`;

/** The sides of a record that are this person's. */
function sidesChosen({ mentions }: ErasureChoice, path: string): ReadonlySet<string> {
  const start = `${path}#`;
  return new Set(
    mentions.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)),
  );
}

/** What may be left of a document about this record; the same object where nothing is to go. */
export function leftOf(choice: ErasureChoice, path: string, document: RawDocument): RawDocument {
  if (choice.players.includes(path)) return {};
  return scrubbed(document, choice, sidesChosen(choice, path));
}

const LIVE_KEYS: Keys = {
  person: LIVE_PERSON_KEYS,
  addresses: [],
  known: ["scoreA", "scoreB", "phase", "detail", "minute", "since", "events"],
};

/** What the keys of a history entry can hold; null where erasing never changes the entry, for example of rights. */
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

/** What an entry of the trail may still say of a record as it was; the same object where nothing is to go. */
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

/** What stays of a record of that collection after its person is erased, as one text. */
export function bareOf(collection: string, state: RawDocument): string {
  const keys = keysOfEntry({ collection });
  const stays = (key: string) => keys?.known.includes(key) && !keys.person.includes(key);
  const left = Object.entries(state).filter(([key]) => stays(key));
  return `${collection} ${fingerprint(Object.fromEntries(left))}`;
}

/** Whether a name can ever be taken out of the entry. */
export const canLose = (entry: RawDocument): boolean => keysOfEntry(entry) !== null;

/** The path of the record that an entry of the trail is about; of a live match that match. */
export function pathOfEntry({ record, action, id }: RawDocument): string {
  return action === "live" ? `${String(record)}/${String(id)}` : String(record);
}
