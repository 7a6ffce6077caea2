import { parseRecord } from "@/records/record";
import type { League } from "@/domain/league/league";
import { bestsInText } from "@/domain/season/bests";
import { meetSeasonOf } from "@/domain/season/meets";
import { isUnderWay } from "@/domain/season/nextSeason";
import { collectionOf } from "@/records/shape";
import { withDeadline } from "../deadline";
import { asFailure, DataFailure, failure } from "../failure";
import { readListing } from "../published";
import { SaveConflict } from "../store";
import type { RecordChange } from "./recordChange";
import { contentAfter } from "./recordDocument";
import type { SaveRecord } from "./saveRecord";
import type { SavingSession } from "./savingSession";

type Session = Pick<SavingSession, "documents">;

/** How often somebody else may save the season's record in between. */
const TRIES = 3;

/**
 * The save after which the record of a past season keeps the best marks of its meets; null where it keeps them already,
 * where there is no such record, and while the season is being closed, which says them at its end.
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
    readListing(documents, league, "meets", season),
    readListing(documents, league, "events", season),
  ]);
  // Of a part nobody can say what the best is.
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

/** Saves them, once more where somebody else saved the season's record in between. */
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
 * Lets the record of a past season follow what was saved of its meets: visitors read arena bests from it alone.
 * @param time how long it may take, in milliseconds
 * @throws DataFailure that says what was saved and what was not; saving the same again goes on with it
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
      `This is saved, but the best marks of its season do not follow yet: ${message} Save it again.`,
      { cause: thrown },
    );
  }
}
