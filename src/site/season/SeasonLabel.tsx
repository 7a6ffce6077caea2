import type { ReactNode } from "react";
import { useListing } from "@/data/useListing";
import type { League } from "@/domain/league/league";
import styles from "./SeasonLabel.module.css";

interface SeasonLabelProps {
  readonly league: League;
  /** The season that runs without it. */
  readonly children?: ReactNode;
}

/**
 * What a season is called, after a dot. A page is delivered with the registry's word, which may be out of date: it
 * keeps its room, and is seen once the league's records are here.
 */
export function SeasonLabel({ league, children }: SeasonLabelProps) {
  const { status } = useListing(league, "seasons");
  return (
    <span className={status === "loading" ? styles.unknown : undefined}>
      {" · "}
      {children ?? league.seasons[0].label}
    </span>
  );
}
