import { valueOf } from "@/data/readState";
import { amountOf } from "@/domain/wording";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { isMoment } from "@/domain/cells/typed";
import { dayOf, daysFrom, weekdayOf } from "@/domain/day";
import { filedMatches } from "@/domain/match/matchDoubts";
import { matchesOf } from "@/domain/match/matches";
import { competitionOf } from "@/domain/season/competition";
import type { Parts } from "@/domain/season/split";
import type { RecordOf } from "@/records/record";
import { homeAwayGap, planMatches } from "@/domain/schedule/schedule";
import { arena } from "@arena/arena";
import { shapeOf } from "@/records/shape";
import { usePageTitle } from "@/session/usePageTitle";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { FailedSeason } from "../season-mode/FailedSeason";
import { useSeasonState } from "../season-mode/useSeasonState";
import { useClubs } from "../kind/useClubs";
import { GroundNames } from "../grounds/GroundNames";
import { useGroundDiary } from "../grounds/useGroundDiary";
import { useFormat } from "../live/useFormat";
import { useUnsaved } from "../leaving/leaveGuardContext";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { sectionOf } from "../sections";
import { StepsBar } from "../list/StepsBar";
import { refuseAddedMeanwhile } from "../paste/takenSince";
import { useSharedIds } from "../steps/useSharedIds";
import { useSteps } from "../steps/useSteps";
import { nearDayLimit } from "../steps/steps";
import {
  clubGroups,
  firstWeekOf,
  isReadable,
  keptMatches,
  notPlayed,
  partGroups,
  rowsOf,
  stepsOf,
  requestOf,
  whyNothing,
  type plannedRow,
  type Row,
  type Settings,
} from "./plan";
import { Checks } from "./Checks";
import { KnockOutDue } from "./KnockOutDue";
import { ProposalRow } from "./ProposalRow";
import { troubleOf } from "./rowTrouble";
import { useMoves } from "./useMoves";
import { ActionBar } from "../parts/ActionBar";
import { BackLink } from "../parts/BackLink";
import { UnfinishedClosing } from "../seasons/UnfinishedClosing";
import { SettingsForm } from "./SettingsForm";
import { useLeague } from "@/ui/leagueContext";

/** The page that proposes the fixtures of a round robin. The proposal can be edited before it is saved. */
export default function FixtureMakerPage() {
  const league = useLeague();
  const season = useSeasonState(league);
  usePageTitle("Make fixtures", league.name);
  const records = valueOf(season);
  return (
    <>
      {records ? (
        <Maker
          fixtures={records.fixtures}
          parts={competitionOf(league, records).parts}
          results={records.results}
        >
          <KnockOutDue records={records} />
        </Maker>
      ) : (
        <>
          <PageHead title="Make fixtures" />
          {season.status === "failed" ? (
            <FailedSeason />
          ) : (
            <ListSkeleton label="Loading the clubs" />
          )}
        </>
      )}
    </>
  );
}

interface MakerProps {
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly results: readonly RecordOf<"results">[];
  /** The parts of the table; null if it is not split yet. */
  readonly parts: Parts | null;
  /** Content above the proposal. */
  readonly children: ReactNode;
}

const SATURDAY = 6;

/** Returns the first settings; matches begin on a Saturday, 7 to 13 days from today. */
function firstSettings(groups: readonly string[], meetings: Settings["meetings"]): Settings {
  const today = dayOf(Date.now(), arena.timeZone) ?? "";
  return {
    meetings,
    groups,
    from: daysFrom(today, SATURDAY - weekdayOf(today) + 7),
    until: "",
    weekdays: [6, 0],
    times: "14:00, 16:30",
    notOn: "",
    venues: "",
    redraws: false,
  };
}

function Maker({ children, ...records }: MakerProps) {
  const league = useLeague();
  // The records when the page was opened, so that fixtures saved from this page do not change the proposal.
  const [{ fixtures, results, parts }] = useState(records);
  const latest = useRef(fixtures);
  useEffect(() => {
    latest.current = records.fixtures;
  }, [records.fixtures]);
  const clubs = useClubs(league);
  const format = useFormat(league);
  const groups = useMemo(
    () => (parts ? partGroups(clubs, parts) : clubGroups(clubs, format)),
    [clubs, format, parts],
  );
  const [settings, setSettings] = useState(() =>
    firstSettings([...groups.keys()], parts ? 1 : format.rounds),
  );
  const weekly = shapeOf(league).gameWeeks;
  const diary = useGroundDiary();
  // The ground diary when it was first loaded, so that a save from this page does not change the proposal.
  const [known, setKnown] = useState(diary);
  if (!known.isRead && diary.isRead) setKnown(diary);
  const trouble = useCallback(
    (match: ReturnType<typeof plannedRow>) =>
      known.troubleOf(match, new Set(fixtures.map(({ id }) => id))),
    [known, fixtures],
  );
  const drawn = useMemo(() => {
    const names = settings.groups.flatMap((name) => groups.get(name) ?? []);
    const matches = matchesOf(fixtures, results);
    const open = notPlayed(matches, names);
    const replaced = settings.redraws ? open : [];
    const kept = keptMatches(matches, replaced);
    const plan = isReadable(settings)
      ? planMatches(
          requestOf(settings, groups, {
            clubs,
            kept,
            roomAt: known.roomAt,
            ...(parts && { before: format.rounds }),
          }),
        )
      : { matches: [], unplaced: [] };
    const left = fixtures.filter((one) => !replaced.includes(one));
    const filed = filedMatches(left, results);
    const firstWeek = firstWeekOf([...left, ...results]);
    return { open, replaced, kept, filed, plan, rows: rowsOf(plan.matches, firstWeek) };
  }, [settings, groups, clubs, fixtures, results, known, parts, format.rounds]);
  const [edited, setEdited] = useState<readonly Row[] | null>(null);
  const discard = useCallback(() => setEdited(null), [setEdited]);
  const steps = useSteps(league);
  const idsOf = useSharedIds(league);
  const rows = edited ?? drawn.rows;
  const { at } = steps.state;
  const isIdle = at === "idle" || at === "undone";
  useUnsaved(isIdle && edited !== null, discard);

  const saves = stepsOf(rows, drawn.replaced, { weekly, clubs, idOf: idsOf("fixtures", fixtures) });
  const change = (row: Row) => setEdited(rows.map((one) => (one.id === row.id ? row : one)));
  const { moved, move } = useMoves(rows, clubs, setEdited);
  const remove = (id: string) => setEdited(rows.filter((one) => one.id !== id));
  const clashes = troubleOf(rows, {
    kept: drawn.kept,
    filed: drawn.filed,
    format: parts ? format : { rounds: settings.meetings },
    roomAt: known.roomAt,
    groundTrouble: trouble,
  });
  const count = [...clashes.values()].filter((one) => one !== "").length;
  const list = sectionOf(league, "fixtures")?.path ?? "";
  const save = () =>
    void steps.run(saves, {
      whyNot: refuseAddedMeanwhile("fixtures", fixtures, () => latest.current),
    });
  return (
    <>
      <BackLink to={list}>Fixtures</BackLink>
      <PageHead
        action={
          !isIdle && (
            <Button component={Link} disabled={at === "saving" || at === "undoing"} to={list}>
              Open fixtures
            </Button>
          )
        }
        title="Make fixtures"
      />
      <GroundNames names={known.names} />
      <UnfinishedClosing />
      {children}
      <StepsBar steps={steps} />
      <Box sx={columns}>
        <SettingsForm
          disabled={!isIdle}
          groups={groups}
          isParted={parts !== null}
          names={known.names}
          onChange={(next) => {
            setSettings(next);
            setEdited(null);
          }}
          open={drawn.open.length}
          settings={settings}
        />
        <Stack spacing={4} sx={{ minWidth: 0 }}>
          <p className="visually-hidden" role="status">
            {moved}
          </p>
          <Checks
            clashes={count}
            isWhole={
              isReadable(settings) &&
              settings.groups.length > 0 &&
              drawn.plan.unplaced.length === 0 &&
              rows.length === drawn.rows.length
            }
            gap={homeAwayGap([...rows, ...drawn.kept.filter(({ isKnockOut }) => !isKnockOut)])}
            meetings={parts ? null : settings.meetings}
            removed={drawn.replaced.length}
            unplaced={drawn.plan.unplaced.length}
            limit={nearDayLimit(saves.length)}
          />
          {rows.length === 0 ? (
            <EmptyState title="Nothing to draw">
              {whyNothing(settings, drawn.plan.unplaced.length, drawn.open.length)}
            </EmptyState>
          ) : (
            <>
              <Proposal
                clashes={clashes}
                clubs={clubs}
                disabled={!isIdle}
                onChange={change}
                onMove={move}
                onRemove={remove}
                rows={rows}
                weekly={weekly}
              />
              {isIdle && (
                <ActionBar sticky>
                  <Button
                    disabled={!rows.every(({ at: when }) => isMoment(when))}
                    onClick={save}
                    variant="contained"
                  >
                    Save {amountOf(rows.length, "fixture")}
                  </Button>
                </ActionBar>
              )}
            </>
          )}
        </Stack>
      </Box>
    </>
  );
}

interface ProposalProps {
  readonly rows: readonly Row[];
  readonly clashes: ReadonlyMap<string, string>;
  readonly clubs: ReturnType<typeof useClubs>;
  readonly weekly: boolean;
  readonly disabled: boolean;
  readonly onChange: (row: Row) => void;
  readonly onRemove: (id: string) => void;
  readonly onMove: (id: string, to: string | 1 | -1) => void;
}

function Proposal({ rows, clashes, weekly, ...given }: ProposalProps) {
  const weeks = [...new Set(rows.map(({ gameWeek }) => gameWeek))];
  return weeks.map((week) => (
    <section key={week}>
      <Typography sx={{ mb: 2 }} variant="h2">
        {weekly ? `Game week ${week}` : `Round ${week}`}
      </Typography>
      <Paper component="ul" variant="rows" role="list">
        {rows
          .filter(({ gameWeek }) => gameWeek === week)
          .map((row) => (
            <ProposalRow clash={clashes.get(row.id) ?? ""} key={row.id} row={row} {...given} />
          ))}
      </Paper>
    </section>
  ));
}

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "288px minmax(0, 1fr)" },
  gap: 5,
  alignItems: "start",
};
