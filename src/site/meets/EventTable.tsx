import { formatPoints } from "@/domain/meet/showPoints";
import { formatKickOff } from "@/domain/time";
import type { Entry } from "@/domain/meet/meet";
import { calledName } from "@/domain/season/calledName";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { tagsOf, type BestsByEvent } from "@/domain/season/bests";
import {
  resultLines,
  type MeetEvent,
  type MeetWithEvents,
  type MeetSeason,
} from "@/domain/season/meets";
import { Crest } from "@/ui/crest/Crest";
import { DataTable } from "@/ui/DataTable";
import { Medal } from "@/ui/medals/Medal";
import { FollowedStar } from "@/ui/mine/FollowedStar";
import { ShareButton } from "@/ui/share/ShareButton";
import { Term } from "@/ui/term/Term";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import { EntryName } from "./EntryName";
import styles from "./Meets.module.css";
import { windInWords } from "./words";

interface Props {
  readonly season: MeetSeason;
  /** The best marks of the league's other seasons; null if they are not loaded yet. */
  readonly others: readonly BestsByEvent[] | null;
  readonly meet: MeetWithEvents;
  readonly meetEvent: MeetEvent;
}

const tagWords = { AB: "Arena best", SB: "Season best of the athlete" } as const;

const statusWords = {
  "": "",
  DNS: "Did not start",
  DNF: "Did not finish",
  DQ: "Disqualified",
  NM: "No mark",
} as const;

/**
 * Returns the wind of a race, which is the same for all its runners; undefined if entries differ or the event is not
 * timed.
 */
function raceWind(meetEvent: MeetEvent): number | undefined {
  const winds = new Set(meetEvent.event.entries.flatMap(({ wind }) => wind ?? []));
  const [only] = winds;
  return meetEvent.by === "time" && winds.size === 1 ? only : undefined;
}

/** Returns the two lines of an entry's name: athlete and team, or for a relay the team and its runners. */
function whoOf(
  { athlete, team: stored }: Entry,
  relay: boolean,
  clubs: readonly ResolvedClub[],
): readonly [name: string, of: string] {
  const team = calledName(clubs, stored);
  const [first, second] = relay ? [team, athlete] : [athlete, team];
  return first ? [first, second] : [team, ""];
}

/** The results of an event: places, marks, wind, bests and points; before the event, its start list. */
export function EventTable({ season, others: seasons, meet, meetEvent }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const { placed, others } = resultLines(meetEvent, season.scoring, season.teams.length);
  const tags = tagsOf({ season, others: seasons }, meet, meetEvent);
  const wind = raceWind(meetEvent);
  const zone = useZone();
  const at = formatKickOff(meetEvent.at, zone);
  const day = formatKickOff(meetEvent.at ?? meet.meet.date, zone)?.date ?? "";
  const shares = placed.filter(({ shared, points }) => shared && points !== null);
  const sharedPlaces = [...new Set(shares.map(({ place }) => place))].map((place) => {
    const sharers = shares.filter((one) => one.place === place);
    return `${sharers.length} on place ${place} get ${formatPoints(sharers[0]?.points ?? 0)} each`;
  });
  return (
    <section aria-labelledby={`event-${meetEvent.number}`} className={styles.event}>
      <header className={styles.eventHead} data-on-ink="">
        <h3 className={styles.eventName} id={`event-${meetEvent.number}`}>
          {meetEvent.name}
        </h3>
        <p className={styles.eventFacts}>
          {at && <span>{at.time}</span>}
          {wind !== undefined && (
            <span>
              <Term label="Wind" sport={league.sport} word="Wind" /> <b>{windInWords(wind)}</b>
            </span>
          )}
          {meetEvent.isDone && (
            <ShareButton
              iconOnly
              label={`Share ${meetEvent.name}`}
              paint={async () => {
                const { eventPicture } = await import("@/ui/share/eventPicture");
                const lines = placed.map(({ entry, place, shared, points: given }) => {
                  const [name, of] = whoOf(entry, meetEvent.relay, clubs);
                  const points = given === null ? "" : formatPoints(given);
                  const { team, mark } = entry;
                  return { place: `${place}${shared ? "=" : ""}`, name, of, team, mark, points };
                });
                return eventPicture({
                  league,
                  clubs,
                  meet: meet.meet.name,
                  day,
                  event: meetEvent.name,
                  lines,
                });
              }}
            />
          )}
          {!meetEvent.isDone && (
            <span>{meetEvent.event.entries.length > 0 ? "Start list" : "Not yet"}</span>
          )}
        </p>
      </header>
      {meetEvent.event.entries.length === 0 ? (
        <p className={styles.nothing}>No start list yet.</p>
      ) : (
        <DataTable
          caption={
            meetEvent.isDone ? `Results: ${meetEvent.name}` : `Start list: ${meetEvent.name}`
          }
          columns={[
            {
              label: "Place",
              term: { word: "#" },
              is: "rank",
              cell: ({ place, shared }) =>
                place === null ? "–" : <Medal place={place} shared={shared} />,
            },
            {
              label: meetEvent.relay ? "Team" : "Athlete",
              is: "name",
              cell: ({ entry }) => <EntryNames entry={entry} relay={meetEvent.relay} />,
            },
            {
              label: "Mark",
              term: { word: "Mark" },
              is: "mark",
              cell: ({ entry, place }) =>
                place === null ? (
                  entry.status && (
                    <Term
                      label={statusWords[entry.status]}
                      sport={league.sport}
                      word={entry.status}
                    />
                  )
                ) : (
                  <Mark entry={entry} hasWind={wind === undefined} tag={tags.get(entry)} />
                ),
            },
            {
              label: "Points",
              term: { word: "Points" },
              is: "score",
              cell: ({ place, points }) => {
                if (place === null) return meetEvent.isDone ? "0" : "";
                return points === null ? "–" : formatPoints(points);
              },
            },
          ]}
          keyOf={({ entry }) => `${entry.team} ${entry.athlete}`}
          rows={[
            ...placed,
            ...others.map((entry) => ({ entry, place: null, shared: false, points: null })),
          ]}
          sport={league.sport}
        />
      )}
      {sharedPlaces.length > 0 && (
        <p className={styles.note}>
          Entries that share a place share its points: {sharedPlaces.join(", ")}.
        </p>
      )}
    </section>
  );
}

interface MarkProps {
  readonly entry: Entry;
  /** Whether to show the entry's own wind, because the event has no common one. */
  readonly hasWind: boolean;
  readonly tag: keyof typeof tagWords | undefined;
}

function Mark({ entry, hasWind, tag }: MarkProps) {
  const { sport } = useLeague();
  return (
    <>
      {tag && (
        <span className={styles.tag}>
          <Term label={tagWords[tag]} sport={sport} word={tag} />
        </span>
      )}{" "}
      {entry.mark}
      {hasWind && entry.wind !== undefined && (
        <small className="text-tiny text-secondary"> {windInWords(entry.wind)}</small>
      )}
    </>
  );
}

interface EntryNamesProps {
  readonly entry: Entry;
  readonly relay: boolean;
}

function EntryNames({ entry, relay }: EntryNamesProps) {
  const clubs = useClubs();
  const club = findClub(clubs, entry.team);
  const [, second] = whoOf(entry, relay, clubs);
  return (
    <>
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
            {!relay && <FollowedStar name={entry.team} />}
            {second}
          </span>
        </span>
      )}
    </>
  );
}
