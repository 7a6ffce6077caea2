import { useFilters } from "@/ui/useFilters";
import { useHydrated } from "@/ui/useHydrated";

/** The value of `whatif` in the address after a visitor has opened “What if” and before a score is typed. */
export const NO_SCORES_YET = "on";

type View = "table" | "cross" | "whatIf";

const viewOf = ({ whatif, view }: Readonly<Record<"whatif" | "view", string>>): View =>
  whatif !== "" ? "whatIf" : view === "cross" ? "cross" : "table";

/** Which matches of each team a table counts: all, home or away. */
export type HomeOrAway = "all" | "home" | "away";

const countedOf = (at: string): HomeOrAway => (at === "home" || at === "away" ? at : "all");

/**
 * Returns the view of the tables from the address, so that each can be shared: the kind (`?view=cross`), the scores
 * that a visitor tries out (`?whatif=id:2-1,…`), and whether home or away matches count (`?at=home`). `chosen` and
 * `typed` are the state of the controls, which the page follows a moment later.
 */
export function useTableView() {
  const { shown, chosen, choose } = useFilters(["whatif", "view", "at"]);
  const isHere = useHydrated();
  return {
    shown: isHere ? viewOf(shown) : "table",
    chosen: isHere ? viewOf(chosen) : "table",
    triedScores: isHere ? shown.whatif : "",
    typed: isHere ? chosen.whatif : "",
    /** Changes the view. @param whatif the scores to try out, only used by that view */
    choose: (view: View, whatif = "") =>
      choose({
        whatif: view === "whatIf" ? whatif : "",
        view: view === "cross" ? view : "",
        at: "",
      }),
    counted: isHere ? countedOf(shown.at) : "all",
    chosenCounted: isHere ? countedOf(chosen.at) : "all",
    count: (counted: HomeOrAway) => choose({ at: counted === "all" ? "" : counted }),
  };
}
