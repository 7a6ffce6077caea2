import type { RecordOf } from "@/domain/records/record";
import { formatKickOff } from "@/domain/time";
import type { ResolvedClub } from "@/leagues/clubs";
import { MatchRow, type DetailsLink } from "./MatchRow";
import { ScoreLine, scoreText } from "./ScoreLine";

interface ResultRowProps {
  readonly result: RecordOf<"results">;
  readonly clubs: readonly ResolvedClub[];
  /** The time zone to show, from `useZone`. */
  readonly zone: string;
  readonly link: DetailsLink;
}

/** A match that was played, with its score. */
export function ResultRow({ result, clubs, zone, link }: ResultRowProps) {
  const kickOff = formatKickOff(result.date, zone);
  const words = [
    `${result.teamA} ${scoreText(result)} ${result.teamB}`,
    "full time",
    kickOff?.date,
  ];
  return (
    <MatchRow
      aside={
        <>
          <b>FT</b>
          {kickOff && <time dateTime={kickOff.iso}>{kickOff.date}</time>}
          {result.corrected && <span>Corrected</span>}
        </>
      }
      label={words.filter(Boolean).join(", ")}
      link={link}
    >
      <ScoreLine clubs={clubs} match={result} scored />
    </MatchRow>
  );
}
