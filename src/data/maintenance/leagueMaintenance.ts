import { unknownValues } from "@/records/partlyRead";
import { isOfArena } from "@/records/kinds";
import { parseRecord, type EntityKind, readEntity } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { sheetKinds } from "@/records/sheet";
import { readMap } from "@/domain/reading";
import { openedLeagues } from "@/leagues/openedLeague";
import { wholeArena } from "@/leagues/wholeArena";
import { parseArchive } from "../archives";
import { askServerNow } from "../askServerNow";
import { withDeadline } from "../deadline";
import type { FoundDocument, RawDocument, Documents } from "../documents";
import { failure, type DataFailure } from "../failure";
import type { LeagueMaintenance, PastRecord, RawRecord } from "../maintenance";
import { mostListed, PUBLISHED, sheetListings, readFromSheet } from "../published";
import { plainMap, fingerprint } from "../plain";
import { entityChange, requireCollection, savedRecord } from "../saving/leagueStore";
import { contentAfter, readVersion } from "../saving/recordDocument";
import type { RecordChange } from "../saving/recordChange";
import type { SaveRecord } from "../saving/saveRecord";
import { ARCHIVES, type SavingSession } from "../saving/savingSession";
import type { LeagueStore } from "../store";
import { LEAGUES } from "../openedLeagues";
import { announceChange } from "../changes";
import { failuresThatEndABatch, runBatch, throwIfEnded } from "../batches/batch";
import type { PublishAllOptions, PublishAllOutcome, PublishedPart } from "../publication";
import { publishedEntry, withoutDays } from "../publicRecord";
import { renewPlayDays } from "../saving/playDays";
import { checkClosing, closeSeason } from "./closing";
import { readGroup, readHistory, readOtherHistory } from "./history";
import { moveRecords, planMove } from "./moving";
import { surveyPublication } from "./publicationSurvey";
import { checkPublished, MAX_RECORDS, publish, publishSeason } from "./publishing";
import { unpublish, publishEmpty, rebuild } from "./rebuilding";
import { checkReopening, reopenSeason } from "./reopening";
import { checkSheets, publishSheets, publishSheet } from "./sheets";

/** Creates the maintenance of leagues; works with any kind of `Documents`. */
export function createLeagueMaintenance(
  session: SavingSession,
  saveRecord: SaveRecord,
  store: LeagueStore,
): LeagueMaintenance {
  const { documents, times } = session;
  const save = async <K extends EntityKind>(change: RecordChange<K>) =>
    savedRecord(change, await saveRecord(change));

  function rawRecord(league: League, kind: EntityKind, { id, data }: FoundDocument): RawRecord {
    const parsed = parseRecord(kind, id, data);
    return {
      id,
      reason: parsed.ok ? "" : parsed.unreadable.reason,
      raw: plainMap(data),
      readable: parsed.ok,
      notUnderstood: unknownValues(kind, data, shapeOf(league)),
      version: readVersion(data),
    };
  }

  async function readRaw(league: League, kind: EntityKind, id: string): Promise<RawRecord | null> {
    const data = await documents.get(requireCollection(league, kind), id);
    return data && rawRecord(league, kind, { id, data });
  }

  async function listRaw(league: League, kind: EntityKind): Promise<readonly RawRecord[]> {
    const found = await documents.list(
      requireCollection(league, kind),
      mostListed(kind, MAX_RECORDS),
    );
    const records = found.map((one) => rawRecord(league, kind, one));
    return records.toSorted((a, b) => Number(a.readable) - Number(b.readable));
  }

  function revert<K extends EntityKind>(
    league: League,
    kind: K,
    earlier: PastRecord<K>,
    version: number | null,
  ) {
    if (version === null) return store.restore(league, kind, earlier, earlier.stored);
    const { id } = earlier;
    const change = entityChange(league, kind, "update", { id, version, entity: earlier });
    const content = (stored: RawDocument | null) =>
      contentAfter({ league, kind, id }, earlier, stored, earlier.stored);
    return save({ ...change, content });
  }

  function uid(): string {
    const account = session.account();
    if (!account) throw failure("signedOut");
    return account.uid;
  }

  return {
    history: (league, kind, id, page) =>
      withDeadline(readHistory(documents, league, kind, id, page), times.read),
    group: (league, kind, group) =>
      withDeadline(readGroup(documents, league, kind, group), times.publish),
    otherHistory: (league, of, page) =>
      withDeadline(readOtherHistory(documents, league, of, page), times.read),
    archive: async ({ slug }) =>
      parseArchive(await withDeadline(documents.get(ARCHIVES, slug), times.read)),
    revert: async (league, kind, earlier, version) => revert(league, kind, earlier, version),
    checkPublished: (league, kind) =>
      withDeadline(checkPublished(documents, league, kind), times.publish),
    async publish(league, kind) {
      const by = uid();
      if (!isOfArena(kind))
        return withDeadline(publish(documents, league, kind, by), times.publish);
      const collection = requireCollection(league, kind);
      // This is one save after the other, each with its own deadline.
      await republishArenaCollection(documents, saveRecord, { league, kind, collection }, by);
      if (kind === LEAGUES) await renewAllPlayDays(documents);
      return (await checkPublished(documents, league, kind)).published;
    },
    checkSheets: (league) => withDeadline(checkSheets(documents, league), times.publish),
    sheet: async (league) =>
      sheetListings(league, await withDeadline(documents.get(PUBLISHED, league.slug), times.read)),
    publishSheets: async (league) =>
      withDeadline(publishSheets(documents, league, uid()), times.publish),
    readRaw: (league, kind, id) => withDeadline(readRaw(league, kind, id), times.read),
    listRaw: (league, kind) => withDeadline(listRaw(league, kind), times.read),
    mend: async (league, kind, given) => save(entityChange(league, kind, "update", given)),
    async removeRaw(league, kind, { id, version }) {
      const collection = requireCollection(league, kind);
      const content = () => null;
      await saveRecord({ league, kind, collection, id, action: "delete", base: version, content });
    },
    surveyPublication: (league) =>
      withDeadline(surveyPublication(documents, league), times.publish),
    publishAll: async (league, options = {}) =>
      publishAll({ documents, by: uid(), time: times.publish }, league, options),
    unpublish: async (id) => withDeadline(unpublish(documents, id, uid()), times.save),
    planMove: (league, request) =>
      withDeadline(planMove(documents, league, request), times.publish),
    moveRecords: async (league, move, options = {}) =>
      moveRecords({ documents, saveRecord, by: uid() }, league, move, options),
    checkClosing: (league, request = {}) => checkClosing(documents, league, request),
    async closeSeason(league, options = {}) {
      const by = uid();
      await askServerNow(session.identity);
      const closed = await closeSeason({ documents, saveRecord, by }, league, options);
      // The season's days would stay those of the league. They only say where to look for matches: if this fails, or
      // somebody else than an owner closed the season, the next time that an owner publishes the leagues does it.
      await withDeadline(renewPlayDays(documents, league), times.publish).catch(() => undefined);
      return closed;
    },
    checkReopening: (league) => checkReopening(documents, league),
    async reopenSeason(league, options = {}) {
      const by = uid();
      await askServerNow(session.identity);
      return reopenSeason({ documents, saveRecord, by }, league, options);
    },
  };
}

/**
 * Whether the remaining parts would fail as well. A part that is too large fails alone; an account that may not publish
 * one part may publish none.
 */
const endsBatch = ({ kind }: DataFailure) =>
  kind === "denied" || (kind !== "tooLarge" && failuresThatEndABatch.has(kind));

/** The store, the account and the time limit of a publication. */
interface Publisher {
  readonly documents: Documents;
  readonly by: string;
  /** How long publishing one part may take, in milliseconds. */
  readonly time: number;
}

/** Publishes one part, and tells the listings that it changed. */
async function publishPart(
  { documents, by, time }: Publisher,
  league: League,
  part: PublishedPart,
) {
  const { kind } = part;
  const season = part.season || undefined;
  await withDeadline(
    kind === "sheet"
      ? publishSheet(documents, league, season, by)
      : publishSeason(documents, { league, kind, season }, by),
    time,
  );
  for (const changed of kind === "sheet" ? sheetKinds : [kind]) {
    announceChange({ league: league.slug, kind: changed });
  }
}

/**
 * Publishes the parts that are not published yet, document by document; finished parts are not repeated after an
 * interruption. The league's sheets come last and only if everything else is published, because from then on visitors
 * may list no collection.
 * @throws DataFailure if the remaining parts would fail as well
 */
async function publishAll(
  publisher: Publisher,
  league: League,
  { onProgress, signal }: PublishAllOptions,
): Promise<PublishAllOutcome> {
  const { documents } = publisher;
  const before = await surveyPublication(documents, league);
  const others = before.parts.some(({ state }) => state === "tooLarge");
  const wanted = before.parts.filter(
    ({ state }) => state === "open" || (state === "waits" && !others),
  );
  const publishParts = async (parts: readonly PublishedPart[], offset = 0) => {
    const run = async (part: PublishedPart) => {
      await publishPart(publisher, league, part);
      return part;
    };
    const report = (tried: number) => {
      const at = offset + tried;
      onProgress?.(at, wanted.length, wanted[at] ?? null);
    };
    return throwIfEnded(await runBatch(parts, run, { signal, onProgress: report, endsBatch }));
  };
  const parts = wanted.filter(({ state }) => state === "open");
  const sheets = wanted.filter(({ state }) => state === "waits");
  const first = await publishParts(parts);
  const isWhole = first.failed.length === 0 && first.left.length === 0;
  const last = isWhole ? await publishParts(sheets, parts.length) : null;
  const published = [...first.done, ...(last?.done ?? [])];
  const failed = [...first.failed, ...(last?.failed ?? [])].map(({ item, reason }) => ({
    part: item,
    reason,
  }));
  const left = first.left.length + (last?.left.length ?? 0);
  return { published, failed, left, survey: await surveyPublication(documents, league) };
}

/**
 * Publishes a collection of the arena again. Each record whose published entry is missing or different is saved once
 * more, and entries without a record are deleted. The rules allow no other way to write an entry.
 * @throws DataFailure
 */
async function republishArenaCollection(
  documents: Documents,
  saveRecord: SaveRecord,
  { league, kind, collection }: Pick<RecordChange, "league" | "kind" | "collection">,
  by: string,
): Promise<void> {
  await publishEmpty(documents, { collection, kind }, by);
  const entries = async () => readMap((await documents.get(PUBLISHED, collection))?.["records"]);
  const found = await documents.list(collection, mostListed(kind));
  const before = await entries();
  for (const { id, data } of found) {
    const wanted = publishedEntry(kind, data);
    const entry = id in before ? withoutDays(kind, readMap(before[id])) : null;
    if (fingerprint(wanted) === fingerprint(entry)) continue;
    const place = { league, kind, id };
    await saveRecord({
      ...place,
      collection,
      action: "update",
      base: readVersion(data),
      content: (stored) => stored && contentAfter(place, readEntity(kind, stored), stored),
      again: true,
    });
  }
  const known = new Set(found.map(({ id }) => id));
  if (Object.keys(before).every((id) => known.has(id))) return;
  const left = async () =>
    Object.fromEntries(Object.entries(await entries()).filter(([id]) => known.has(id)));
  await rebuild(documents, { id: collection, kind }, async () => ({ records: await left() }), by);
}

/** Renews the days of play of all leagues that were opened in the app. @throws DataFailure like `renewPlayDays` */
async function renewAllPlayDays(documents: Documents): Promise<void> {
  const { records: leagues } = await readFromSheet(documents, {
    league: wholeArena,
    kind: LEAGUES,
  });
  for (const { entry } of openedLeagues(leagues)) await renewPlayDays(documents, entry);
}
