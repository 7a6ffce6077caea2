import { kindsOfLeagues } from "@/records/kinds";
import { sports } from "@/sports/whole";
import { example } from "./examples";
import {
  daysWrite,
  leagueWrites,
  openedRecord,
  publishedLeague,
  storedLeague,
} from "./leagueScene";
import { collections, CUP } from "./registry";
import { request, restCommit, rootOf } from "./rest";
import { everyScorer } from "./roleBench";
import { chief, owner, type Identity, type RulesEmulator } from "./rulesEmulator";
import { NOW, type Fields, type Write } from "./save";

/** Every rule of leagues that were opened in the app, with a yes and a no, for the report of what was evaluated. */
export async function useOpened(world: RulesEmulator): Promise<void> {
  const root = rootOf(world.projectId);
  const send = (who: Identity, writes: readonly Write[]) =>
    restCommit(world.projectId, writes, world.tokenOf(who));
  const get = (who: Identity, path: string) =>
    request("GET", `/v1/${root}/${path}`, { token: world.tokenOf(who) });
  const some = [...everyScorer, chief, owner];

  await world.seed({ [`leagues/${CUP}`]: storedLeague, "published/leagues": publishedLeague() });
  for (const who of some) {
    const by = who.uid ?? "";
    for (const path of [`leagues/${CUP}`, "leagues?pageSize=10"]) await get(who, path);
    const another = { ...openedRecord, name: "Another name" };
    const commits = [
      leagueWrites(openedRecord, { by, id: "second-cup" }),
      leagueWrites(another, { by, stored: storedLeague }),
      [daysWrite({ first: "2027-02-20", last: "2027-02-21" })],
    ];
    // The first document refused ends a commit, so that those of somebody who may not are sent alone, too.
    for (const writes of commits) {
      if (who !== owner) for (const one of writes) await send(who, [one]);
      await send(who, writes);
    }
  }

  for (const { id: sport } of sports) {
    const slug = `${sport}-of-freshers`;
    await world.seed({ [`leagues/${slug}`]: { ...storedLeague, sport } });
    for (const kind of kindsOfLeagues) {
      const ofKind = collections.filter((one) => one.kind === kind);
      const alike = ofKind.find(({ league }) => league.sport === sport) ?? ofKind[0];
      if (!alike) throw new Error(`No league keeps ${kind}.`);
      const name = `${sport}~${slug}~${kind}`;
      const fields: Fields = { ...example(alike), version: 1, updatedAt: NOW, change: "one" };
      await world.seed({ [`${name}/one`]: example(alike), [`${name}/odd`]: { phone: "0800" } });
      for (const who of some) {
        for (const path of [`${name}/one`, `${name}/odd`, `${name}?pageSize=10`])
          await get(who, path);
        const structuredQuery = { from: [{ collectionId: name }], limit: 500 };
        const token = world.tokenOf(who);
        await request("POST", `/v1/${root}:runQuery`, { token, body: { structuredQuery } });
        await send(who, [{ op: "set", path: `${name}/new`, fields }]);
      }
    }
  }
}
