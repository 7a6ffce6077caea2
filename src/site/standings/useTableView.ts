import { useFilters } from "@/ui/useFilters";
import { useHydrated } from "@/ui/useHydrated";

/** The value in the address while a visitor has opened “what if” and typed no score yet. */
export const NO_SCORES_YET = "on";

type View = "table" | "cross" | "whatIf";

const viewOf = ({ whatif, view }: Readonly<Record<"whatif" | "view", string>>): View =>
  whatif !== "" ? "whatIf" : view === "cross" ? "cross" : "table";

/** Which matches of each team a table counts. */
export type HomeOrAway = "all" | "home" | "away";

const countedOf = (at: string): HomeOrAway => (at === "home" || at === "away" ? at : "all");

/**
 * The view of the tables from the address, so that each can be shared: which one (`?view=cross`), the scores that a
 * visitor tries out (`?whatif=id:2-1,…`), and whether home or away matches count (`?at=home`). `chosen` and `typed` are
 * the state of the controls, which the page follows a moment later.
 */
export function useTableView() {
  const { shown, chosen, choose } = useFilters(["whatif", "view", "at"]);
  const isHere = useHydrated();
  return {
    shown: isHere ? viewOf(shown) : "table",
    chosen: isHere ? viewOf(chosen) : "table",
    triedScores: isHere ? shown.whatif : "",
    typed: isHere ? chosen.whatif : "",
    /** @param whatif the scores to try out, for that view */
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
