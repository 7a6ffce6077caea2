import { isOfArena } from "@/records/kinds";
import type { EntityKind } from "@/records/record";
import { storedOf } from "@/records/stored";
import { announceChange } from "../changes";
import { clock } from "@/domain/clock";
import { withDeadline } from "../deadline";
import type { RawDocument, Transaction } from "../documents";
import { asFailure, DataFailure, failure } from "../failure";
import { fingerprint } from "../plain";
import { noteSent } from "../ownWrites";
import { picturesOf } from "../pictures/picturesOf";
import { publishEmpty } from "../maintenance/rebuilding";
import { PUBLISHED, publishedSeason, seasonOf } from "../published";
import { newEntryId, SaveConflict } from "../store";
import { explainDenial } from "./denial";
import { addChosenPictures } from "./keepPictures";
import { isResultOfLiveMatch } from "./live";
import { extendPlayDays, publishEmptyLeagueList } from "./playDays";
import { isUnanswered, notKnown, notSent } from "./outcome";
import {
  publishedPlaces,
  writeChange,
  type PublishedPlace,
  type RecordChange,
} from "./recordChange";
import { contentOf, readVersion } from "./recordDocument";
import { roomIn } from "./room";
import { conflictOver } from "./saveConflict";
import { HISTORY, type SavingSession } from "./savingSession";

/**
 * Saves one change of one record and returns the stored document (null after a deletion). Repeating a change whose
 * outcome was unknown is safe: it is recognized and not made twice.
 * @throws SaveConflict, DataFailure; within 15 seconds
 */
export type SaveRecord = <K extends EntityKind>(
  change: RecordChange<K>,
) => Promise<RawDocument | null>;

/** One attempt of a save. */
interface Attempt {
  readonly by: string;
  /** The id of its history entry, which proves that the save went through. */
  readonly entry: string;
  /** True once it was sent: from then on the database may have stored it, even without an answer. */
  sent: boolean;
  /** True once the user was shown that it failed, so that it must no longer be sent. */
  abandoned: boolean;
  /** When the attempt began, in epoch milliseconds. */
  readonly since: number;
  /** The ids of past seasons from which it removes the record, in which it changes it, or to which it adds it. */
  readonly past: Set<string>;
}

/**
 * Steps after a save have at least this long, in milliseconds; the save with all its steps settles within 15 seconds.
 */
const LEAST_TIME = 500;

/** Whether the stored document already has this content. */
function holds(stored: RawDocument | null, content: RawDocument | null): boolean {
  return (
    stored !== null && content !== null && fingerprint(contentOf(stored)) === fingerprint(content)
  );
}

/** Creates the function through which all records are changed. */
export function createSaver(session: SavingSession): SaveRecord {
  const { documents, times } = session;
  const keepRoom = roomIn(documents);
  const sayNoLeagues = publishEmptyLeagueList(documents);
  const followDays = extendPlayDays(documents);
  /** By record: the history entries of attempts whose outcome is unknown or whose next steps are not done yet. */
  const open = new Map<string, { entries: Set<string>; past: Attempt["past"] }>();
  const keyOf = ({ collection, id }: RecordChange) => `${collection}/${id}`;

  /** Whether this or an earlier attempt of this session wrote the stored record. */
  async function isOurs(
    transaction: Transaction,
    change: RecordChange,
    stored: RawDocument | null,
  ): Promise<boolean> {
    const entries = open.get(keyOf(change))?.entries;
    if (!entries) return false;
    if (stored) return typeof stored["change"] === "string" && entries.has(stored["change"]);
    // If the record is deleted, only its history says who deleted it.
    for (const entry of entries) {
      const found = await transaction.get(HISTORY, entry);
      if (found?.["action"] === "delete") return true;
    }
    return false;
  }

  async function attemptIn<K extends EntityKind>(
    transaction: Transaction,
    change: RecordChange<K>,
    attempt: Attempt,
    publishedExists: (id: string) => Promise<boolean>,
  ): Promise<RawDocument | null> {
    const stored = await transaction.get(change.collection, change.id);
    const content = change.content(stored);
    for (const state of [stored, content]) {
      const season = state && seasonOf(change.league, state, change.kind);
      if (season) attempt.past.add(season);
    }
    const isSame = holds(stored, content);
    // When a resumed match ends, its live state must be removed, even if its result is the same as before.
    if (isSame && !change.again && !(await isResultOfLiveMatch(transaction, change))) {
      if (change.sharedId && !(await isOurs(transaction, change, stored))) {
        throw conflictOver(change, stored);
      }
      return stored;
    }
    const started = stored ? readVersion(stored) === change.base : change.base === null;
    if (!started) {
      if (!(await isOurs(transaction, change, stored))) throw conflictOver(change, stored);
      if (!stored && !content) return null;
    }
    const published: PublishedPlace[] = [];
    for (const place of publishedPlaces(change, stored, content)) {
      if (!(await publishedExists(place.id))) continue;
      published.push(place);
      const enters = content !== null && place.season === publishedSeason(content, change.kind);
      const entry = enters ? place.entryOf(content) : null;
      if (entry) await keepRoom(change.kind, place, entry);
    }
    const live = await isResultOfLiveMatch(transaction, change);
    const { by, entry } = attempt;
    const pictures = content ? picturesOf(change.kind, content) : [];
    const writePictures = await addChosenPictures(session, transaction, pictures, by);
    if (attempt.abandoned) throw notSent();
    // If an earlier attempt to create the record was stored after all, this one is an update.
    const action = stored && change.base === null ? "update" : change.action;
    writePictures();
    const after = writeChange(
      transaction,
      { ...change, action },
      { stored, content, by, entry, published, live },
    );
    attempt.sent = true;
    remember(change, attempt);
    return after;
  }

  function remember(change: RecordChange, { entry, past }: Attempt): void {
    const key = keyOf(change);
    const entries = open.get(key)?.entries ?? new Set();
    open.set(key, { entries: entries.add(entry), past });
  }

  /**
   * Commits an attempt. If the database refuses because a published document was created or deleted in the meantime, it
   * tries again.
   */
  async function commit<K extends EntityKind>(
    change: RecordChange<K>,
    attempt: Attempt,
  ): Promise<RawDocument | null> {
    if (isOfArena(change.kind)) await publishEmpty(documents, change, attempt.by);
    const assumed = new Map<string, boolean>();
    const publishedExists = async (id: string) => {
      const exists = await documents.exists(PUBLISHED, id, false);
      assumed.set(id, exists);
      return exists;
    };
    const run = () => {
      const answered = noteSent(attempt.entry);
      return documents
        .transact((transaction) => attemptIn(transaction, change, attempt, publishedExists))
        .finally(answered);
    };
    try {
      return await run();
    } catch (thrown) {
      const kind = thrown instanceof DataFailure && thrown.kind;
      if ((kind !== "denied" && kind !== "notFound") || attempt.abandoned) throw thrown;
      for (const [id, exists] of assumed) {
        if ((await documents.exists(PUBLISHED, id, true)) !== exists) return run();
      }
      throw thrown;
    }
  }

  /**
   * Finds the outcome of a failed attempt. Returns the stored document if it went through after all.
   * @throws SaveConflict, DataFailure
   */
  async function learn<K extends EntityKind>(
    change: RecordChange<K>,
    attempt: Attempt,
    reason: DataFailure,
  ): Promise<RawDocument | null> {
    if (!attempt.sent && reason.kind === "timeout") throw notSent();
    const isDenied = reason.kind === "denied";
    const explained = isDenied ? explainDenial(session, change, reason) : reason;
    if (!attempt.sent) throw await explained;
    // The SDK or the browser may have repeated a save that was stored, and the repetition was refused.
    const proving = documents.get(HISTORY, attempt.entry);
    const [why, proof] = await Promise.all([
      explained,
      withDeadline(proving, times.recheck).catch(() => "unknown" as const),
    ]);
    if (proof !== null && proof !== "unknown") {
      const after = proof["after"];
      return typeof after === "object" && after !== null ? { ...after } : null;
    }
    // If the entry is missing and no refusal came, the save may still be under way.
    const isKnown = proof === null || !isDenied || (why instanceof DataFailure && why !== reason);
    throw isUnanswered(reason) || !isKnown ? notKnown(reason) : why;
  }

  /** Updates the best marks of past seasons whose meets the save has changed. */
  async function follow({ kind, league }: RecordChange, { past, since }: Attempt): Promise<void> {
    if (!league.meets || !storedOf(kind).givesBests || past.size === 0) return;
    const { renewBests } = await import("./seasonBests");
    for (const season of past) {
      const left = since + times.save + times.recheck - clock.now();
      await renewBests(session, save, league, season, Math.max(left, LEAST_TIME));
    }
  }

  const save: SaveRecord = async (change) => {
    if (await session.isOffline()) throw failure("offline");
    const account = session.account();
    if (!account) throw failure("signedOut");
    const attempt: Attempt = {
      by: account.uid,
      entry: newEntryId(change.group),
      sent: false,
      abandoned: false,
      since: clock.now(),
      past: open.get(keyOf(change))?.past ?? new Set(),
    };
    const abandon = () => {
      attempt.abandoned = true;
    };
    const saved = await withDeadline(commit(change, attempt), times.save, abandon).catch(
      (thrown: unknown) => {
        if (thrown instanceof SaveConflict) throw thrown;
        return learn(change, attempt, asFailure(thrown));
      },
    );
    for (const path of saved ? picturesOf(change.kind, saved) : []) session.chosen.delete(path);
    announceChange({ league: change.league.slug, kind: change.kind });
    // Before this is done, a retry of the same save is recognized and continues here.
    await follow(change, attempt);
    open.delete(keyOf(change));
    const left = Math.max(attempt.since + times.save + times.recheck - clock.now(), LEAST_TIME);
    await withDeadline(
      Promise.all([sayNoLeagues(account.uid), followDays(change, saved)]),
      left,
    ).catch(() => undefined);
    return saved;
  };
  return save;
}
