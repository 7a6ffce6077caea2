import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useCallback, useMemo, useState } from "react";
import { MINUTE } from "@/domain/durations";
import { icsText } from "@/domain/calendar/ics";
import { listedMatch } from "@/domain/match/listed";
import type { Official } from "@/domain/people/official";
import { momentOf } from "@/domain/when";
import { amountOf } from "@/domain/wording";
import { clubsOf } from "@/domain/season/clubs";
import { datesAhead } from "@/leagues/calendarOf";
import { useConnection } from "@/session/ConnectionProvider";
import { ErrorState } from "@/ui/ErrorState";
import { handOver, type Delivery } from "@/ui/share/deliver";
import { useEveryFixture, type MatchPlace } from "../live/useEveryFixture";
import { Ask } from "../parts/Ask";
import { FailedRead } from "@/ui/FailedRead";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useRead } from "@/data/useRead";
import { matchInWords } from "./words";

/** How many of the next matches are searched: each costs one read of a document. */
const MOST_READ = 250;

const answers: Readonly<Record<Delivery, string>> = {
  saved: "Saved.",
  shared: "Shared.",
  cancelled: "",
};

interface OfficialCalendarProps {
  readonly official: Official;
  readonly onClose: () => void;
}

/** A dialog with the coming matches of an official in all leagues, and a button to share them as a calendar file. */
export default function OfficialCalendar({ official, onClose }: OfficialCalendarProps) {
  const { places, failed, isLoading } = useEveryFixture();
  const [first] = failed;
  const [dates, setDates] = useState<Dates>([]);
  const [answer, setAnswer] = useState("");
  const save = async () => {
    const text = icsText(dates, { name: `Matches of ${official.name}`, now: Date.now() });
    const file = new File([text], "matches.ics", { type: "text/calendar" });
    setAnswer(answers[await handOver(file)]);
  };
  return (
    <Ask
      action={isLoading || first ? null : "Calendar file"}
      isOff={dates.length === 0}
      onAct={() => void save()}
      onClose={onClose}
      safe="Close"
      size="sm"
      title={`Matches of ${official.name}`}
    >
      {first ? (
        <ErrorState onRetry={first.retry} title="Failed to load the matches.">
          Those of {first.league.name} could not be loaded.
        </ErrorState>
      ) : isLoading ? (
        <ListSkeleton label="Loading the matches" />
      ) : (
        <MatchesAhead official={official} onDates={setDates} places={places} />
      )}
      {answer && <Alert role="status">{answer}</Alert>}
    </Ask>
  );
}

type Dates = ReturnType<typeof datesAhead>["ahead"];

interface MatchesAheadProps {
  readonly official: Official;
  readonly places: readonly MatchPlace[];
  /** Called with the dates of the calendar file, once they are loaded. */
  readonly onDates: (dates: Dates) => void;
}

function MatchesAhead({ places, official, onDates }: MatchesAheadProps) {
  const { officials } = useConnection();
  const { id, name } = official;
  // The matches stay as they were when the dialog opened, because the file is made only once.
  const [now] = useState(Date.now);
  const [coming] = useState(() => comingOf(places, now));
  const next = useMemo(() => coming.slice(0, MOST_READ), [coming]);
  const among = coming.length > MOST_READ ? ` among the next ${MOST_READ} of all leagues` : "";
  const run = useCallback(async () => {
    const playing = [...new Set(next.map(({ league }) => league))];
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
    const matches = led.map(({ league, fixture }) => ({
      league,
      clubs: clubsOf(league, null),
      match: listedMatch(fixture),
    }));
    onDates(datesAhead(matches, [], now, location.origin).ahead);
    return led.map((place) => `${matchInWords(place)} · ${place.league.shortName}`);
  }, [officials, next, id, now, onDates]);
  const task = useRead(run);
  const rows = task.status === "ready" ? task.value : [];
  return (
    <>
      {task.status === "failed" && <FailedRead state={task} title="Failed to load the matches." />}
      {task.status === "loading" && <ListSkeleton label="Loading the matches" />}
      {task.status === "ready" && (
        <Typography>
          {rows.length === 0
            ? `${name} leads no coming match${among}.`
            : `${amountOf(rows.length, "match", "matches")} to come${among}. Share the file again after a change: calendars then move these matches.`}
        </Typography>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </>
  );
}

/** Returns the matches that are not over, the next ones first. */
const comingOf = (places: readonly MatchPlace[], now: number) =>
  places
    .map((place) => ({ ...place, at: momentOf(place.fixture) ?? 0 }))
    .filter(({ at, league }) => at + league.game.matchMinutes * MINUTE > now)
    .toSorted((a, b) => a.at - b.at);
