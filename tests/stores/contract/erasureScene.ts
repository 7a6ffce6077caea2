import type { ErasureResult, ErasureChoice, StoredPerson } from "@/data/ownerTasks";
import { foldName } from "@/domain/names";
import { holdsName } from "@/domain/people/erase";
import type { Entities } from "@/records/record";
import { mls } from "../../arena/leagues/mls";
import { makeFixture, makePlayer, makeResult } from "../../factories/records";
import { the, type Steps } from "../steps";

export const NAME = "Adébáyọ̀ Láwal";
export const ROVERS = "Kingsway Rovers";
export const TROJANS = "Mount Trojans";
export const teams = { teamA: ROVERS, teamB: TROJANS, date: Date.UTC(2026, 2, 14, 15) } as const;
export const collections = [
  ...Object.values(mls.collections),
  "history",
  "published",
  "deletions",
  "live",
  "requests",
] as const;

/** The letters of a text alone: however an id joins the words of a name, it is found. */
const letters = (text: string) => foldName(text).replace(/[^a-z]/g, "");

/** Two people of one name, all over the database, and what an owner does about one or both. */
export function erasureScene(steps: Steps) {
  const owner = () => steps.tested.connect({ role: "owner" });

  /** The paths of all documents in which the name is, whatever its accents and case. */
  async function namedIn(name = NAME): Promise<string[]> {
    const found = [...new Set(collections)].map(async (collection) =>
      [...(await steps.tested.documents(collection))].flatMap(([id, document]) => {
        const text = `${id} ${JSON.stringify(document)}`;
        const isNamed = holdsName(text, name) || letters(text).includes(letters(name));
        return isNamed ? [`${collection}/${id}`] : [];
      }),
    );
    return (await Promise.all(found)).flat();
  }

  const result: Partial<Entities["results"]> = {
    ...teams,
    scoreA: 2,
    scoreB: 1,
    goalsA: [
      { player: NAME, assist: "Chidi Okeke", minute: "12" },
      { player: "Chidi Okeke", assist: "adebayo  LAWAL", minute: "60" },
    ],
    goalsB: [{ player: "Adebayo Lawal", assist: "", minute: "80" }],
    bookings: [`${NAME} (Yellow Card)`, "Musa Idris (Red Card)"],
    substitutionsA: `Musa Idris IN / ${NAME} OUT (70)`,
    manOfTheMatch: { player: NAME, clubLogo: "", rating: 5 },
  };

  /** Two of one name, in matches, a past season, an old record, and in the trail of all of them. */
  async function begin(): Promise<void> {
    const { store, maintenance } = steps.admin;
    const player = (id: string, club: string) =>
      store.create(mls, "players", { id, version: 0, entity: makePlayer({ name: NAME, club }) });
    const one = await player("one", ROVERS);
    await player("two", TROJANS);
    await store.update(mls, "players", {
      id: "one",
      version: one.version,
      entity: { ...one, goals: 99 },
    });
    await steps.tested.put("mlsPlayers", "2025-one", {
      name: "Adebayo Lawal",
      club: ROVERS,
      season: "2025",
      phone: "0803",
    });
    await store.create(mls, "results", { id: "match", version: 0, entity: makeResult(result) });
    await store.create(mls, "fixtures", {
      id: "match",
      version: 0,
      entity: makeFixture({ ...teams, lineUpA: [NAME, "Chidi Okeke"], lineUpB: ["Musa Idris"] }),
    });
    const former = await store.create(mls, "fixtures", {
      id: "former",
      version: 0,
      entity: makeFixture({ ...teams, lineUpB: [NAME] }),
    });
    await store.remove(mls, "fixtures", former);
    await steps.tested.put("mlsResults", "old", {
      ...teams,
      date: "2025-03-14T15:00:00Z",
      scoreA: "1",
      scoreB: "0",
      season: "2025",
      goalsA: `${NAME} 12'`,
      hero: { name: NAME, phone: "0803" },
    });
    for (const kind of ["players", "results", "fixtures"] as const)
      await maintenance.publish(mls, kind);
    await maintenance.publishSheets(mls);
  }

  const find = async (name = NAME): Promise<StoredPerson> =>
    the((await (await (await owner()).ownerTasks()).findPerson(name)) ?? undefined);

  const all = ({ name, longer, players, mentions }: StoredPerson): ErasureChoice => ({
    name,
    also: [...new Set(players.flatMap(({ names }) => names))].filter((one) => one !== name),
    longer,
    players: players.map(({ path }) => path),
    mentions: mentions.map(({ key }) => key),
  });
  /** What an owner would tick for the one of Rovers, who was booked and man of the match. */
  const ofRovers = (found: StoredPerson): ErasureChoice => ({
    name: found.name,
    also: [],
    longer: found.longer,
    players: found.players.filter(({ club }) => club === ROVERS).map(({ path }) => path),
    mentions: found.mentions.filter(({ team }) => team !== TROJANS).map(({ key }) => key),
  });

  const erase = async (
    choose: (found: StoredPerson) => ErasureChoice,
    signal?: AbortSignal,
  ): Promise<ErasureResult> => {
    const found = await find();
    const tasks = await (await owner()).ownerTasks();
    return tasks.erase(found, choose(found), signal ? { signal } : {});
  };

  return { owner, namedIn, begin, find, all, ofRovers, erase, result };
}
