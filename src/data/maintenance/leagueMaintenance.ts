import { unknownValues } from "@/records/partlyRead";
import { isOfArena } from "@/records/kinds";
import { parseRecord, type EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { archiveIn } from "../archives";
import { withDeadline } from "../deadline";
import type { FoundDocument, RawDocument } from "../documents";
import { failure } from "../failure";
import type { LeagueMaintenance, PastRecord, RawRecord } from "../maintenance";
import { mostListed, PUBLISHED, sheetListings } from "../published";
import { plainMap } from "../plain";
import { entityChange, requireCollection, savedRecord } from "../saving/leagueStore";
import { contentAfter, readVersion } from "../saving/recordDocument";
import type { RecordChange } from "../saving/recordChange";
import type { SaveRecord } from "../saving/saveRecord";
import { ARCHIVES, type SavingSession } from "../saving/savingSession";
import type { LeagueStore } from "../store";
import { checkClosing, closeSeason } from "./closing";
import { readGroup, readHistory, readOtherHistory } from "./history";
import { moveRecords, planMove } from "./moving";
import { surveyPublication } from "./publicationSurvey";
import { LEAGUES } from "../openedLeagues";
import { publishAgain } from "./publishArena";
import { renewPlayDays } from "./renewPlayDays";
import { publishAll } from "./publishAll";
import { checkPublished, MAX_RECORDS, publish } from "./publishing";
import { unpublish } from "./rebuilding";
import { checkReopening, reopenSeason } from "./reopening";
import { checkSheets, publishSheets } from "./sheets";

/** The upkeep of leagues over any documents. */
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
      unsaid: unknownValues(kind, data, shapeOf(league)),
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
    history: (league, kind, id, most) =>
      withDeadline(readHistory(documents, league, kind, { id, most }), times.read),
    group: (league, kind, group) =>
      withDeadline(readGroup(documents, league, kind, group), times.publish),
    otherHistory: (league, of, most) =>
      withDeadline(readOtherHistory(documents, league, of, most), times.read),
    archive: async ({ slug }) =>
      archiveIn(await withDeadline(documents.get(ARCHIVES, slug), times.read)),
    revert: async (league, kind, earlier, version) => revert(league, kind, earlier, version),
    checkPublished: (league, kind) =>
      withDeadline(checkPublished(documents, league, kind), times.publish),
    async publish(league, kind) {
      const by = uid();
      if (!isOfArena(kind))
        return withDeadline(publish(documents, league, kind, by), times.publish);
      const collection = requireCollection(league, kind);
      // Save after save, each with its own deadline.
      await publishAgain(documents, saveRecord, { league, kind, collection }, by);
      if (kind === LEAGUES) await renewPlayDays(documents);
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
    closeSeason: async (league, options = {}) =>
      closeSeason({ documents, saveRecord, by: uid() }, league, options),
    checkReopening: (league) => checkReopening(documents, league),
    reopenSeason: async (league, options = {}) =>
      reopenSeason({ documents, saveRecord, by: uid() }, league, options),
  };
}
