import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REMOVED, SERVER_TIME } from "@/data/documents";
import { DataFailure } from "@/data/failure";
import type { Account } from "@/data/identity";
import { memoryStorage } from "@/demo/embedded/browserStorage";
import { embeddedDocuments } from "@/demo/embedded/embeddedDocuments";
import { OWNER, restCommit } from "../rules/rest";
import { makeRulesEmulator, type Identity, type RulesEmulator } from "../rules/rulesEmulator";
import { NOW, type Fields, type Write } from "../rules/save";
import { storedBefore } from "./rights";
import { roles, type Right } from "./rightsScene";

/** The embedded store and the rules on the emulator give the same answers to a table of rights. */

const placeOf = (path: string): [collection: string, id: string] => {
  const end = path.lastIndexOf("/");
  return [path.slice(0, end), path.slice(end + 1)];
};

const rolesOf = (right: Right) => right.roles ?? roles;
/** The account as the embedded store knows it. */
const accountOf = ({ uid, claims }: Identity): Account | null =>
  uid === undefined
    ? null
    : {
        uid,
        email: String(claims?.["email"] ?? ""),
        verified: claims?.["email_verified"] === true,
      };

const namesOf = (people: readonly Identity[]) => people.map(({ name }) => name);

/** Lets each try each operation on both stores. */
export function tryRights(rights: readonly Right[]): void {
  describe("the embedded store", () => {
    /** A value in the store's own words. */
    const valueOf = (value: unknown): unknown => {
      if (value === NOW) return SERVER_TIME;
      return value === undefined ? REMOVED : value;
    };
    const documentOf = (fields: Fields): Fields =>
      Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, valueOf(value)]));

    /** Whether the store takes these writes from somebody. */
    async function takes(right: Right, who: Identity): Promise<boolean> {
      const documents = embeddedDocuments(memoryStorage(), () => accountOf(who));
      documents.seed(
        Object.entries(storedBefore(right)).map(([path, data]) => {
          const [collection, id] = placeOf(path);
          return { collection, id, data };
        }),
      );
      try {
        await documents.transact(async (transaction) => {
          for (const write of right.writes(who)) {
            const [collection, id] = placeOf(write.path);
            if (write.op === "delete") transaction.delete(collection, id);
            else if (write.op === "set") transaction.set(collection, id, documentOf(write.fields));
            else
              transaction.change(
                collection,
                id,
                write.changes.map(([path, value]) => [path, valueOf(value)] as const),
              );
          }
        });
        return true;
      } catch (thrown) {
        if (thrown instanceof DataFailure && thrown.kind === "denied") return false;
        throw thrown;
      }
    }

    it.each(rights)("$what", async (right) => {
      const taken: Identity[] = [];
      for (const who of rolesOf(right)) if (await takes(right, who)) taken.push(who);
      expect(namesOf(taken)).toEqual(
        namesOf(rolesOf(right).filter((who) => right.may.includes(who))),
      );
    });
  });

  describe("the rules", () => {
    let world: RulesEmulator;
    beforeAll(async () => {
      world = await makeRulesEmulator();
    });
    afterAll(() => world.close());

    const commit = (writes: readonly Write[], token?: string) =>
      restCommit(world.projectId, writes, token);

    /** Everything is stored as before the operation. */
    async function restore(right: Right, written: readonly Write[]): Promise<void> {
      const before = storedBefore(right);
      const gone = written.filter(({ path }) => !(path in before));
      const writes: Write[] = [
        ...gone.map(({ path }): Write => ({ op: "delete", path })),
        ...Object.entries(before).map(([path, fields]): Write => ({ op: "set", path, fields })),
      ];
      const { status, body } = await commit(writes, OWNER);
      expect(status, body).toBe(200);
    }

    it.each(rights)("$what", async (right) => {
      let last: readonly Write[] = Object.keys(right.given ?? {}).map((path) => ({
        op: "delete",
        path,
      }));
      await restore(right, last);
      const answers = new Map<Identity, string>();
      const tryAs = async (who: Identity) => {
        const writes = right.writes(who);
        const { status, body } = await commit(writes, world.tokenOf(who));
        // 403 is the rules' no; anything else is told whole.
        answers.set(who, status === 403 || status === 200 ? String(status) : body);
        if (status === 200) last = writes;
      };
      // What is refused changes nothing, so all of them may try at once.
      const others = rolesOf(right).filter((who) => !right.may.includes(who));
      await Promise.all(others.map(tryAs));
      for (const who of right.may) {
        await restore(right, last);
        await tryAs(who);
      }
      await commit(
        [...last, ...Object.keys(right.given ?? {}).map((path) => ({ path }))].map(
          ({ path }): Write => ({ op: "delete", path }),
        ),
        OWNER,
      );
      const expected = rolesOf(right).map((who) => [
        who.name,
        right.may.includes(who) ? "200" : "403",
      ]);
      expect(rolesOf(right).map((who) => [who.name, answers.get(who)])).toEqual(expected);
    });
  });
}
