import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useLocation } from "react-router-dom";
import { laterPage } from "@/ui/later/later";
import { recordsIn } from "@/data/readState";
import type { RecordOf } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { timetableOf, eventId } from "@/domain/meet/timetable";
import type { EventRecord } from "@/records/events/schema";
import { foldName } from "@/domain/names";
import { areRead, recordsOf } from "@/data/byKind";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { meetSeasonOf, type MeetEvent, type MeetWithEvents } from "@/domain/season/meets";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { defineAdminKind } from "../kind/kind";
import { useLive, useLives, useRecords } from "../live/useLive";
import { updatedColumn } from "../kind/cells";
import type { ListDefinition } from "../kind/column";
import { ListSkeleton } from "../parts/ListSkeleton";
import { editPath, newPath, sectionAt } from "../address/sectionPaths";
import { FailedReads, hasFailed } from "../live/FailedReads";
import { usePastSeason } from "../live/pastSeason";
import { PageHead } from "../parts/PageHead";
import { sectionOf } from "../sections";
import { eventWarnings } from "./warnings";

/**
 * The title, list and form of events of meets in the administration. Many events are pasted in the form of their meet.
 */
export const events = defineAdminKind<"events">({
  title: (event, _, meets) => titleOfEvent(event, meets),
  saved: "Result saved successfully",
  list: { of: listedEvents, hasPage: true, Instead: EventsOfMeets },
  form: {
    plan: [
      { legend: "Event", names: ["lines"], wide: true },
      { legend: "Which event it is", names: ["meet", "number"], folded: true },
    ],
    controls: { lines: laterPage(() => import("./EntriesControl")) },
    Title: EventTitle,
    ofId: (id) => {
      const at = id.lastIndexOf("-");
      return { meet: id.slice(0, at), number: Number(id.slice(at + 1)) || 1 };
    },
    warnings: eventWarnings,
  },
  consequences: () => [
    "The event’s start list, marks and places leave the results, and its points the table.",
  ],
});

interface Props {
  readonly record: RecordOf<"events">;
}

/** The title above an event's form: "Opening meet, 100 metres". */
function EventTitle({ record }: Props) {
  const league = useLeague();
  const meets = useLive(league, "meets");
  // Until the meets are loaded, shows the league's name, because an id means nothing to the user.
  if (meets.status === "loading") return league.name;
  return titleOfEvent(record, recordsIn(meets));
}

/** Returns the title of an event: "Opening meet, 100 metres". */
function titleOfEvent(
  { meet: id, number }: EventRecord,
  meets: readonly RecordOf<"meets">[],
): string {
  const meet = meets.find((one) => one.id === id);
  const announced = timetableOf(meet?.timetable ?? []).find((one) => one.number === number);
  return `${meet?.name ?? id}, ${announced?.name ?? `event ${number}`}`;
}

/** Returns the plain list of events, for places that do not use `EventsOfMeets`. */
function listedEvents(): ListDefinition<"events"> {
  return {
    columns: [
      {
        id: "event",
        label: "Event",
        order: ({ meet, number }) => `${foldName(meet)} ${String(number).padStart(2, "0")}`,
        cell: ({ meet, number }) => `${number} of ${meet}`,
      },
      {
        id: "entries",
        label: "Entries",
        numeric: true,
        onCard: "labelled",
        order: ({ lines }) => lines.length,
        cell: ({ lines }) => lines.length,
      },
      updatedColumn(),
    ],
    filters: [],
    searchText: ({ meet }) => meet,
    naturalOrder: (records) =>
      [...records].sort((a, b) =>
        a.meet < b.meet ? -1 : a.meet > b.meet ? 1 : a.number - b.number,
      ),
  };
}

interface EventsOfMeetsProps {
  /** The name of the section. */
  readonly title: string;
}

const kinds = ["meets", "events"] as const;

/** The page that lists the events by meet, the latest meet first. Each event links to the form for its marks. */
function EventsOfMeets({ title }: EventsOfMeetsProps) {
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
      {season?.meets.toReversed().map((seasonMeet) => (
        <OneMeet seasonMeet={seasonMeet} key={seasonMeet.meet.id} />
      ))}
    </>
  );
}

function OneMeet({ seasonMeet }: { readonly seasonMeet: MeetWithEvents }) {
  const { meet, events: ofMeet, done } = seasonMeet;
  return (
    <Box component="section" sx={{ mb: 8 }}>
      <h2>{meet.name}</h2>
      <Typography variant="note" sx={{ mt: 1, mb: 3 }}>
        {formatKickOff(meet.date, arena.timeZone)?.full ?? "Date unavailable"} · {done} of{" "}
        {ofMeet.length} events have results
      </Typography>
      <Paper component="ul" variant="rows" role="list">
        {ofMeet.map((one) => (
          <OneEvent meetEvent={one} key={one.number} meet={meet.id} />
        ))}
      </Paper>
    </Box>
  );
}

function OneEvent({ meetEvent, meet }: { readonly meetEvent: MeetEvent; readonly meet: string }) {
  const { pathname, search } = useLocation();
  const { number, time, name, isDone, record, event } = meetEvent;
  const section = sectionAt(pathname);
  const to = record
    ? editPath(section, record.id, search)
    : newPath(section, search, eventId(meet, number));
  const does = isDone ? "Edit" : "Enter marks";
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
      <Button aria-label={`${does}, ${name}`} component={Link} to={to} variant="outlined">
        {does}
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
