import { arena } from "@arena/arena";
import { isWithinScoringHours } from "@/domain/match/live";
import { readMap, readMoment, readText } from "@/domain/reading";
import { isKind, isOfArena, kinds, type EntityKind } from "@/records/kinds";
import { leagues as builtIn } from "@arena/leagues";
import { LEAGUES } from "@/data/openedLeagues";
import type { RawDocument } from "@/data/documents";
import { isAdministrator, isOwner, isScorerOf, mayAdminister, type Rights } from "@/data/identity";
import { mayKeepClub, mayWriteOfCaptains } from "./captainRights";
import { mayGiveRights } from "./invitationRights";
import type { LeagueForRights, WriteContext } from "./writer";
import { BATCHES, batchLimits, WHOLE_ARENA } from "@/data/batches/batches";
import { FAULTS } from "@/data/faults/faults";
import { LIVE } from "@/data/liveState";
import { CRESTS, PICTURE_COUNTS, PICTURES } from "@/data/pictures/places";
import { textSize } from "@/data/pictures/counts";
import { fingerprint } from "@/data/plain";
import { PUBLISHED } from "@/data/published";
import { REQUESTS } from "@/data/requests";
import { ADMINS } from "@/data/rights";
import { isErasure, mayArchive, mayChangeEntry, mayForget } from "./trailRights";
import { ARCHIVES, BACKUPS, DELETIONS, ERASURES, HISTORY } from "@/data/saving/savingSession";

/** One write of a transaction; `document` is null to delete. */
export interface Write {
  readonly collection: string;
  readonly id: string;
  readonly document: RawDocument | null;
}

/** Returns a stored document; null if there is none. */
export type ReadDocument = (collection: string, id: string) => RawDocument | null;

/** Returns the collection that a write is about: history entries and published documents belong to one too. */
function collectionOfWrite({ collection, id, document }: Write, read: ReadDocument): unknown {
  if (collection === PUBLISHED) return id.split("@")[0];
  if (collection === DELETIONS) {
    const [of = "", name = ""] = id.split(" ");
    return of === PUBLISHED ? name.split("@")[0] : of;
  }
  if (collection === LIVE || collection === CRESTS || collection === PICTURE_COUNTS) return id;
  if (collection === PICTURES) return (document ?? read(PICTURES, id))?.["league"];
  return collection === HISTORY ? document?.["collection"] : collection;
}

const isOwners = (collection: unknown) =>
  collection === BACKUPS || collection === ERASURES || collection === ARCHIVES;

/** Whether the write deletes a document that must stay, or replaces one that may be written only once. */
const isForbidden = ({ collection, id, document }: Write, read: ReadDocument) =>
  document === null
    ? collection === CRESTS || collection === LIVE || collection === PICTURE_COUNTS
    : collection === PICTURES && read(PICTURES, id) !== null;

/**
 * Returns the league with this collection or slug: one in the code of the arena, or one opened in the app and not
 * removed.
 */
function leagueOf(collection: string, read: ReadDocument): LeagueForRights | undefined {
  const own = builtIn.find(
    ({ slug, collections }) =>
      slug === collection || Object.values(collections).some((name) => name === collection),
  );
  if (own) {
    const { teams, players, fixtures, results, seasons } = own.collections;
    return { slug: own.slug, teams, players, fixtures, results, seasons, isClosed: false };
  }
  const [first = "", second, kind, more] = collection.split("~");
  const slug = second ?? first;
  const record = read(LEAGUES, slug);
  if (!record || record["state"] === "removed") return undefined;
  const { sport } = record;
  const isOfLeague = kind !== undefined && more === undefined && isKind(kind) && !isOfArena(kind);
  if (second !== undefined && (sport !== first || !isOfLeague)) return undefined;
  const named = (one: EntityKind) => `${String(sport)}~${slug}~${one}`;
  const isClosed = record["state"] === "closed";
  return {
    slug,
    teams: named("teams"),
    players: named("players"),
    fixtures: named("fixtures"),
    results: named("results"),
    seasons: named("seasons"),
    isClosed,
  };
}

/**
 * Whether a closed league refuses the write. It gets no new fixtures, except from owners, who restore lost ones; no
 * match is live, and scorers may not save.
 */
function isRefusedWhileClosed(
  { slug, fixtures }: LeagueForRights,
  rights: Rights,
  { collection, id, document }: Write,
  read: ReadDocument,
): boolean {
  if (isScorerOf(rights, slug)) return true;
  if (collection === LIVE) return readText(document?.["lastId"]) in readMap(document?.["matches"]);
  return collection === fixtures && document !== null && !read(fixtures, id) && !isOwner(rights);
}

/**
 * Whether a scorer of the league may write this: about a fixture at about the present time, and no confirmed result.
 */
function mayScore(
  { fixtures, results }: LeagueForRights,
  write: Write,
  read: ReadDocument,
): boolean {
  // These belong to the save of a record. A rebuild does not.
  if (write.collection === PUBLISHED) return write.document?.["lastId"] !== "";
  if (write.collection === HISTORY) return write.document?.["action"] !== "rebuild";
  const fixture = write.collection === LIVE ? write.document?.["lastId"] : write.id;
  if (typeof fixture !== "string" || !fixtures) return false;
  if (!isWithinScoringHours(readMoment(read(fixtures, fixture)?.["date"]), Date.now()))
    return false;
  if (write.collection === LIVE) return true;
  const stored = read(write.collection, write.id);
  const isUnconfirmed = (document: RawDocument | null) => document?.["unconfirmed"] === true;
  return (
    write.collection === results &&
    isUnconfirmed(write.document) &&
    (!stored || isUnconfirmed(stored))
  );
}

/**
 * Whether a published document of the arena is rebuilt with new or changed entries. Entries may only come with the save
 * of their record.
 */
function addsEntries({ collection, id, document }: Write, read: ReadDocument): boolean {
  if (collection !== PUBLISHED || document?.["lastId"] !== "") return false;
  const before = readMap(read(PUBLISHED, id)?.["records"]);
  return Object.entries(readMap(document["records"])).some(
    ([key, entry]) => fingerprint(entry) !== fingerprint(before[key]),
  );
}

/** Whether the write only moves the first day of play in a league's published entry earlier, or the last day later. */
function widensDays(
  kind: EntityKind,
  rights: Rights,
  { collection, id, document }: Write,
  read: ReadDocument,
): boolean {
  const [first, last] = kinds[kind].days ?? [];
  const slug = document?.["lastId"];
  if (collection !== PUBLISHED || !first || !last || typeof slug !== "string") return false;
  const before = readMap(readMap(read(PUBLISHED, id)?.["records"])[slug]);
  const after = readMap(readMap(document?.["records"])[slug]);
  const isSame = (of: RawDocument) => fingerprint({ ...of, [first]: "", [last]: "" });
  const dayOf = (of: RawDocument, key: string, otherwise: string) => readText(of[key]) || otherwise;
  return (
    mayAdminister(rights, slug) &&
    isSame(before) === isSame(after) &&
    readText(after[first]) <= dayOf(before, first, "9") &&
    readText(after[last]) >= dayOf(before, last, "")
  );
}

/**
 * Whether the user may write to a kind that only owners save. Nobody may delete its records. Others may extend the days
 * of play and publish an empty list.
 */
function mayKeepOwners(
  kind: EntityKind,
  rights: Rights,
  write: Write,
  read: ReadDocument,
): boolean {
  const { collection, id, document } = write;
  if (collection === kind && document === null) return false;
  if (isOwner(rights)) return true;
  if (collection === HISTORY) return document?.["action"] === "rebuild" && !read(PUBLISHED, kind);
  return (
    collection === PUBLISHED && (!read(PUBLISHED, id) || widensDays(kind, rights, write, read))
  );
}

/**
 * Whether a deleted picture has its history entry in the same transaction, and a picture that is added or deleted is
 * counted if its league's pictures are counted.
 */
function mayPicture(
  { id, document }: Write,
  beside: readonly Write[],
  read: ReadDocument,
): boolean {
  const isDropped = beside.some(
    (one) =>
      one.collection === HISTORY &&
      one.document?.["action"] === "drop" &&
      one.document["id"] === id,
  );
  if (!document && !isDropped) return false;
  const league = readText((document ?? read(PICTURES, id))?.["league"]);
  const lastId = document ? id : `-${id}`;
  return (
    !read(PICTURE_COUNTS, league) ||
    beside.some(
      (one) =>
        one.collection === PICTURE_COUNTS &&
        one.id === league &&
        one.document?.["lastId"] === lastId,
    )
  );
}

/**
 * Whether the count of a league's pictures changes by a picture of the same transaction, or is an owner's new count.
 */
function mayCount(
  rights: Rights,
  { id: league, document }: Write,
  beside: readonly Write[],
  read: ReadDocument,
): boolean {
  const lastId = readText(document?.["lastId"]);
  const counted = beside.some(
    (one) =>
      one.collection === HISTORY && one.id === lastId && one.document?.["action"] === "count",
  );
  if (counted) return isOwner(rights);
  const picture = beside.find(
    (one) => one.collection === PICTURES && one.id === lastId.replace("-", ""),
  );
  const before = read(PICTURE_COUNTS, league);
  if (!document || !picture || !before) return false;
  const text = (picture.document ?? read(PICTURES, picture.id))?.["picture"];
  const size = picture.document ? textSize(text) : -textSize(text);
  return document["bytes"] === Math.max(Number(before["bytes"]) + size, 0);
}

/** Whether the user may begin or end that batch; another user's only after some minutes. */
function mayKeepBatch(
  { account: { uid }, rights, read, leagueOf: known }: WriteContext,
  { id, document }: Write,
): boolean {
  const stored = read(BATCHES, id);
  const { league, by, at } = document ?? stored ?? {};
  if (typeof league !== "string") return false;
  if (league !== WHOLE_ARENA && known(league)?.slug !== league) return false;
  if (league === WHOLE_ARENA ? !isOwner(rights) : !mayAdminister(rights, league)) return false;
  if (document) return stored === null && by === uid;
  return (
    by === uid ||
    isOwner(rights) ||
    (readMoment(at) ?? 0) < Date.now() - batchLimits.minutes * 60_000
  );
}

/**
 * Whether the user may write this: a short form of `firestore.rules`. It need not be complete, because this store is in
 * one browser, whose user can write anything anyway. tests/stores/rights.ts checks that both give the same answers.
 * @param beside all writes of its transaction
 */
export function mayWrite(
  { account, rights }: Pick<WriteContext, "account" | "rights">,
  write: Write,
  read: ReadDocument,
  beside: readonly Write[],
): boolean {
  if (isForbidden(write, read)) return false;
  const { uid } = account;
  const writer: WriteContext = {
    account,
    rights,
    read,
    beside,
    leagueOf: (name) => leagueOf(name, read),
  };
  const ofCaptains = mayWriteOfCaptains(writer, write);
  if (ofCaptains !== null) return ofCaptains;
  if (write.collection === PICTURES && !mayPicture(write, beside, read)) return false;
  if (write.collection === PICTURES && !write.document) return isOwner(rights);
  if (write.collection === PICTURE_COUNTS && !mayCount(rights, write, beside, read)) return false;
  const collection = collectionOfWrite(write, read);
  if (write.collection === ARCHIVES) return mayArchive(writer, write);
  if (write.collection === DELETIONS && !write.document) return mayForget(writer, write.id);
  // History entries never change, except when an owner erases a person from one.
  const entry = write.collection === HISTORY ? read(HISTORY, write.id) : null;
  if (entry) return mayChangeEntry(writer, write, entry);
  if (write.collection === HISTORY && write.document?.["by"] !== uid) return false;
  if (write.collection === HISTORY && write.document?.["action"] === "count")
    return isOwner(rights);
  if (write.collection === HISTORY && collection === ERASURES)
    return isOwner(rights) && isErasure(writer, write.document);
  if (isOwners(collection)) return isOwner(rights);
  // The history entry or deletion of a change of rights is allowed with the change itself.
  if (collection === ADMINS && write.collection !== ADMINS)
    return isOwner(rights) || beside.some((one) => one.collection === ADMINS);
  if (collection === ADMINS) return mayGiveRights(writer, write);
  if (write.collection === REQUESTS && write.document)
    return (
      write.id === uid &&
      read(REQUESTS, uid) === null &&
      (arena.signUp !== true || account.verified === true)
    );
  if (collection === REQUESTS) return isOwner(rights);
  if (collection === FAULTS)
    return write.document === null
      ? isOwner(rights)
      : rights !== null && read(FAULTS, write.id) === null;
  if (collection === BATCHES) return mayKeepBatch(writer, write);
  if (typeof collection === "string" && isKind(collection) && isOfArena(collection)) {
    if (!isAdministrator(rights) || addsEntries(write, read)) return false;
    return kinds[collection].keptBy !== "owners" || mayKeepOwners(collection, rights, write, read);
  }
  // Only owners may delete a published document.
  if (write.collection === PUBLISHED && write.document === null) return isOwner(rights);
  const league = typeof collection === "string" ? leagueOf(collection, read) : undefined;
  if (!league || (league.isClosed && isRefusedWhileClosed(league, rights, write, read)))
    return false;
  if (mayAdminister(rights, league.slug)) return true;
  if (isScorerOf(rights, league.slug) && mayScore(league, write, read)) return true;
  return mayKeepClub(writer, league, write);
}
