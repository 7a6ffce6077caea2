import { beforeEach, describe, expect, it } from "vitest";
import {
  archiveWrites,
  goneEntry,
  latestArchive,
  reopening,
  reopeningEntry,
  reopeningNote,
  toldEntry,
} from "./ownerScene";
import { football, roleBench, people, uidOf } from "./roleBench";
import { request, rootOf } from "./rest";
import { publishedDocument, type Fields, type Write } from "./save";
import { chief, owner, type Identity } from "./rulesEmulator";

/** Goal A14: history ends only where an owner has noted its archive, and only that of a closed season. */

const ENDED = new Date("2026-06-30T12:00:00Z");
const LATER = new Date("2026-07-01T12:00:00Z");
const season = { label: "2025/26", ended: ENDED, closed: LATER, updatedAt: LATER };
const sheet = { "published/mls@2025": publishedDocument({}) };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const until = { until: ENDED };

const bench = roleBench("A14 history that ends");

const note = (by = "owner") => ({ ...archiveWrites(by, until)[0].fields, at: LATER });
const remove = (path: string): Write => ({ op: "delete", path });

async function clean(): Promise<void> {
  await bench.remove("archives/mls");
  await bench.remove("archives/mls@2025");
  await bench.world.seed({ "mlsSeasons/2025": season, ...sheet });
}
beforeEach(clean);

describe("the note of an archive", () => {
  it("is made by owners only, of a league and its season in one commit", async () => {
    await bench.tryAll("note", [owner], (who) => archiveWrites(uidOf(who), until), clean);
    const [own, latest] = archiveWrites("owner", until);
    for (const alone of [own, latest]) {
      await clean();
      await bench.tally.forbid("one of the two", bench.commit(owner, [alone]));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["a later moment than the season's end", { until: LATER }],
    ["a moment as text", { until: "2026-06-30" }],
    ["another author", { by: "chief" }],
    ["another time", { at: LATER }],
    ["a key more", { more: 1 }],
    ["no count", { count: undefined }],
    ["a count as text", { count: "3" }],
    ["a count below nothing", { count: -1 }],
    ["nothing", { count: 0 }],
    ["a digest that is none", { digest: "abc" }],
    ["another league", { league: "mbl" }],
    ["no league", { league: "admins" }],
    ["another season", { season: "2024" }],
  ])("says nothing else: not %s", async (name, change) => {
    const wrong = archiveWrites("owner", { ...until, ...change }, ["mls@2025", "mls"]);
    await bench.tally.forbid(name, bench.commit(owner, wrong));
    await bench.tally.allow("right", bench.commit(owner, archiveWrites("owner", until)));
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields | null]>([
    ["runs", { label: "2025/26", updatedAt: LATER }],
    ["is being closed", { label: "2025/26", ended: ENDED, updatedAt: LATER }],
    ["was closed before", { label: "2025/26", closed: new Date(0), updatedAt: LATER }],
    ["was changed before", { ...season, updatedAt: new Date(0) }],
    ["says nothing of its last change", { label: "2025/26", ended: ENDED, closed: LATER }],
    ["has no record", null],
  ])("is of no season that %s", async (name, stored) => {
    if (stored) await bench.world.seed({ "mlsSeasons/2025": stored });
    else await bench.remove("mlsSeasons/2025");
    await bench.tally.forbid(name, bench.commit(owner, archiveWrites("owner", until)));
    expect(bench.wrongly()).toEqual([]);
  });

  it("keeps the last 30 days, whatever a season says of its end", async () => {
    const far = { label: "x", ended: new Date("2100-01-01"), closed: new Date() };
    const at = (moment: Date) => bench.commit(owner, archiveWrites("owner", { until: moment }));
    await bench.world.seed({ "mlsSeasons/2025": { ...far, updatedAt: daysAgo(1) } });
    await bench.tally.forbid("29 days ago", at(daysAgo(29)));
    await bench.tally.allow("31 days ago", at(daysAgo(31)));
    await clean();
    await bench.world.seed({ "mlsSeasons/2025": { ...far, updatedAt: daysAgo(50) } });
    await bench.tally.forbid("after its last change", at(daysAgo(49)));
    await bench.tally.allow("before its last change", at(daysAgo(51)));
    await clean();
    await bench.remove("published/mls@2025");
    await bench.tally.forbid("not published", at(ENDED));
    await bench.world.seed({
      "mlsSeasons/2025": { label: "x", closed: LATER, updatedAt: LATER },
      ...sheet,
    });
    await bench.tally.allow("without an end of its own", at(LATER));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is changed and deleted by nobody, and the latest only gets later", async () => {
    const seeded = () => bench.world.seed({ "archives/mls": note(), "archives/mls@2025": note() });
    await bench.tryAll("delete", [], () => [remove("archives/mls")], seeded);
    await bench.tryAll("delete a season's", [], () => [remove("archives/mls@2025")], seeded);
    await bench.tryAll("again", [], (who) => archiveWrites(uidOf(who), until), seeded);
    await bench.world.seed({
      "mlsSeasons/2026": { ...season, ended: LATER },
      "published/mls@2026": publishedDocument({}),
      "published/mls@2024": publishedDocument({}),
    });
    const next = archiveWrites("owner", { season: "2026", until: LATER });
    await bench.tally.allow("the next", bench.commit(owner, next));
    await bench.world.seed({ "mlsSeasons/2024": season });
    const older = archiveWrites("owner", { season: "2024", ...until });
    await bench.tally.forbid("an older", bench.commit(owner, older));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is read by administrators of its league, and listed by owners", async () => {
    await bench.world.seed({ "archives/mls": note() });
    for (const who of people) {
      const token = bench.world.tokenOf(who);
      const got = await request("GET", `/v1/${rootOf(bench.world.projectId)}/archives/mls`, {
        token,
      });
      expect(got.status === 200, `${who.name} reads`).toBe([football, chief, owner].includes(who));
      const list = `/v1/${rootOf(bench.world.projectId)}/archives?pageSize=10`;
      const listed = await request("GET", list, { token });
      expect(listed.status === 200, `${who.name} lists`).toBe(who === owner);
    }
  });
});

describe("an archive that is taken back", () => {
  const earlier = { ...note(), season: "2024", until: new Date("2025-06-30T12:00:00Z") };
  const seed = async () => {
    await bench.remove("deletions/archives mls@2025");
    await bench.remove("history/reopened");
    await bench.world.seed({
      "archives/mls": note(),
      "archives/mls@2025": note(),
      "archives/mls@2024": earlier,
    });
  };
  const entry = (by: string, change: Fields = {}) => reopeningEntry(by, note(), change);
  const reopen = (who: Identity) => reopening(uidOf(who), note(), earlier);

  it("is replaced by the one before it, by owners, with an entry", async () => {
    await bench.tryAll("reopen", [owner], reopen, seed);
    await seed();
    await bench.remove("archives/mls@2024");
    const all = [
      remove("archives/mls@2025"),
      remove("archives/mls"),
      reopeningNote,
      entry("owner"),
    ];
    await bench.tally.allow("the only one", bench.commit(owner, all));
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, (writes: readonly Write[]) => readonly Write[]]>([
    ["without its entry", (writes) => writes.slice(0, 3)],
    [
      "without its deletion",
      ([own, last, , told]) => [own, last, told].flatMap((one) => one ?? []),
    ],
    [
      "while the league still names it",
      ([own, , gone, told]) => [own, gone, told].flatMap((one) => one ?? []),
    ],
    ["while it stays", (writes) => writes.slice(1)],
    ["with another moment", (writes) => [...writes, latestArchive({ ...earlier, until: LATER })]],
    [
      "with a note that there is not",
      (writes) => [...writes, latestArchive({ ...earlier, season: "2023" })],
    ],
    ["with an entry of another", (writes) => [...writes, entry("owner", { id: "mls@2024" })]],
    ["with an entry that says less", (writes) => [...writes, entry("owner", { before: null })]],
    ["with an entry of long ago", (writes) => [...writes, entry("owner", { at: LATER })]],
  ])("is refused %s", async (name, change) => {
    await seed();
    await bench.tally.forbid(name, bench.commit(owner, change(reopen(owner))));
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("history of before an archive", () => {
  const old = { at: new Date("2026-03-01T12:00:00Z") };
  const entries: Readonly<Record<string, Fields>> = {
    told: { ...toldEntry("mlsPlayers", { name: "Ayo Bello" }), ...old },
    live: { ...toldEntry("mls", {}), record: "live/mls", action: "live", ...old },
  };
  const seed = async () => {
    await bench.world.seed({
      "archives/mls": note(),
      "mlsPlayers/one": { name: "Ayo Bello", change: "newer" },
      "history/gone": goneEntry(old.at),
      "deletions/mlsPlayers two": { change: "gone" },
      ...Object.fromEntries(Object.entries(entries).map(([id, entry]) => [`history/${id}`, entry])),
    });
  };
  const both = [remove("history/gone"), remove("deletions/mlsPlayers two")];

  it("is deleted by owners only, with the note of a deletion", async () => {
    for (const id of Object.keys(entries))
      await bench.tryAll(id, [owner], () => [remove(`history/${id}`)], seed);
    await bench.tryAll("a deletion", [owner], () => both, seed);
    await seed();
    await bench.tally.forbid("its note alone", bench.commit(owner, both.slice(1)));
    expect(bench.wrongly()).toEqual([]);
  });

  it("goes eight at a time, each of another record that is gone", async () => {
    const ids = Array.from({ length: 8 }, (_, at) => `many-${at}`);
    await seed();
    await bench.world.seed(
      Object.fromEntries(
        ids.flatMap((id) => [
          [`history/${id}`, { ...goneEntry(old.at), id, record: `mlsPlayers/${id}` }],
          [`deletions/mlsPlayers ${id}`, { change: id }],
        ]),
      ),
    );
    const writes = ids.flatMap((id) => [
      remove(`history/${id}`),
      remove(`deletions/mlsPlayers ${id}`),
    ]);
    await bench.tally.allow("eight", bench.commit(owner, writes));
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, Fields>>]>([
    ["what came later", { "history/told": { ...entries["told"], at: LATER } }],
    ["a record's last entry", { "mlsPlayers/one": { name: "Ayo Bello", change: "told" } }],
    ["another league's", { "history/told": { ...entries["told"], collection: "mblPlayers" } }],
    ...["admins", "requests", "backups", "erasures", "archives"].map(
      (collection): [string, Readonly<Record<string, Fields>>] => [
        `an entry of ${collection}`,
        { "history/told": { ...entries["told"], collection } },
      ],
    ),
  ])("keeps %s", async (name, documents) => {
    await seed();
    await bench.world.seed(documents);
    await bench.tally.forbid(name, bench.commit(owner, [remove("history/told")]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("stays where there is no archive", async () => {
    await seed();
    await bench.remove("archives/mls");
    await bench.tally.forbid("no archive", bench.commit(owner, [remove("history/told")]));
    // One that comes with it is not enough: what is deleted was read before.
    const together = [...archiveWrites("owner", until), remove("history/told")];
    await bench.tally.forbid("an archive of this commit", bench.commit(owner, together));
    expect(bench.wrongly()).toEqual([]);
  });
});
