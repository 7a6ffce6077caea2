import { readMap, readMoment, readText } from "@/domain/reading";
import type { Access, Administrator } from "../access";
import { updateLeaguePeople } from "../captains/people";
import { withDeadline } from "../deadline";
import { SERVER_TIME, type RawDocument, type Transaction } from "../documents";
import { failure } from "../failure";
import type { Account, Grant } from "../identity";
import { REQUESTS, requestIn } from "../requests";
import { ADMINS, rightsIn } from "../rights";
import { writeRights } from "../saving/writeRights";
import { BACKUPS, HISTORY, type SavingSession } from "../saving/savingSession";

/** Most people that are listed. */
const MOST = 200;

/** Returns the stored form of rights, without default values. */
function rightsDocument(
  { email, name }: { readonly email: string; readonly name: string },
  { role, leagues }: Pick<Grant, "role" | "leagues">,
): RawDocument {
  return {
    email,
    leagues: role === "owner" ? ["*"] : role === "captain" ? [] : [...leagues],
    ...(role !== "administrator" && { role }),
    ...(name !== "" && { name }),
  };
}

/** Keys of a document of rights that the list of administrators does not edit: a save leaves them unchanged. */
const KEPT = ["captainOf", "invited"] as const;

/** Returns these keys of a stored document. */
const keptIn = (stored: RawDocument | null): RawDocument =>
  Object.fromEntries(
    KEPT.flatMap((key) => (stored && key in stored ? [[key, stored[key]] as const] : [])),
  );

const people = (uid: string, stored: RawDocument): Administrator => ({
  ...(rightsIn(stored) ?? { role: "administrator", leagues: [], name: readText(stored["name"]) }),
  uid,
  email: readText(stored["email"]),
});

/** Stores rights and requests for them; works with any kind of `Documents`. */
export function keepAccess({ documents, account, times }: SavingSession): Access {
  const names = new Map<string, Promise<string>>();

  function self(): Account {
    const found = account();
    if (!found) throw failure("signedOut");
    return found;
  }

  const save = async (run: (transaction: Transaction, by: string) => Promise<void>) => {
    const { uid } = self();
    await withDeadline(
      documents.transact((transaction) => run(transaction, uid)),
      times.save,
    );
  };

  async function answer(transaction: Transaction, by: string, id: string): Promise<void> {
    const stored = await transaction.get(REQUESTS, id);
    if (stored)
      writeRights(transaction, {
        collection: REQUESTS,
        id,
        by,
        stored,
        content: null,
      });
  }

  async function nameOf(uid: string): Promise<string> {
    return readText((await documents.get(ADMINS, uid))?.["name"]);
  }

  return {
    async ownRequest() {
      const { uid } = self();
      const stored = await withDeadline(documents.get(REQUESTS, uid), times.read);
      return stored && requestIn(uid, stored);
    },
    async ask(league, name) {
      const { uid, email, verified = false } = self();
      const request = {
        email,
        verified,
        league,
        at: SERVER_TIME,
        ...(name !== "" && { name }),
      };
      await save(async (transaction) => {
        if (!(await transaction.get(REQUESTS, uid))) transaction.set(REQUESTS, uid, request);
      });
    },
    async requests() {
      const found = await withDeadline(documents.newest(REQUESTS, {}, MOST), times.read);
      return found
        .map(({ id, data }) => requestIn(id, data))
        .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
    },
    async administrators() {
      const found = await withDeadline(documents.list(ADMINS, MOST), times.read);
      return found.map(({ id, data }) => people(id, data));
    },
    grant: ({ uid: id, email, name, verified }, given) =>
      save(async (transaction, by) => {
        // All reads of a transaction come before its writes.
        const stored = await transaction.get(ADMINS, id);
        const content = { ...rightsDocument({ email, name }, given), ...keptIn(stored) };
        const follow = await updateLeaguePeople(transaction, id, stored, content, verified);
        await answer(transaction, by, id);
        follow();
        writeRights(transaction, { collection: ADMINS, id, by, stored, content });
      }),
    refuse: ({ uid }) => save((transaction, by) => answer(transaction, by, uid)),
    change: (id, given) =>
      save(async (transaction, by) => {
        const stored = await transaction.get(ADMINS, id);
        if (!stored) throw failure("notFound");
        const content = { ...rightsDocument(people(id, stored), given), ...keptIn(stored) };
        const follow = await updateLeaguePeople(transaction, id, stored, content);
        writeRights(transaction, { collection: ADMINS, id, by, stored, content });
        follow();
      }),
    revoke: (id) =>
      save(async (transaction, by) => {
        const stored = await transaction.get(ADMINS, id);
        if (!stored) return;
        const follow = await updateLeaguePeople(transaction, id, stored, null);
        writeRights(transaction, { collection: ADMINS, id, by, stored, content: null });
        follow();
      }),
    async lastChangeOf(uid) {
      const [found] = await withDeadline(documents.newest(HISTORY, { by: uid }, 1), times.read);
      if (!found) return null;
      const { collection, action, at } = found.data;
      return { collection: readText(collection), action: readText(action), at: readMoment(at) };
    },
    async lastChangeTo(collection, id) {
      const fields = { collection, record: `${collection}/${id}` };
      const [found] = await withDeadline(documents.newest(HISTORY, fields, 1), times.read);
      const at = readMoment(found?.data["at"]);
      return found && at !== null ? { by: readText(found.data["by"]), at } : null;
    },
    async lastBackup() {
      const fields = { collection: BACKUPS };
      const [found] = await withDeadline(documents.newest(HISTORY, fields, 1), times.read);
      // Notes from before December 2026 only say when the last part was finished.
      return readMoment(readMap(found?.data["after"])["begun"]) ?? readMoment(found?.data["at"]);
    },
    nameOf(uid) {
      const known = names.get(uid);
      if (known) return known;
      const found = withDeadline(nameOf(uid), times.read).catch(() => {
        names.delete(uid);
        return "";
      });
      names.set(uid, found);
      return found;
    },
  };
}
