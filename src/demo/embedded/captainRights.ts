import { CAPTAIN_REQUESTS } from "@/data/captains/captainRequests";
import { areSquadsOpen, CAPTAINS, switchesIn } from "@/data/captains/captains";
import { INVITATIONS } from "@/data/captains/invitations";
import { REPORTS } from "@/data/captains/reports";
import type { RawDocument } from "@/data/documents";
import { clubOfCaptain, isOwner, mayAdminister } from "@/data/identity";
import { fingerprint } from "@/data/plain";
import { PUBLISHED } from "@/data/published";
import { ADMINS, rightsIn } from "@/data/rights";
import { HISTORY } from "@/data/saving/savingSession";
import { lineUpOpening, reportOpening } from "@/domain/captains/captainTimes";
import { limits } from "@/domain/limits";
import { readMoment, readNames, readText } from "@/domain/reading";
import { arena } from "@arena/arena";
import type { Write } from "./embeddedRights";
import { isListed, mayInviteOrEnd } from "./invitationRights";
import {
  after,
  changedKeys,
  changesOnly,
  META,
  type LeagueForRights,
  type WriteContext,
} from "./writer";

/*
 * Checks what captains may write: a short form of `firestore.rules`, where functions with the same names do the same.
 */

/** The key of clean sheets, which only goalkeepers have: it comes and goes with the position. */
const OF_KEEPERS = "cleanSheets";

/** Returns the captain's club in a league; null if captains of the league may not save now. */
function ownClub({ rights, read }: WriteContext, league: LeagueForRights): RawDocument | null {
  const id = clubOfCaptain(rights, league.slug);
  const isOn = switchesIn(read(CAPTAINS, league.slug)).on && !league.isClosed;
  return id !== null && league.teams && isOn ? read(league.teams, id) : null;
}

const namesOf = ({ name, formerNames }: RawDocument): readonly unknown[] => [
  name,
  ...readNames(formerNames, limits.former),
];

const isNothing = (value: unknown) =>
  value === "" || value === 0 || value === null || (Array.isArray(value) && value.length === 0);

/** Whether the document is a new player of the club with only the fields that a captain may fill in. */
function isNewPlayer(player: RawDocument, club: RawDocument): boolean {
  const own = ["name", "jersey", "position", "club", "teamLogo", ...META];
  return (
    player["club"] === club["name"] &&
    ["", club["logo"]].includes(readText(player["teamLogo"])) &&
    Object.entries(player).every(([key, value]) => own.includes(key) || isNothing(value)) &&
    !["suspension", "formerNames", "formerClubs", "old"].some((key) => key in player)
  );
}

/** Whether only fields of a player changed that a captain may edit, and the old name was added to the former ones. */
function isSquadChange(player: RawDocument, was: RawDocument): boolean {
  const keys = ["name", "jersey", "position", "club", "formerNames", OF_KEEPERS];
  const former = readNames(was["formerNames"], limits.former);
  const now = readNames(player["formerNames"], limits.former);
  const [name, old] = [readText(player["name"]), readText(was["name"])];
  const isRenamedOnly =
    now.length === former.length
      ? name.toLowerCase() === old.toLowerCase() || former.includes(old)
      : name !== old && fingerprint(now) === fingerprint([...former, old]);
  return (
    changesOnly(player, was, keys) &&
    (player[OF_KEEPERS] ?? 0) === (was[OF_KEEPERS] ?? 0) &&
    isRenamedOnly
  );
}

/** Whether a captain may save this player. */
function mayKeepSquad(
  writer: WriteContext,
  league: LeagueForRights,
  { id, document }: Write,
): boolean {
  const club = ownClub(writer, league);
  const switches = switchesIn(writer.read(CAPTAINS, league.slug));
  if (!club || !document || !league.players || "season" in document) return false;
  if (!areSquadsOpen(switches, Date.now())) return false;
  const was = writer.read(league.players, id);
  if (!was) return limits.idPattern.test(id) && isNewPlayer(document, club);
  return (
    namesOf(club).includes(was["club"]) &&
    [club["name"], was["club"]].includes(document["club"]) &&
    isSquadChange(document, was)
  );
}

const whenOf = (fixture: RawDocument) => ({
  date: readMoment(fixture["date"]),
  day: readText(fixture["day"]),
});

/** Whether a captain may save this fixture: only the line-up of the own club changes, while line-ups are open. */
function mayLineUp(
  writer: WriteContext,
  league: LeagueForRights,
  { id, document }: Write,
): boolean {
  const club = ownClub(writer, league);
  const was = league.fixtures ? writer.read(league.fixtures, id) : null;
  if (!club || !document || !was || "season" in was) return false;
  if (lineUpOpening(whenOf(was), Date.now(), arena.timeZone).is !== "open") return false;
  const changed = changedKeys(document, was).filter((key) => !META.includes(key));
  const isLineUp = (side: "A" | "B") =>
    namesOf(club).includes(was[`team${side}`]) &&
    changed.every((key) => new RegExp(`^team${side}(StartingXI|StartingV|LineUp)$`).test(key));
  return isLineUp("A") || isLineUp("B");
}

/** Whether a captain of the league may write this record, or the history entry or published document of its save. */
export function mayKeepClub(writer: WriteContext, league: LeagueForRights, write: Write): boolean {
  const { collection, id, document } = write;
  if (clubOfCaptain(writer.rights, league.slug) === null) return false;
  if (collection === HISTORY || collection === PUBLISHED) {
    // The record itself is in the same transaction and is checked separately.
    const entry =
      collection === HISTORY
        ? document
        : after(writer, HISTORY, readText(document?.["lastChange"]));
    const record = writer.beside.find(
      (one) => one.collection === entry?.["collection"] && one.id === entry["id"],
    );
    return (
      record !== undefined && (entry?.["action"] === "create" || entry?.["action"] === "update")
    );
  }
  if (collection === league.players) return mayKeepSquad(writer, league, write);
  return collection === league.fixtures && writer.read(collection, id) !== null
    ? mayLineUp(writer, league, write)
    : false;
}

/** Returns the sides of a fixture that the captain's club plays on. */
function ownSides(writer: WriteContext, league: LeagueForRights, fixture: RawDocument) {
  const club = ownClub(writer, league);
  if (!club) return [];
  return (["a", "b"] as const).filter((side) =>
    namesOf(club).includes(fixture[`team${side.toUpperCase()}`]),
  );
}

/** Whether a captain may report this match; owners may delete reports. */
function mayReport(writer: WriteContext, { id, document }: Write): boolean {
  if (!document) return isOwner(writer.rights);
  const { side, fixture: fixtureId, by } = document;
  const league = writer.leagueOf(readText(document["league"]));
  if (!league?.fixtures || typeof fixtureId !== "string" || by !== writer.account.uid) return false;
  if (id !== `${league.slug}~${String(side)}~${fixtureId}`) return false;
  const fixture = writer.read(league.fixtures, fixtureId);
  const result = league.results ? writer.read(league.results, fixtureId) : null;
  return (
    fixture !== null &&
    !("season" in fixture) &&
    ownSides(writer, league, fixture).some((one) => one === side) &&
    reportOpening(whenOf(fixture), Date.now(), arena.timeZone).is === "open" &&
    (result === null || result["unconfirmed"] === true)
  );
}

/** Whether a match or a player belongs to the captain's club. */
function isAboutOwn(
  writer: WriteContext,
  league: LeagueForRights,
  about: string,
  what: unknown,
): boolean {
  const club = ownClub(writer, league);
  const record = writer.read((what === "takeOut" ? league.players : league.fixtures) ?? "", about);
  if (!club || !record) return false;
  if (what === "takeOut") return namesOf(club).includes(record["club"]);
  return ownSides(writer, league, record).length > 0;
}

/** Whether the user may send, answer or delete this captain's request. */
function mayAsk(writer: WriteContext, { id, document }: Write): boolean {
  const [slug = "", about = "", ...more] = id.split("~");
  const league = writer.leagueOf(slug);
  const stored = writer.read(CAPTAIN_REQUESTS, id);
  if (!league || league.slug !== slug || more.length > 0) return false;
  if (!document)
    return (
      mayAdminister(writer.rights, slug) ||
      (stored?.["by"] === writer.account.uid && ownClub(writer, league) !== null)
    );
  if (!isAboutOwn(writer, league, about, document["what"])) return false;
  if (stored) {
    const asking = rightsIn(writer.read(ADMINS, readText(stored["by"])));
    return (
      stored["what"] === "move" &&
      fingerprint(changedKeys(document, stored)) === fingerprint(["answer"]) &&
      clubOfCaptain(asking, slug) !== clubOfCaptain(writer.rights, slug)
    );
  }
  const fixture = document["what"] === "takeOut" ? null : writer.read(league.fixtures ?? "", about);
  const opening = fixture && reportOpening(whenOf(fixture), Date.now(), arena.timeZone);
  return (
    document["league"] === slug &&
    document["by"] === writer.account.uid &&
    (!("club" in document) || document["club"] === clubOfCaptain(writer.rights, slug)) &&
    document["answer"] === "" &&
    (opening === null || opening.is === "early")
  );
}

/**
 * Whether the user may write a document about captains: switches, people, reports, requests, invitations. Null for any
 * other document.
 */
export function mayWriteOfCaptains(writer: WriteContext, write: Write): boolean | null {
  const { collection, id, document } = write;
  if (collection === REPORTS) return mayReport(writer, write);
  if (collection === CAPTAIN_REQUESTS) return mayAsk(writer, write);
  if (collection === INVITATIONS) return mayInviteOrEnd(writer, write);
  if (collection === CAPTAINS)
    return (
      document !== null && mayAdminister(writer.rights, id) && writer.leagueOf(id)?.slug === id
    );
  const [first, slug = "", people] = collection.split("/");
  if (first !== CAPTAINS || people === undefined) return null;
  return (
    (mayAdminister(writer.rights, slug) || (id === writer.account.uid && document !== null)) &&
    isListed(writer, slug, id, after(writer, ADMINS, id))
  );
}
