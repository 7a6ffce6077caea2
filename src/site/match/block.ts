import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import type { DialogParam } from "@/ui/useDialogParam";

/** What every block of matches is given. */
export interface MatchBlock {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly zone: string;
  /** Keeps the open match in the address. */
  readonly dialog: DialogParam;
}
