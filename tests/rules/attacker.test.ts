import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import { inParallel } from "../reliability/world/inParallel";
import { wholly } from "./alike";
import { edited, example } from "./examples";
import { collections, type Collection } from "./registry";
import { encodeFields, OWNER, request, restCommit, rootOf } from "./rest";
import { makeSave, seedOf, storedRecord, writesOf, type Fields } from "./save";
import { report, Tally } from "./tally";
import { adminOf, makeRulesEmulator, type Identity, type RulesEmulator } from "./rulesEmulator";

/** Goals A3 and A4: somebody who registers himself, and somebody who loses his rights. */

/** In `npm test` one for each way of saving and reading. */
const tried = collections.filter((one) => wholly.includes(one));

const tally = new Tally();
const seeded = new Map<string, Fields>();
let world: RulesEmulator;

beforeAll(async () => {
  world = await makeRulesEmulator();
  const records: Record<string, Record<string, Fields>> = {};
  for (const collection of tried) {
    const stored = storedRecord(example(collection));
    seeded.set(collection.name, stored);
    records[collection.name] = { kept: stored };
  }
  await world.seed(seedOf(records));
});
afterAll(() => world.close());

/** Registers with nothing but the public key, as anybody can. */
async function register(body: Fields): Promise<{ idToken: string; localId: string }> {
  const host = process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=public-key`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  expect(answer.status).toBe(200);
  return (await answer.json()) as { idToken: string; localId: string };
}

describe.each([
  ["with an address", { email: "attacker@arena.example", password: "attacker-2026" }],
  ["anonymously", {}],
])("somebody who registered %s", (_, credentials) => {
  it("gets into no collection", async () => {
    const { idToken: token, localId } = await register(credentials);
    const root = rootOf(world.projectId);
    const save = (
      name: string,
      options: { id: string; fields: Fields | null; stored: Fields | null },
    ) =>
      restCommit(
        world.projectId,
        writesOf(makeSave({ collection: name, by: localId, published: true, ...options })),
        token,
      );
    const promotion = { fields: encodeFields({ email: "attacker@arena.example", leagues: ["*"] }) };
    await tally.forbidRest(
      "self-promotion",
      request("PATCH", `/v1/${root}/admins/${localId}`, { token, body: promotion }),
    );
    const trySaves = async (collection: Collection) => {
      const { name } = collection;
      const stored = seeded.get(name) ?? null;
      await tally.forbidRest(
        `create ${name}`,
        save(name, { id: "new", fields: example(collection), stored: null }),
      );
      await tally.forbidRest(
        `update ${name}`,
        save(name, { id: "kept", fields: edited(collection), stored }),
      );
      await tally.forbidRest(`delete ${name}`, save(name, { id: "kept", fields: null, stored }));
      await tally.allowRest(`read ${name}`, request("GET", `/v1/${root}/${name}/kept`, { token }));
    };
    // Collections of one league share its sheet, and wait for each other's commits.
    await inParallel(leagues, 4, async (league) => {
      for (const one of tried.filter((each) => each.league === league)) await trySaves(one);
    });
    // The token is a good one: with a document in admins the very same person may.
    await world.seed({
      [`admins/${localId}`]: { email: "attacker@arena.example", leagues: ["*"] },
    });
    const id = `by-${localId}`.slice(0, 40);
    await tally.allowRest(
      "after the owner made him administrator",
      save("mlsTeams", {
        id,
        fields: example(collections.find(({ name }) => name === "mlsTeams") ?? never()),
        stored: null,
      }),
    );
    expect([...tally.leaks, ...tally.refused]).toEqual([]);
    report("A3 self-registered attacker", `${tally.forbidden} tried, ${tally.leaks.length} passed`);
  });
});

function never(): never {
  throw new Error("The registry has lost mlsTeams.");
}

it("takes away rights with the next write", async () => {
  const who: Identity = adminOf["mls"] ?? never();
  const token = world.tokenOf(who);
  const path = `admins/${who.uid ?? ""}`;
  const teams = collections.find(({ name }) => name === "mlsTeams") ?? never();
  let turn = 0;
  const write = () => {
    turn += 1;
    const save = makeSave({
      collection: "mlsTeams",
      id: `revoked-${turn}`,
      fields: example(teams),
      by: who.uid ?? "",
      published: true,
    });
    return restCommit(world.projectId, writesOf(save), token);
  };
  const mine = new Tally();
  await mine.allowRest("before", write());
  await world.seed({ [path]: { email: "x@arena.example", leagues: ["mbl"] } });
  await mine.forbidRest("moved to another league", write());
  await world.seed({ [path]: { email: "x@arena.example", leagues: ["mls"] } });
  await mine.allowRest("moved back", write());
  await restCommit(world.projectId, [{ op: "delete", path }], OWNER);
  await mine.forbidRest("document deleted", write());
  expect([...mine.leaks, ...mine.refused]).toEqual([]);
  report("A4 revocation", "denied on the next write with the same token");
});
