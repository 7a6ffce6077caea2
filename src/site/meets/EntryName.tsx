import { useMemo, type ReactNode } from "react";
import { recordsRead } from "@/data/readState";
import { useListing } from "@/data/useListing";
import { Link } from "@/ui/Link";
import { NamesContext, namesIn, usePlayer, usePlayerAddress } from "@/ui/match/names";
import { FollowedPlayerStar, FollowedStar } from "@/ui/mine/FollowedStar";
import { classes } from "@/ui/classes";
import { useLeague } from "@/ui/leagueContext";
import styles from "./Meets.module.css";

interface AthleteNamesProps {
  /** The id of the season that is shown, where that is over. */
  readonly past: string | undefined;
  readonly children: ReactNode;
}

/** Reads the squads by which the names within lead to the athletes; until then, and without them, they are plain. */
export function AthleteNames({ past, children }: AthleteNamesProps) {
  const league = useLeague();
  const players = useListing(league, "players", past);
  const records = recordsRead(players);
  const names = useMemo(
    () => namesIn(league, records ?? [], [], null, past),
    [league, records, past],
  );
  return <NamesContext value={names}>{children}</NamesContext>;
}

interface EntryNameProps {
  readonly athlete: string;
  readonly team: string;
  readonly relay: boolean;
}

/** Who is entered: an athlete, whose name leads on where the team's squad knows it, or a team; marked where it is followed. */
export function EntryName({ athlete, team, relay }: EntryNameProps) {
  const player = usePlayer(athlete, [team]);
  const to = usePlayerAddress(athlete, [team]);
  return relay || to === null ? (
    <span className={styles.who}>
      {(relay || athlete === "") && <FollowedStar name={team} />}
      {relay ? team : athlete || team}
    </span>
  ) : (
    <Link className={classes(styles.who, styles.known)} to={to}>
      {player && <FollowedPlayerStar id={player.id} />}
      {athlete}
    </Link>
  );
}
