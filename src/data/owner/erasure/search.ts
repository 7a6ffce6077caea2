import { compareNames, foldName, sameName } from "@/domain/names";
import { holdsName, idHoldsName, isAddress } from "@/domain/people/erase";
import { limits } from "@/domain/limits";
import { readMap, readMoment, readNames, readText } from "@/domain/reading";
import { everyLeague } from "@/leagues";
import { readEntity } from "@/records/record";
import type { Documents, RawDocument } from "../../documents";
import { LIVE } from "../../liveState";
import type { BatchProgress } from "../../batches/batch";
import type { Mention, StoredPerson, PersonRecord } from "../../ownerTasks";
import { GROUNDS } from "../../grounds";
import { OFFICIALS } from "../../officials";
import { REQUESTS } from "../../requests";
import { ADMINS } from "../../rights";
import { PUBLISHED, publishedId, seasonOf } from "../../published";
import { HISTORY } from "../../saving/savingSession";
import {
  arenaCollections,
  arePersons,
  documentsOf,
  leagueCollections,
  playersFirst,
  type LeagueCollection,
} from "../allDocuments";
import { picturesOf } from "../../pictures/picturesOf";
import { decodeStored } from "../stored";
import { canLose, mentionKey, pathOfEntry } from "./choice";
import { namesIn, sidesWith, teamOf, titleOf } from "./mentions";
import { staleCopies } from "./copies";

/** The state of a search for a name. */
interface Finding {
  readonly name: string;
  /** Other current and former names in player records of this name, and the addresses of their pictures. */
  readonly also: readonly string[];
  /** The addresses of these pictures, by the path of the record. */
  readonly pictures: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a text is an address that records of other players or of clubs contain too. */
  readonly isShared: (text: string) => boolean;
  /**
   * Pictures of deleted records, by the path of the record. They were found in the history and still have to be
   * searched for.
   */
  readonly late: Map<string, Set<string>>;
  readonly players: Map<string, PersonRecord>;
  readonly mentions: Map<string, Mention>;
  /** Names of other players that contain this name in any form. */
  readonly similar: Set<string>;
  /** Those of the similar names that contain the whole name. */
  readonly longer: string[];
  /** The current and former names of each player's record, by path. */
  readonly called: Map<string, readonly string[]>;
  entries: number;
}

const placeOf = (collection: unknown): LeagueCollection | undefined =>
  leagueCollections().find((one) => one.collection === collection);

/** Searches a record, or its state in a history entry, and notes what it finds. Returns whether it found the name. */
function look(
  finding: Finding,
  path: string,
  document: RawDocument,
  { place, entry }: { readonly place: LeagueCollection | undefined; readonly entry: boolean },
): boolean {
  const { name, also, players, mentions, longer } = finding;
  const isPlayer = (place && arePersons(place.kind)) || path.startsWith(`${OFFICIALS}/`);
  const called = calledIn(document);
  if (isPlayer && !entry) finding.called.set(path, called);
  const isNamed = called.some((one) => sameName(one, name));
  if (isPlayer && !isNamed) noteSimilar(finding, called[0] ?? "");
  if (isPlayer && (isNamed || (players.has(path) && entry))) {
    const picture = pictureIn(document);
    if (entry && isAddress(picture) && !also.includes(picture) && !finding.isShared(picture))
      finding.late.set(path, new Set([...(finding.late.get(path) ?? []), picture]));
    notePlayer(players, path, document, {
      place,
      entry,
      names: finding.called.get(path) ?? [],
      pictures: [...(finding.pictures.get(path) ?? [])],
    });
    return true;
  }
  const sought = { name, also, longer };
  const sides = new Map(sidesWith(document, sought));
  const id = path.slice(path.lastIndexOf("/") + 1);
  // A ground that is named after a person keeps its id.
  const isPlace = path.startsWith(`${GROUNDS}/`);
  if (!isPlace && [name, ...also].some((one) => idHoldsName(id, one, longer)))
    sides.set("", [...(sides.get("") ?? []), { key: "id", text: id }]);
  for (const [side, places] of sides) {
    const key = mentionKey(path, side);
    const known = mentions.get(key);
    mentions.set(key, {
      key,
      path,
      league: place?.league ?? null,
      kind: place?.kind ?? null,
      title: known?.title ?? titleOf(document, path),
      team: known?.team ?? teamOf(document, side),
      date: known?.date ?? readMoment(document["date"]),
      season: known?.season ?? readText(document["season"]),
      places: known?.places ?? places,
      names: [
        ...new Set([
          ...(known?.names ?? []),
          ...places.flatMap(({ text }) => namesIn(text, sought)),
        ]),
      ],
      stored: known?.stored ?? !entry,
      entries: (known?.entries ?? 0) + (entry ? 1 : 0),
    });
  }
  return sides.size > 0;
}

/** Returns the names of a player's record, the current one first. */
const calledIn = (document: RawDocument): readonly string[] => [
  readText(document["name"]),
  ...readNames(document["formerNames"], limits.former),
];

function noteSimilar({ name, similar, longer }: Finding, called: string): void {
  if (!foldName(called).includes(foldName(name))) return;
  if (!similar.has(called) && holdsName(called, name)) longer.push(called);
  similar.add(called);
}

function notePlayer(
  players: Finding["players"],
  path: string,
  document: RawDocument,
  {
    place,
    entry,
    names,
    pictures,
  }: Pick<PersonRecord, "names" | "pictures"> & {
    readonly place: LeagueCollection | undefined;
    readonly entry: boolean;
  },
): void {
  const known = players.get(path);
  players.set(path, {
    path,
    league: place?.league ?? null,
    club: known?.club ?? readText(document["club"]),
    season: known?.season ?? readText(document["season"]),
    jersey: known?.jersey ?? readText(document["jersey"]),
    position: known?.position ?? readText(document["position"]),
    currentName: known?.currentName ?? names[0] ?? "",
    names: known?.names ?? names,
    pictures,
    appPictures: [...new Set([...(known?.appPictures ?? []), ...picturesOf("players", document)])],
    entries: (known?.entries ?? 0) + (entry ? 1 : 0),
  });
}

async function lookIntoTrail(
  documents: Documents,
  finding: Finding,
  { onProgress, signal }: BatchProgress,
): Promise<void> {
  let read = 0;
  for await (const { fields } of documentsOf(documents, HISTORY, signal)) {
    const entry = decodeStored(fields);
    // Entries about rights and about the whole database stay unchanged, even if they name the person: they say who was
    // responsible.
    if (!canLose(entry)) continue;
    const path = pathOfEntry(entry);
    const place = placeOf(entry["collection"]);
    const holds = [entry["before"], entry["after"]].filter(
      (state) => state !== null && look(finding, path, readMap(state), { place, entry: true }),
    );
    if (holds.length > 0) finding.entries += 1;
    read += 1;
    if (read % 100 === 0) onProgress?.(read, 0);
  }
}

/** Returns the e-mail addresses of accounts with this name: their rights are no player's records. */
async function accountsOf(documents: Documents, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const collection of [ADMINS, REQUESTS])
    for await (const { fields } of documentsOf(documents, collection)) {
      const { name: called, email } = decodeStored(fields);
      if (holdsName(readText(called), name)) found.push(readText(email));
    }
  return found;
}

const pictureIn = (document: RawDocument) => readEntity("players", document).picture;

/**
 * Returns the pictures of a player's record besides its current one: that in the published document and those in the
 * history.
 */
async function otherPictures(
  documents: Documents,
  { league, collection }: LeagueCollection,
  { id, stored }: { readonly id: string; readonly stored: RawDocument },
): Promise<readonly string[]> {
  const [copy, entries] = await Promise.all([
    documents.get(PUBLISHED, publishedId(collection, seasonOf(league, stored))),
    documents.newest(HISTORY, { collection, record: `${collection}/${id}` }, MOST_ENTRIES),
  ]);
  const states = entries.flatMap(({ data: { before, after } }) => [before, after]);
  return [readMap(copy?.["records"])[id], ...states].map((one) => pictureIn(readMap(one)));
}

/** Most saves of one record that are searched for earlier pictures. */
const MOST_ENTRIES = 200;

/** The search terms besides the name. */
type OtherTerms = Pick<Finding, "also" | "pictures" | "isShared">;

/**
 * Finds the other current and former names of the players with a name, and their pictures that no record of another
 * player or a club contains. Null if the user stopped.
 */
async function lookAhead(
  documents: Documents,
  name: string,
  signal: AbortSignal | undefined,
  known: Finding["pictures"],
): Promise<OtherTerms | null> {
  const others = new Map<string, string>();
  const pictures = new Map(known);
  const shared = new Set<string>();
  for (const place of leagueCollections()) {
    const { kind, collection } = place;
    if (!arePersons(kind) && kind !== "teams") continue;
    for await (const { id, fields } of documentsOf(documents, collection, signal)) {
      const stored = decodeStored(fields);
      const called = arePersons(kind) ? calledIn(stored) : [];
      if (!called.some((one) => sameName(one, name))) {
        for (const one of Object.values(stored)) shared.add(readText(one));
        continue;
      }
      for (const one of called) if (!sameName(one, name)) others.set(foldName(one), one);
      const more = await otherPictures(documents, place, { id, stored });
      pictures.set(`${collection}/${id}`, new Set([pictureIn(stored), ...more]));
    }
    if (signal?.aborted) return null;
  }
  const own = new Map(
    [...pictures].map(([path, all]) => [
      path,
      new Set([...all].filter((one) => isAddress(one) && !shared.has(one))),
    ]),
  );
  const found = new Set([...own.values()].flatMap((all) => [...all]));
  const isShared = (text: string) => shared.has(text);
  return { also: [...others.values(), ...found], pictures: own, isShared };
}

/**
 * Finds everything that is stored under a name; null if the user stopped.
 * @param known pictures of deleted records, by the path of the record
 * @throws DataFailure
 */
export async function findPerson(
  documents: Documents,
  name: string,
  progress: BatchProgress,
  known: Finding["pictures"] = new Map(),
): Promise<StoredPerson | null> {
  const { onProgress, signal } = progress;
  const besides = await lookAhead(documents, name, signal, known);
  if (!besides) return null;
  const { also } = besides;
  const finding: Finding = {
    ...besides,
    name,
    late: new Map(),
    players: new Map(),
    mentions: new Map(),
    similar: new Set(),
    longer: [],
    called: new Map(),
    entries: 0,
  };
  let records = 0;
  const seasons = new Map(
    everyLeague().map(({ slug, seasons: [, ...past] }) => [
      slug,
      new Set<string | undefined>([undefined, ...past.map(({ id }) => id)]),
    ]),
  );
  for (const place of playersFirst()) {
    for await (const { id, fields } of documentsOf(documents, place.collection, signal)) {
      const path = `${place.collection}/${id}`;
      const stored = decodeStored(fields);
      look(finding, path, stored, { place, entry: false });
      const named = seasons.get(place.league.slug);
      named?.add(seasonOf(place.league, stored));
      if (place.kind === "seasons") named?.add(seasonOf(place.league, { season: id }));
      records += 1;
      if (records % 100 === 0) onProgress?.(records, 0);
    }
    if (signal?.aborted) return null;
  }
  const ofArena = { place: undefined, entry: false };
  for (const collection of arenaCollections)
    for await (const { id, fields } of documentsOf(documents, collection, signal))
      look(finding, `${collection}/${id}`, decodeStored(fields), ofArena);
  for (const { slug } of everyLeague()) {
    const live = await documents.get(LIVE, slug);
    for (const [fixture, match] of Object.entries(readMap(live?.["matches"])))
      look(finding, `${LIVE}/${slug}/${fixture}`, readMap(match), ofArena);
  }
  await lookIntoTrail(documents, finding, progress);
  if (signal?.aborted) return null;
  // The history is read last. If it has pictures of deleted persons, search again for these.
  if (finding.late.size > 0)
    return findPerson(documents, name, progress, new Map([...known, ...finding.late]));
  const players = [...finding.players.values()];
  const mentions = [...finding.mentions.values()];
  const all = {
    name,
    also,
    longer: finding.longer,
    players: players.map(({ path }) => path),
    mentions: mentions.map(({ key }) => key),
  };
  return {
    name,
    players,
    mentions,
    longer: finding.longer,
    copies: (await staleCopies(documents, all, seasons)).length,
    entries: finding.entries,
    similar: [...finding.similar].toSorted(compareNames),
    accounts: await accountsOf(documents, name),
    seasons,
  };
}
