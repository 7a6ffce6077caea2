import { expect, it } from "vitest";
import type { ErasureChoice } from "@/data/ownerTasks";
import { emptyEntity, type Entities } from "@/records/record";
import { mls } from "../../arena/leagues/mls";
import { makePlayer } from "../../factories/records";
import { the, type Steps } from "../steps";

const NAME = "Adébáyọ̀ Láwal";
const ROVERS = "Kingsway Rovers";

/** An owner takes a person's pictures away, too. */
export function erasedPictures(steps: Steps): void {
  it("erases pictures of a person that do not say whose they are", async () => {
    const at = (file: string) => `https://img.example/${file}.jpg`;
    const { store, maintenance } = steps.admin;
    const add = (id: string, of: Partial<Entities["players"]>) =>
      store.create(mls, "players", {
        id,
        version: 0,
        entity: makePlayer({ club: ROVERS, ...of }),
      });
    const tell = (id: string, of: Partial<Entities["news"]>) =>
      store.create(mls, "news", { id, version: 0, entity: { ...emptyEntity("news"), ...of } });
    const one = await add("one", { name: NAME, picture: at("4711") });
    await store.update(mls, "players", {
      id: "one",
      version: one.version,
      entity: { ...one, picture: at("4712") },
    });
    // Drawn for everybody who has none, and a picture of somebody else.
    await add("two", { name: NAME, picture: at("nobody") });
    await add("else", { name: "Musa Idris", picture: at("nobody") });
    for (const file of ["4711", "4712", "4713", "nobody"])
      await tell(`n${file}`, { title: "Farewell", text: "To all.", picture: at(file) });
    const gone = await add("gone", { name: NAME, picture: at("4710") });
    await store.remove(mls, "players", gone);
    await tell("n4710", { title: "Back", text: `See ${at("4710")}`, picture: at("4710") });
    await maintenance.publishSheets(mls);

    const tasks = await (await steps.tested.connect({ role: "owner" })).ownerTasks();
    const found = the((await tasks.findPerson(NAME)) ?? undefined);
    expect([...new Set(found.players.flatMap(({ pictures }) => pictures))].toSorted()).toEqual(
      ["4710", "4711", "4712"].map(at),
    );
    const choice: ErasureChoice = {
      name: NAME,
      also: found.players.flatMap(({ pictures }) => pictures),
      longer: [],
      players: found.players.map(({ path }) => path),
      mentions: found.mentions.map(({ key }) => key),
    };
    expect(await tasks.erase(found, choice)).toMatchObject({
      deleted: 2,
      changed: 3,
      finished: true,
    });
    const left = (
      await Promise.all(
        ["mlsPlayers", "mlsNews", "history", "published"].map(async (collection) => [
          ...(await steps.tested.documents(collection)).values(),
        ]),
      )
    ).flat();
    const text = JSON.stringify(left);
    expect(["4710", "4711", "4712"].filter((file) => text.includes(at(file)))).toEqual([]);
    expect(["4713", "nobody"].filter((file) => !text.includes(at(file)))).toEqual([]);
  });
}
