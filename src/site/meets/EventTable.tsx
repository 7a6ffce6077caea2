import { showPoints } from "@/domain/meet/showPoints";
import { formatKickOff } from "@/domain/time";
import type { Entry } from "@/domain/meet/meet";
import { findClub } from "@/domain/season/clubs";
import { tagsOf, type BestsByEvent } from "@/domain/season/bests";
import {
  resultLines,
  scoringOf,
  type HeldEvent,
  type HeldMeet,
  type MeetSeason,
} from "@/domain/season/meets";
import { Crest } from "@/ui/crest/Crest";
import { Medal } from "@/ui/medals/Medal";
import { FollowedStar } from "@/ui/mine/FollowedStar";
import { Scroller } from "@/ui/scroller/Scroller";
import { ShareButton } from "@/ui/share/ShareButton";
import { Term } from "@/ui/term/Term";
import { useClubs, useLeague } from "@/ui/where";
import { useZone } from "@/ui/match/useZone";
import { EntryName } from "./EntryName";
import styles from "./Meets.module.css";
import { windInWords } from "./words";

interface Props {
  readonly season: MeetSeason;
  /** The best marks of the league's other seasons; null while they are not read. */
  readonly others: readonly BestsByEvent[] | null;
  readonly meet: HeldMeet;
  readonly held: HeldEvent;
}

const tagWords = { AB: "Arena best", SB: "Season best of the athlete" } as const;

const statusWords = {
  "": "",
  DNS: "Did not start",
  DNF: "Did not finish",
  DQ: "Disqualified",
  NM: "No mark",
} as const;

/** Of a race: the same for all who ran in it. */
function raceWind(held: HeldEvent): number | undefined {
  const winds = new Set(held.event.entries.flatMap(({ wind }) => wind ?? []));
  const [only] = winds;
  return held.by === "time" && winds.size === 1 ? only : undefined;
}

/** Who it is, with their team or a relay's runners behind the name. */
function whoOf({ athlete, team }: Entry, relay: boolean): readonly [name: string, of: string] {
  const [first, second] = relay ? [team, athlete] : [athlete, team];
  return first ? [first, second] : [team, ""];
}

/** The results of an event: places, marks, wind, bests and points; before it, its start list. */
export function EventTable({ season, others: seasons, meet, held }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const { placed, others } = resultLines(held, scoringOf(league), season.teams.length);
  const tags = tagsOf({ season, others: seasons }, meet, held);
  const wind = raceWind(held);
  const zone = useZone();
  const at = formatKickOff(held.at, zone);
  const day = formatKickOff(held.at ?? meet.meet.date, zone)?.date ?? "";
  const shares = placed.filter(({ shared, points }) => shared && points !== null);
  return (
    <section aria-labelledby={`event-${held.number}`} className={styles.event}>
      <header className={styles.eventHead} data-on-ink="">
        <h3 className={styles.eventName} id={`event-${held.number}`}>
          {held.name}
        </h3>
        <p className={styles.eventFacts}>
          {at && <span>{at.time}</span>}
          {wind !== undefined && (
            <span>
              <Term label="Wind" sport={league.sport} word="Wind" /> <b>{windInWords(wind)}</b>
            </span>
          )}
          {held.isDone && (
            <ShareButton
              iconOnly
              label={`Share ${held.name}`}
              paint={async () => {
                const { eventPicture } = await import("@/ui/share/eventPicture");
                const lines = placed.map(({ entry, place, shared, points: given }) => {
                  const [name, of] = whoOf(entry, held.relay);
                  const points = given === null ? "" : showPoints(given);
                  const { team, mark } = entry;
                  return { place: `${place}${shared ? "=" : ""}`, name, of, team, mark, points };
                });
                return eventPicture({
                  league,
                  clubs,
                  meet: meet.meet.name,
                  day,
                  event: held.name,
                  lines,
                });
              }}
            />
          )}
          {!held.isDone && <span>{held.event.entries.length > 0 ? "Start list" : "Not yet"}</span>}
        </p>
      </header>
      {held.event.entries.length === 0 ? (
        <p className={styles.nothing}>No start list yet.</p>
      ) : (
        <Scroller label={held.isDone ? `Results: ${held.name}` : `Start list: ${held.name}`}>
          <table className={styles.table}>
            <caption className="visually-hidden">
              {held.isDone ? `Results: ${held.name}` : `Start list: ${held.name}`}
            </caption>
            <thead>
              <tr>
                <th className={styles.rank} scope="col">
                  <Term label="Place" sport={league.sport} word="#" />
                </th>
                <th className={styles.team} scope="col">
                  {held.relay ? "Team" : "Athlete"}
                </th>
                <th scope="col">
                  <Term label="Mark" sport={league.sport} word="Mark" />
                </th>
                <th scope="col">
                  <Term label="Points" sport={league.sport} word="Points" />
                </th>
              </tr>
            </thead>
            <tbody>
              {placed.map(({ entry, place, shared, points }) => {
                const tag = tags.get(entry.athlete);
                return (
                  <tr key={`${entry.team} ${entry.athlete}`}>
                    <td className={styles.rank}>
                      <Medal place={place} shared={shared} />
                    </td>
                    <Who entry={entry} relay={held.relay} />
                    <td className={styles.mark}>
                      {tag && (
                        <span className={styles.tag}>
                          <Term label={tagWords[tag]} sport={league.sport} word={tag} />
                        </span>
                      )}{" "}
                      {entry.mark}
                      {wind === undefined && entry.wind !== undefined && (
                        <small className={styles.wind}> {windInWords(entry.wind)}</small>
                      )}
                    </td>
                    <td className={styles.points}>{points === null ? "–" : showPoints(points)}</td>
                  </tr>
                );
              })}
              {others.map((entry) => (
                <tr key={`${entry.team} ${entry.athlete}`}>
                  <td className={styles.rank}>–</td>
                  <Who entry={entry} relay={held.relay} />
                  <td className={styles.mark}>
                    {entry.status && (
                      <Term
                        label={statusWords[entry.status]}
                        sport={league.sport}
                        word={entry.status}
                      />
                    )}
                  </td>
                  <td className={styles.points}>{held.isDone ? "0" : ""}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      )}
      {shares[0] && (
        <p className={styles.note}>
          Who shares a place shares its points: {shares.length} on place {shares[0].place} get{" "}
          {showPoints(shares[0].points ?? 0)} each.
        </p>
      )}
    </section>
  );
}

interface WhoProps {
  readonly entry: Entry;
  readonly relay: boolean;
}

function Who({ entry, relay }: WhoProps) {
  const league = useLeague();
  const clubs = useClubs();
  const club = findClub(clubs, entry.team);
  const [, second] = whoOf(entry, relay);
  return (
    <th className={styles.team} scope="row">
      <EntryName athlete={entry.athlete} relay={relay} team={entry.team} />
      {second && (
        <span className={styles.of}>
          {!relay && (
            <Crest
              colours={club?.colours}
              decorative
              logo={club?.logo}
              name={entry.team}
              size={16}
            />
          )}
          <span>
            {!relay && <FollowedStar league={league} name={second} />}
            {second}
          </span>
        </span>
      )}
    </th>
  );
}
