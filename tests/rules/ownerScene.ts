import { createHash } from "node:crypto";
import { NOW, type Fields, type SetWrite, type Write } from "./save";

/** What owners write about the whole database, as the rules allow it. */

let notes = 0;

/** The note of a download or an erasure. */
export function noteWrite(
  collection: "backups" | "erasures",
  by: string,
  change: Fields = {},
): Write {
  const id = `note-${(notes += 1)}`;
  return {
    op: "set",
    path: `history/${id}`,
    fields: {
      collection,
      id,
      record: `${collection}/${id}`,
      version: 0,
      action: collection === "backups" ? "backup" : "erase",
      before: null,
      after: collection === "backups" ? { documents: 3 } : { records: [], deleted: 0, changed: 1 },
      by,
      at: NOW,
      ...change,
    },
  };
}

/** The note of an erasure, and what names it: one a commit. */
export function erasureWrites(by: string, change: Fields = {}): Write[] {
  const note = noteWrite("erasures", by, change);
  const fields = { change: note.path.slice("history/".length) };
  return [note, { op: "set", path: "deletions/erasures note", fields }];
}

/** An entry as a save left it some time ago. */
export const toldEntry = (collection: string, record: Fields): Fields => ({
  collection,
  id: "one",
  record: `${collection}/one`,
  version: 4,
  action: "update",
  before: record,
  after: { ...record, version: 4 },
  by: "chief",
  at: new Date("2026-03-01T12:00:00Z"),
});

/** An entry of a record that was deleted. */
export const goneEntry = (at: Date): Fields => ({
  ...toldEntry("mlsPlayers", { name: "Ayo Bello" }),
  id: "two",
  record: "mlsPlayers/two",
  action: "delete",
  after: null,
  at,
});

/** The note of an archive, under its season and as the league's latest. */
export function archiveWrites(
  by: string,
  change: Fields,
  ids?: readonly string[],
): readonly [SetWrite, SetWrite] {
  const whole: Fields = {
    league: "mls",
    season: "2025",
    until: new Date("2026-03-02T12:00:00Z"),
    count: 3,
    digest: "a1".repeat(32),
    by,
    at: NOW,
    ...change,
  };
  const fields = Object.fromEntries(
    Object.entries(whole).filter(([, value]) => value !== undefined),
  );
  const [own = `${whole["league"]}@${whole["season"]}`, latest = String(whole["league"])] =
    ids ?? [];
  return [
    { op: "set", path: `archives/${own}`, fields },
    { op: "set", path: `archives/${latest}`, fields },
  ];
}

/** The entry of somebody who takes the archive of 2025 back. */
export const reopeningEntry = (by: string, before: Fields, change: Fields = {}): Write => ({
  op: "set",
  path: "history/reopened",
  fields: {
    collection: "archives",
    id: "mls@2025",
    record: "archives/mls@2025",
    version: 0,
    action: "reopen",
    before,
    after: null,
    by,
    at: NOW,
    ...change,
  },
});

/** Which entry tells of that. */
export const reopeningNote: Write = {
  op: "set",
  path: "deletions/archives mls@2025",
  fields: { change: "reopened" },
};

/** The league's latest archive, as it is then. */
export const latestArchive = (fields: Fields): Write => ({
  op: "set",
  path: "archives/mls",
  fields,
});

/** The archive of 2025, `before`, is taken back, and an earlier one is the league's latest. */
export const reopening = (by: string, before: Fields, earlier: Fields): Write[] => [
  { op: "delete", path: "archives/mls@2025" },
  latestArchive(earlier),
  reopeningNote,
  reopeningEntry(by, before),
];

/** Takes somebody out of an entry. */
export function redaction(
  id: string,
  left: {
    readonly before: unknown;
    readonly after: unknown;
    readonly by: string;
    readonly change?: Fields;
  },
): Write {
  const { before, after, by, change } = left;
  const fields = { before, after, redactedBy: by, redactedAt: NOW, ...change };
  return {
    op: "change",
    path: `history/${id}`,
    changes: Object.entries(fields).map(([key, value]) => [[key], value] as const),
  };
}

/** How notes of erasures before December 2026 named a path that held a name. */
export const digestOf = (path: string) => `#${createHash("sha256").update(path).digest("hex")}`;

/** What the open erasure of the scene makes other ids with. */
export const SECRET = "a1".repeat(32);

/** The batch of an erasure that is under way. */
export const openErasure: Fields = {
  what: "erase",
  how: SECRET,
  league: "*",
  by: "owner",
  at: new Date("2026-03-01T12:00:00Z"),
  total: 4,
  ids: [],
};

/** What stands for a record's id that was a name. */
export const idInsteadOf = (id: string, secret = SECRET, slug = "mls") =>
  createHash("sha256").update(`${secret} ${slug} ${id}`).digest("hex").slice(0, 20);

/** Takes somebody out of an entry, and a name out of its id, in the erasure `batches/erasing`. */
export function renaming(
  id: string,
  {
    left,
    by,
    change,
  }: {
    readonly left: { readonly before: unknown; readonly after: unknown };
    readonly by: string;
    readonly change: Fields;
  },
): Write[] {
  return [redaction(id, { ...left, by, change: { redactedWith: "erasing", ...change } })];
}

/** A note of an erasure as it was before December 2026. */
export const olderNote: Fields = {
  collection: "erasures",
  id: "older",
  record: "erasures/older",
  version: 0,
  action: "erase",
  before: null,
  after: {
    records: [
      "mlsPlayers/one",
      digestOf("mlsPlayers/Ayo Bello"),
      digestOf("mlsResults/Ayo"),
      "mlsPlayers/two",
    ],
    renamed: { [digestOf("mlsPlayers/Ayo Bello")]: "mlsPlayers/0123456789abcdef0123" },
    deleted: 3,
    changed: 1,
  },
  by: "owner",
  at: new Date("2026-03-01T12:00:00Z"),
};

/** The same without what somebody could try names with. */
export const tidying = (by: string, after: Fields = {}, change: Fields = {}): Write => ({
  op: "change",
  path: "history/older",
  changes: Object.entries({
    after: { records: ["mlsPlayers/one", "mlsPlayers/two"], deleted: 3, changed: 1, ...after },
    redactedBy: by,
    redactedAt: NOW,
    ...change,
  }).map(([key, value]) => [[key], value] as const),
});
