import Typography from "@mui/material/Typography";
import type { RecordOf } from "@/records/record";
import { kickOffOf } from "@/domain/when";
import { arena } from "@arena/arena";
import { Bullets } from "../parts/Bullets";

/** More matches would push the fields of the dialog out of sight. */
const LISTED_MATCHES = 6;

/** A list of matches with teams, time and ground. */
export function MatchLines({ fixtures }: { readonly fixtures: readonly RecordOf<"fixtures">[] }) {
  const left = fixtures.length - LISTED_MATCHES;
  return (
    <Typography component="div" variant="body2">
      <Bullets>
        {fixtures.slice(0, LISTED_MATCHES).map((fixture) => {
          const { id, teamA, teamB, stadium } = fixture;
          const when = kickOffOf(fixture, arena.timeZone)?.short;
          return (
            <li key={id}>{[`${teamA} v ${teamB}`, when, stadium].filter(Boolean).join(", ")}</li>
          );
        })}
        {left > 0 && <li>and {left} more</li>}
      </Bullets>
    </Typography>
  );
}
