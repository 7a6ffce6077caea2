import { expect, it } from "vitest";
import { holdsName } from "@/domain/people/erase";
import { mls } from "../../arena/leagues/mls";
import { keep, listed } from "../../factories/arena";
import { makeFixture } from "../../factories/records";
import { the, type Steps } from "../steps";

const NAME = "Adébáyọ̀ Láwal";

/** An official is a person: an owner takes them out of everything, too. */
export function erasedOfficials(steps: Steps): void {
  it("takes an official out of the arena and the trail, whom a backup held", async () => {
    const { officials, store } = steps.admin;
    const entry = { name: NAME, does: "Referee", sports: [], contact: "0803", agreed: true };
    await keep(steps.admin, "officials", { id: "ref", entity: entry });
    await keep(steps.admin, "officials", {
      id: "ref",
      version: 1,
      entity: { ...entry, contact: "0804" },
    });
    await keep(steps.admin, "officials", {
      id: "other",
      entity: { ...entry, name: "Chidi Okeke", contact: "0805" },
    });
    await store.create(mls, "fixtures", { id: "match", version: 0, entity: makeFixture() });
    await officials.assign(mls, { id: "match", from: [], to: ["ref", "other"] });
    const tasks = await (await steps.tested.connect({ role: "owner" })).ownerTasks();
    const find = async () => the((await tasks.findPerson(NAME)) ?? undefined);
    const everything = async () => the((await tasks.download()) ?? undefined).lines.join("");
    expect(await everything()).toContain('"path":"officials/ref"');

    const found = await find();
    expect(found.players).toMatchObject([{ path: "officials/ref", league: null, entries: 3 }]);
    const choice = {
      name: NAME,
      also: [],
      longer: found.longer,
      players: ["officials/ref"],
      mentions: found.mentions.map(({ key }) => key),
    };
    const done = await tasks.erase(found, choice);
    expect(done).toMatchObject({ deleted: 1, failed: [], finished: true });
    expect(await listed(steps.admin, "officials")).toMatchObject([
      { id: "other", contact: "0805" },
    ]);
    const left = await everything();
    expect(holdsName(left, NAME)).toBe(false);
    expect(left).not.toMatch(/080[34]/);
    expect(left).toContain("0805");
    expect(await find()).toMatchObject({ players: [], mentions: [], entries: 0 });
  });
}
