import { useMemo, type ReactNode } from "react";
import { useListing } from "@/data/useListing";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { Link } from "@/ui/Link";
import { NamesContext, namesIn, usePlayer, usePlayerAddress } from "@/ui/match/names";
import { FollowedPlayerStar, FollowedStar } from "@/ui/mine/FollowedStar";
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

interface EntryNameProps {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly athlete: string;
  readonly team: string;
  readonly relay: boolean;
}

/** Who is entered: an athlete, whose name leads on where the team's squad knows it, or a team; marked where it is followed. */
export function EntryName({ league, clubs, athlete, team, relay }: EntryNameProps) {
  const player = usePlayer(athlete, [team]);
  const to = usePlayerAddress(athlete, [team]);
  return relay || to === null ? (
    <span className={styles.who}>
      {(relay || athlete === "") && <FollowedStar clubs={clubs} league={league} name={team} />}
      {relay ? team : athlete || team}
    </span>
  ) : (
    <Link className={classes(styles.who, styles.known)} to={to}>
      {player && <FollowedPlayerStar id={player.id} league={league} />}
      {athlete}
    </Link>
  );
}
