import type { ReactNode } from "react";
import { decisionOf, isPlayed } from "@/domain/match/ending";
import type { RecordOf, ResultRecord } from "@/records/record";
import { hasScore } from "@/domain/match/hasScore";
import { formatKickOff } from "@/domain/time";
import { adjustmentsOf } from "@/domain/table/adjustments";
import { amountOf } from "@/domain/wording";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { useLeague } from "@/ui/leagueContext";
import { Link } from "../Link";
import { asPlayed, scoreText } from "../match/score";
import { useNow } from "../match/useNow";
import { useZone } from "../match/useZone";

/** A result in words, with its score where it was played: "Kingsway Rovers 0–1 Engineering". */
function resultInWords(result: ResultRecord, league: League): string {
  const { teamA, teamB } = result;
  const showsScore = hasScore(result) && isPlayed(result);
  return `${teamA} ${showsScore ? scoreText(asPlayed(result, league)) : "v"} ${teamB}`;
}

/** Leads to the match. */
export function ResultLink({ result }: { result: ResultRecord }) {
  const league = useLeague();
  const past = result.season === league.seasons[0].id ? undefined : result.season || undefined;
  return <Link to={paths.match(league, result.id, past)}>{resultInWords(result, league)}</Link>;
}

interface ChangeStampProps {
  /** What changed it last. */
  readonly result: ResultRecord;
  /** When the data were read, in epoch milliseconds. */
  readonly readAt: number;
  /** Names the league, where it is not the page's own. */
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
  const isToday = at.full.slice(0, -5) === today?.full.slice(0, -5);
  const isThisYear = at.full.slice(-11, -7) === today?.full.slice(-11, -7);
  const then = isThisYear ? `${at.date}, ${at.time}` : at.full;
  return (
    <>
      Changed <time dateTime={at.iso}>{isToday ? `today ${at.time}` : then}</time> by {children}
    </>
  );
}

/** When and by what computed figures changed last: "Changed today 17:52 by Kingsway Rovers 0–1 Engineering". */
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
  /** The organiser's word that changed the table last. */
  readonly word: RecordOf<"standings">;
}

/** The same of the organiser's word: "Changed today 17:52 by 3 points taken from Engineering". */
export function WordStamp({ word, readAt }: WordStampProps) {
  const { team, out, updatedAt } = word;
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
