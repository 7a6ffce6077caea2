import { parseRecord, type EntityKind, type RecordOf } from "@/records/record";
import { finalOrder } from "@/domain/season/finalOrder";
import { bestsInText } from "@/domain/season/bests";
import { meetSeasonOf } from "@/domain/season/meets";
import type { SeasonSettings } from "@/records/seasons/schema";
import type { League, Season } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import type { FoundDocument } from "../documents";
import { seasonOf } from "../published";
import { recordsBy } from "../byKind";
import { isOfLeague } from "@/records/kinds";
import { storedOf } from "@/records/stored";
import type { SeasonTask } from "./seasonTasks";

export interface Ended {
  readonly league: League;
  readonly season: Season;
  /** Every document of the league, by kind. */
  readonly found: ReadonlyMap<EntityKind, readonly FoundDocument[]>;
  /** What is still to be filed. */
  readonly tasks: readonly SeasonTask[];
}

/** Those of a kind that are filed, and those that will be. */
function recordsOf<K extends EntityKind>(
  { league, season, found, tasks }: Ended,
  kind: K,
): RecordOf<K>[] {
  // Of a record that is copied, the original belongs to the new season as soon as its copy is stored.
  const isPending = (task: SeasonTask) =>
    !storedOf(kind).begun || task.changes.some(({ action }) => action === "create");
  const pending = new Set(
    tasks.filter((task) => task.kind === kind && isPending(task)).map(({ id }) => id),
  );
  return (found.get(kind) ?? []).flatMap(({ id, data }) => {
    const belongs = isOfLeague(kind) || seasonOf(league, data) === season.id || pending.has(id);
    const parsed = belongs ? parseRecord(kind, id, data) : null;
    return parsed?.ok ? [parsed.record] : [];
  });
}

/**
 * The final places that the document of a season that is closed is to say, the champion first; none where nobody has won,
 * where somebody has said who did, and where the league keeps no seasons.
 */
export function placesAtEnd(ended: Ended, said: SeasonSettings | undefined): readonly string[] {
  const { league, season } = ended;
  if (!collectionOf(league, "seasons")) return [];
  if (said && (said.champion !== "" || said.places.length > 0)) return [];
  return finalOrder(league, recordsAtEnd(ended), season.id);
}

const kinds = ["fixtures", "results", "standings", "teams", "meets", "events", "seasons"] as const;

/** The season's records as they will be once it is closed. */
export const recordsAtEnd = (ended: Ended) => recordsBy(kinds, (kind) => recordsOf(ended, kind));

/** The best mark of each event of the season's meets, as its document keeps them; '' in a league of matches. */
export function bestsAtEnd(ended: Ended): string {
  const { league } = ended;
  return league.meets ? bestsInText(meetSeasonOf(league, recordsAtEnd(ended))) : "";
}
