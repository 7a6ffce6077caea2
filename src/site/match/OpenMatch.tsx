import { Suspense } from "react";
import type { DialogParam } from "@/ui/useDialogParam";
import { useHydrated } from "@/ui/useHydrated";
import { laterDialog } from "@/ui/later/later";
import type { LeagueMatches } from "./useMatches";

/** What every block of matches is given. */
export interface MatchBlock {
  /** Keeps the open match in the address. */
  readonly dialog: DialogParam;
}

/** What a list of matches needs for its rows: the same from one rendering to the next, so that a list can be kept. */
export interface RowView {
  readonly link: DialogParam["link"];
}

export interface OpenMatchProps extends MatchBlock {
  readonly season: LeagueMatches;
}

// Its code, with what reads a whole match, comes with the first match that is opened.
const OpenedMatch = laterDialog(() => import("./OpenedMatch"));

/** The details of the match that the address names, by its fixture's or its result's id; nothing without one. */
export function OpenMatch({ dialog, ...shown }: OpenMatchProps) {
  // The prerendered page knows no open match, and what is made from it has to begin as it does.
  const isHere = useHydrated();
  if (dialog.value === null || !isHere) return null;
  return (
    <Suspense fallback={null}>
      <OpenedMatch {...shown} dialog={dialog} id={dialog.value} />
    </Suspense>
  );
}
