import { personKeysOf } from "@/records/persons";
import { example } from "../rules/examples";
import { archiveWrites, erasureWrites, redaction, reopening, toldEntry } from "../rules/ownerScene";
import type { Collection } from "../rules/registry";
import type { Identity } from "../rules/rulesEmulator";
import { publishedDocument, storedRecord, type Fields, type Write } from "../rules/save";
import type { Place } from "./attackRows";
import { ENDED, remove, theOwner, uidOf, type Documents, type Row } from "./rightsScene";

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const BEFORE = { at: new Date("2026-03-01T12:00:00Z") };
const closed = { label: "2025", ended: ENDED, closed: ENDED, updatedAt: ENDED };

/** The history that ends with an archive, and what an owner invents to have it end (S1). */
export function archiveRows({ slug, collections }: Place): readonly Row[] {
  const nameOf = (wanted: string) => collections.find(({ kind }) => kind === wanted)?.name ?? "";
  const [seasons, players] = [nameOf("seasons"), nameOf("players")];
  const published = { [`published/${slug}@2025`]: publishedDocument({}) };
  const scene = (season: Fields): Documents => ({ [`${seasons}/2025`]: season, ...published });
  const note = (change: Fields) => (who: Identity) =>
    archiveWrites(uidOf(who), { league: slug, ...change });
  const row = (
    what: string,
    may: readonly Identity[],
    change: Fields,
    given: Documents = scene(closed),
  ): Row => [`an archive, ${what}: note`, may, note(change), given];
  const noted = (change: Fields = {}): Fields => ({
    ...archiveWrites("owner", { league: slug, ...change })[0].fields,
    at: ENDED,
  });
  const stored: Documents = {
    ...scene(closed),
    [`archives/${slug}`]: noted(),
    [`archives/${slug}@2025`]: noted(),
    [`archives/${slug}@2024`]: noted({ season: "2024", until: BEFORE.at }),
  };
  const old = { ...toldEntry(players, { name: "Ayo Bello" }), ...BEFORE };
  const entry = (
    what: string,
    may: readonly Identity[],
    told: Fields,
    more: Documents = {},
  ): Row => [
    `an entry of the history, ${what}: delete`,
    may,
    () => [remove("history/told")],
    { ...stored, "history/told": told, ...more },
  ];
  const back = (who: Identity) =>
    reopening(uidOf(who), noted(), noted({ season: "2024", until: BEFORE.at })).map(
      (write): Write => {
        const path = write.path.replace("mls", slug);
        if (write.op !== "set" || !("record" in write.fields)) return { ...write, path };
        const names = { id: `${slug}@2025`, record: `archives/${slug}@2025` };
        return { ...write, path, fields: { ...write.fields, ...names } };
      },
    );
  const far = {
    label: "x",
    ended: new Date("2100-01-01"),
    closed: new Date(),
    updatedAt: new Date(),
  };
  return [
    row("of a closed season", [theOwner], {}),
    row("until 2099", [], { until: new Date("2099-12-31") }, scene(far)),
    row("until yesterday", [], { until: daysAgo(1) }, scene(far)),
    row("after its season ended", [], { until: new Date(ENDED.getTime() + 1) }),
    row(
      "after its season was written",
      [],
      { until: daysAgo(59) },
      scene({ ...far, updatedAt: daysAgo(60) }),
    ),
    row("of a season that runs", [], {}, scene({ label: "2025", updatedAt: ENDED })),
    row("of no season", [], {}, published),
    row("of a season without pages", [], {}, { [`${seasons}/2025`]: closed }),
    row("of nothing", [], { count: 0 }),
    row("by somebody else", [], { by: "x" }),
    ["an archive, alone: note", [], (who) => note({})(who).slice(0, 1), scene(closed)],
    ["an archive, of the league alone: note", [], (who) => note({})(who).slice(1), scene(closed)],
    row(
      "earlier than the latest",
      [],
      { until: BEFORE.at },
      {
        ...scene(closed),
        [`archives/${slug}`]: noted(),
      },
    ),
    entry("archived", [theOwner], old),
    entry("of later", [], { ...old, at: new Date() }),
    entry("that a record names", [], old, { [`${players}/one`]: { change: "told" } }),
    entry("that lost somebody", [], { ...old, redactedBy: "x", redactedAt: ENDED }),
    ...["admins", "backups", "erasures", "archives"].map((of) =>
      entry(`of ${of}`, [], { ...old, collection: of, record: `${of}/one` }),
    ),
    [
      "an entry of the history, with the archive that would hold it: delete",
      [],
      (who) => [...note({})(who), remove("history/told")],
      { ...scene(closed), "history/told": old },
    ],
    ["an archive: take back", [theOwner], back, stored],
    ["an archive: take back without a word", [], (who) => back(who).slice(0, 3), stored],
    [
      "an archive: take back, and keep it as the latest",
      [],
      (who) => back(who).filter((_, at) => at !== 1),
      stored,
    ],
    ["an archive: delete", [], () => [remove(`archives/${slug}@2025`)], stored],
    [
      "a deletion: forget",
      [],
      () => [remove(`deletions/${players} two`)],
      {
        "history/gone": {
          ...old,
          action: "delete",
          after: null,
          id: "two",
          record: `${players}/two`,
        },
        [`deletions/${players} two`]: { change: "gone" },
      },
    ],
  ];
}

/** A record's first text that can hold a person says that instead; null where it has none. */
function retold({ kind }: Collection, record: Fields, words: string): Fields | null {
  const isText = (key: string) =>
    typeof record[key] === "string" && /^[^:]+$/.test(String(record[key]));
  const key = personKeysOf(kind).find(isText);
  return key === undefined ? null : { ...record, [key]: words };
}

/** Another figure in the place of the record’s first. */
function miscounted(record: Fields): Fields | null {
  const key = Object.keys(record).find(
    (one) => typeof record[one] === "number" && one !== "version",
  );
  return key === undefined ? null : { ...record, [key]: Number(record[key]) + 1 };
}

/** What an entry loses, and what an owner writes into it instead (S2); notes of what is not gone (S3). */
export function redactionRows({ collections }: Place): readonly Row[] {
  const rows = collections.flatMap((collection): Row[] => {
    const { name, kind } = collection;
    const record = storedRecord(example(collection));
    const nameless = retold(collection, record, "a player");
    if (!nameless) return [];
    const given = { "history/told": toldEntry(name, record) };
    const loses =
      (left: Fields, change: Fields = {}) =>
      (who: Identity) => [
        redaction("told", { before: left, after: { ...left, version: 4 }, by: uidOf(who), change }),
      ];
    const attack = (what: string, left: Fields | null, change: Fields = {}): Row[] =>
      left ? [[`an entry of ${kind}: ${what}`, [], loses(left, change), given]] : [];
    const { [Object.keys(example(collection))[0] ?? ""]: _, ...fewer } = nameless;
    return [
      [`an entry of ${kind}: take a person out`, [theOwner], loses(nameless), given],
      ...attack("put somebody else in", retold(collection, record, "Framed Person")),
      ...attack("count otherwise", miscounted(nameless)),
      // The same for all kinds.
      ...(kind === "players"
        ? [
            ...attack("put words beside", retold(collection, record, "a player stole it")),
            ...attack("empty it", retold(collection, record, "")),
            ...attack("lose a field", fewer),
            ...attack("add a field", { ...nameless, invented: "a player" }),
            ...attack("say another author", nameless, { by: "x" }),
            ...attack("say that somebody else took it out", nameless, { redactedBy: "x" }),
            ...attack("say another record", nameless, { record: `${name}/two`, id: "two" }),
          ]
        : []),
    ];
  });
  const [first] = collections;
  const players = collections.find(({ kind }) => kind === "players") ?? first;
  const ofRights: Fields = { ...toldEntry("admins", { name: "Ayo Bello" }), record: "admins/one" };
  return [
    ...rows,
    [
      "an entry about rights: take a person out",
      [],
      (who) => [
        redaction("told", {
          before: { name: "a player" },
          after: ofRights["after"],
          by: uidOf(who),
        }),
      ],
      { "history/told": ofRights },
    ],
    [
      "an erasure of who is there: note",
      [],
      (who) =>
        erasureWrites(uidOf(who), {
          after: { records: [`${players?.name}/one`], deleted: 1, changed: 0 },
        }),
      { [`${players?.name}/one`]: { name: "Ayo Bello" } },
    ],
    [
      "an erasure of five: note",
      [],
      (who) =>
        erasureWrites(uidOf(who), {
          after: {
            records: ["1", "2", "3", "4", "5"].map((id) => `${players?.name}/${id}`),
            deleted: 5,
            changed: 0,
          },
        }),
    ],
    [
      "an erasure: note twice in a commit",
      [],
      (who) => [...erasureWrites(uidOf(who)), ...erasureWrites(uidOf(who)).slice(0, 1)],
    ],
  ];
}
