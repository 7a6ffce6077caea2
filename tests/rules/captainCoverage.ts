import { rightsOfCaptains } from "../stores/rightsOfCaptains";
import { castOf, sceneOf, storedIn, TOKENS } from "./captainScene";
import { request, restCommit, rootOf, OWNER } from "./rest";
import { CUP } from "./registry";
import type { RulesEmulator } from "./rulesEmulator";
import type { Write } from "./save";

/** Every rule of captains, with a yes and a no, for the report of what was evaluated. */
export async function useCaptains(world: RulesEmulator): Promise<void> {
  const root = rootOf(world.projectId);
  const scene = sceneOf(CUP);
  const { slug } = scene;
  const commit = (writes: readonly Write[], token?: string) =>
    restCommit(world.projectId, writes, token);
  for (const { may, writes, given = {}, roles = [] } of rightsOfCaptains([scene])) {
    const others = roles.filter((who) => !may.includes(who) && who.uid !== undefined).slice(0, 3);
    for (const who of [...others, ...may.slice(0, 2)]) {
      const before = writes(who).flatMap(({ path }): Write[] =>
        path in given ? [] : [{ op: "delete", path }],
      );
      await commit(before, OWNER);
      await world.seed(given);
      // The first document refused ends a commit, so that those of somebody who may not are sent alone, too.
      if (!may.includes(who))
        for (const one of writes(who)) await commit([one], world.tokenOf(who));
      await commit(writes(who), world.tokenOf(who));
    }
  }
  await world.seed(storedIn(scene));
  const { stranger, home, away, admin, owner } = castOf(scene);
  // Whose club is no id.
  const odd = { ...home, name: "captain of a number", uid: "odd" };
  await world.seed({
    "admins/odd": { ...home.admin, captainOf: { [slug]: 1 } },
    [`reports/${slug}~a~evening`]: { league: slug, fixture: "evening", side: "a", by: "home" },
  });
  for (const who of [stranger, home, odd, away, admin, owner]) {
    const token = world.tokenOf(who);
    const one = [
      `captains/${slug}`,
      `captains/${slug}/people/home`,
      `reports/${slug}~a~evening`,
      `captainRequests/${slug}~soon`,
      `captainRequests/${slug}~ours`,
      `captainRequests/${slug}~none`,
      `invitations/${TOKENS.captain}`,
      "history/none-of-captains",
    ];
    for (const path of one) await request("GET", `/v1/${root}/${path}`, { token });
    const lists = ["captains", `captains/${slug}/people`, "reports", "captainRequests"];
    const field = { fieldPath: "league" };
    const where = { fieldFilter: { field, op: "EQUAL", value: { stringValue: slug } } };
    for (const collectionId of ["reports", "captainRequests"]) {
      const structuredQuery = { from: [{ collectionId }], where, limit: 10 };
      await request("POST", `/v1/${root}:runQuery`, { token, body: { structuredQuery } });
    }
    for (const path of [...lists, "invitations"])
      await request("GET", `/v1/${root}/${path}?pageSize=10`, { token });
  }
}
