import { example } from "./examples";
import { collectionNamed, CUP } from "./registry";
import { rightsWrites } from "./roleScene";
import { NOW, publishedDocument, storedRecord, type Fields, type Write } from "./save";

/** A league that an owner opened in the app, as the rules allow it. */
export const openedRecord: Fields = example(collectionNamed("leagues"));
export const storedLeague: Fields = storedRecord(openedRecord);

type Days = { readonly first?: string | undefined; readonly last?: string | undefined };

/** What visitors read of it: the record, and the days on which it plays where somebody said so. */
export const publishedLeague = (days: Days = {}, stored: Fields = storedLeague): Fields =>
  publishedDocument({ [CUP]: { ...stored, ...days } });

/** A league is saved, with its entry in the published document. */
export function leagueWrites(
  fields: Fields | null,
  { by, stored = null, id = CUP }: { by: string; stored?: Fields | null; id?: string },
): Write[] {
  const writes = rightsWrites(id, fields, { collection: "leagues", by, stored });
  const entry = writes.find(({ path }) => path.startsWith("history/"));
  if (entry?.op !== "set") throw new Error("A change has its entry.");
  const after = entry.fields["after"];
  const keys = Object.keys(Object.assign({}, stored, after));
  return [
    ...writes,
    {
      op: "change",
      path: "published/leagues",
      changes: [
        ...(after === null
          ? [[["records", id], undefined] as const]
          : keys.map((key) => [["records", id, key], Reflect.get(Object(after), key)] as const)),
        [["lastId"], id],
        [["lastChange"], entry.path.slice("history/".length)],
        [["updatedAt"], NOW],
      ],
    },
  ];
}

/** The days on which a league plays are said in its published entry. */
export const daysWrite = (days: Days, id = CUP): Write => ({
  op: "change",
  path: "published/leagues",
  changes: [
    ...Object.entries(days).map(([key, day]) => [["records", id, key], day] as const),
    [["lastId"], id],
    [["updatedAt"], NOW],
  ],
});
