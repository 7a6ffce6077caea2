import { serverNow } from "@/domain/serverTime";
import { readMap, readText } from "@/domain/reading";
import { askServerNow } from "../askServerNow";
import { withDeadline } from "../deadline";
import { SERVER_TIME, type FoundDocument, type RawDocument, type Transaction } from "../documents";
import { failure } from "../failure";
import type { Account } from "../identity";
import { ADMINS, rightsIn } from "../rights";
import type { SavingSession } from "../saving/savingSession";
import { writeRights } from "../saving/writeRights";
import { CAPTAINS, peopleOf, switchesDocument, type LeaguePerson } from "./captains";
import {
  INVITATIONS,
  invitationDocument,
  invitationIn,
  isDueForDeletion,
  newToken,
  type Invitation,
  type Invitations,
} from "./invitations";

import { updateLeaguePeople, personDocument } from "./people";
import { acceptance } from "./acceptance";

/** Most invitations that are listed. */
const MOST = 200;

const leaguesOf = (rights: RawDocument | null): readonly unknown[] =>
  Array.isArray(rights?.["leagues"]) ? rights["leagues"] : [];

/** Returns the rights without those in one league; null if none are left. */
function rightsWithout(rights: RawDocument, slug: string, role: LeaguePerson["role"]) {
  const { version: _version, updatedAt: _at, change: _change, ...kept } = rights;
  const { [slug]: _club, ...clubs } = readMap(rights["captainOf"]);
  const captainOf = role === "captain" ? clubs : readMap(rights["captainOf"]);
  const leagues = leaguesOf(rights).filter((one) => role === "captain" || one !== slug);
  const isCaptain = Object.keys(captainOf).length > 0;
  if (leagues.length === 0 && !isCaptain) return null;
  const { captainOf: _clubs, ...others } = kept;
  return {
    ...others,
    leagues,
    ...(leagues.length === 0 && { role: "captain" }),
    ...(isCaptain && { captainOf }),
  };
}

/** Creates, withdraws and accepts invitations; works with any kind of `Documents`. */
export function keepInvitations({
  documents,
  identity,
  account,
  times,
}: SavingSession): Invitations {
  function self(): Account {
    const found = account();
    if (!found) throw failure("signedOut");
    return found;
  }

  const transact = <T>(run: (transaction: Transaction) => Promise<T>) =>
    withDeadline(documents.transact(run), times.save);

  const read = (found: readonly FoundDocument[]) =>
    found
      .flatMap(({ id, data }) => invitationIn(id, data) ?? [])
      .toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));

  /** Returns the newest invitations, for owners. Deletes those that ended long ago. */
  async function everyInvitation(): Promise<readonly Invitation[]> {
    const all = read(await withDeadline(documents.newest(INVITATIONS, {}, MOST), times.read));
    const old = all.filter((one) => isDueForDeletion(one, serverNow()));
    if (old.length > 0)
      await transact(async (transaction) => {
        for (const { token } of old) transaction.delete(INVITATIONS, token);
        // If this fails, the next load deletes them.
      }).catch(() => undefined);
    return all.filter((one) => !old.includes(one));
  }

  async function revokeRole(slug: string, { uid }: LeaguePerson, role: LeaguePerson["role"]) {
    const by = self().uid;
    await transact(async (transaction) => {
      const stored = await transaction.get(ADMINS, uid);
      const rights = rightsIn(stored);
      const has =
        role === "captain"
          ? rights?.captainOf?.[slug] !== undefined
          : rights?.role === "scorer" && rights.leagues.includes(slug);
      if (!stored || !has) return;
      const content = rightsWithout(stored, slug, role);
      const follow = await updateLeaguePeople(transaction, uid, stored, content);
      writeRights(transaction, { collection: ADMINS, id: uid, by, stored, content });
      follow();
    });
  }

  return {
    async invitations(league) {
      if (league === null) return everyInvitation();
      const found = await Promise.all(
        ["captain", "scorer"].map((role) =>
          withDeadline(documents.newest(INVITATIONS, { league, role }, MOST), times.read),
        ),
      );
      return read(found.flat());
    },
    async invite(offer) {
      const { uid: by } = self();
      const token = newToken();
      // The rules refuse an invitation that lasts an hour too long by the server's clock.
      const now = await withDeadline(askServerNow(identity), times.recheck).catch(serverNow);
      const document = invitationDocument(offer, now);
      await transact(async (transaction) => {
        // The first invitation of a captain switches on saving for the league's captains.
        const needsSwitches =
          offer.role === "captain" && !(await transaction.get(CAPTAINS, offer.league));
        transaction.set(INVITATIONS, token, { ...document, by, at: SERVER_TIME });
        if (needsSwitches)
          transaction.set(
            CAPTAINS,
            offer.league,
            switchesDocument({ on: true, squadsUntil: null }),
          );
      });
      const made = invitationIn(token, { ...document, by, at: new Date(now) });
      if (!made) throw failure("unknown");
      return made;
    },
    async takeBack(token) {
      await transact(async (transaction) => {
        const stored = await transaction.get(INVITATIONS, token);
        if (stored?.["state"] === "open")
          transaction.change(INVITATIONS, token, [[["state"], "withdrawn"]]);
      });
    },
    async accept({ token }, name) {
      const { uid, email, verified = false } = self();
      await transact(async (transaction) => {
        const [found, stored] = await Promise.all([
          transaction.get(INVITATIONS, token),
          transaction.get(ADMINS, uid),
        ]);
        const invitation = found && invitationIn(token, found);
        // The invitation was used for this account already: the answer was lost, and the request is repeated.
        if (invitation?.state === "used" && stored?.["invited"] === token) return;
        if (!invitation || invitation.state !== "open") throw failure("notFound");
        const content = acceptance(invitation, stored, { email, name });
        if (!content) throw failure("denied");
        const person = personDocument(
          content,
          invitation.league,
          verified && readText(content["email"]) === email,
        );
        writeRights(transaction, { collection: ADMINS, id: uid, by: uid, stored, content });
        transaction.change(INVITATIONS, token, [[["state"], "used"]]);
        if (person) transaction.set(peopleOf(invitation.league), uid, person);
      });
    },
    async revoke(league, person) {
      if (person.club !== "") await revokeRole(league, person, "captain");
      if (person.role === "scorer") await revokeRole(league, person, "scorer");
    },
  };
}
