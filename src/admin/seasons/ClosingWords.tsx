import Alert from "@mui/material/Alert";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import type { SeasonClosing, ClosedSeason } from "@/data/maintenance";
import { formatKickOff } from "@/domain/time";
import { brand } from "@/leagues/brand";
import type { League } from "@/leagues/league";
import { words } from "../kinds/words";
import styles from "./Seasons.module.css";
import type { ClosingStep } from "./useClosing";

/** How many records of the season are still to be filed. */
export function leftOf(left: SeasonClosing["left"]): number {
  return Object.values(left).reduce((sum, count) => sum + count, 0);
}

const many = (
  count: number,
  { one, many: more }: { readonly one: string; readonly many: string },
) => `${count} ${count === 1 ? one : more}`;
const record = { one: "record", many: "records" };

interface ClosingWordsProps {
  readonly league: League;
  readonly step: ClosingStep;
}

/** What the dialog says at each step. */
export function ClosingWords({ league, step }: ClosingWordsProps) {
  switch (step.at) {
    case "checking":
      return (
        <>
          <p role="status">Looking at what belongs to the season…</p>
          <Skeleton variant="text" width="70%" />
        </>
      );
    case "asking":
      return <Asking closing={step.closing} league={league} />;
    case "filing":
      return (
        <div className={styles.progress}>
          <p role="status">
            {step.of === 0
              ? "Preparing…"
              : `Filing record ${Math.min(step.done + 1, step.of)} of ${step.of}.`}
          </p>
          <LinearProgress
            aria-label="Records filed"
            value={step.of === 0 ? 0 : (100 * step.done) / step.of}
            variant="determinate"
          />
          <p className={styles.text}>
            Each record is saved by itself. You can stop, or lose the connection, and go on later.
          </p>
        </div>
      );
    case "done":
      return <ClosedWords closed={step.closed} />;
    case "failed":
      return (
        <Alert role="alert" severity="error">
          {step.begun ? "The season is not closed yet: " : "This could not be looked at: "}
          {step.reason}
          {step.begun && " What is filed stays filed; go on when you can."}
        </Alert>
      );
  }
}

interface AskingProps {
  readonly league: League;
  readonly closing: SeasonClosing;
}

function Asking({ league, closing }: AskingProps) {
  const { season, left, ahead, filed, since, newer, unreadable, places } = closing;
  const [current] = league.seasons;
  const begun = formatKickOff(since, brand.timeZone)?.full;
  const { fixtures = 0, results = 0, players = 0, standings = 0 } = left;
  const isFiled = leftOf(left) === 0;
  const [champion, ...others] = places;
  return (
    <>
      {isFiled && champion === undefined ? (
        <p>
          {season.label} is closed: {many(filed, record)} {filed === 1 ? "is" : "are"} filed under
          it. To close {current.label}, the next season first has to stand before it in the league’s
          file of the registry.
        </p>
      ) : (
        <>
          {filed > 0 && (
            <Alert severity="info">
              {isFiled
                ? `${season.label} is filed, but does not say yet how it ended.`
                : `Closing ${season.label} was interrupted: ${many(filed, record)} ${filed === 1 ? "is" : "are"} filed, ${leftOf(left)} ${leftOf(left) === 1 ? "is" : "are"} left.`}
            </Alert>
          )}
          <ul className={styles.list}>
            {fixtures + results > 0 && (
              <li>
                {many(fixtures, words.fixtures)} and {many(results, words.results)} move to{" "}
                {season.label}.
              </li>
            )}
            {players + standings > 0 && (
              <li>
                {many(standings, { one: "row", many: "rows" })} of the table and{" "}
                {many(players, words.players)} are kept as they are now under {season.label}, and
                begin {current.label} at nothing.
              </li>
            )}
            {champion !== undefined && (
              <li>
                {season.label} names its champion: {champion}
                {others.length > 0 && `, before ${others.slice(0, 3).join(", ")}`}.
              </li>
            )}
            <li>Clubs stay. {current.label} begins without matches.</li>
          </ul>
          <p className={styles.text}>
            One record after the other is saved, about three in a second. Everybody else can go on
            working; each step stands in the list of changes.
          </p>
        </>
      )}
      {ahead > 0 && (
        <Alert severity="warning">
          {many(ahead, { one: "match is", many: "matches are" })} still to be played. Is{" "}
          {season.label} really over?
        </Alert>
      )}
      {unreadable > 0 && (
        <Alert severity="warning">
          {many(unreadable, record)} cannot be read and {unreadable === 1 ? "stays" : "stay"} where{" "}
          {unreadable === 1 ? "it is" : "they are"} until mended on the Repair page.
        </Alert>
      )}
      {newer > 0 && (
        <details>
          <summary>
            {many(newer, record)} count as {current.label}’s
          </summary>
          <p className={styles.text}>
            They were saved after the first record was filed{begun && ` (${begun})`}, or it is not
            known when.
          </p>
          <p className={styles.text}>
            Matches among them that belong to {season.label} can be moved there by date, on this
            page.
          </p>
        </details>
      )}
    </>
  );
}

/** What closing a season has come to, and what is left to do by hand. */
function ClosedWords({ closed }: { readonly closed: ClosedSeason }) {
  const { season, done, left, failed } = closed;
  const isWhole = left === 0 && failed.length === 0;
  return (
    <>
      <Alert role="status" severity={isWhole ? "success" : "info"}>
        {isWhole
          ? `${season.label} is closed: ${done} ${done === 1 ? "record is" : "records are"} filed.`
          : `${done} ${done === 1 ? "record is" : "records are"} filed, ${left + failed.length} left. Go on when you can.`}
      </Alert>
      {failed.length > 0 && (
        <>
          <p>These could not be filed; mend them and close the season again:</p>
          <ul className={styles.list}>
            {failed.map(({ kind, id, reason }) => (
              <li key={`${kind}/${id}`}>
                {words[kind].one} {id}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
