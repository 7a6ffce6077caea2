import { Suspense } from "react";
import type { DialogParam } from "@/ui/useDialogParam";
import { useHydrated } from "@/ui/useHydrated";
import { laterDialog } from "@/ui/later/later";
import type { LeagueMatches } from "./useMatches";

/** The props that all lists of matches share. */
export interface MatchBlock {
  /** Stores the open match in the address. */
  readonly dialog: DialogParam;
}

/** The props that a list passes to its rows. They are the same at each render, so that the list can be memoised. */
export interface RowView {
  readonly link: DialogParam["link"];
}

/** The props of the dialog for an open match. */
export interface OpenMatchProps extends MatchBlock {
  readonly season: LeagueMatches;
}

// The code that loads and shows a whole match is loaded when the first match is opened.
const OpenedMatch = laterDialog(() => import("./OpenedMatch"));

/** The dialog of the match whose fixture's or result's id is in the address; nothing if the address has none. */
export function OpenMatch({ dialog, ...shown }: OpenMatchProps) {
  // The prerendered page has no open match, and the first render must be the same as that page.
  const isHere = useHydrated();
  if (dialog.value === null || !isHere) return null;
  return (
    <Suspense fallback={null}>
      <OpenedMatch {...shown} dialog={dialog} id={dialog.value} />
    </Suspense>
  );
}
