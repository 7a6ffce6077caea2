import { useFilters } from "@/ui/useFilters";
import { useHydrated } from "@/ui/useHydrated";

/** In the address when a visitor is to suppose scores, and has not yet. */
export const NOTHING_SUPPOSED = "on";

type View = "table" | "cross" | "whatIf";

const viewOf = ({ whatif, view }: Readonly<Record<"whatif" | "view", string>>): View =>
  whatif !== "" ? "whatIf" : view === "cross" ? "cross" : "table";

/**
 * Which view of the tables the address asks for (`?view=cross`), and what it supposes of matches to come
 * (`?whatif=id:2-1,…`), so that either can be shared. `chosen` and `typed` are what the controls say while the page
 * still follows them.
 */
export function useTableView() {
  const { shown, chosen, choose } = useFilters(["whatif", "view"]);
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
      }),
  };
}
