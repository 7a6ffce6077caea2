import { recordsRead, valueOf, recordsIn } from "@/data/readState";
import { mapRead, together } from "@/data/together";
import { kickOffOf } from "@/domain/when";
import { viewPath } from "@/leagues/adminPaths";
import { paths } from "@/leagues/paths";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { lazy, Suspense, useMemo, useState, useCallback } from "react";
import Alert from "@mui/material/Alert";
import { Link } from "@/ui/Link";
import type { EntityKind, RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { wordsOf, recordsInWords } from "../parts/words";
import { editPath } from "../address/sectionPaths";
import { returnPageState, matchPath } from "../match/matchParts";
import { useLive } from "../live/useLive";
import { useCaptainPapers, useReportedMatches } from "../captains/captainPapers";
import { FromCaptains } from "../captains/FromCaptains";
import { OpenBatches } from "../batches/OpenBatches";
import { FaultsNote } from "../faults/FaultsNote";
import { WithoutOfficials } from "../officials/WithoutOfficials";
import { sectionOf, sectionsOf } from "../sections";
import { Section } from "../parts/Section";
import { doubtsOf, emptyTable } from "./doubts";
import { meetDoubts, type RecordsOfMeets } from "./meetDoubts";
import { missingResults } from "../fixtures/missingResults";
import { Note } from "./Note";
import { recordDoubts } from "./recordDoubts";
import { UnconfirmedResults } from "../results/UnconfirmedResults";
import { RightsRequests } from "../administrators/RightsRequests";
import { useMatchSaves, saveProblem } from "../match-day/useMatchSaves";
import { withoutGround } from "./withoutGround";
import { nearlyFullDocuments } from "./fullness";
import { useLeague } from "@/ui/leagueContext";
import { lowerFirst } from "@/domain/wording";
import { fieldsOf } from "@/records/document";
import type { Report } from "@/data/captains/reports";
import { kilobytes, MAX_PUBLISHED_BYTES, roomAdvice } from "@/data/documentSize";
import { partName } from "@/data/publication";
import { DAY } from "@/domain/durations";
import { isOwner } from "@/data/identity";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";
import { useRead } from "@/data/useRead";

const PublishedDrift = lazy(() => import("./PublishedDrift"));

const noReports: readonly Report[] = [];

/**
 * The section "Needs attention" of the dashboard: unfinished batches, missing and unconfirmed results, captains'
 * reports, requests for rights, doubtful or unreadable records, and the state of backups and site copies.
 */
export function Attention() {
  const league = useLeague();
  const [now] = useState(Date.now);
  const fixtures = useLive(league, "fixtures");
  const results = useLive(league, "results");
  const section = sectionOf(league, "results");
  const read = together([fixtures, results]);
  const { matchMinutes } = league.game;
  const fromCaptains = useCaptainPapers();
  const reported = useReportedMatches(fromCaptains.papers?.reports ?? noReports);
  // Without matches that captains have reported: those are listed below to be confirmed.
  const missing =
    section && read.status === "ready"
      ? missingResults(read.value[0].records, read.value[1].records, now, matchMinutes).filter(
          ({ id }) => reported.every(({ fixture }) => fixture.id !== id),
        )
      : [];
  const kinds = sectionsOf(league).flatMap(({ kind }) => kind ?? []);
  return (
    <Section title="Needs attention">
      <OpenBatches />
      {read.status === "failed" && (
        <Note>The matches could not be loaded, so missing results are not known.</Note>
      )}
      {/* If only reported matches lack a result, the reports below say so. */}
      {read.status === "ready" && section && (missing.length > 0 || reported.length === 0) && (
        <Note>
          {missing.length === 0
            ? "No result is missing."
            : `${missing.length === 1 ? "One match has" : `${missing.length} matches have`} been played and ${missing.length === 1 ? "has" : "have"} no result.`}
        </Note>
      )}
      <Paper component="ul" hidden={missing.length === 0} role="list" variant="rows">
        {missing.map((fixture) => (
          <li key={fixture.id}>
            <span>
              <strong>
                {fixture.teamA} v {fixture.teamB}
              </strong>{" "}
              {kickOffOf(fixture, arena.timeZone)?.date}
            </span>
            {section && (
              <Button
                component={Link}
                state={returnPageState(paths.dashboard(league), "Dashboard")}
                to={matchPath(league, fixture.id, "after")}
                variant="text"
              >
                Enter result
              </Button>
            )}
          </li>
        ))}
      </Paper>
      {read.status === "ready" && <UnconfirmedResults />}
      <FromCaptains {...fromCaptains} />
      <RightsRequests />
      <WithoutOfficials now={now} />
      <BackupReminder now={now} />
      <FaultsNote />
      <NearlyFull />
      <Doubts now={now} />
      {kinds.map((kind) => (
        <Unreadable key={kind} kind={kind} />
      ))}
      {read.status === "ready" && (
        <Suspense>
          <PublishedDrift key={league.slug} />
        </Suspense>
      )}
      <MissingPictures />
    </Section>
  );
}

/** Number of doubts shown before "Show more". */
const LISTED_DOUBTS = 6;

/**
 * The list of possible mistakes: contradictions between records and warnings of forms, each with a link to the record.
 */
function Doubts({ now }: { readonly now: number }) {
  const league = useLeague();
  const records = useSeasonRecords(league);
  const players = useLive(league, "players");
  const squads = recordsRead(players);
  const meetRecords = useMeetRecords(league);
  const [showsAll, setShowsAll] = useState(false);
  const doubts = useMemo(() => {
    if (!records || !meetRecords) return [];
    return [
      ...emptyTable(league, records),
      ...doubtsOf(league, records),
      ...meetDoubts(league, meetRecords, now),
      ...withoutGround(records.fixtures, now),
      // Only when the squads are loaded, because otherwise every name would be unknown.
      ...(squads ? recordDoubts(league, { ...records, ...meetRecords }, squads, now) : []),
    ];
  }, [league, records, squads, meetRecords, now]);
  const hidden = showsAll ? 0 : Math.max(0, doubts.length - LISTED_DOUBTS);
  return (
    <>
      {doubts.slice(0, doubts.length - hidden).map(({ key, text, kind, record, toVoid }) => {
        const section = sectionOf(league, kind);
        return (
          <Note
            action="Look at it"
            beside={toVoid && <DeclareVoid result={toVoid} />}
            key={key}
            {...(section && {
              to: record === null ? section.path : editPath(section.path, record),
            })}
          >
            {text}
          </Note>
        );
      })}
      {hidden > 0 && (
        <Button onClick={() => setShowsAll(true)} variant="text">
          Show {hidden} more
        </Button>
      )}
    </>
  );
}

/** Loads meets and their events; null until both are loaded. */
function useMeetRecords(league: League): RecordsOfMeets | null {
  const meets = useLive(league, "meets");
  const events = useLive(league, "events");
  return useMemo(
    () =>
      valueOf(
        mapRead(together([meets, events]), (read) => ({
          meets: read[0].records,
          events: read[1].records,
        })),
      ),
    [meets, events],
  );
}

function Unreadable({ kind }: { readonly kind: EntityKind }) {
  const league = useLeague();
  const live = useLive(league, kind);
  const count = valueOf(live)?.unreadable.length ?? 0;
  if (count === 0) return null;
  const { one, many } = wordsOf(kind);
  return (
    <Note action="Broken records" to={viewPath(league, "repair")}>
      {count === 1 ? `One ${one}` : `${count} ${many}`} could not be read.
    </Note>
  );
}

/** A button that declares an abandoned match void, because its replay counts. The notice after it offers to undo it. */
function DeclareVoid({ result }: { readonly result: RecordOf<"results"> }) {
  const league = useLeague();
  const saves = useMatchSaves(league);
  const text = `${result.teamA} v ${result.teamB}, abandoned, is void`;
  const entity = { ...result, ending: "void", reason: result.reason || "Replayed" };
  const problem = saveProblem(saves.result, "Someone else changed this match a moment ago.");
  return (
    <>
      <Button
        disabled={saves.result.status === "saving"}
        onClick={() => void saves.save("results", entity, { id: result.id, before: result, text })}
        variant="text"
      >
        Declare it void
      </Button>
      {problem !== "" && (
        <Alert role="alert" severity="error">
          {problem}
        </Alert>
      )}
    </>
  );
}

/** Returns the field for the picture of a kind of record; undefined if the kind has none. */
const pictureIn = <K extends EntityKind>(kind: K) =>
  fieldsOf(kind).find(([, { picture }]) => picture !== undefined);

/** Notes about records without a picture, one for each kind of which some have one. */
function MissingPictures() {
  const league = useLeague();
  return sectionsOf(league).map(
    ({ id, kind, path }) => kind && <OfKind key={id} kind={kind} path={path} />,
  );
}

interface OfKindProps<K extends EntityKind> {
  readonly kind: K;
  readonly path: string;
}

function OfKind<K extends EntityKind>({ kind, path }: OfKindProps<K>) {
  const records = recordsIn(useLive(useLeague(), kind));
  const [field, meta] = pictureIn(kind) ?? [];
  if (field === undefined || meta === undefined) return null;
  const without = records.filter((record) => !record[field]).length;
  // A league in which none has a picture does without, and needs no note.
  if (without === 0 || without === records.length) return null;
  return (
    <Note action="Look at them" to={path}>
      {recordsInWords(kind, without)} {without === 1 ? "has" : "have"} no {lowerFirst(meta.label)}.
    </Note>
  );
}

/** Warns that a season's records will soon be too large for their published document, and says how to make room. */
function NearlyFull() {
  const league = useLeague();
  const fixtures = useRecordsRead("fixtures");
  const results = useRecordsRead("results");
  const standings = useRecordsRead("standings");
  const players = useRecordsRead("players");
  const meets = useRecordsRead("meets");
  const events = useRecordsRead("events");
  const full = useMemo(
    () => nearlyFullDocuments(league, { fixtures, results, standings, players, meets, events }),
    [league, fixtures, results, standings, players, meets, events],
  );
  return full.map(({ kind, bytes }) => (
    <Note action="Site copies" isDue key={kind} to={viewPath(league, "publication")}>
      {partName(kind)} take about {kilobytes(bytes)} of the {kilobytes(MAX_PUBLISHED_BYTES)} that
      fit into one site copy. {roomAdvice(kind)}
    </Note>
  ));
}

const useRecordsRead = <K extends EntityKind>(kind: K): readonly RecordOf<K>[] | undefined =>
  recordsRead(useLive(useLeague(), kind)) ?? undefined;

/** Days after the last backup until owners are reminded. */
const MONTH = 30;

interface BackupReminderProps {
  readonly now: number;
}

/**
 * Shows owners the age of the last backup, marked if another one is due. The line is there while the date still loads,
 * so that nothing moves.
 */
function BackupReminder(props: BackupReminderProps) {
  const session = useSession();
  const mayDownload = session.status === "signedIn" && isOwner(session.rights);
  return mayDownload ? <Reminder {...props} /> : null;
}

function Reminder({ now }: BackupReminderProps) {
  const league = useLeague();
  const { access } = useConnection();
  const run = useCallback(() => access.lastBackup(), [access]);
  const last = useRead(run);
  const days = last.status !== "ready" || last.value === null ? null : (now - last.value) / DAY;
  const isDue = last.status === "ready" && (days === null || days > MONTH);
  return (
    <Note action="Backups" isDue={isDue} to={viewPath(league, "backups")}>
      Last backup: {last.status === "ready" ? since(days) : waiting[last.status]}
    </Note>
  );
}

const waiting = { loading: "…", failed: "not known." } as const;

/** Formats the age of a backup, short enough for one line of a phone. @param days null if none was ever made */
function since(days: number | null): string {
  if (days === null) return "never made.";
  const whole = Math.floor(days);
  return whole < 1 ? "today." : whole === 1 ? "yesterday." : `${whole} days ago.`;
}
