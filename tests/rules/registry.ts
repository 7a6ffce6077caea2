import { arenaKinds, kinds } from "@/records/kinds";
import type { EntityKind, RecordOf } from "@/records/record";
import { openedLeagues } from "@/leagues/openedLeague";
import { leagues } from "@arena/leagues";
import type { League } from "@/domain/league/league";
import { makeLeague } from "../factories/records";

/** One collection of the registry. */
export interface Collection {
  readonly name: string;
  readonly league: League;
  readonly kind: EntityKind;
  /** Whether its records may be made and deleted, or only edited. */
  readonly editOnly: boolean;
}

/** Every collection that a league of the registry keeps. */
export const collections: readonly Collection[] = leagues.flatMap((league) =>
  Object.entries(league.collections).map(([kind, name]) => ({
    name,
    league,
    kind: kind as EntityKind,
    editOnly: kind === "standings" && league.admin.sections.standings === "edit-only",
  })),
);

const ofArena: readonly Collection[] = leagues
  .slice(0, 1)
  .flatMap((league) => arenaKinds.map((kind) => ({ name: kind, league, kind, editOnly: false })));

/** Every collection that administrators of all leagues keep, each here with the first of them. What owners keep: leagues.test.ts. */
export const arenaCollections = ofArena.filter(({ kind }) => kinds[kind].keptBy === undefined);

/** The slug of a league of football that an owner opened in the app. */
export const CUP = "freshers-cup";

/** Its collections: those of a built-in league of its sport under names of its own. */
export const openedCollections: readonly Collection[] = leagues
  .filter(({ slug }) => slug === "mls")
  .flatMap((built) => {
    const names = Object.keys(built.collections).map((kind) => [kind, `football~${CUP}~${kind}`]);
    const league: League = { ...built, slug: CUP, collections: Object.fromEntries(names) };
    return Object.entries(league.collections).map(([kind, name]) => ({
      name,
      league,
      kind: kind as EntityKind,
      editOnly: false,
    }));
  });

/** The slug of a league of a sport that its owner named. */
export const POLO = "polo-league";

const ofPolo: Collection[] = [];

/** Its collections, as these settings make them: their names are the same with any. */
export async function poloLeague(
  stored: Pick<RecordOf<"leagues">, "score" | "settings">,
): Promise<readonly Collection[]> {
  const [opened] = openedLeagues([makeLeague({ id: POLO, sport: "other", ...stored })]);
  if (!opened) throw new Error("The site does not know that sport.");
  const league = await opened.fetchWhole();
  const made = Object.entries(league.collections).map(([kind, name]) => ({
    name,
    league,
    kind: kind as EntityKind,
    editOnly: false,
  }));
  ofPolo.splice(0, ofPolo.length, ...made);
  return made;
}

/** The collection of that name. @throws when there is none */
export function collectionNamed(name: string): Collection {
  const found = [...collections, ...ofArena, ...openedCollections, ...ofPolo].find(
    (one) => one.name === name,
  );
  if (!found) throw new Error(`No league keeps ${name}.`);
  return found;
}
