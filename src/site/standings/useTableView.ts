import { useFilters } from "@/ui/useFilters";
import { useHydrated } from "@/ui/useHydrated";

/** In the address when a visitor is to suppose scores, and has not yet. */
export const NOTHING_SUPPOSED = "on";

type View = "table" | "cross" | "whatIf";

const viewOf = ({ whatif, view }: Readonly<Record<"whatif" | "view", string>>): View =>
  whatif !== "" ? "whatIf" : view === "cross" ? "cross" : "table";

/** Which matches a table counts. */
export type Counted = "all" | "home" | "away";

const countedOf = (at: string): Counted => (at === "home" || at === "away" ? at : "all");

/**
 * Which view of the tables the address asks for (`?view=cross`), and what it supposes of matches to come
 * (`?whatif=id:2-1,…`), or whose matches count (`?at=home`), so that each can be shared. `chosen` and `typed` are what
 * the controls say while the page still follows them.
 */
export function useTableView() {
  const { shown, chosen, choose } = useFilters(["whatif", "view", "at"]);
  const isHere = useHydrated();
  return {
    shown: isHere ? viewOf(shown) : "table",
    chosen: isHere ? viewOf(chosen) : "table",
    supposed: isHere ? shown.whatif : "",
    typed: isHere ? chosen.whatif : "",
    /** @param whatif what is supposed from now on, where that is the view */
    choose: (view: View, whatif = "") =>
      choose({
        whatif: view === "whatIf" ? whatif : "",
        view: view === "cross" ? view : "",
        at: "",
      }),
    counted: isHere ? countedOf(shown.at) : "all",
    chosenCounted: isHere ? countedOf(chosen.at) : "all",
    count: (counted: Counted) => choose({ at: counted === "all" ? "" : counted }),
  };
}
