import { useFilters } from "@/ui/useFilters";
import { useHydrated } from "@/ui/useHydrated";

/** In the address when a visitor is to suppose scores, and has not yet. */
export const NOTHING_SUPPOSED = "on";

/**
 * What the address supposes of matches to come (`?whatif=id:2-1,…`), so that it can be shared: '' shows the table
 * as it is. `typed` is what the fields say while the page still follows them.
 */
export function useWhatIf() {
  const { shown, chosen, choose } = useFilters(["whatif"]);
  const isHere = useHydrated();
  return {
    shown: isHere ? shown.whatif : "",
    typed: isHere ? chosen.whatif : "",
    /** @param text what is supposed from now on; '' to go back to the table */
    choose: (text: string) => choose({ whatif: text }),
  };
}
