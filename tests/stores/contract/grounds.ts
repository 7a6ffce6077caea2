import { expect, it } from "vitest";
import { groundsIn } from "@/data/grounds";
import { readMap } from "@/domain/reading";
import { noGround } from "@/domain/schedule/ground";
import { failureOf, the, type Steps } from "../steps";

/** Where matches are played: the arena's grounds, all of them in one document that visitors read. */
export function grounds(steps: Steps): void {
  it("keeps grounds and shows visitors all of them", async () => {
    const { grounds: kept } = steps.admin;
    const published = async () => {
      const { records } = (await steps.published("grounds")) ?? {};
      const found = Object.entries(readMap(records));
      return groundsIn(found.map(([id, data]) => ({ id, data: readMap(data) })));
    };
    const closed = [{ from: "2026-12-24", to: "2027-01-02" }];
    const bowl = { ...noGround, name: "Main bowl", sports: ["football" as const], closed };
    await kept.save("bowl", 0, bowl);
    // After a lost answer it is sent again.
    await kept.save("bowl", 0, bowl);
    await kept.save("annex", 0, { ...noGround, name: "Annex", link: "https://map.example/a" });
    expect(await kept.list()).toMatchObject([
      { id: "annex", version: 1, link: "https://map.example/a" },
      { id: "bowl", version: 1, ...bowl },
    ]);
    expect(await published()).toEqual(await kept.list(true));
    expect(await steps.tested.get("grounds", "bowl")).toMatchObject({
      closed: ["2026-12-24/2027-01-02"],
      version: 1,
    });

    const moved = await kept.save("bowl", 1, { ...bowl, place: "Gate 2" });
    const { kind } = await failureOf(kept.save("bowl", 1, { ...bowl, place: "Gate 3" }));
    expect(kind).toBe("conflict");
    expect(await published()).toMatchObject([{ name: "Annex" }, { place: "Gate 2", version: 2 }]);

    const scorer = await steps.tested.connect({ role: "scorer", leagues: ["mls"] });
    expect((await failureOf(scorer.grounds.save("own", 0, bowl))).kind).toBe("denied");

    const tasks = await (await steps.tested.connect({ role: "owner" })).ownerTasks();
    const backup = the((await tasks.download()) ?? undefined).lines.join("");
    expect(backup).toContain('"path":"grounds/bowl"');

    await kept.remove(moved);
    expect(await published()).toMatchObject([{ name: "Annex" }]);
    expect(await kept.list()).toHaveLength(1);
  });
}
