import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useOtherBests } from "@/data/useOtherBests";
import type { MeetWithEvents, MeetSeason } from "@/domain/season/meets";
import { ChoiceChip } from "@/ui/Chip";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { useSeason } from "../season/useSeason";
import { useFilters } from "@/ui/useFilters";
import { useLeague } from "@/ui/leagueContext";
import { AthleteNames } from "./EntryName";
import { EventTable } from "./EventTable";
import { MeetCalendar } from "./MeetCalendar";
import { MeetFacts } from "./MeetHead";
import styles from "./Meets.module.css";
import { WithMeetSeason } from "./WithMeetSeason";
import { TeamTable } from "./TeamTable";
import { progressOf } from "./progress";
import { latestMeet, meetPath } from "./words";

/** The page of results, one meet at a time: the teams' table, and the places and marks of every event. */
export default function MeetResultsPage() {
  const { past } = useSeason();
  return (
    <AthleteNames past={past}>
      <WithMeetSeason past={past} whole>
        {(season) => <Results past={past} season={season} />}
      </WithMeetSeason>
    </AthleteNames>
  );
}

interface ResultsProps {
  /** The id of a past season; undefined for the current season. */
  readonly past: string | undefined;
  readonly season: MeetSeason;
}

function Results({ past, season }: ResultsProps) {
  const { shown, chosen, choose } = useFilters(["meet"]);
  const entered = season.meets.filter(({ events }) =>
    events.some(({ event }) => event.entries.length > 0),
  );
  const latest = latestMeet(season.meets) ?? entered[0];
  const seasonMeet = entered.find(({ meet }) => meet.id === shown.meet) ?? latest;
  if (!seasonMeet) {
    return (
      <EmptyState spot="no-results" title="No results yet">
        The first ones appear with the first event.
      </EmptyState>
    );
  }
  return (
    <>
      <div aria-label="Meet" className={styles.choices} role="group">
        {entered.map(({ meet }) => (
          <ChoiceChip
            chosen={meet.id === (chosen.meet || seasonMeet.meet.id)}
            key={meet.id}
            onClick={() => choose({ meet: meet.id })}
          >
            {meet.name}
          </ChoiceChip>
        ))}
      </div>
      <OneMeet past={past} season={season} seasonMeet={seasonMeet} key={seasonMeet.meet.id} />
    </>
  );
}

function OneMeet({
  past,
  season,
  seasonMeet,
}: ResultsProps & { readonly seasonMeet: MeetWithEvents }) {
  const league = useLeague();
  const { hash, key } = useLocation();
  const others = useOtherBests(league, past);
  useEffect(() => {
    // Scrolls here, because the event is on the page only after the results have loaded.
    if (/^#event-\d+$/.test(hash)) document.querySelector(hash)?.scrollIntoView();
    // The key changes when the visitor chooses the same event again.
  }, [hash, key]);
  const events = seasonMeet.events.filter(({ event }) => event.entries.length > 0);
  return (
    <>
      <Section
        action={<MeetCalendar seasonMeet={seasonMeet} past={past} />}
        title={seasonMeet.meet.name}
      >
        <MeetFacts seasonMeet={seasonMeet} />
        {seasonMeet.done > 0 && (
          <TeamTable
            caption={`${seasonMeet.meet.name}: teams, ${progressOf(seasonMeet).toLowerCase()}`}
            rows={seasonMeet.table}
          />
        )}
      </Section>
      <Section title="Events">
        {events.length > 1 && (
          <nav aria-label={`Events of ${seasonMeet.meet.name}`}>
            <ul className={styles.jumps} role="list">
              {events.map(({ number, name }) => (
                <li key={number}>
                  <Link to={`${meetPath(league, seasonMeet.meet.id, past)}#event-${number}`}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.events}>
          {events.map((event) => (
            <EventTable
              meetEvent={event}
              key={event.number}
              meet={seasonMeet}
              others={others}
              season={season}
            />
          ))}
        </div>
      </Section>
    </>
  );
}
