import type { ReactNode } from "react";
import { useListing } from "@/data/useListing";
import { useLeague } from "@/ui/leagueContext";
import styles from "./SeasonLabel.module.css";

interface SeasonLabelProps {
  /** The season's label; the current season's by default. */
  readonly children?: ReactNode;
}

/**
 * A season's label after a dot. The prerendered page has the label from the league's own file, which may be out of
 * date. It is therefore invisible, but reserves its width, until the league's seasons are loaded.
 */
export function SeasonLabel({ children }: SeasonLabelProps) {
  const league = useLeague();
  const { status } = useListing(league, "seasons");
  return (
    <span className={status === "loading" ? styles.unknown : undefined}>
      {" · "}
      {children ?? league.seasons[0].label}
    </span>
  );
}
