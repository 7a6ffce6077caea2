import { mayInvite } from "@/data/captains/invite";
import { peopleOf } from "@/data/captains/captains";
import { INVITATIONS, invitedRoles } from "@/data/captains/invitations";
import type { RawDocument } from "@/data/documents";
import { isOwner, mayAdminister } from "@/data/identity";
import { fingerprint } from "@/data/plain";
import { ADMINS, rightsIn } from "@/data/rights";
import { readMap, readMoment, readText } from "@/domain/reading";
import type { Write } from "./embeddedRights";
import { after, changedKeys, changesOnly, type WriteContext } from "./writer";

/* Checks who may invite, accept an invitation, and remove rights: a short form of `firestore.rules`. */

/** Whether the league's list has the account as these rights require: listed with its role and club, or not at all. */
export function isListed(
  writer: WriteContext,
  slug: string,
  uid: string,
  rights: RawDocument | null,
): boolean {
  const club = readText(readMap(rights?.["captainOf"])[slug]);
  const leagues = rights?.["leagues"];
  const isScorer =
    rights?.["role"] === "scorer" && Array.isArray(leagues) && leagues.includes(slug);
  const listed = after(writer, peopleOf(slug), uid);
  if (!isScorer && club === "") return listed === null;
  return listed?.["role"] === (isScorer ? "scorer" : "captain") && listed["club"] === club;
}

/** Whether these rights come from accepting an invitation in the same transaction. */
function isAccepted(writer: WriteContext, uid: string, rights: RawDocument): boolean {
  const token = readText(rights["invited"]);
  const invitation = writer.read(INVITATIONS, token);
  if (!invitation || invitation["state"] !== "open") return false;
  if ((readMoment(invitation["until"]) ?? 0) <= Date.now()) return false;
  const league = readText(invitation["league"]);
  const was = writer.read(ADMINS, uid);
  const before = { leagues: [], ...was };
  const leagues = Array.isArray(rights["leagues"]) ? rights["leagues"] : [];
  const offer = { role: readText(invitation["role"]), league };
  const inviter = rightsIn(writer.read(ADMINS, readText(invitation["by"])));
  if (!mayInvite(inviter, offer)) return false;
  if (after(writer, INVITATIONS, token)?.["state"] !== "used") return false;
  if (offer.role === "captain")
    return (
      changesOnly(rights, before, ["email", "name", "role", "captainOf", "invited"]) &&
      rights["role"] === (was ? was["role"] : "captain") &&
      changedKeys(readMap(rights["captainOf"]), readMap(was?.["captainOf"])).every(
        (slug) => slug === league,
      ) &&
      readMap(rights["captainOf"])[league] === invitation["club"] &&
      isListed(writer, league, uid, rights)
    );
  const given = before.leagues.concat(
    before.leagues.some((slug) => slug === league || slug === "*") ? [] : [league as never],
  );
  return (
    changesOnly(rights, before, ["email", "name", "role", "leagues", "invited"]) &&
    (rights["role"] ?? "administrator") === offer.role &&
    (offer.role !== "administrator" ||
      (writer.account.verified === true && writer.account.email === invitation["email"])) &&
    (was === null || (before.leagues.length > 0 && rights["role"] === was["role"])) &&
    fingerprint(leagues) === fingerprint(given) &&
    (offer.role === "administrator" || league === "*" || isListed(writer, league, uid, rights))
  );
}

const withoutLeague = (leagues: unknown, slug: string) =>
  Array.isArray(leagues) ? leagues.filter((one) => one !== slug) : [];

/** Whether a league's administrator removes only one role in that league from an account's rights. */
function isTaken(
  writer: WriteContext,
  uid: string,
  was: RawDocument,
  left: RawDocument | null,
): boolean {
  const leagues = Array.isArray(was["leagues"]) ? was["leagues"] : [];
  const clubs = readMap(was["captainOf"]);
  const taken = left ?? { leagues: [], captainOf: {} };
  const lost = [
    ...Object.keys(clubs).filter((slug) => !(slug in readMap(taken["captainOf"]))),
    ...leagues.filter(
      (slug) =>
        withoutLeague(taken["leagues"], String(slug)).length ===
        (Array.isArray(taken["leagues"]) ? taken["leagues"].length : 0),
    ),
  ];
  const [slug] = lost;
  if (lost.length !== 1 || typeof slug !== "string" || slug === "*") return false;
  if (!mayAdminister(writer.rights, slug) || !isListed(writer, slug, uid, left)) return false;
  const isClub = slug in clubs && !(slug in readMap(taken["captainOf"]));
  if (!isClub && was["role"] !== "scorer") return false;
  if (!left) return true;
  const { [slug]: _gone, ...others } = clubs;
  return isClub
    ? changesOnly(left, was, ["captainOf"]) &&
        fingerprint(readMap(left["captainOf"])) === fingerprint(others)
    : changesOnly(left, was, ["leagues", "role"]) &&
        fingerprint(left["leagues"]) === fingerprint(withoutLeague(leagues, slug)) &&
        left["role"] === (withoutLeague(leagues, slug).length > 0 ? "scorer" : "captain");
}

/** Whether these rights add no club: that takes an invitation. */
const keepsInvitation = (rights: RawDocument, was: RawDocument | null): boolean =>
  rights["invited"] === was?.["invited"] &&
  Object.entries(readMap(rights["captainOf"])).every(
    ([slug, club]) => readMap(was?.["captainOf"])[slug] === club,
  );

/** Whether the user may write these rights. */
export function mayGiveRights(writer: WriteContext, { id, document }: Write): boolean {
  if (id === writer.account.uid) return document !== null && isAccepted(writer, id, document);
  if (isOwner(writer.rights))
    return document === null || keepsInvitation(document, writer.read(ADMINS, id));
  const was = writer.read(ADMINS, id);
  return was !== null && isTaken(writer, id, was, document);
}

/** Whether the user may create an invitation, withdraw it, end it by accepting it, or delete it. */
export function mayInviteOrEnd(writer: WriteContext, { id, document }: Write): boolean {
  const stored = writer.read(INVITATIONS, id);
  if (!document)
    return (
      isOwner(writer.rights) &&
      stored !== null &&
      (stored["state"] !== "open" || (readMoment(stored["until"]) ?? 0) < Date.now())
    );
  const offer = stored ?? document;
  const may = mayInvite(writer.rights, {
    role: readText(offer["role"]),
    league: readText(offer["league"]),
  });
  if (!stored)
    return (
      may &&
      invitedRoles.some((role) => role === document["role"]) &&
      document["state"] === "open" &&
      document["by"] === writer.account.uid
    );
  if (stored["state"] !== "open" || fingerprint(changedKeys(document, stored)) !== '["state"]')
    return false;
  if (document["state"] === "withdrawn") return may;
  return (
    document["state"] === "used" && after(writer, ADMINS, writer.account.uid)?.["invited"] === id
  );
}
