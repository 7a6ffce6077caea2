import { expect, it } from "vitest";
import { groundsOf } from "@/data/grounds";
import { groundOf } from "@/domain/schedule/ground";
import { drop, keep, listed, makeGround } from "../../factories/arena";
import { SaveConflict } from "@/data/store";
import { failureOf, the, type Steps } from "../steps";

/** Where matches are played: the arena's grounds, all of them in one document that visitors read. */
export function grounds(steps: Steps): void {
  it("keeps grounds and shows visitors all of them", async () => {
    const { admin } = steps;
    const published = async () => groundsOf((await steps.published("grounds"))?.["records"]);
    const all = async () => (await listed(admin, "grounds")).map(groundOf);
    const save = (id: string, entity: typeof bowl, version = 0) =>
      keep(admin, "grounds", { id, version, entity });
    const closed = [{ from: "2026-12-24", to: "2027-01-02" }];
    const said = { name: "Main bowl", sports: ["football" as const], closed };
    const bowl = makeGround(said);
    await save("bowl", bowl);
    // After a lost answer it is sent again.
    await save("bowl", bowl);
    await save("annex", makeGround({ name: "Annex", link: "https://map.example/a" }));
    expect(await all()).toMatchObject([
      { id: "annex", version: 1, link: "https://map.example/a" },
      { id: "bowl", version: 1, ...said },
    ]);
    expect(await published()).toMatchObject((await all()).map(({ id, name }) => ({ id, name })));
    expect(await steps.tested.get("grounds", "bowl")).toMatchObject({
      closed: ["2026-12-24/2027-01-02"],
      version: 1,
    });

    const moved = await save("bowl", { ...bowl, place: "Gate 2" }, 1);
    const late = save("bowl", { ...bowl, place: "Gate 3" }, 1);
    await expect(late).rejects.toBeInstanceOf(SaveConflict);
    expect(await published()).toMatchObject([{ name: "Annex" }, { place: "Gate 2", version: 2 }]);

    const scorer = await steps.tested.connect({ role: "scorer", leagues: ["mls"] });
    expect((await failureOf(keep(scorer, "grounds", { id: "own", entity: bowl }))).kind).toBe(
      "denied",
    );

    const tasks = await (await steps.tested.connect({ role: "owner" })).ownerTasks();
    const backup = the((await tasks.download()) ?? undefined).lines.join("");
    expect(backup).toContain('"path":"grounds/bowl"');

    await drop(admin, "grounds", moved);
    expect(await published()).toMatchObject([{ name: "Annex" }]);
    expect(await all()).toHaveLength(1);
  });
}
