import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense, useCallback, useMemo, useState } from "react";
import { recordsRead } from "@/data/readState";
import { together } from "@/data/together";
import type { Official } from "@/domain/people/official";
import { useConnection } from "@/session/ConnectionProvider";
import { laterDialog } from "@/ui/later/later";
import { useLeague } from "@/ui/leagueContext";
import { useRead } from "@/data/useRead";
import { useBookings, type Fixture } from "./useBookings";
import { useOfficials } from "./useOfficials";
import { bookedTwice, namesOf } from "./words";

const AssignDialog = laterDialog(() => import("./AssignDialog"));

/** The officials of a match, with a button to choose them, and a warning if they lead another match at that time. */
export function MatchOfficials({ fixture }: { readonly fixture: Fixture }) {
  const league = useLeague();
  const { officials } = useConnection();
  const [isChoosing, setChoosing] = useState(false);
  const { id, version, teamA, teamB } = fixture;
  const all = useOfficials();
  const known = recordsRead(all);
  // Without any officials in the arena there is nothing to load.
  const isNeeded = known !== null && known.length > 0;
  const run = useCallback(async () => {
    if (!isNeeded) return [];
    return (await officials.assigned(league, [{ id, version }])).get(id) ?? [];
  }, [officials, league, id, version, isNeeded]);
  const task = useRead(run);
  const read = together([task, all]);
  const names = read.status === "ready" ? namesOf(read.value[0], read.value[1].records) : [];
  const fixtures = useMemo(() => [fixture], [fixture]);
  const unknown = read.status === "failed" ? "could not be loaded" : "…";
  return (
    <>
      <Stack direction="row" spacing={3} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Typography component="p">
          <strong>Officials:</strong>{" "}
          {read.status === "ready" ? names.join(", ") || "nobody yet" : unknown}
        </Typography>
        <Button aria-haspopup="dialog" onClick={() => setChoosing(true)} type="button">
          Choose officials
        </Button>
      </Stack>
      {known && names.length > 0 && <BookedTwice fixtures={fixtures} officials={known} />}
      {isChoosing && (
        <Suspense fallback={null}>
          <AssignDialog
            fixtures={fixtures}
            onClose={() => setChoosing(false)}
            title={`Officials of ${teamA} v ${teamB}`}
          />
        </Suspense>
      )}
    </>
  );
}

interface BookedTwiceProps {
  readonly fixtures: readonly Fixture[];
  readonly officials: readonly Official[];
}

/** Warnings about officials who lead another match, of any league, at the same time. */
function BookedTwice({ fixtures, officials }: BookedTwiceProps) {
  const { bookings } = useBookings(fixtures);
  return bookings?.matches
    .flatMap((match) => bookedTwice(match, bookings.others, officials))
    .map((text) => (
      <Alert key={text} role="status" severity="warning">
        {text}
      </Alert>
    ));
}
