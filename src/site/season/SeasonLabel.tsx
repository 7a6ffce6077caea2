import type { ReactNode } from "react";
import { useListing } from "@/data/useListing";
import { useLeague } from "@/ui/leagueContext";
import styles from "./SeasonLabel.module.css";

interface SeasonLabelProps {
  /** The season that runs without it. */
  readonly children?: ReactNode;
}

/**
 * What a season is called, after a dot. A page is delivered with the registry's word, which may be out of date: it
 * keeps its room, and is seen once the league's records are here.
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
