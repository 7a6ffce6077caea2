import type { RecordOf } from "@/records/record";
import { paths } from "@/leagues/paths";
import { athleteFigures, type AthleteFigures } from "@/domain/season/athletes";
import type { MeetSeason } from "@/domain/season/meets";
import { Link } from "@/ui/Link";
import { Medal } from "@/ui/medals/Medal";
import { FollowPlayerStar } from "@/ui/mine/FollowButton";
import { Scroller } from "@/ui/scroller/Scroller";
import { Term } from "@/ui/term/Term";
import { useLeague } from "@/ui/where";
import styles from "./Meets.module.css";

interface Props {
  /** The id of the season that is shown, where that is over. */
  readonly past: string | undefined;
  readonly team: string;
  readonly players: readonly RecordOf<"players">[];
  readonly season: MeetSeason;
}

const metals = ["gold", "silver", "bronze"] as const;

/** Athletes of a team: number, medals and best marks of the season, and the star that follows them. */
export function AthleteTable({ past, team, players, season }: Props) {
  const league = useLeague();
  return (
    <div className={styles.card}>
      <Scroller label={`Athletes of ${team}`}>
        <table className={styles.table}>
          <caption className="visually-hidden">Athletes of {team}</caption>
          <thead>
            <tr>
              <th className={styles.rank} scope="col">
                <Term label="Number" sport={league.sport} word="No." />
              </th>
              <th className={styles.team} scope="col">
                Athlete
              </th>
              <th scope="col">
                <Term label="Medals" sport={league.sport} word="Medals" />
              </th>
              {past === undefined && (
                <th className={styles.follow} scope="col">
                  <span className="visually-hidden">Follow</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {players.map((player) => {
              const { medals, bests } = athleteFigures(season, player);
              return (
                <tr key={player.id}>
                  <td className={styles.rank}>{player.jersey ?? "–"}</td>
                  <th className={styles.team} scope="row">
                    <Link className={styles.who ?? ""} to={paths.player(league, player.id, past)}>
                      {player.name}
                    </Link>
                    <span className={styles.best}>
                      {[player.position, ...bests.map(({ event, mark }) => `${event} ${mark}`)]
                        .filter((part) => part !== "")
                        .join(" · ")}
                    </span>
                  </th>
                  <td>
                    <Medals of={medals} />
                  </td>
                  {past === undefined && (
                    <td className={styles.follow}>
                      <FollowPlayerStar league={league} player={player} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}

/** How many medals of each metal; a dash for none. */
export function Medals({ of }: { readonly of: AthleteFigures["medals"] }) {
  return (
    <span className={styles.medals}>
      {metals.map((metal, at) => {
        const count = of[at] ?? 0;
        return (
          count > 0 && (
            <span className={styles.medals} key={metal}>
              {count} ×
              <Medal place={at + 1} />
              <span className="visually-hidden">{metal}</span>
            </span>
          )
        );
      })}
      {of.every((count) => count === 0) && "–"}
    </span>
  );
}
