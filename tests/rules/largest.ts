import { isOfLeague } from "@/data/published";
import { limits } from "@/domain/records/limits";
import { example } from "./examples";
import type { Collection } from "./registry";
import { OWNER, restCommit } from "./rest";
import {
  makeSave,
  publication,
  publishedDocument,
  seedOf,
  sheetDocument,
  storedRecord,
  writesOf,
  type Fields,
  type Write,
} from "./save";
import type { RulesEmulator } from "./rulesEmulator";

const wide = (length: number) => "Ж".repeat(length);
const URL = `https://images.arena.example/${"x".repeat(limits.url - 29)}`;
const people = (length: number, longest: number) =>
  Array.from({ length }, (_, at) => wide(longest - 2) + String(at).padStart(2, "0"));
const goals = people(limits.goals, limits.name).map((player) => ({
  player,
  assist: wide(limits.name),
  minute: wide(limits.name),
}));

/** The largest legal value of each field. */
const largest: Fields = {
  title: wide(limits.name),
  text: wide(limits.note),
  name: wide(limits.name),
  teamName: wide(limits.name),
  club: wide(limits.name),
  teamA: wide(limits.name),
  teamB: wide(limits.name - 1) + "B",
  stadium: wide(limits.name),
  nickname: wide(limits.name),
  ground: wide(limits.name),
  status: wide(limits.shortText),
  group: wide(limits.shortText),
  gameWeek: wide(limits.shortText),
  streak: wide(limits.shortText),
  slug: "s".repeat(64),
  ...Object.fromEntries(
    ["logo", "picture", "teamLogo", "teamALogo", "teamBLogo"].map((key) => [key, URL]),
  ),
  scoreA: limits.score,
  scoreB: limits.score,
  goalsA: goals,
  goalsB: goals,
  bookings: people(limits.bookings, limits.booking),
  substitutionsA: wide(limits.note),
  substitutionsB: wide(limits.note),
  manOfTheMatch: { player: wide(limits.name), clubLogo: URL, rating: limits.stars },
  ...Object.fromEntries(
    ["teamAStartingXI", "teamBStartingXI", "teamAStartingV", "teamBStartingV"].map((key) => [
      key,
      people(limits.lineUp, limits.name),
    ]),
  ),
  rating: 99.9,
  ppg: 299.9,
  house: wide(limits.shortText),
  reason: wide(limits.reason),
  ending: "doubleForfeit disqualified",
  detail: "6".repeat(limits.detail),
  stage: "S".repeat(limits.stage),
  playersA: people(limits.lineUp, limits.name),
  playersB: people(limits.lineUp, limits.name),
  label: wide(limits.shortText),
  format: `groups=${Array.from({ length: 8 }, () => "G".repeat(12)).join()};rounds=2;through=32;cup=32;third=played;legs=2;contests=20`,
  open: people(limits.lineUp, limits.name),
  places: people(limits.lineUp, limits.name),
  champion: wide(limits.name),
  formerNames: people(limits.former, limits.name),
  formerClubs: people(limits.former, limits.name).map((club) => `2026-02-01 ${club}`),
};

function largestOf(collection: Collection): Fields {
  const fields = example(collection);
  const grown = Object.fromEntries(
    Object.keys(fields).map((key) => [key, largest[key] ?? fields[key]]),
  );
  return { ...grown, ...("scoreA" in fields ? { corrected: "300–300", unconfirmed: true } : {}) };
}

/** A save that costs the most: an update that moves the record to another season, all of them published. */
export function dearest(world: RulesEmulator, collection: Collection) {
  const { name, kind, league } = collection;
  // Records of the league belong to no season.
  const moves = !isOfLeague(kind);
  const stored = storedRecord({ ...largestOf(collection), ...(moves && { season: "2024" }) });
  const fields = { ...largestOf(collection), ...(moves && { season: "2025-26" }) };
  const save = makeSave({
    collection: name,
    id: "one",
    fields,
    stored,
    by: "chief",
    published: true,
  });
  const { change } = save;
  const leaving = (["published", "sheet"] as const).flatMap((which): Write[] => {
    if (!moves || !save[which]) return [];
    const [base, section] = which === "sheet" ? [league.slug, kind] : [name, "records"];
    const left = publication(`${base}@2024`, { section, id: "one", entry: undefined, change });
    return [{ op: "change", path: `published/${left.name}`, changes: left.changes }];
  });
  const prepare = async () => {
    const path = `history/${change}`;
    const clear = await restCommit(world.projectId, [{ op: "delete", path }], OWNER);
    if (clear.status !== 200) throw new Error(clear.body);
    await world.seed(seedOf({ [name]: { one: stored } }));
    await world.seed({
      [`published/${name}@2024`]: publishedDocument({ one: stored }),
      [`published/${name}@2025-26`]: publishedDocument({}),
      [`published/${league.slug}@2024`]: sheetDocument({ [kind]: { one: {} } }),
      [`published/${league.slug}@2025-26`]: sheetDocument(),
    });
  };
  return { prepare, writes: [...writesOf(save), ...leaving] };
}
