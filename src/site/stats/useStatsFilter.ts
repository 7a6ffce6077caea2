import { sameName } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Cup } from "@/domain/season/cups";
import { useFilters, type Filters } from "@/ui/useFilters";
import { useHydrated } from "@/ui/useHydrated";

type Name = "club" | "position" | "cup";
const NAMES: readonly Name[] = ["club", "position", "cup"];
const NOTHING = { club: "", position: "", cup: "" };

/** The filter of the statistics. It is in the address, so that it can be shared. */
export interface StatsFilter extends Pick<Filters<Name>, "chosen" | "choose"> {
  /** The chosen club; undefined for all clubs. */
  readonly club: ResolvedClub | undefined;
  /** The cup whose matches count; undefined for the league. */
  readonly cup: Cup | undefined;
  /** Whether any filter is chosen. */
  readonly isOn: boolean;
  /** Checks whether a player has the chosen position; true for all players if none is chosen. */
  readonly isShown: (entry: {
    readonly record: Pick<RecordOf<"players">, "position"> | null;
  }) => boolean;
}

/** Returns the filter in the address. Prerendered pages have no filter, so the first render has none either. */
export function useStatsFilter(clubs: readonly ResolvedClub[], cups: readonly Cup[]): StatsFilter {
  const isHere = useHydrated();
  const filters = useFilters(NAMES);
  const { club: slug, position, cup: id } = isHere ? filters.shown : NOTHING;
  const club = clubs.find((one) => one.slug === slug);
  const cup = cups.find((one) => one.id === id);
  return {
    chosen: isHere ? filters.chosen : NOTHING,
    choose: filters.choose,
    club,
    cup,
    isOn: club !== undefined || cup !== undefined || position !== "",
    isShown: ({ record }) => position === "" || sameName(record?.position ?? "", position),
  };
}
