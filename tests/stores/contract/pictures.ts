import { describe, expect, it } from "vitest";
import { MOST_CRESTS } from "@/domain/pictures";
import { readMap } from "@/domain/reading";
import { picture, pictureDigest } from "../../factories/pictures";
import type { Steps } from "../steps";
import { failureOf } from "../steps";

/** Pictures that were made in the app. */
export function pictures(steps: Steps): void {
  const crestsIn = async (slug = "mls") =>
    Object.keys(readMap((await steps.tested.get("crests", slug))?.["crests"]));

  describe("pictures", () => {
    it("keeps crests in one document of the league, and each once", async () => {
      const [one, two] = [picture(), picture("two2")];
      const keep = (text: string) => steps.admin.pictures.keep("mls", { use: "crest", text });
      expect(await keep(one)).toBe(`crests/mls/${pictureDigest("mls", one)}`);
      await keep(two);
      await keep(one);
      const digests = [one, two].map((text) => pictureDigest("mls", text));
      expect((await crestsIn()).toSorted()).toEqual(digests.toSorted());
      expect(await crestsIn("mbl")).toEqual([]);
    });

    it("makes room for a crest by one that no club has, and says where there is none", async () => {
      const texts = Array.from({ length: MOST_CRESTS }, (_, at) => picture(`n${at}A`));
      const all = texts.map((text) => [pictureDigest("mls", text), text] as const);
      await steps.tested.put("crests", "mls", { crests: Object.fromEntries(all), lastId: "" });
      const inUse = all.map(([digest]) => `crests/mls/${digest}`);
      const keep = (used: readonly string[]) =>
        steps.admin.pictures.keep("mls", { use: "crest", text: picture(), inUse: used });
      expect((await failureOf(keep(inUse))).message).toContain("at most 36 crests");
      await keep(inUse.slice(1));
      const left = await crestsIn();
      expect(left).toHaveLength(MOST_CRESTS);
      expect(left).not.toContain(all[0]?.[0]);
      expect(left).toContain(pictureDigest("mls", picture()));
    });

    it("keeps others by themselves, and each once", async () => {
      const text = picture();
      const path = `pictures/${pictureDigest("mls", text)}`;
      for (const use of ["portrait", "scene"] as const)
        expect(await steps.admin.pictures.keep("mls", { use, text })).toBe(path);
      expect(await steps.tested.ids("pictures")).toEqual([path.slice("pictures/".length)]);
    });

    it("keeps none of another league’s administrators, of scorers and of nobody", async () => {
      const strangers = [
        { leagues: ["mbl"] },
        { leagues: ["mls"], role: "scorer" },
        { leagues: null },
      ] as const;
      for (const of of strangers) {
        const { pictures: stranger } = await steps.tested.connect(of);
        for (const use of ["crest", "portrait"] as const) {
          const failed = await failureOf(stranger.keep("mls", { use, text: picture() }));
          expect(failed.kind).toBe("denied");
        }
      }
      expect([...(await crestsIn()), ...(await steps.tested.ids("pictures"))]).toEqual([]);
    });
  });
}
