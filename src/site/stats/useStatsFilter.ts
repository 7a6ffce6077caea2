import { sameName } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Cup } from "@/domain/season/cups";
import { useFilters, type Filters } from "@/ui/useFilters";
import { useHydrated } from "@/ui/useHydrated";

type Name = "club" | "position" | "cup";
const NAMES: readonly Name[] = ["club", "position", "cup"];
const NOTHING = { club: "", position: "", cup: "" };

/** Whose statistics are shown; it is kept in the address, so that it can be shared. */
export interface StatsFilter extends Pick<Filters<Name>, "chosen" | "choose"> {
  /** The club that is chosen; undefined for all of them. */
  readonly club: ResolvedClub | undefined;
  /** The cup of which matches are counted; undefined for the league. */
  readonly cup: Cup | undefined;
  /** Anything is chosen. */
  readonly isOn: boolean;
  /** Whether somebody has the position that is chosen. */
  readonly isShown: (entry: {
    readonly record: Pick<RecordOf<"players">, "position"> | null;
  }) => boolean;
}

/** The filter in the address. A page is delivered with nothing chosen, so it is taken over like that. */
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
