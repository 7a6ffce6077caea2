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

/** What a list of matches needs for its rows; the same from one rendering to the next, so that a list can be kept. */
export interface RowView extends Pick<MatchBlock, "clubs" | "zone"> {
  readonly link: DialogParam["link"];
}
