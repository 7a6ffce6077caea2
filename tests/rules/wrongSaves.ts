import { lettersOf, publishedSheetEntry } from "@/records/sheet";
import { fields } from "./resultTrials";
import { NOW, writesOf, type Fields, type Save, type Write } from "./save";
import { PAST, withEntry, withMeta, without, withPublished, withRecord, withSheet } from "./tamper";

/*
 * Saves and deletions of a result with one point wrong: of a league of the arena's files (tampering.test.ts, sheets.test.ts)
 * and of one that an owner opened (opened.full.test.ts).
 */

type WrongSave = readonly [what: string, wrong: (save: Save, id: string) => Save];

/**
 * Every way in which one point of a save can be wrong.
 * @param name of the collection of its results; @param other that of another league
 */
export const tamperings = (name: string, other: string): readonly WrongSave[] => [
  ["an entry by somebody else", (save) => withEntry(save, { by: "mls-admin" })],
  ["an entry with the client's time", (save) => withEntry(save, { at: PAST })],
  ["an entry of another collection", (save) => withEntry(save, { collection: other })],
  [
    "an entry of another record",
    (save) => withEntry(save, { id: "other", record: `${name}/other` }),
  ],
  ["an entry with another record's path", (save) => withEntry(save, { record: `${name}/other` })],
  ["an entry with another version", (save) => withEntry(save, { version: 9 })],
  ["an entry of an unknown action", (save) => withEntry(save, { action: "replace" })],
  ["an entry that says restore", (save) => withEntry(save, { action: "restore" })],
  ["an entry that says delete", (save) => withEntry(save, { action: "delete" })],
  ["an entry that says create of an update", (save) => withEntry(save, { action: "create" })],
  [
    "an entry with another state before",
    (save) => withEntry(save, { before: { ...fields, version: 3 } }),
  ],
  ["an entry with nothing before", (save) => withEntry(save, { before: null })],
  [
    "an entry with another state after",
    (save) => withEntry(save, { after: { ...save.record, scoreA: 20 } }),
  ],
  ["an entry with nothing after", (save) => withEntry(save, { after: null })],
  ["an entry with one key more", (save) => withEntry(save, { note: "x" })],
  ...["collection", "id", "record", "version", "action", "before", "after", "by", "at"].map(
    (key) =>
      [
        `an entry without ${key}`,
        (save: Save) => ({ ...save, entry: without(save.entry, key) }),
      ] as const,
  ),
  ["an entry under another id", (save) => ({ ...save, change: `${save.change}-2` })],
  [
    "a record that names another change",
    (save) => withRecord(save, { change: `${save.change}-2` }),
  ],
  ["a record unlike its entry", (save) => withRecord(save, { scoreA: 9 })],
  ["a record with the client's time", (save) => withMeta(save, { updatedAt: PAST })],
  [
    "a published copy unlike the record",
    (save, id) => withPublished(save, [["records", id], { ...save.record, scoreA: 9 }]),
  ],
  ["no published copy", (save, id) => withPublished(save, [["records", id], undefined])],
  [
    "another published record changed too",
    (save) => withPublished(save, [["records", "other", "scoreA"], 9]),
  ],
  [
    "another published record removed",
    (save) => withPublished(save, [["records", "other"], undefined]),
  ],
  [
    "another published record added",
    (save) => withPublished(save, [["records", "more"], save.record]),
  ],
  ["another lastId", (save) => withPublished(save, [["lastId"], "other"])],
  ["another lastChange", (save) => withPublished(save, [["lastChange"], "other"])],
  ["the client's time of publishing", (save) => withPublished(save, [["updatedAt"], PAST])],
  ["a key more in the published document", (save) => withPublished(save, [["note"], "x"])],
  [
    "a claimed rebuild",
    (save) => withPublished(save, [["rebuiltBy"], "chief"], [["rebuiltAt"], NOW]),
  ],
];

/** Ways to delete with one point wrong. */
export const wrongDeletions: readonly (readonly [
  string,
  (save: Save, id: string) => readonly Write[],
])[] = [
  ["without history", (save) => writesOf(save).toSpliced(1, 1)],
  ["without publishing", (save) => writesOf({ ...save, published: null })],
  ["without deleting", (save) => writesOf(save).slice(1)],
  ["history alone", (save) => writesOf(save).slice(1, 2)],
  [
    "when its published copy stays",
    (save, id) => writesOf(withPublished(save, [["records", id], fields])),
  ],
  ["with something after", (save) => writesOf(withEntry(save, { after: fields }))],
  ["with the next version", (save) => writesOf(withEntry(save, { version: 4 }))],
  ["with another action", (save) => writesOf(withEntry(save, { action: "update" }))],
  [
    "with another state before",
    (save) => writesOf(withEntry(save, { before: { ...fields, version: 3 } })),
  ],
  [
    "under an entry that nothing names",
    (save) => writesOf(save).filter(({ path }) => !path.startsWith("deletions/")),
  ],
  [
    "when another entry is named",
    (save) =>
      writesOf(save).map((write) =>
        write.path.startsWith("deletions/") && write.op === "set"
          ? { ...write, fields: { change: "another" } }
          : write,
      ),
  ],
  [
    "with more said beside the entry's name",
    (save) =>
      writesOf(save).map((write) =>
        write.path.startsWith("deletions/") && write.op === "set"
          ? { ...write, fields: { ...write.fields, more: 1 } }
          : write,
      ),
  ],
];

/** What the sheet says of a result that is saved. */
export const entryOf = (save: Save): Fields => publishedSheetEntry("results", save.record ?? {});

/** Every way in which what a save does to the sheet of a league can be wrong; there is another league. */
export const wrongSheets = (slug: string, other: string): readonly WrongSave[] => [
  ["no update of it", (save) => ({ ...save, sheet: null })],
  ["no entry", (save, id) => withSheet(save, [["results", id], undefined])],
  ["the whole record for an entry", (save, id) => withSheet(save, [["results", id], save.record])],
  [
    "a list for an entry",
    (save, id) =>
      withSheet(save, [
        ["results", id],
        ["Rovers", "Trojans"],
      ]),
  ],
  ...Object.entries(lettersOf("results") ?? {}).flatMap(([name, letter]) => [
    [
      `an entry with another ${name}`,
      (save: Save, id: string) => {
        const entry = entryOf(save);
        return withSheet(save, [["results", id], { ...entry, [letter]: "another" }]);
      },
    ] as const,
    [
      `an entry without ${name}`,
      (save: Save, id: string) => {
        const { [letter]: _, ...rest } = entryOf(save);
        return withSheet(save, [["results", id], rest]);
      },
    ] as const,
  ]),
  [
    "an entry with a key more",
    (save, id) => withSheet(save, [["results", id], { ...entryOf(save), z: "x" }]),
  ],
  ["another entry changed too", (save) => withSheet(save, [["results", "other"], { a: "x" }])],
  ["another entry removed", (save) => withSheet(save, [["results", "other"], undefined])],
  ["another entry added", (save) => withSheet(save, [["results", "more"], entryOf(save)])],
  [
    "an entry in another section too",
    (save, id) => withSheet(save, [["fixtures", id], entryOf(save)]),
  ],
  ["another section emptied", (save) => withSheet(save, [["teams"], {}])],
  ["its own section replaced", (save) => withSheet(save, [["results"], {}])],
  ["a section more", (save) => withSheet(save, [["players"], {}])],
  ["a key more", (save) => withSheet(save, [["note"], "x"])],
  ["a claimed rebuild", (save) => withSheet(save, [["rebuiltBy"], "chief"], [["rebuiltAt"], NOW])],
  ["another lastId", (save) => withSheet(save, [["lastId"], "other"])],
  ["another lastChange", (save) => withSheet(save, [["lastChange"], "other"])],
  ["no lastChange", (save) => withSheet(save, [["lastChange"], ""])],
  ["the client's time", (save) => withSheet(save, [["updatedAt"], PAST])],
  [
    "the sheet of another league",
    (save) => ({ ...save, sheet: save.sheet && { ...save.sheet, name: other } }),
  ],
  [
    "the sheet of another season",
    (save) => ({ ...save, sheet: save.sheet && { ...save.sheet, name: `${slug}@2025` } }),
  ],
];
