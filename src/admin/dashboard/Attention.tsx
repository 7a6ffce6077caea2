import { recordsRead, valueOf } from "@/data/readState";
import { mapRead, together } from "@/data/together";
import { kickOffOf } from "@/domain/when";
import { viewPath } from "@/leagues/adminPaths";
import { paths } from "@/leagues/paths";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import { useSeasonRecords } from "../bookkeeping/useBooks";
import { wordsOf } from "../parts/words";
import { editPath } from "../address/sectionPaths";
import { comingFrom, matchPath } from "../match/matchParts";
import { useLive } from "../live/useLive";
import { OpenBatches } from "../batches/OpenBatches";
import { FaultsNote } from "../faults/FaultsNote";
import { WithoutOfficials } from "../officials/WithoutOfficials";
import { sectionOf, sectionsOf } from "../sections";
import { Section } from "../parts/Section";
import { BackupReminder } from "./BackupReminder";
import { DeclareVoid } from "./DeclareVoid";
import { doubtsOf, emptyTable } from "./doubts";
import { meetDoubts, type MeetBooks } from "./meetDoubts";
import { missingResults } from "../fixtures/missingResults";
import { MissingPictures } from "./MissingPictures";
import { NearlyFull } from "./NearlyFull";
import { Note } from "./Note";
import { recordDoubts } from "./recordDoubts";
import { UnconfirmedResults } from "../results/UnconfirmedResults";
import { RightsRequests } from "./RightsRequests";
import { withoutGround } from "./withoutGround";
import { useLeague } from "@/ui/where";

const PublishedDrift = lazy(() => import("./PublishedDrift"));

/** What somebody should see to: results that are missing or doubtful, records that cannot be read. */
export function Attention() {
  const league = useLeague();
  const [now] = useState(Date.now);
  const fixtures = useLive(league, "fixtures");
  const results = useLive(league, "results");
  const section = sectionOf(league, "results");
  const read = together([fixtures, results]);
  const { matchMinutes } = league.game;
  const missing =
    section && read.status === "ready"
      ? missingResults(read.value[0].records, read.value[1].records, now, matchMinutes)
      : [];
  const kinds = sectionsOf(league).flatMap(({ kind }) => kind ?? []);
  return (
    <Section title="Needs attention">
      <OpenBatches />
      {read.status === "failed" && (
        <Note>Which results are missing is not known: the records could not be read.</Note>
      )}
      {read.status === "ready" && section && (
        <Note>
          {missing.length === 0 && "No result is missing."}
          {missing.length > 0 &&
            `${missing.length === 1 ? "One match has" : `${missing.length} matches have`} been played and ${missing.length === 1 ? "has" : "have"} no result.`}
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
                state={comingFrom(paths.dashboard(league), "Dashboard")}
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
      <RightsRequests />
      <WithoutOfficials now={now} />
      <BackupReminder now={now} />
      <FaultsNote />
      <NearlyFull />
      <Doubts now={now} />
      <MissingPictures />
      {kinds.map((kind) => (
        <Unreadable key={kind} kind={kind} />
      ))}
      {read.status === "ready" && (
        <Suspense>
          <PublishedDrift key={league.slug} />
        </Suspense>
      )}
    </Section>
  );
}

/** Number of doubts shown before "Show more". */
const SHOWN = 6;

/** Where records contradict each other, or what a form would warn of, each with the way to put it right. */
function Doubts({ now }: { readonly now: number }) {
  const league = useLeague();
  const records = useSeasonRecords(league);
  const players = useLive(league, "players");
  const squads = recordsRead(players);
  const books = useMeetBooks(league);
  const [showsAll, setShowsAll] = useState(false);
  const doubts = useMemo(() => {
    if (!records || !books) return [];
    return [
      ...emptyTable(league, records),
      ...doubtsOf(league, records),
      ...meetDoubts(league, books, now),
      ...withoutGround(records.fixtures, now),
      // Before the squads are here every name would be unknown.
      ...(squads ? recordDoubts(league, { ...records, ...books }, squads, now) : []),
    ];
  }, [league, records, squads, books, now]);
  const hidden = showsAll ? 0 : Math.max(0, doubts.length - SHOWN);
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

/** Meets and their events; null until both are read. */
function useMeetBooks(league: League): MeetBooks | null {
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
