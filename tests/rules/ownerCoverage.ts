import { addressKeysOf, LIVE_PERSON_KEYS, personKeysOf } from "@/records/persons";
import type { EntityKind } from "@/records/record";
import { example } from "./examples";
import { ground } from "./groundScene";
import { openedRecord } from "./leagueScene";
import { official } from "./officialScene";
import {
  archiveWrites,
  erasureWrites,
  goneEntry,
  idInsteadOf,
  noteWrite,
  olderNote,
  openErasure,
  redaction,
  renaming,
  reopening,
  tidying,
  toldEntry,
} from "./ownerScene";
import { collections } from "./registry";
import { OWNER, request, restCommit, rootOf } from "./rest";
import { adminOf, chief, owner, type RulesEmulator } from "./rulesEmulator";
import { publishedDocument, type Fields } from "./save";

/** What owners do with the whole database, for the report of what was evaluated. */

/** A record of each kind, told in the trail, and the same without a person; goals as a match has them and as it had. */
function toldAndLeft(): readonly (readonly [string, Fields, Fields])[] {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    return typeof value === "string" ? "a player" : value;
  };
  const emptied = (record: Fields, kind: EntityKind): Fields => {
    const [keys, addresses] = [personKeysOf(kind), addressKeysOf(kind)];
    return Object.fromEntries(
      Object.entries(record).map(([key, value]) => {
        if (!keys.includes(key)) return [key, value];
        return [key, addresses.includes(key) ? "" : bare(value)];
      }),
    );
  };
  const ofKind = new Map(collections.map((one) => [one.kind, one]));
  const records = [...ofKind.values()].map((one) => {
    const record = example(one);
    return [one.name, record, emptied(record, one.kind)] as const;
  });
  const goals = (player: string) => [
    { player, assist: "", minute: "1" },
    { name: player, minute: "2" },
    ...Array.from({ length: 18 }, (_, at) => ({ player: "Obi", assist: "", minute: `${at}` })),
  ];
  const best = (player: string) => ({ player, clubLogo: "", rating: 4 });
  return [
    ...records,
    ["mlsResults", { goalsA: goals("Ayo Bello") }, { goalsA: goals("a player") }],
    ["mlsResults", { manOfTheMatch: best("Ayo Bello") }, { manOfTheMatch: best("a player") }],
    ["mlsPlayers", { name: "Ayo Bello", nick: "Ayo" }, { name: "a player" }],
    [
      "grounds",
      { ...ground, formerNames: ["Bello field"] },
      { ...ground, place: "a player", note: "a player", formerNames: ["a player"] },
    ],
    ["leagues", openedRecord, { ...openedRecord, name: "a player" }],
    ["officials", official, { ...official, name: "a player", contact: "a player" }],
    ...LIVE_PERSON_KEYS.map((key) => ["mls", { [key]: ["Ayo"] }, { [key]: ["a player"] }] as const),
  ];
}

/** Each of these rules with a yes and a no, for the report of what was evaluated. */
export async function useOwners(world: RulesEmulator): Promise<void> {
  const told = { ...toldEntry("mlsPlayers", { name: "Ayo Bello" }), action: "delete" };
  await world.seed({
    "history/told": told,
    "history/gone": { ...told, id: "Ayo Bello", record: "mlsPlayers/Ayo Bello" },
    "batches/erasing": openErasure,
    "history/older": olderNote,
    "deletions/mlsPlayers Ayo Bello": { change: "gone" },
  });
  const left = { before: { name: "a player" }, after: { name: "a player", version: 4 } };
  for (const who of [chief, owner]) {
    const by = who.uid ?? "";
    const instead = idInsteadOf("Ayo Bello");
    const change = { id: instead, record: `mlsPlayers/${instead}` };
    const removal = { op: "delete", path: "deletions/mlsPlayers Ayo Bello" } as const;
    await restCommit(
      world.projectId,
      [...renaming("gone", { left, by, change }), removal],
      world.tokenOf(who),
    );
    for (const write of [
      redaction("told", { before: {}, after: {}, by, change: { id: "Obi" } }),
      redaction("told", { before: {}, after: {}, by, change }),
      removal,
      redaction("told", { ...left, by }),
      noteWrite("backups", by),
      noteWrite("erasures", by),
      noteWrite("backups", by, { before: {} }),
      tidying(by),
    ])
      await restCommit(world.projectId, [write], world.tokenOf(who));
    const records = ["mlsPlayers/gone", "mlsPlayers/two", "mlsPlayers/three", "mlsPlayers/four"];
    for (const after of [
      { records: ["mlsPlayers"], deleted: 1, changed: 0 },
      { records, deleted: 4, changed: 0 },
    ])
      await restCommit(world.projectId, erasureWrites(by, { after }), world.tokenOf(who));
  }
  for (const [collection, whole, bare] of toldAndLeft()) {
    await world.seed({ "history/told": { ...toldEntry(collection, whole), after: null } });
    const write = redaction("told", { before: bare, after: null, by: owner.uid ?? "" });
    await restCommit(world.projectId, [write], world.tokenOf(owner));
  }
  await makeArchives(world);
  for (const path of ["history/told", "history/gone"])
    await restCommit(world.projectId, [{ op: "delete", path }], OWNER);
}

/** An archive noted, noted again and used by an owner, and not by an administrator of all leagues. */
async function makeArchives(world: RulesEmulator): Promise<void> {
  const ended = new Date("2026-03-02T12:00:00Z");
  const season = {
    label: "2025",
    ended,
    closed: ended,
    updatedAt: new Date("2026-03-04T12:00:00Z"),
  };
  await world.seed({
    "mlsSeasons/2025": season,
    "mlsSeasons/2026": { ...season, ended: new Date("2026-03-03T12:00:00Z") },
    "published/mls@2025": publishedDocument({}),
    "published/mls@2026": publishedDocument({}),
    "history/old": goneEntry(new Date("2026-03-01T12:00:00Z")),
    "deletions/mlsPlayers two": { change: "old" },
  });
  for (const who of [adminOf["mbl"] ?? chief, chief, owner]) {
    const by = who.uid ?? "";
    const token = world.tokenOf(who);
    const next = { season: "2026", until: new Date("2026-03-03T12:00:00Z") };
    for (const writes of [
      archiveWrites(by, {}),
      archiveWrites(by, {}),
      archiveWrites(by, next),
      [{ op: "delete", path: "history/old" } as const],
      [{ op: "delete", path: "deletions/mlsPlayers two" } as const],
    ])
      await restCommit(world.projectId, writes, token);
    for (const path of ["archives/mls", "archives?pageSize=10"])
      await request("GET", `/v1/${rootOf(world.projectId)}/${path}`, { token });
  }
  await reopenArchive(world);
}

/** One taken back by an owner, and not by an administrator of all leagues. */
async function reopenArchive(world: RulesEmulator): Promise<void> {
  const noted = archiveWrites("owner", { at: new Date("2026-04-02T12:00:00Z") })[0].fields;
  const earlier = { ...noted, season: "2024", until: new Date("2025-06-30T12:00:00Z") };
  await world.seed({
    "archives/mls": noted,
    "archives/mls@2025": noted,
    "archives/mls@2024": earlier,
  });
  for (const who of [chief, owner])
    await restCommit(world.projectId, reopening(who.uid ?? "", noted, earlier), world.tokenOf(who));
}
