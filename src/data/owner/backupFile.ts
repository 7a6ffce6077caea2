import { DataFailure } from "../failure";
import type { Backup, StoredDocument } from "../ownerTasks";

const FORMAT = "arena-backup";
const VERSION = 1;

/**
 * Returns the lines of a backup file. The whole file is JSON, with one document on each line between the first and the
 * last.
 */
export function backupLines({ made, documents }: Backup): readonly string[] {
  const head = { format: FORMAT, version: VERSION, made: new Date(made).toISOString() };
  const count = documents.length;
  return [
    `${JSON.stringify(head).slice(0, -1)},"count":${count},"documents":[\n`,
    ...documents.map((one, at) => `${JSON.stringify(one)}${at + 1 < count ? "," : ""}\n`),
    "]}\n",
  ];
}

const refuse = (sentence: string, cause?: unknown) =>
  new DataFailure("unknown", sentence, { cause });

function isStored(document: unknown): document is StoredDocument {
  if (typeof document !== "object" || document === null) return false;
  if (!("path" in document) || !("fields" in document)) return false;
  const { path, fields } = document;
  return (
    typeof path === "string" && path.includes("/") && typeof fields === "object" && fields !== null
  );
}

function parse(text: string): object {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file === "object" && file !== null) return file;
  } catch (thrown) {
    if (text.includes(`"${FORMAT}"`))
      throw refuse("This backup is damaged: it is incomplete or was changed.", thrown);
  }
  throw refuse("This file is not a backup of this site.");
}

/** Parses the text of a backup file. @throws DataFailure whose message says what is wrong with it */
export function readBackup(text: string): Backup {
  const file = parse(text);
  if (Reflect.get(file, "format") !== FORMAT)
    throw refuse("This file is not a backup of this site.");
  if (Reflect.get(file, "version") !== VERSION)
    throw refuse("This backup was made by a newer version of this site.");
  const made = Date.parse(String(Reflect.get(file, "made")));
  const documents: unknown = Reflect.get(file, "documents");
  const isWhole =
    Array.isArray(documents) &&
    documents.length === Reflect.get(file, "count") &&
    documents.every(isStored) &&
    Number.isFinite(made);
  if (!isWhole) throw refuse("This backup is damaged: it is incomplete or was changed.");
  return { made, documents };
}
