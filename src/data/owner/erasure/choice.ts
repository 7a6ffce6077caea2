import type { RawDocument } from "../../documents";
import type { ErasureChoice } from "../../ownerTasks";
import { scrubbed } from "./mentions";

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

/** The path of the record that an entry of the trail is about; of a live match that match. */
export function pathTold({ record, action, id }: RawDocument): string {
  return action === "live" ? `${String(record)}/${String(id)}` : String(record);
}
