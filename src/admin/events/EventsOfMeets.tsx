import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useLocation } from "react-router-dom";
import { areRead, recordsOf } from "@/data/byKind";
import { eventId } from "@/domain/meet/timetable";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { meetSeasonOf, type HeldEvent, type HeldMeet } from "@/domain/season/meets";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { ListSkeleton } from "../parts/ListSkeleton";
import { editPath, newPath, sectionAt } from "../address/sectionPaths";
import { FailedReads, hasFailed } from "../live/FailedReads";
import { useLives, useRecords } from "../live/useLive";
import { usePastSeason } from "../live/pastSeason";
import { PageHead } from "../parts/PageHead";
import { sectionOf } from "../sections";
import { useLeague } from "@/ui/where";

interface Props {
  /** The name of the section. */
  readonly title: string;
}

const kinds = ["meets", "events"] as const;

/** The events of every meet, each with the way to its marks; the latest meet first. */
export function EventsOfMeets({ title }: Props) {
  const league = useLeague();
  const reads = useLives(league, kinds);
  const teams = useRecords(league, "teams");
  const past = usePastSeason()?.id;
  const season = areRead(reads, kinds)
    ? meetSeasonOf(league, { ...recordsOf(reads), teams }, past)
    : null;
  const open = sectionOf(league, "meets");
  const { search } = useLocation();
  return (
    <>
      <PageHead title={title} />
      <FailedReads reads={reads} />
      {!hasFailed(reads) && !season && <ListSkeleton label="Loading events" />}
      {season?.meets.length === 0 && (
        <EmptyState title="No meet yet">
          Marks are entered for the events of a meet.{" "}
          {open && <Link to={newPath(open.path, search)}>Add a meet</Link>}
        </EmptyState>
      )}
      {season?.meets.toReversed().map((held) => (
        <OneMeet held={held} key={held.meet.id} />
      ))}
    </>
  );
}

function OneMeet({ held }: { readonly held: HeldMeet }) {
  const { meet, events, done } = held;
  return (
    <Box component="section" sx={{ mb: 8 }}>
      <h2>{meet.name}</h2>
      <Typography variant="note" sx={{ mt: 1, mb: 3 }}>
        {formatKickOff(meet.date, arena.timeZone)?.full ?? "Date unavailable"} · {done} of{" "}
        {events.length} events have results
      </Typography>
      <Paper component="ul" variant="rows" role="list">
        {events.map((one) => (
          <OneEvent held={one} key={one.number} meet={meet.id} />
        ))}
      </Paper>
    </Box>
  );
}

function OneEvent({ held, meet }: { readonly held: HeldEvent; readonly meet: string }) {
  const { pathname, search } = useLocation();
  const { number, time, name, isDone, record, event } = held;
  const section = sectionAt(pathname);
  const to = record
    ? editPath(section, record.id, search)
    : newPath(section, search, eventId(meet, number));
  const stage = isDone ? "Results" : event.entries.length > 0 ? "Start list" : "Nothing yet";
  return (
    <Box component="li" sx={row}>
      <span>{time || "–"}</span>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {name}{" "}
        <Typography sx={{ display: "block" }} variant="caption">
          {stage}
        </Typography>
      </Typography>
      <Button aria-label={`Enter marks, ${name}`} component={Link} to={to} variant="outlined">
        {isDone ? "Edit" : "Enter marks"}
      </Button>
    </Box>
  );
}

const row = {
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr) auto",
  gap: 3,
  alignItems: "center",
  minHeight: 60,
  padding: "8px 16px",
};
