import { parseRecord, type EntityKind, type RecordOf } from "@/domain/records/record";
import { finalOrder } from "@/leagues/finalOrder";
import type { League, Season } from "@/leagues/league";
import { settingsOf } from "@/leagues/seasons";
import { collectionOf } from "@/leagues/shape";
import type { FoundDocument } from "../documents";
import { isOfLeague, seasonOf } from "../published";
import { contentAfter } from "../saving/recordDocument";
import type { RecordChange } from "../saving/recordChange";
import { atSeasonEnd } from "./atSeasonEnd";
import type { SeasonTask } from "./seasonTasks";

interface Ended {
  readonly league: League;
  readonly season: Season;
  /** Every document of the league, by kind. */
  readonly found: ReadonlyMap<EntityKind, readonly FoundDocument[]>;
  /** What is still to be filed. */
  readonly tasks: readonly SeasonTask[];
}

/** The season's records as they will be once it is closed: those that are filed, and those that will be. */
function recordsOf<K extends EntityKind>(
  { league, season, found, tasks }: Ended,
  kind: K,
): RecordOf<K>[] {
  // Of what is copied, the record itself is the new season's as soon as its copy stands.
  const isPending = (task: SeasonTask) =>
    atSeasonEnd[kind] === "filed" || task.changes.some(({ action }) => action === "create");
  const pending = new Set(
    tasks.filter((task) => task.kind === kind && isPending(task)).map(({ id }) => id),
  );
  return (found.get(kind) ?? []).flatMap(({ id, data }) => {
    const belongs = isOfLeague(kind) || seasonOf(league, data) === season.id || pending.has(id);
    const parsed = belongs ? parseRecord(kind, id, data) : null;
    return parsed?.ok ? [parsed.record] : [];
  });
}

/** What a season's document is to say of its end. */
export interface Honours {
  /** The champion first. */
  readonly places: readonly string[];
  readonly task: SeasonTask;
}

/**
 * The save that writes champion and final places into the document of a season that is closed; null where
 * nobody has won, where somebody has said who did, and where the league keeps no seasons.
 */
export function honoursOf(ended: Ended): Honours | null {
  const { league, season } = ended;
  const collection = collectionOf(league, "seasons");
  if (!collection) return null;
  const of = <K extends EntityKind>(kind: K) => recordsOf(ended, kind);
  const seasons = of("seasons");
  const stored = seasons.find(({ id }) => id === season.id);
  if (stored && (stored.champion !== "" || stored.places.length > 0)) return null;
  const records = {
    fixtures: of("fixtures"),
    results: of("results"),
    standings: of("standings"),
    teams: of("teams"),
    meets: of("meets"),
    events: of("events"),
    seasons,
  };
  const places = finalOrder(league, records, season.id);
  const [champion] = places;
  if (champion === undefined) return null;
  const entity = { ...settingsOf(league, seasons, season.id), champion, places };
  const { id } = season;
  const change: RecordChange<"seasons"> = {
    league,
    kind: "seasons",
    collection,
    id,
    action: stored ? "update" : "create",
    base: stored?.version ?? null,
    content: (before) => contentAfter({ league, kind: "seasons", id }, entity, before),
  };
  return { places, task: { kind: "seasons", id, savedAt: null, ahead: false, changes: [change] } };
}
