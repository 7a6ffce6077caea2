import { clubTitle } from "@/domain/league/clubTitle";
import { dayInWords } from "@/domain/day";
import { transfersOf } from "@/domain/people/transfers";
import type { RecordOf } from "@/records/record";
import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./PlayerPage.module.css";

interface Props {
  readonly player: RecordOf<"players">;
}

const inWords = (day: string) => dayInWords(day).dated;

/** The section of a player's clubs with their dates, the current club first; for players who have moved. */
export default function PlayerClubs({ player }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const moves = transfersOf([player]);
  const stays = [
    ...moves.map(({ to, on }, at) => ({
      name: to,
      days:
        at === 0 ? `since ${inWords(on)}` : `${inWords(on)} to ${inWords(moves[at - 1]?.on ?? on)}`,
    })),
    ...moves.slice(-1).map(({ from, on }) => ({ name: from, days: `until ${inWords(on)}` })),
  ];
  return (
    <Section title={`${clubTitle(league)}s`}>
      <Card flush>
        <ul className="text-small" role="list">
          {stays.map(({ name, days }) => {
            const club = findClub(clubs, name);
            return (
              <li className={styles.entry} key={days}>
                <span className={styles.club}>
                  <Crest
                    colours={club?.colours}
                    decorative
                    logo={club?.logo}
                    name={name}
                    size={24}
                  />
                  {club && league.pages.club === "real" ? (
                    <Link to={paths.club(league, club.slug)}>{club.called}</Link>
                  ) : (
                    (club?.called ?? name)
                  )}
                </span>
                <span className="text-secondary nowrap">{days}</span>
              </li>
            );
          })}
        </ul>
      </Card>
    </Section>
  );
}
