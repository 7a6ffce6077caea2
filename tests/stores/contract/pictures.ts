import { describe, expect, it } from "vitest";
import { pictureShare } from "@/data/pictures/counts";
import { MOST_CRESTS } from "@/domain/pictures";
import { readMap } from "@/domain/reading";
import { picture, pictureDigest } from "../../factories/pictures";
import { mls } from "../../arena/leagues/mls";
import { makePlayer, makeTeam } from "../../factories/records";
import { failureOf, the, type Steps } from "../steps";

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

    it.runIf(steps.isWhole)(
      "makes room for a crest by one that no club has, and says where there is none",
      async () => {
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
      },
    );

    it("keeps others by themselves, and each once", async () => {
      const text = picture();
      const path = `pictures/${pictureDigest("mls", text)}`;
      for (const use of ["portrait", "scene"] as const)
        expect(await steps.admin.pictures.keep("mls", { use, text })).toBe(path);
      expect(await steps.tested.ids("pictures")).toEqual([path.slice("pictures/".length)]);
    });

    it.runIf(steps.isWhole)(
      "loses a person’s with the person, but one that others have too, and restoring brings none back",
      async () => {
        const boss = await steps.tested.connect({ role: "owner" });
        const keep = (text: string) => boss.pictures.keep("mls", { use: "portrait", text });
        const [own, former, shared] = await Promise.all([
          keep(picture()),
          keep(picture("two2")),
          keep(picture("three333")),
        ]);
        const save = (id: string, name: string, face: string) =>
          boss.store.create(mls, "players", {
            id,
            version: 0,
            entity: makePlayer({ name, picture: face }),
          });
        const before = await save("one", "Ayo Bello", former);
        await boss.store.update(mls, "players", {
          id: "one",
          version: before.version,
          entity: { ...before, picture: own },
        });
        await save("two", "Ayo Bello", shared);
        await save("three", "Musa Idris", shared);
        const tasks = await boss.ownerTasks();
        const backup = the((await tasks.download()) ?? undefined).lines.join("");
        expect(backup).toContain(`"path":"${own}"`);

        const found = the((await tasks.findPerson("Ayo Bello")) ?? undefined);
        expect(found.players.flatMap(({ appPictures }) => appPictures).toSorted()).toEqual(
          [own, former, shared].toSorted(),
        );
        const players = found.players.map(({ path }) => path);
        const choice = { name: "Ayo Bello", longer: [], also: [], mentions: [], players };
        expect((await tasks.erase(found, choice)).finished).toBe(true);
        const left = (await steps.tested.ids("pictures")).map((id) => `pictures/${id}`);
        expect(left).toEqual([shared]);

        const preview = the((await tasks.previewBackup(tasks.readBackup(backup))) ?? undefined);
        await tasks.restore(preview.records);
        expect(await steps.tested.ids("pictures")).toHaveLength(1);
      },
    );

    it("keeps what was chosen with the record that names it, and nothing before", async () => {
      const { pictures: boss, store } = steps.admin;
      const [crest, face] = [picture("crest"), picture("face")];
      const logo = await boss.choose("mls", { use: "crest", text: crest });
      const path = await boss.choose("mls", { use: "portrait", text: face });
      await boss.choose("mls", { use: "portrait", text: picture("other") });
      const kept = async () => [...(await crestsIn()), ...(await steps.tested.ids("pictures"))];
      expect(await kept()).toEqual([]);
      const club = makeTeam({ name: "Rovers", logo });
      await store.create(mls, "teams", { id: "club", version: 0, entity: club });
      const player = makePlayer({ name: "Ayo", picture: path });
      await store.create(mls, "players", { id: "one", version: 0, entity: player });
      expect(await kept()).toEqual([pictureDigest("mls", crest), pictureDigest("mls", face)]);
    });

    it("counts what an owner has counted, drops what nobody names, and says where it is full", async () => {
      const boss = await steps.tested.connect({ role: "owner" });
      const tasks = await boss.ownerTasks();
      const old = (mark: string) => {
        const text = picture(mark);
        const id = pictureDigest("mls", text);
        const at = new Date("2026-01-01T12:00:00Z");
        return { id, text, stored: { league: "mls", picture: text, at } };
      };
      const [used, unused] = [old("used"), old("unused1")];
      for (const { id, stored } of [used, unused]) await steps.tested.put("pictures", id, stored);
      const entity = makePlayer({ name: "Ayo", picture: `pictures/${used.id}` });
      const { version } = await boss.store.create(mls, "players", {
        id: "one",
        version: 0,
        entity,
      });
      const count = () => steps.admin.pictures.count("mls");
      expect(await count()).toBeNull();

      const tidied = await tasks.tidy();
      const size = used.text.length;
      expect(tidied).toMatchObject({ dropped: 1, finished: true });
      expect(tidied.pictures.find(({ league }) => league.slug === "mls")).toMatchObject({
        bytes: size,
        count: 1,
      });
      expect(await steps.tested.ids("pictures")).toEqual([used.id]);
      // Every administrator of the league sees who did it.
      const entries = await steps.admin.maintenance.otherHistory(mls, "league");
      expect(entries.filter(({ action }) => action === "drop")).toMatchObject([{ id: unused.id }]);
      expect(entries.filter(({ action }) => action === "count")).toMatchObject([
        { after: { bytes: size, count: 1 } },
      ]);
      expect(new Set(entries.map(({ by }) => by)).size).toBe(1);
      const text = picture("face");
      const path = await steps.admin.pictures.choose("mls", { use: "portrait", text });
      await steps.admin.store.update(mls, "players", {
        id: "one",
        version,
        entity: { ...entity, picture: path },
      });
      expect(await count()).toEqual({ bytes: size + text.length, count: 2 });

      const stored = { bytes: pictureShare, count: 9, lastId: "x" };
      await steps.tested.put("pictureCounts", "mls", stored);
      const more = { use: "portrait", text: picture("more") } as const;
      const failed = await failureOf(steps.admin.pictures.keep("mls", more));
      expect(failed.message).toContain("200 of 200 MB");
    });

    it.runIf(steps.isWhole)("comes back from a backup with the record that names it", async () => {
      const boss = await steps.tested.connect({ role: "owner" });
      const text = picture();
      const logo = await boss.pictures.keep("mls", { use: "crest", text });
      const face = await boss.pictures.keep("mls", { use: "portrait", text });
      const club = makeTeam({ name: "Rovers", logo });
      await boss.store.create(mls, "teams", { id: "club", version: 0, entity: club });
      const player = makePlayer({ name: "Ayo", picture: face });
      await boss.store.create(mls, "players", { id: "one", version: 0, entity: player });
      const tasks = await boss.ownerTasks();
      const backup = the((await tasks.download()) ?? undefined).lines.join("");
      for (const [collection, id] of [
        ["mlsTeams", "club"],
        ["mlsPlayers", "one"],
        ["crests", "mls"],
        ["pictures", face.slice("pictures/".length)],
      ] as const)
        await steps.tested.remove(collection, id);
      const preview = the((await tasks.previewBackup(tasks.readBackup(backup))) ?? undefined);
      await tasks.restore(preview.records);
      expect(await crestsIn()).toEqual([pictureDigest("mls", text)]);
      expect(await steps.tested.ids("pictures")).toEqual([face.slice("pictures/".length)]);
    });

    it.runIf(steps.isWhole)(
      "keeps none of another league’s administrators, of scorers and of nobody",
      async () => {
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
      },
    );
  });
}
