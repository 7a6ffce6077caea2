import Typography from "@mui/material/Typography";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { useSession } from "@/session/SessionProvider";
import { agoOf } from "../parts/ago";
import { useNameOf } from "../parts/useNameOf";

interface WhoAndWhenProps {
  /** The uid of the account that saved. */
  readonly by: string;
  /** The moment of the save in epoch milliseconds; null if it is not known. */
  readonly at: number | null;
}

/** A line that says who saved something, and when. */
export function WhoAndWhen({ by, at }: WhoAndWhenProps) {
  const session = useSession();
  const name = useNameOf(by);
  const mine = session.status === "signedIn" && session.account.uid === by;
  return (
    <Typography component="p" variant="caption">
      {mine ? "You" : name || `Account ${by}`}
      {at !== null && (
        <>
          {", "}
          <time dateTime={new Date(at).toISOString()}>
            {agoOf(at)} · {formatKickOff(at, arena.timeZone)?.full}
          </time>
        </>
      )}
    </Typography>
  );
}
