import { parseRecord } from "@/records/record";
import type { League } from "@/domain/league/league";
import { bestsInText } from "@/domain/season/bests";
import { meetSeasonOf } from "@/domain/season/meets";
import { isUnderWay } from "@/domain/season/nextSeason";
import { collectionOf } from "@/records/shape";
import { withDeadline } from "../deadline";
import { asFailure, DataFailure, failure } from "../failure";
import { readWhole } from "../published";
import { SaveConflict } from "../store";
import type { RecordChange } from "./recordChange";
import { contentAfter } from "./recordDocument";
import type { SaveRecord } from "./saveRecord";
import type { SavingSession } from "./savingSession";

type Session = Pick<SavingSession, "documents">;

/** Number of attempts, in case other users save the season's record at the same time. */
const TRIES = 3;

/**
 * Returns the save that stores the best marks of a past season's meets in its record. Null if they are stored already,
 * if there is no such record, or while the season is being closed, because that stores them at its end.
 */
async function bestsChange(
  { documents }: Session,
  league: League,
  season: string,
): Promise<RecordChange<"seasons"> | null> {
  const collection = collectionOf(league, "seasons");
  const stored = collection ? await documents.get(collection, season) : null;
  const parsed = stored && parseRecord("seasons", season, stored);
  if (!collection || !parsed?.ok || isUnderWay(parsed.record)) return null;
  const [meets, events] = await Promise.all([
    readWhole(documents, league, "meets", season),
    readWhole(documents, league, "events", season),
  ]);
  // If not all records are loaded, the best marks are unknown.
  if (meets.isCut || events.isCut) return null;
  const all = { meets: meets.records, events: events.records, teams: [] };
  const bests = bestsInText(meetSeasonOf(league, all));
  if (bests === parsed.record.bests) return null;
  return {
    league,
    kind: "seasons",
    collection,
    id: season,
    action: "update",
    base: parsed.record.version,
    content: (now) =>
      contentAfter({ league, kind: "seasons", id: season }, { ...parsed.record, bests }, now),
  };
}

/** Saves the best marks, and tries again if another user saved the season's record in the meantime. */
async function renewed(
  session: Session,
  saveRecord: SaveRecord,
  league: League,
  season: string,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const change = await bestsChange(session, league, season);
    try {
      if (change) await saveRecord(change);
      return;
    } catch (thrown) {
      if (!(thrown instanceof SaveConflict) || attempt === TRIES) throw thrown;
    }
  }
}

/**
 * Updates the best marks in the record of a past season after a save of its meets, because visitors read arena bests
 * only from there.
 * @param time how long it may take, in milliseconds
 * @throws DataFailure whose message says what was saved and what was not; saving again continues
 */
export async function renewBests(
  session: Session,
  saveRecord: SaveRecord,
  league: League,
  season: string,
  time: number,
): Promise<void> {
  try {
    await withDeadline(renewed(session, saveRecord, league, season), time);
  } catch (thrown) {
    const { kind, message } =
      thrown instanceof SaveConflict ? failure("conflict") : asFailure(thrown);
    throw new DataFailure(
      kind === "conflict" ? "timeout" : kind,
      `Saved, but the best marks of the season could not be updated: ${message} Save again to update them.`,
      { cause: thrown },
    );
  }
}
