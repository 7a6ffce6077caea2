import { expect, it } from "vitest";
import type { AdminConnection } from "@/data/adminConnection";
import type { ErasureChoice } from "@/data/ownerTasks";
import { mls } from "../../arena/leagues/mls";
import { picture } from "../../factories/pictures";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../../factories/records";
import { failureOf, the, type Steps } from "../steps";

const YEARS = ["2023", "2024", "2025"] as const;
const NAME = "Ayo Bello";
const [ROVERS, TROJANS] = ["Kingsway Rovers", "Mount Trojans"];
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

/** When a year's season ended: each within the days before the archives, one after the other. */
const endOf = (year: string) => daysAgo(36 + 2 * (2025 - Number(year)));

const matchIn = (year: string) => ({
  teamA: ROVERS,
  teamB: TROJANS,
  date: Date.UTC(Number(year), 3, 14, 15),
});

/** What an administrator of the league enters of a season that is over, in the order in which it can be saved. */
async function enter({ store, pictures }: AdminConnection, year: string): Promise<void> {
  const save = <T>(id: string, entity: T) => ({
    id: `${id}-${year}`,
    version: 0,
    entity,
    season: year,
  });
  await store.create(mls, "seasons", {
    id: year,
    version: 0,
    entity: makeSeason({ label: `Season ${year}` }),
  });
  const face = await pictures.choose("mls", { use: "portrait", text: picture(year) });
  for (const name of [NAME, `Musa Idris ${year}`])
    await store.create(mls, "players", {
      ...save(name === NAME ? "bello" : "idris", makePlayer({ name, club: ROVERS, picture: face })),
    });
  await store.create(
    mls,
    "fixtures",
    save("match", makeFixture({ ...matchIn(year), lineUpA: [NAME] })),
  );
  const goal = { player: NAME, assist: "", minute: "12" };
  const result = makeResult({ ...matchIn(year), scoreA: 2, scoreB: 1, goalsA: [goal] });
  await store.create(mls, "results", save("match", result));
  await store.create(mls, "standings", save("rovers", makeStanding({ team: ROVERS })));
}

/** A slip is put right, and the season is closed. */
async function correct({ store }: AdminConnection, year: string): Promise<void> {
  const id = `match-${year}`;
  const goal = { player: NAME, assist: "", minute: "21" };
  await store.update(mls, "results", {
    id,
    version: 1,
    entity: makeResult({ ...matchIn(year), scoreA: 3, scoreB: 1, goalsA: [goal] }),
  });
  await store.update(mls, "seasons", {
    id: year,
    version: 1,
    entity: makeSeason({
      label: `Season ${year}`,
      champion: ROVERS,
      ended: endOf(year).getTime(),
      closed: endOf(year).getTime(),
    }),
  });
}

/** Everything that was saved so far, weeks ago: nobody may wait so long. */
async function age({ tested }: Steps): Promise<void> {
  for (const [entry, document] of await tested.documents("history"))
    await tested.put("history", entry, { ...document, at: daysAgo(50) });
  for (const year of YEARS) {
    const season = await tested.get("mlsSeasons", year);
    await tested.put("mlsSeasons", year, { ...season, updatedAt: daysAgo(35) });
  }
}

/** Nothing that honest work needs is refused, three seasons back, and nothing more is allowed. */
export function pastYears(steps: Steps): void {
  it("enters, corrects, archives, erases and restores three past seasons, each by whoever may", async () => {
    const connect = steps.tested.connect.bind(steps.tested);
    const football = await connect({ leagues: ["mls"] });
    const boss = await connect({ role: "owner" });
    const tasks = await boss.ownerTasks();
    const others = [
      await connect({ leagues: ["mbl"] }),
      await connect({ leagues: ["mls"], role: "scorer" }),
      await connect({ leagues: null }),
    ];
    await football.store.create(mls, "teams", {
      id: "rovers",
      version: 0,
      entity: makeTeam({ name: ROVERS }),
    });

    for (const year of YEARS) {
      await enter(football, year);
      for (const one of others) {
        expect((await failureOf(enter(one, `${year}-b`))).kind).toBe("denied");
        expect((await failureOf(correct(one, year))).kind).toBe("denied");
      }
      await football.maintenance.publishSheets(mls);
      await correct(football, year);
    }
    await football.maintenance.publishAll(mls);
    await age(steps);
    const backup = the((await tasks.download()) ?? undefined).lines.join("");

    // The history of each season goes into a file that an owner keeps, the oldest first.
    const theirs = await football.ownerTasks();
    for (const year of YEARS) {
      const file = the((await tasks.readArchive(mls, year)) ?? undefined);
      expect((await failureOf(theirs.confirmArchive(file, file.lines.join("")))).kind).toBe(
        "denied",
      );
      await tasks.confirmArchive(file, file.lines.join(""));
    }
    expect((await failureOf(theirs.removeArchived(mls))).kind).toBe("denied");
    expect(await tasks.removeArchived(mls)).toBeGreaterThan(0);

    // What stays can be corrected, deleted, undone and lost all the same.
    for (const year of YEARS) {
      const result = await football.store.update(mls, "results", {
        id: `match-${year}`,
        version: 2,
        entity: makeResult({ ...matchIn(year), scoreA: 2, scoreB: 2 }),
      });
      const stored = await football.store.remove(mls, "results", result);
      await football.store.restore(mls, "results", result, stored);
    }

    // One person goes from all of them, for good.
    const found = the((await tasks.findPerson(NAME)) ?? undefined);
    const choice: ErasureChoice = {
      name: NAME,
      also: [],
      longer: found.longer,
      players: found.players.map(({ path }) => path),
      mentions: found.mentions.map(({ key }) => key),
    };
    expect(await tasks.erase(found, choice)).toMatchObject({
      deleted: 3,
      failed: [],
      finished: true,
    });
    expect((await failureOf(theirs.erase(found, choice))).kind).toBe("denied");

    // What is lost comes back from the backup of before, but for who was erased.
    for (const year of YEARS) await steps.tested.remove("mlsStandings", `rovers-${year}`);
    const preview = the((await tasks.previewBackup(tasks.readBackup(backup))) ?? undefined);
    const back = preview.records.filter(({ effect }) => effect === "added");
    expect(back.map(({ id }) => id).toSorted()).toEqual(YEARS.map((year) => `rovers-${year}`));
    expect((await tasks.restore(back)).failed).toEqual([]);
    expect(await tasks.tidy()).toMatchObject({ finished: true });
    const everything = await Promise.all(
      [...Object.values(mls.collections), "history", "published", "deletions"].map(async (one) => [
        ...(await steps.tested.documents(one)),
      ]),
    );
    expect(JSON.stringify(everything)).not.toContain(NAME);
    expect((await steps.tested.ids("mlsStandings")).length).toBe(3);
  });
}
