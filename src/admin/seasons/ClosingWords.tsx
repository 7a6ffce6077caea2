import { amountOf } from "@/domain/wording";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import type { SeasonClosing, ClosedSeason } from "@/data/maintenance";
import { formatKickOff } from "@/domain/time";
import { suspensions } from "@/domain/people/suspensions";
import { bansOf } from "@/domain/season/bans";
import { formatOf } from "@/domain/season/format";
import { settingsOf } from "@/domain/season/seasons";
import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import { recordsInWords, wordsOf } from "../parts/words";
import { useRecords } from "../live/useLive";
import { formatInWords } from "./formatWords";
import type { ClosingStep, FilingProgress } from "./useClosing";
import { JobBar } from "../batches/JobBar";
import { Bullets } from "../parts/Bullets";
import { useLeague } from "@/ui/leagueContext";

/** Returns how many records of the season are not filed yet. */
export function leftOf(left: SeasonClosing["left"]): number {
  return Object.values(left).reduce((sum, count) => sum + count, 0);
}

interface ClosingWordsProps {
  readonly step: ClosingStep;
  /** The name of the next season; "" if it is not typed yet. */
  readonly next: string;
  /** Called to file the records too that were saved after the closing began. */
  readonly onWithNewer: () => void;
  readonly onUndo: (() => void) | undefined;
}

/** The text of the dialog that closes a season, for each step. */
export function ClosingText({ step, next, onWithNewer, onUndo }: ClosingWordsProps) {
  const league = useLeague();
  switch (step.at) {
    case "checking":
      return (
        <>
          <p role="status">Looking at what belongs to the season…</p>
          <Skeleton variant="text" width="70%" />
        </>
      );
    case "asking":
      return (
        <ClosingQuestion
          closing={step.closing}
          following={next || league.seasons[0].label}
          onWithNewer={onWithNewer}
        />
      );
    case "filing":
      return <FilingWords step={step} what="Filing" />;
    case "done":
      return <ClosedWords closed={step.closed} onUndo={onUndo} />;
    case "failed":
      return (
        <Alert role="alert" severity="error">
          {step.begun ? "The season is not closed yet: " : "The season could not be checked: "}
          {step.reason}
          {step.begun && " What is filed stays filed; continue when you can."}
        </Alert>
      );
  }
}

/** The progress of filing a season's records. */
export function FilingWords({
  step,
  what,
}: {
  readonly step: FilingProgress;
  readonly what: string;
}) {
  const { done, of } = step;
  return (
    <>
      <JobBar done={done} label="Records done" of={of}>
        {of === 0 ? "Preparing…" : `${what} record ${Math.min(done + 1, of)} of ${of}.`}
      </JobBar>
      <Typography sx={{ mt: 2 }} variant="lead">
        Each record is saved by itself. You can stop, or lose the connection, and go on later.
      </Typography>
    </>
  );
}

interface ClosingQuestionProps {
  readonly closing: SeasonClosing;
  /** The name of the next season. */
  readonly following: string;
  readonly onWithNewer: () => void;
}

function ClosingQuestion({ closing, following, onWithNewer }: ClosingQuestionProps) {
  const league = useLeague();
  const { season, left, ahead, filed, since, newer, unreadable, places, begins } = closing;
  const begun = formatKickOff(since, arena.timeZone)?.full;
  const { fixtures = 0, results = 0, players = 0, standings = 0, meets = 0, events = 0 } = left;
  const isFiled = leftOf(left) === 0;
  const suspended = useSuspended(league);
  const played = usePlayedAs(league);
  const [champion, ...others] = places;
  return (
    <>
      {isFiled && champion === undefined && !begins ? (
        <p>
          {season.label} is closed: {amountOf(filed, "record")} {filed === 1 ? "is" : "are"} filed
          under it.
        </p>
      ) : (
        <>
          {filed > 0 && (
            <Alert severity="info">
              {isFiled
                ? `${season.label} is filed, but does not say yet how it ended.`
                : `${amountOf(filed, "record")} ${filed === 1 ? "is" : "are"} filed under ${season.label}, ${leftOf(left)} ${leftOf(left) === 1 ? "is" : "are"} left.`}
            </Alert>
          )}
          <Bullets>
            {fixtures + results > 0 && (
              <li>
                {recordsInWords("fixtures", fixtures)} and {recordsInWords("results", results)} move
                to {season.label}.
              </li>
            )}
            {meets + events > 0 && (
              <li>
                {recordsInWords("meets", meets)} with {amountOf(events, "event", "events")} move to{" "}
                {season.label}.
              </li>
            )}
            {players + standings > 0 && (
              <li>
                {standings > 0 && <>{amountOf(standings, "row", "rows")} of the table </>}
                {standings > 0 && players > 0 && "and "}
                {players > 0 && recordsInWords("players", players)}{" "}
                {players + standings === 1 ? "is" : "are"} kept unchanged under {season.label}, and{" "}
                {players + standings === 1 ? "starts" : "start"} {following} from zero.
              </li>
            )}
            {champion !== undefined && (
              <li>
                {season.label} names its champion: {champion}
                {others.length > 0 && `, before ${others.slice(0, 3).join(", ")}`}.
              </li>
            )}
            <li>
              Clubs, rules and open pages stay. {following} begins without matches.
              {begins && played && (
                <>
                  {" "}
                  It is played as {season.label} was: {played} That can be changed on this page
                  before its first match.
                </>
              )}
              {begins && ` Visitors find all of ${season.label} where they choose the season.`}
            </li>
          </Bullets>
          <Typography variant="lead">
            Takes about a minute, in which everybody else can go on working.
            {begins && ` It can be undone until ${following} has records of its own.`}
          </Typography>
        </>
      )}
      {suspended.length > 0 && (
        <Alert severity="info">
          {suspended.length === 1
            ? "1 player is still suspended"
            : `${suspended.length} players are still suspended`}
          . Once {season.label} is closed, decide under “Suspensions” on this page whether that
          carries over.
        </Alert>
      )}
      {ahead > 0 && (
        <Alert severity="warning">
          {amountOf(ahead, "match is", "matches are")} still to be played. Is {season.label} really
          over?
        </Alert>
      )}
      {unreadable > 0 && (
        <Alert severity="warning">
          {amountOf(unreadable, "record")} cannot be read and {unreadable === 1 ? "stays" : "stay"}{" "}
          where {unreadable === 1 ? "it is" : "they are"} until repaired under Broken records.
        </Alert>
      )}
      {newer > 0 && (
        <Alert action={<Button onClick={onWithNewer}>File them too</Button>} severity="info">
          {amountOf(newer, "record")} {newer === 1 ? "counts" : "count"} as {following}’s, because{" "}
          {newer === 1 ? "it was" : "they were"} saved after the closing began
          {begun && ` (${begun})`}, or at an unknown time.
        </Alert>
      )}
    </>
  );
}

/** Returns the players who are suspended for coming matches of the current season. */
function useSuspended(league: League) {
  const results = useRecords(league, "results");
  const players = useRecords(league, "players");
  const policy = bansOf(league);
  return policy ? suspensions(results, { players, policy }) : [];
}

/** Returns a sentence on the format of the current season, which the next one keeps; null in a league of meets. */
function usePlayedAs(league: League): string | null {
  const seasons = useRecords(league, "seasons");
  const format = formatOf(league, settingsOf(league, seasons, undefined));
  if (format.score === null) return null;
  const said = formatInWords(format, league.game);
  return `${said.charAt(0).toLowerCase()}${said.slice(1)} The table follows “${format.pack.title}”.`;
}

interface ClosedWordsProps {
  readonly closed: ClosedSeason;
  readonly onUndo: (() => void) | undefined;
}

/** The outcome of closing a season, with the records that could not be filed. */
function ClosedWords({ closed, onUndo }: ClosedWordsProps) {
  const { season, done, left, failed } = closed;
  const isWhole = left === 0 && failed.length === 0;
  return (
    <>
      <Alert
        action={onUndo && <Button onClick={onUndo}>Undo</Button>}
        role="status"
        severity={isWhole ? "success" : "info"}
      >
        {isWhole
          ? `${season.label} is closed: ${amountOf(done, "record is", "records are")} filed.`
          : `${amountOf(done, "record is", "records are")} filed, ${left + failed.length} left. Continue when you can.`}
      </Alert>
      {failed.length > 0 && (
        <>
          <p>These could not be filed; repair them and close the season again:</p>
          <FailedRecords failed={failed} />
        </>
      )}
    </>
  );
}

/** The list of records that could not be saved, each with the reason. */
export function FailedRecords({ failed }: Pick<ClosedSeason, "failed">) {
  return (
    <Bullets>
      {failed.map(({ kind, id, reason }) => (
        <li key={`${kind}/${id}`}>
          {wordsOf(kind).one} {id}: {reason}
        </li>
      ))}
    </Bullets>
  );
}
