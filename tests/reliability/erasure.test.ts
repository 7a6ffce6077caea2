import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { AdminConnection } from "../../src/data/adminConnection";
import { connectFirestore } from "../../src/data/firestore/firestoreStore";
import type { ErasureChoice, StoredPerson } from "../../src/data/ownerTasks";
import { openedSeasons } from "../../src/demo/seed/openedLeagues";
import { foldName } from "../../src/domain/names";
import { keep, makeGround } from "../factories/arena";
import { holdsName } from "../../src/domain/people/erase";
import { leagues } from "@arena/leagues";
import { goal, measured } from "./goal";
import { deploy, filesWith, letters, textsBelow } from "./world/deployed";
import { emulated, type Emulated } from "./world/emulated";

const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };
/** As many players as are erased, one of a past season and one of each of the first leagues. */
const PEOPLE = 5;

/** Every document there is, whatever its collection, as text by its path. */
async function everything({
  projectId,
  firestoreHost,
  list,
}: Emulated): Promise<Map<string, string>> {
  const url = `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents`;
  const body = JSON.stringify({ pageSize: 300 });
  const answer = await fetch(`${url}:listCollectionIds`, { method: "POST", headers: OWNER, body });
  // As Firestore's REST reference has it.
  const { collectionIds = [] } = (await answer.json()) as { collectionIds?: string[] };
  const all = new Map<string, string>();
  for (const collection of collectionIds)
    for (const [id, fields] of await list(collection))
      all.set(`${collection}/${id}`, JSON.stringify(fields));
  return all;
}

/** Somebody of the seed, with a club. */
interface Somebody {
  readonly path: string;
  readonly name: string;
  readonly club: string;
}

const textOf = (field: unknown): string => String(Reflect.get(Object(field), "stringValue") ?? "");

/** The players who are to be erased: of each league one with accents where it has one, one of a past season, and who is in most records. */
async function choosePeople(base: Emulated): Promise<readonly Somebody[]> {
  const { list } = base;
  const chosen: Somebody[] = [];
  const past: Somebody[] = [];
  const everybody: Somebody[] = [];
  // Another person of the name in a league that was opened in the app stays.
  const elsewhere = new Set<string>();
  for (const { league } of openedSeasons)
    for (const fields of (await list(league.collections.players ?? "")).values())
      elsewhere.add(foldName(textOf(fields["name"])));
  for (const { collections } of leagues) {
    if (!collections.players) continue;
    const players = [...(await list(collections.players))]
      .map(([id, fields]) => ({
        path: `${collections.players}/${id}`,
        name: textOf(fields["name"]),
        club: textOf(fields["club"]),
        isPast: "season" in fields,
      }))
      .filter(({ name }) => !elsewhere.has(foldName(name)));
    const accented = players.filter(({ name }) => foldName(name) !== name.toLowerCase());
    chosen.push(...[...accented, ...players].filter(({ isPast }) => !isPast).slice(0, 1));
    everybody.push(...players);
    past.push(...players.filter(({ isPast }) => isPast).slice(0, 1));
  }
  const texts = [...(await everything(base)).values()];
  const recordsOf = ({ name }: Somebody) => texts.filter((text) => text.includes(name)).length;
  const [busiest] = everybody
    .map((one) => ({ one, records: recordsOf(one) }))
    .toSorted((a, b) => b.records - a.records);
  const others = [...chosen.slice(0, PEOPLE - 1), ...past.slice(0, 1)];
  return [
    ...others,
    ...(busiest && others.every(({ name }) => name !== busiest.one.name) ? [busiest.one] : []),
  ];
}

/** Ids in which the name is, whatever joins its words: of a document, and of what it tells of. */
function idsHold(path: string, text: string, name: string): boolean {
  const ids = [...text.matchAll(/"(?:id|record|lastId)":\{"stringValue":"([^"]*)"/g)];
  return [path, ...ids.map(([, id = ""]) => id)].some((id) => letters(id).includes(letters(name)));
}

const LATER = 3 * 24 * 3_600_000;

/** A picture that does not say whose it is. */
const PICTURE = "https://img.example/4711.jpg";

const named = (documents: ReadonlyMap<string, string>, name: string): string[] =>
  [...documents].flatMap(([path, text]) =>
    holdsName(`${path} ${text}`, name) || idsHold(path, text, name) ? [path] : [],
  );

/** Puts a record and a match under ids that are made of somebody's name, as the old site and imports named them. */
async function addNamedIds(base: Emulated, { name, club }: Somebody): Promise<void> {
  const text = (stringValue: string) => ({ stringValue });
  const slug = foldName(name).replace(/[^\p{L}]+/gu, "-");
  const match = {
    teamA: text(club),
    teamB: text("Visitors"),
    scoreA: text("1"),
    scoreB: text("0"),
  };
  const { teamA, teamB } = match;
  const date = { timestampValue: new Date(Date.now() + LATER).toISOString() };
  const picture = (address: string) => ({
    title: text("Farewell"),
    text: text("Thank you."),
    picture: text(address),
    date,
  });
  await base.put([
    [`mlsPlayers/${name}`, { name: text(name), club: text(club), picture: text(PICTURE) }],
    [`mlsFixtures/${slug}-testimonial`, { teamA, teamB }],
    [`mlsResults/${slug}-testimonial`, match],
    // These two are in calendars, and have pages of their own.
    [
      `mlsFixtures/${slug}-farewell`,
      { teamA, teamB, date, stadium: text(`${name} Park`), reason: text(`For ${name}`) },
    ],
    ["mlsFixtures/kick-about", { teamA, teamB, date, stadium: text(`${name} Park`) }],
    ["mlsNews/farewell-1", picture(`https://img.example/${slug}.jpg`)],
    ["mlsNews/farewell-2", picture(PICTURE)],
  ]);
}

/** What an owner would tick for one of several of that name: everything but what is surely another's. */
function choiceOf(found: StoredPerson, club: string | null): ErasureChoice {
  const other = (one: string) =>
    club !== null &&
    one !== "" &&
    foldName(one) !== foldName(club) &&
    found.players.some((player) => foldName(player.club) === foldName(one));
  return {
    name: found.name,
    also: found.players
      .filter((one) => !other(one.club))
      .flatMap(({ names, pictures }) => [...names, ...pictures]),
    longer: found.longer,
    players: found.players.filter((one) => !other(one.club)).map(({ path }) => path),
    mentions: found.mentions.filter(({ team }) => !other(team)).map(({ key }) => key),
  };
}

async function erase(owner: AdminConnection, name: string, club: string | null): Promise<string[]> {
  const tasks = await owner.ownerTasks();
  const found = await tasks.findPerson(name);
  if (!found) return [`${name} was not looked for`];
  const { finished, failed } = await tasks.erase(found, choiceOf(found, club));
  return finished ? [] : [`${name} is not erased: ${JSON.stringify(failed)}`];
}

/** Gives the trail something to forget: each record is saved once more, and a place says each name. */
async function touch(owner: AdminConnection, people: readonly Somebody[]): Promise<void> {
  for (const [at, { path, name }] of people.entries()) {
    const noted = makeGround({ name: `Place ${at}`, note: `The key is with ${name}` });
    const { id: place } = await keep(owner, "grounds", { id: `place-${at}`, entity: noted });
    const entity = { ...noted, place: "By the gate" };
    await keep(owner, "grounds", { id: place, version: 1, entity });
    const league = leagues.find(({ collections }) => path.startsWith(`${collections.players}/`));
    const id = path.slice(path.indexOf("/") + 1);
    if (!league) continue;
    const { records } = await owner.store.list(league, "players");
    const player = records.find((one) => one.id === id);
    if (!player) continue;
    await owner.store.update(league, "players", {
      id,
      version: player.version,
      entity: { ...player, rating: 1 },
    });
  }
}

/** Puts another of somebody's name into the club of somebody else, and into a match against it. */
async function addNamesake(base: Emulated, one: Somebody): Promise<string> {
  const club = "Namesake Town";
  const text = (stringValue: string) => ({ stringValue });
  const scored = (name: string) => ({
    arrayValue: {
      values: [
        { mapValue: { fields: { player: text(name), assist: text(""), minute: text("5") } } },
      ],
    },
  });
  await base.put([
    ["mlsPlayers/namesake", { name: text(one.name), club: text(club) }],
    [
      "mlsResults/namesakes",
      {
        teamA: text(one.club),
        teamB: text(club),
        scoreA: { integerValue: "1" },
        scoreB: { integerValue: "1" },
        goalsA: scored(one.name),
        goalsB: scored(one.name),
      },
    ],
  ]);
  return club;
}

/** Whether a document is rightly of the other one of the name: the record, the match, and what tells of either. */
const isOfNamesake = (path: string, text: string) =>
  path === "mlsPlayers/namesake" ||
  path === "mlsResults/namesakes" ||
  (/^(history|published)\//.test(path) && text.includes("namesake"));

/** Publishes again what was put into the football league past the rules. */
async function publish({ maintenance }: AdminConnection): Promise<void> {
  const league = leagues.find(({ collections }) => collections.fixtures === "mlsFixtures");
  if (!league) throw new Error("There is no football league.");
  for (const kind of ["players", "fixtures", "results", "news"] as const)
    await maintenance.publish(league, kind);
  await maintenance.publishSheets(league);
}

async function signIn(): Promise<AdminConnection> {
  const { projectId, firestoreHost, authHost } = await emulated();
  const config = {
    projectId,
    apiKey: "local",
    firestoreEmulatorHost: firestoreHost,
    authEmulatorHost: authHost,
  };
  const owner = connectFirestore(config, { name: "erasure" });
  await owner.identity.signIn("admin@arena.example", "arena-admin-2026");
  return owner;
}

goal(
  {
    id: "E1",
    what: "Erased names that a scan of every document finds",
    target:
      "0, over the person of the most records and people of every sport, with accents, in past seasons, of one name and in ids; nor in the built site, its feeds, their memory or a backup, nor their pictures",
  },
  async () => {
    const base = await emulated();
    await base.reset();
    const owner = await signIn();
    const people = await choosePeople(base);
    const [first] = people;
    if (!first) throw new Error("The seed has no players.");
    const otherClub = await addNamesake(base, first);
    const [, second = first] = people;
    await addNamedIds(base, second);
    await touch(owner, people);
    const before = await everything(base);
    const counts = people.map(({ name }) => named(before, name).length);
    await publish(owner);
    const folder = await mkdtemp(join(tmpdir(), "arena-erased-"));
    const [deployed, deployedAgain] = [join(folder, "one"), join(folder, "two")];
    await deploy(base, inject("running").outDir, deployed);
    const given = await textsBelow(deployed);
    const inFiles = filesWith(given, second.name).length;

    const wrong = await erase(owner, first.name, first.club);
    const between = await everything(base);
    for (const path of named(between, first.name))
      if (!isOfNamesake(path, between.get(path) ?? ""))
        wrong.push(`${first.name} stands in ${path}, beside the other of the name`);
    if (!between.has("mlsPlayers/namesake")) wrong.push("The other of the name is gone too");
    wrong.push(...(await erase(owner, first.name, otherClub)));
    for (const { name } of people.slice(1)) wrong.push(...(await erase(owner, name, null)));
    const after = await everything(base);
    for (const { name } of people)
      wrong.push(...named(after, name).map((path) => `${name} stands in ${path}`));
    const backup = (await (await owner.ownerTasks()).download())?.lines.join("\n") ?? "";
    await deploy(base, deployed, deployedAgain);
    const files = await textsBelow(deployedAgain);
    files.set("the backup", letters(backup));
    for (const { name } of people)
      wrong.push(...filesWith(files, name).map((file) => `${name} stands in ${file}`));
    for (const [place, text] of [...after, ["the backup", backup] as const])
      if (text.includes(PICTURE)) wrong.push(`The picture of ${second.name} stands in ${place}`);
    await rm(folder, { recursive: true });
    await base.reset();
    const stood = counts.reduce((sum, count) => sum + count, 0);
    return measured(
      `${people.length + 1} people erased, whose names stood in ${stood} documents, one in ${inFiles} files of feeds and pages; found in ${wrong.length} of ${after.size} documents, ${files.size} files and backups after that`,
      wrong,
      { enough: people.length >= 6 && counts.every((count) => count >= 2) && inFiles >= 4 },
    );
  },
);
