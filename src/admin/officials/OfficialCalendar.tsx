import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useCallback, useId, useState } from "react";
import { useListings } from "@/data/useListing";
import { icsText } from "@/domain/calendar/ics";
import { listedMatch } from "@/domain/match/listed";
import type { Official } from "@/domain/people/official";
import { momentOf } from "@/domain/when";
import { amountOf } from "@/domain/wording";
import { leagues } from "@/leagues";
import { datesAhead } from "@/leagues/calendarOf";
import { useConnection } from "@/session/ConnectionProvider";
import { ErrorState } from "@/ui/ErrorState";
import { handOver } from "@/ui/share/deliver";
import { useLeague } from "@/ui/where";
import { useLive } from "../live/useLive";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useTask } from "../parts/useTask";
import type { Fixture } from "./useBookings";
import { matchInWords } from "./words";

/** How many matches, the next ones, are looked through: each is a document to read. */
const MOST_READ = 250;

const MINUTE = 60_000;

const all = leagues.filter(({ collections }) => collections.fixtures !== undefined);
const requests = all.map((league) => ({ league, kind: "fixtures" }) as const);

interface OfficialCalendarProps {
  readonly official: Official;
  readonly onClose: () => void;
}

/** The matches that an official leads from now on, in all leagues, as a calendar file to hand over. */
export default function OfficialCalendar({ official, onClose }: OfficialCalendarProps) {
  const title = useId();
  const states = useListings(requests);
  const failed = states.find((state) => state.status === "failed");
  const league = useLeague();
  const own = useLive(league, "fixtures");
  const isRead = [...states, own].every(({ status }) => status === "ready");
  // Of the league one is in, what is stored; of the others, what is published.
  const lists = states.map((state, at) => {
    const shown = all[at]?.slug === league.slug ? own : state;
    return shown.status === "ready" ? shown.listing.records : [];
  });
  return (
    <Dialog aria-labelledby={title} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={title}>Matches of {official.name}</DialogTitle>
      {isRead ? (
        <Ahead lists={lists} official={official} onClose={onClose} />
      ) : (
        <>
          <DialogContent>
            {failed ? (
              <ErrorState onRetry={failed.retry} title="Failed to load the matches.">
                {failed.failure.message}
              </ErrorState>
            ) : (
              <ListSkeleton label="Loading the matches" />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

interface AheadProps extends OfficialCalendarProps {
  /** The fixtures of each league. */
  readonly lists: readonly (readonly Fixture[])[];
}

function Ahead({ lists, official, onClose }: AheadProps) {
  const { officials } = useConnection();
  const { id, name } = official;
  // What is shown is what was there when it was opened: a file is made once.
  const [now] = useState(Date.now);
  const [places] = useState(() => nextOf(lists, now));
  const [answer, setAnswer] = useState("");
  const run = useCallback(async () => {
    const assigned = await Promise.all(
      all.map(async (league) => {
        const own = places.filter((one) => one.league === league);
        return officials.assigned(
          league,
          own.map(({ fixture }) => fixture),
        );
      }),
    );
    const led = places.filter(({ league, fixture }) =>
      assigned[all.indexOf(league)]?.get(fixture.id)?.includes(id),
    );
    const matches = led.map(({ league, fixture }) => ({ league, match: listedMatch(fixture) }));
    const rows = led.map((place) => `${matchInWords(place)} · ${place.league.shortName}`);
    return { rows, ...datesAhead(matches, [], now, location.origin) };
  }, [officials, places, id, now]);
  const task = useTask(run);
  const dates = task.status === "ready" ? task.value : null;
  const events = dates ? [...dates.ahead, ...dates.off] : [];
  const save = async () => {
    const text = icsText(events, { name: `Matches of ${name}`, now: Date.now() });
    const done = await handOver(new File([text], "matches.ics", { type: "text/calendar" }));
    setAnswer(done === "saved" ? "Saved." : done === "shared" ? "Handed over." : "");
  };
  return (
    <>
      <DialogContent>
        {task.status === "failed" && (
          <ErrorState
            busy={task.refreshing}
            onRetry={task.again}
            title="Failed to load the matches."
          >
            {task.failure.message}
          </ErrorState>
        )}
        {task.status === "loading" && <ListSkeleton label="Loading the matches" />}
        {dates && (
          <>
            <Typography>
              {events.length === 0
                ? `${name} leads no match that is to come.`
                : `${amountOf(dates.ahead.length, "match", "matches")} to come. Hand the file over again after a change: calendars move what they have.`}
            </Typography>
            <ul>
              {dates.rows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
          </>
        )}
        {answer && <Alert role="status">{answer}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button disabled={events.length === 0} onClick={() => void save()} variant="contained">
          Calendar file
        </Button>
      </DialogActions>
    </>
  );
}

/** The matches that are not long over, the next ones first. */
const nextOf = (lists: AheadProps["lists"], now: number) =>
  all
    .flatMap((league, at) =>
      (lists[at] ?? []).map((fixture) => ({ league, fixture, at: momentOf(fixture) ?? 0 })),
    )
    .filter(({ at, league }) => at + league.game.matchMinutes * MINUTE > now)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST_READ);
