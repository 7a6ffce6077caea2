import { formatKickOff } from "@/domain/time";
import { calledName } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import { eventBests } from "@/domain/season/bests";
import { type MeetSeason } from "@/domain/season/meets";
import { Crest } from "@/ui/crest/Crest";
import { DataTable } from "@/ui/DataTable";
import { useSeason } from "../season/useSeason";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import { AthleteNames, EntryName } from "./EntryName";
import styles from "./Meets.module.css";
import { WithMeetSeason } from "./WithMeetSeason";

/** How many athletes are listed for each event. */
const NAMED_ATHLETES = 5;

/** The page of the season's best marks by event; marks with too much wind do not count. */
export default function MeetStatsPage() {
  const { past } = useSeason();
  return (
    <AthleteNames past={past}>
      <WithMeetSeason empty="No marks yet" past={past} whole>
        {(season) => <BestMarks season={season} />}
      </WithMeetSeason>
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
      <p className="mb-3 text-secondary">
        The best marks of the season, one of each athlete and one of each team in relays, with a
        wind of at most 2.0 metres per second.
      </p>
      <div className={styles.events}>
        {eventBests(season)
          .filter(({ bests }) => bests.length > 0)
          .map(({ name, relay, bests }) => (
            <section className={styles.event} key={name}>
              <header className={styles.eventHead} data-on-ink="">
                <h2 className={styles.eventTitle}>{name}</h2>
              </header>
              <DataTable
                caption={`Best marks: ${name}`}
                columns={[
                  {
                    label: "Rank",
                    term: { word: "#" },
                    is: "rank",
                    cell: ({ value }) => {
                      const rank = 1 + bests.findIndex((one) => one.value === value);
                      return `${rank}${bests[rank]?.value === value ? "=" : ""}`;
                    },
                  },
                  {
                    label: relay ? "Team" : "Athlete",
                    is: "name",
                    cell: ({ athlete, team, meet }) => (
                      <>
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
                            relay ? "" : calledName(clubs, team),
                            meet.name,
                            // Non-breaking spaces, so that a date is not broken at the end of a line.
                            formatKickOff(meet.date, zone)?.date.replaceAll(" ", "\u00A0") ?? "",
                          ]
                            .filter((part) => part !== "")
                            .join(" · ")}
                        </span>
                      </>
                    ),
                  },
                  { label: "Mark", term: { word: "Mark" }, is: "mark", cell: ({ mark }) => mark },
                ]}
                keyOf={({ team, athlete }) => `${team} ${athlete}`}
                rows={bests.slice(0, NAMED_ATHLETES)}
                sport={league.sport}
              />
            </section>
          ))}
      </div>
    </>
  );
}
