import type { ReactNode } from "react";
import { decisionOf, isPlayed } from "@/domain/match/ending";
import type { RecordOf, ResultRecord } from "@/records/record";
import { hasScore } from "@/domain/match/hasScore";
import { formatKickOff } from "@/domain/time";
import { calledMatch, calledName } from "@/domain/season/calledName";
import { adjustmentsOf } from "@/domain/table/adjustments";
import { amountOf } from "@/domain/wording";
import type { League } from "@/domain/league/league";
import type { ResolvedClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { Link } from "../Link";
import { formatScore, scoreText } from "../match/score";
import { useNow } from "../match/useNow";
import { useZone } from "../match/useZone";

/** Returns a result in words, with the score if the match was played: "Kingsway Rovers 0–1 Engineering". */
function resultInWords(
  result: ResultRecord,
  league: League,
  clubs: readonly ResolvedClub[],
): string {
  const { teamA, teamB } = calledMatch(clubs, result);
  const showsScore = hasScore(result) && isPlayed(result);
  return `${teamA} ${showsScore ? scoreText(formatScore(result, league)) : "v"} ${teamB}`;
}

/** A link to a match, with its result as text. */
export function ResultLink({ result }: { result: ResultRecord }) {
  const league = useLeague();
  const clubs = useClubs();
  const past = result.season === league.seasons[0].id ? undefined : result.season || undefined;
  return (
    <Link to={paths.match(league, result.id, past)}>{resultInWords(result, league, clubs)}</Link>
  );
}

interface ChangeStampProps {
  /** The result that changed the figures last. */
  readonly result: ResultRecord;
  /** When the data were loaded, in epoch milliseconds. */
  readonly readAt: number;
  /** Whether to name the league, because the page is not a page of that league. */
  readonly named?: boolean;
}

interface ChangedAtProps extends Pick<ChangeStampProps, "readAt"> {
  readonly updatedAt: number | null;
  readonly children: ReactNode;
}

function ChangedAt({ updatedAt, readAt, children }: ChangedAtProps) {
  const zone = useZone();
  const now = useNow(readAt);
  const at = formatKickOff(updatedAt, zone);
  const today = formatKickOff(now, zone);
  if (!at) return null;
  // `full` ends in the year and the time, "… 2026, 17:52": -5 cuts off the time, -11 to -7 is the year.
  const isToday = at.full.slice(0, -5) === today?.full.slice(0, -5);
  const isThisYear = at.full.slice(-11, -7) === today?.full.slice(-11, -7);
  const then = isThisYear ? `${at.date}, ${at.time}` : at.full;
  return (
    <>
      Changed <time dateTime={at.iso}>{isToday ? `today ${at.time}` : then}</time> by {children}
    </>
  );
}

/**
 * The time and the cause of the last change of computed figures: "Changed today 17:52 by Kingsway Rovers 0–1
 * Engineering".
 */
export function ChangeStamp({ result, readAt, named = false }: ChangeStampProps) {
  const league = useLeague();
  const isVoid = decisionOf(result).how === "void";
  return (
    <ChangedAt readAt={readAt} updatedAt={result.updatedAt}>
      {named && `${league.name}: `}
      <ResultLink result={result} />
      {isVoid && ", declared void"}
    </ChangedAt>
  );
}

interface WordStampProps extends Pick<ChangeStampProps, "readAt"> {
  /** The organiser's decision (adjustment, lot or withdrawal) that changed the table last. */
  readonly word: RecordOf<"standings">;
}

/**
 * The time and the cause of the last change if it was a decision of the organiser: "Changed today 17:52 by 3 points
 * taken from Engineering".
 */
export function DecisionStamp({ word, readAt }: WordStampProps) {
  const { out, updatedAt } = word;
  const team = calledName(useClubs(), word.team);
  const { points = 0 } = adjustmentsOf(word).at(-1) ?? {};
  const amount = amountOf(Math.abs(points), "point");
  return (
    <ChangedAt readAt={readAt} updatedAt={updatedAt}>
      {out !== ""
        ? `the withdrawal of ${team}`
        : points === 0
          ? `the lot drawn for ${team}`
          : `${amount} ${points < 0 ? "taken from" : "given to"} ${team}`}
    </ChangedAt>
  );
}
