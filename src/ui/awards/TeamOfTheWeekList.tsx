import type { TeamOfTheWeek } from "@/domain/people/awards";
import { calledName } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./TeamOfTheWeekList.module.css";

interface TeamOfTheWeekListProps {
  readonly team: TeamOfTheWeek;
}

/** The Team of the Week as a list by position; each name links to the player. */
export function TeamOfTheWeekList({ team }: TeamOfTheWeekListProps) {
  const league = useLeague();
  const clubs = useClubs();
  return (
    <Card flush>
      {team.lines.map(({ position, picks }) => (
        <div key={position}>
          <h3 className={styles.position}>{picks.length === 1 ? position : `${position}s`}</h3>
          <ul role="list">
            {picks.map(({ record, player, club }) => (
              <li className={styles.row} key={record.id}>
                <Crest
                  colours={findClub(clubs, club)?.colours}
                  decorative
                  logo={record.teamLogo || findClub(clubs, club)?.logo}
                  name={club}
                  size={24}
                />
                <span className="grid min-0 break-anywhere">
                  {league.pages.players === "real" ? (
                    <Link className={styles.name} to={paths.player(league, record.id)}>
                      {player}
                    </Link>
                  ) : (
                    <span className={styles.name}>{player}</span>
                  )}
                  <span className="text-caption text-secondary">{calledName(clubs, club)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
