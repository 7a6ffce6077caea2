import { useLocation } from "react-router-dom";
import { brand } from "@/leagues/brand";
import { useHydrated } from "@/ui/useHydrated";

/** On paper only: where the page came from. */
export function PrintNote() {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return (
    <p className="print-note">
      {brand.name} · {brand.url}
      {pathname}
      {isHydrated && search}
    </p>
  );
}
