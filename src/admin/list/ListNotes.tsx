import { viewPath } from "@/leagues/adminPaths";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Link } from "@/ui/Link";
import type { DataFailure } from "@/data/failure";
import type { Listing } from "@/data/reader";
import { formatKickOff } from "@/domain/time";
import type { EntityKind } from "@/records/record";
import { arena } from "@arena/arena";
import { useLeague } from "@/ui/leagueContext";

interface ListNotesProps {
  readonly listing: Listing<EntityKind>;
  readonly failure: DataFailure | null;
  readonly onRetry: () => void;
}

/** The warnings above a list: it may be out of date, it is not complete, or it has broken records. */
export function ListNotes({ listing, failure, onRetry }: ListNotesProps) {
  const league = useLeague();
  const broken = listing.unreadable.length;
  if (!failure && broken === 0 && !listing.isCut) return null;
  return (
    <Stack spacing={3} sx={{ mb: 4 }}>
      {failure && (
        <Alert
          action={
            <Button color="inherit" onClick={onRetry} variant="text">
              Try again
            </Button>
          }
          role="alert"
          severity="warning"
        >
          {failure.message} You are looking at what was here at{" "}
          {formatKickOff(listing.readAt, arena.timeZone)?.time}.
        </Alert>
      )}
      {listing.isCut && (
        <Alert
          action={
            <Button color="inherit" component={Link} to={viewPath(league, "home")} variant="text">
              Publish them
            </Button>
          }
          severity="warning"
        >
          There are more records than can be listed without a site copy: this list is not whole, and
          neither is what visitors see.
        </Alert>
      )}
      {broken > 0 && (
        <Alert
          action={
            <Button color="inherit" component={Link} to={viewPath(league, "repair")} variant="text">
              Broken records
            </Button>
          }
          severity="info"
        >
          {broken === 1 ? "One entry is" : `${broken} entries are`} incomplete and cannot be listed
          here.
        </Alert>
      )}
    </Stack>
  );
}
