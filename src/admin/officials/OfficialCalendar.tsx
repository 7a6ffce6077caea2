import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useCallback, useId, useState } from "react";
import { icsText } from "@/domain/calendar/ics";
import { listedMatch } from "@/domain/match/listed";
import type { Official } from "@/domain/people/official";
import { momentOf } from "@/domain/when";
import { amountOf } from "@/domain/wording";
import { datesAhead } from "@/leagues/calendarOf";
import { useConnection } from "@/session/ConnectionProvider";
import { ErrorState } from "@/ui/ErrorState";
import { handOver, type Delivery } from "@/ui/share/deliver";
import { playing, useEveryFixture, type MatchPlace } from "../live/useEveryFixture";
import { FailedRead } from "../parts/FailedRead";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useTask } from "../parts/useTask";
import { matchInWords } from "./words";

/** How many matches, the next ones, are looked through: each is a document to read. */
const MOST_READ = 250;
const MINUTE = 60_000;

const answers: Readonly<Record<Delivery, string>> = {
  saved: "Saved.",
  shared: "Handed over to your device.",
  cancelled: "",
};

interface OfficialCalendarProps {
  readonly official: Official;
  readonly onClose: () => void;
}

/** The matches that an official leads from now on, in all leagues, as a calendar file to hand over. */
export default function OfficialCalendar({ official, onClose }: OfficialCalendarProps) {
  const title = useId();
  const { places, failed, isLoading } = useEveryFixture();
  const [first] = failed;
  return (
    <Dialog aria-labelledby={title} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={title}>Matches of {official.name}</DialogTitle>
      {isLoading || first ? (
        <>
          <DialogContent>
            {first ? (
              <ErrorState onRetry={first.retry} title="Failed to load the matches.">
                Those of {first.league.name} could not be read.
              </ErrorState>
            ) : (
              <ListSkeleton label="Loading the matches" />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Close</Button>
          </DialogActions>
        </>
      ) : (
        <Ahead official={official} onClose={onClose} places={places} />
      )}
    </Dialog>
  );
}

interface AheadProps extends OfficialCalendarProps {
  readonly places: readonly MatchPlace[];
}

function Ahead({ places, official, onClose }: AheadProps) {
  const { officials } = useConnection();
  const { id, name } = official;
  // What is shown is what was there when it was opened: a file is made once.
  const [now] = useState(Date.now);
  const [next] = useState(() => nextOf(places, now));
  const [answer, setAnswer] = useState("");
  const run = useCallback(async () => {
    const assigned = await Promise.all(
      playing.map((league) => {
        const own = next.filter((one) => one.league === league);
        return officials.assigned(
          league,
          own.map(({ fixture }) => fixture),
        );
      }),
    );
    const led = next.filter(({ league, fixture }) =>
      assigned[playing.indexOf(league)]?.get(fixture.id)?.includes(id),
    );
    const matches = led.map(({ league, fixture }) => ({ league, match: listedMatch(fixture) }));
    const rows = led.map((place) => `${matchInWords(place)} · ${place.league.shortName}`);
    return { rows, events: datesAhead(matches, [], now, location.origin).ahead };
  }, [officials, next, id, now]);
  const task = useTask(run);
  const { rows, events } = task.status === "ready" ? task.value : { rows: [], events: [] };
  const save = async () => {
    const text = icsText(events, { name: `Matches of ${name}`, now: Date.now() });
    const file = new File([text], "matches.ics", { type: "text/calendar" });
    setAnswer(answers[await handOver(file)]);
  };
  return (
    <>
      <DialogContent>
        {task.status === "failed" && (
          <FailedRead of={task} onRetry={task.again} title="Failed to load the matches." />
        )}
        {task.status === "loading" && <ListSkeleton label="Loading the matches" />}
        {task.status === "ready" && (
          <Typography>
            {rows.length === 0
              ? `${name} leads no match that is to come.`
              : `${amountOf(rows.length, "match", "matches")} to come. Hand the file over again after a change: calendars move what they have.`}
          </Typography>
        )}
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
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

/** The matches that are not over, the next ones first. */
const nextOf = (places: readonly MatchPlace[], now: number) =>
  places
    .map((place) => ({ ...place, at: momentOf(place.fixture) ?? 0 }))
    .filter(({ at, league }) => at + league.game.matchMinutes * MINUTE > now)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST_READ);
