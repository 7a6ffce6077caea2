import { useMemo, type ReactNode } from "react";
import { calledName } from "@/domain/season/calledName";
import { recordsRead } from "@/data/readState";
import { useListing } from "@/data/useListing";
import { Link } from "@/ui/Link";
import { NamesContext, namesIn, usePlayer, usePlayerAddress } from "@/ui/match/names";
import { FollowedPlayerStar, FollowedStar } from "@/ui/mine/FollowedStar";
import { classes } from "@/ui/classes";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./Meets.module.css";

interface AthleteNamesProps {
  /** The id of a past season; undefined for the current season. */
  readonly past: string | undefined;
  readonly children: ReactNode;
}

/** Loads the squads, so that the names inside link to the athletes; without them, names are plain text. */
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

/** The name of an entry: an athlete, linked if the team's squad has that name, or a team; with a star if followed. */
export function EntryName({ athlete, team, relay }: EntryNameProps) {
  const clubs = useClubs();
  const player = usePlayer(athlete, [team]);
  const to = usePlayerAddress(athlete, [team]);
  return relay || to === null ? (
    <span className={styles.who}>
      {(relay || athlete === "") && <FollowedStar name={team} />}
      {(!relay && athlete) || calledName(clubs, team)}
    </span>
  ) : (
    <Link className={classes(styles.who, styles.known)} to={to}>
      {player && <FollowedPlayerStar id={player.id} />}
      {athlete}
    </Link>
  );
}
