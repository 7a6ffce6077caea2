import { formatKickOff } from "@/domain/time";
import { findClub } from "@/domain/season/clubs";
import { eventBests } from "@/domain/season/bests";
import { type MeetSeason } from "@/domain/season/meets";
import { Crest } from "@/ui/crest/Crest";
import { Scroller } from "@/ui/scroller/Scroller";
import { useSeason } from "../season/useSeason";
import { Term } from "@/ui/term/Term";
import { useClubs, useLeague } from "@/ui/where";
import { useZone } from "@/ui/match/useZone";
import { AthleteNames, EntryName } from "./EntryName";
import styles from "./Meets.module.css";
import { OfSeason } from "./ofSeason";

/** How many athletes of each event are named. */
const SHOWN = 5;

/** The best marks of the season by event; with too much wind none is one. */
export default function MeetStatsPage() {
  const league = useLeague();
  const { past } = useSeason(league);
  return (
    <AthleteNames past={past}>
      <OfSeason empty="No marks yet" past={past} whole>
        {(season) => <BestMarks season={season} />}
      </OfSeason>
    </AthleteNames>
  );
}

interface BestMarksProps {
  readonly season: MeetSeason;
}

function BestMarks({ season }: BestMarksProps) {
  const league = useLeague();
  const clubs = useClubs();
  const zone = useZone();
  return (
    <>
      <p className={styles.facts}>
        The best marks of the season, one of each athlete, with a wind of at most 2.0 metres per
        second.
      </p>
      <div className={styles.events}>
        {eventBests(season)
          .filter(({ bests }) => bests.length > 0)
          .map(({ name, relay, bests }) => (
            <section className={styles.event} key={name}>
              <header className={styles.eventHead} data-on-ink="">
                <h2 className={styles.eventTitle}>{name}</h2>
              </header>
              <Scroller label={`Best marks: ${name}`}>
                <table className={styles.table}>
                  <caption className="visually-hidden">Best marks: {name}</caption>
                  <thead>
                    <tr>
                      <th className={styles.rank} scope="col">
                        <Term label="Rank" sport={league.sport} word="#" />
                      </th>
                      <th className={styles.team} scope="col">
                        {relay ? "Team" : "Athlete"}
                      </th>
                      <th scope="col">
                        <Term label="Mark" sport={league.sport} word="Mark" />
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {bests.slice(0, SHOWN).map(({ athlete, team, mark, value, meet }) => (
                      <tr key={`${team} ${athlete}`}>
                        <td className={styles.rank}>
                          {1 + bests.findIndex((one) => one.value === value)}
                        </td>
                        <th className={styles.team} scope="row">
                          <EntryName athlete={athlete} relay={relay} team={team} />
                          <span className={styles.of}>
                            <Crest
                              colours={findClub(clubs, team)?.colours}
                              decorative
                              logo={findClub(clubs, team)?.logo}
                              name={team}
                              size={16}
                            />
                            {[
                              relay ? "" : team,
                              meet.name,
                              // A day is not parted at the end of a line.
                              formatKickOff(meet.date, zone)?.date.replaceAll(" ", "\u00A0") ?? "",
                            ]
                              .filter((part) => part !== "")
                              .join(" · ")}
                          </span>
                        </th>
                        <td className={styles.mark}>{mark}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Scroller>
            </section>
          ))}
      </div>
    </>
  );
}
