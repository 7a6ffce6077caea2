import { useMemo, type ReactNode } from "react";
import { useListing } from "@/data/useListing";
import type { League } from "@/leagues/league";
import { Link } from "@/ui/Link";
import { NamesContext, namesIn, usePlayerAddress } from "@/ui/match/names";
import { classes } from "@/ui/classes";
import styles from "./Meets.module.css";

interface AthleteNamesProps {
  readonly league: League;
  /** The id of the season that is shown, where that is over. */
  readonly past: string | undefined;
  readonly children: ReactNode;
}

/** Reads the squads by which the names within lead to the athletes; until then, and without them, they are plain. */
export function AthleteNames({ league, past, children }: AthleteNamesProps) {
  const players = useListing(league, "players", past);
  const records = players.status === "ready" ? players.listing.records : null;
  const names = useMemo(
    () => namesIn(league, records ?? [], [], null, past),
    [league, records, past],
  );
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** An athlete's name, which leads to the athlete where the team's squad knows it. */
export function AthleteName({ name, team }: { readonly name: string; readonly team: string }) {
  const to = usePlayerAddress(name, [team]);
  return to === null ? (
    <span className={styles.who}>{name}</span>
  ) : (
    <Link className={classes(styles.who, styles.known)} to={to}>
      {name}
    </Link>
  );
}
