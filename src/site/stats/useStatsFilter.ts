import type { RecordOf } from "@/records/record";
import type { ResolvedClub } from "@/domain/season/clubs";
import { useFilters, type Filters } from "@/ui/useFilters";
import { useHydrated } from "@/ui/useHydrated";

type Name = "club" | "position";
const NAMES: readonly Name[] = ["club", "position"];
const NOTHING = { club: "", position: "" };

/** Of whom the statistics are; it stands in the address, so that it can be shared. */
export interface StatsFilter extends Pick<Filters<Name>, "chosen" | "choose"> {
  /** The club that is chosen; undefined for all of them. */
  readonly club: ResolvedClub | undefined;
  /** Anything is chosen. */
  readonly isOn: boolean;
  /** Whether somebody has the position that is chosen. */
  readonly isShown: (entry: {
    readonly record: Pick<RecordOf<"players">, "position"> | null;
  }) => boolean;
}

/** The filter in the address. A page is delivered with nothing chosen, so it is taken over like that. */
export function useStatsFilter(clubs: readonly ResolvedClub[]): StatsFilter {
  const isHere = useHydrated();
  const filters = useFilters(NAMES);
  const { club: slug, position } = isHere ? filters.shown : NOTHING;
  const club = clubs.find((one) => one.slug === slug);
  return {
    chosen: isHere ? filters.chosen : NOTHING,
    choose: filters.choose,
    club,
    isOn: club !== undefined || position !== "",
    isShown: ({ record }) => position === "" || record?.position === position,
  };
}
