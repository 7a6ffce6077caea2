import { momentOf } from "@/domain/when";
import { matchesOf } from "@/domain/match/matches";
import type { Match } from "@/domain/match/match";
import { parseRecord, type EntityKind, type RecordOf } from "@/records/record";
import type { League, Season } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import type { Documents, FoundDocument, RawDocument } from "../documents";
import { runBatch, throwIfEnded } from "../batches/batch";
import { failure } from "../failure";
import type { MovedRecord, MoveOptions, MoveOutcome, MovePlan, MoveRequest } from "../move";
import { seasonOf } from "../published";
import { contentAfter, readVersion } from "../saving/recordDocument";
import { requireCollection } from "../saving/leagueStore";
import { MAX_RECORDS } from "./publishing";
import { publishTarget, type SavingContext } from "./publishTarget";

/** A match or a meet of the current season: its records, its date, and whether it is over. */
interface MovableOccasion {
  readonly records: readonly MovedRecord[];
  readonly date: number | null;
  readonly isOver: boolean;
}

const list = async (documents: Documents, league: League, kind: EntityKind) => {
  const collection = collectionOf(league, kind);
  return collection ? documents.list(collection, MAX_RECORDS) : [];
};

function readAll<K extends EntityKind>(kind: K, found: readonly FoundDocument[]): RecordOf<K>[] {
  return found.flatMap(({ id, data }) => {
    const parsed = parseRecord(kind, id, data);
    return parsed.ok ? [parsed.record] : [];
  });
}

function playedMatch(
  { schedule, status, outcome }: Match,
  dateElsewhere: number | null,
): MovableOccasion {
  const result = outcome?.result ?? null;
  return {
    records: [
      ...(schedule ? [{ kind: "fixtures", id: schedule.id } as const] : []),
      ...(result ? [{ kind: "results", id: result.id } as const] : []),
    ],
    date: (schedule && momentOf(schedule)) ?? (result && momentOf(result)) ?? dateElsewhere,
    isOver: result !== null || status === "cancelled",
  };
}

/**
 * Loads the matches of the current season. If a match's fixture has moved already, the date comes from that fixture.
 */
async function playedMatches(documents: Documents, league: League): Promise<MovableOccasion[]> {
  const [fixtures, results] = await Promise.all([
    list(documents, league, "fixtures"),
    list(documents, league, "results"),
  ]);
  const isCurrent = ({ data }: FoundDocument) => seasonOf(league, data) === undefined;
  const elsewhere = new Map(
    readAll(
      "fixtures",
      fixtures.filter((one) => !isCurrent(one)),
    ).map((fixture) => [fixture.id, momentOf(fixture)]),
  );
  const matches = matchesOf(
    readAll("fixtures", fixtures.filter(isCurrent)),
    readAll("results", results.filter(isCurrent)),
  );
  return matches.map((match) => playedMatch(match, elsewhere.get(match.id) ?? null));
}

/** Loads the meets of the current season with their events. A meet is over once it has events. */
async function playedMeets(documents: Documents, league: League): Promise<MovableOccasion[]> {
  const [meets, events] = await Promise.all([
    list(documents, league, "meets"),
    list(documents, league, "events"),
  ]);
  const isCurrent = ({ data }: FoundDocument) => seasonOf(league, data) === undefined;
  const own = readAll("events", events.filter(isCurrent));
  const moved = new Map(
    readAll(
      "meets",
      meets.filter((one) => !isCurrent(one)),
    ).map(({ id, date }) => [id, date]),
  );
  const ofMeet = (id: string) => own.filter(({ meet }) => meet === id);
  const asRecords = (some: readonly RecordOf<"events">[]) =>
    some.map(({ id }) => ({ kind: "events", id }) as const);
  const whole = readAll("meets", meets.filter(isCurrent)).map(({ id, date }): MovableOccasion => ({
    records: [{ kind: "meets", id }, ...asRecords(ofMeet(id))],
    date,
    isOver: ofMeet(id).length > 0,
  }));
  const rest = own
    .filter(({ meet }) => moved.has(meet))
    .map((event): MovableOccasion => ({
      records: asRecords([event]),
      date: moved.get(event.meet) ?? null,
      isOver: true,
    }));
  return [...whole, ...rest];
}

/**
 * Finds the matches and meets of the current season that would move: those that are over and began before the moment.
 * @throws DataFailure
 */
export async function planMove(
  documents: Documents,
  league: League,
  { season, before }: MoveRequest,
): Promise<MovePlan> {
  const played = [
    ...(await playedMatches(documents, league)),
    ...(await playedMeets(documents, league)),
  ];
  const dated = played
    .flatMap((one) => (one.date === null ? [] : [{ ...one, date: one.date }]))
    .filter(({ date }) => date < before)
    .toSorted((a, b) => a.date - b.date);
  const over = dated.filter(({ isOver }) => isOver);
  const records = over.flatMap((one) => one.records);
  const counts: Partial<Record<EntityKind, number>> = {};
  for (const { kind } of records) counts[kind] = (counts[kind] ?? 0) + 1;
  return {
    season,
    records,
    counts,
    first: over[0]?.date ?? null,
    last: over.at(-1)?.date ?? null,
    open: dated.length - over.length,
    undated: played.filter(({ date, isOver }) => date === null && isOver).length,
  };
}

/** Moves one record to another season. Returns false if it is there already, or deleted. */
async function saveIn(
  { documents, saveRecord }: SavingContext,
  league: League,
  { kind, id }: MovedRecord,
  { season, group }: { readonly season: Season | null; readonly group: string | undefined },
): Promise<boolean> {
  const collection = requireCollection(league, kind);
  const found = await documents.get(collection, id);
  if (!found || seasonOf(league, found) === season?.id) return false;
  const content = (stored: RawDocument | null): RawDocument | null => {
    if (!stored) return null;
    const parsed = parseRecord(kind, id, stored);
    if (!parsed.ok) throw failure("unknown", parsed.unreadable.reason);
    const { season: _, ...rest } = contentAfter({ league, kind, id }, parsed.record, stored);
    return season ? { ...rest, season: season.id } : rest;
  };
  await saveRecord({
    league,
    kind,
    collection,
    id,
    action: "update",
    base: readVersion(found),
    content,
    group,
  });
  return true;
}

/**
 * Moves records one by one to a past season, or back to the current one if `season` is null. Records that moved earlier
 * are skipped.
 * @throws DataFailure if the remaining saves would fail as well
 */
export async function moveRecords(
  mover: SavingContext,
  league: League,
  { records, season }: { readonly records: readonly MovedRecord[]; readonly season: Season | null },
  { onMoved, group, ...progress }: MoveOptions,
): Promise<MoveOutcome> {
  if (season) {
    await publishTarget(mover, league, season, new Set(records.map(({ kind }) => kind)));
  }
  const moved: MovedRecord[] = [];
  const move = async (record: MovedRecord) => {
    if (!(await saveIn(mover, league, record, { season, group }))) return;
    moved.push(record);
    onMoved?.(record);
  };
  const { failed, left } = throwIfEnded(await runBatch(records, move, progress));
  return {
    done: moved,
    failed: failed.map(({ item, reason }) => ({ ...item, reason })),
    left: left.length,
  };
}
