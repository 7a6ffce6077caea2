import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { arena } from "@arena/arena";
import type { Report } from "@/data/captains/reports";
import { resultPartsOf, type MatchReport, type ReportedMatch } from "@/domain/captains/reports";
import { otherSide } from "@/domain/match/pair";
import type { Side } from "@/domain/match/timeline";
import { withCards } from "@/domain/people/cardCounts";
import { kickOffOf } from "@/domain/when";
import { paths } from "@/leagues/paths";
import { emptyEntity } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { Chip } from "@/ui/Chip";
import { Link } from "@/ui/Link";
import { formatScore, scoreText } from "@/ui/match/score";
import { useLeague } from "@/ui/leagueContext";
import { StepsBar } from "../list/StepsBar";
import { useFormat } from "../live/useFormat";
import { useRecords } from "../live/useLive";
import { returnPageState, matchPath } from "../match/matchParts";
import { isLeftLevel } from "../results/leftLevel";
import { resultProblem } from "../results/problemWith";
import { resultOfFixture } from "../results/resultOfFixture";
import { attempt } from "../save/saveNotices";
import { useCommit } from "../save/useCommit";
import { useUndoOf } from "../save/useUndoOf";
import { stepOf } from "../steps/steps";
import { useSteps } from "../steps/useSteps";
import { useReportedMatches } from "./captainPapers";

interface CaptainReportsProps {
  readonly reports: readonly Report[];
}

/** Returns the side whose report is confirmed: the home side if it has reported, otherwise the away side. */
const sideOf = ({ reports }: ReportedMatch): Side => (reports.A ? "A" : "B");

/**
 * The reports of captains: agreeing reports in one list to confirm together, the others side by side for each match.
 */
export function CaptainReports({ reports }: CaptainReportsProps) {
  const league = useLeague();
  const matches = useReportedMatches(reports);
  const players = useRecords(league, "players");
  const format = useFormat(league);
  const commit = useCommit(league);
  const undoOf = useUndoOf(league);
  const steps = useSteps(league);
  const [busy, setBusy] = useState(false);

  const resultOf = (match: ReportedMatch, side: Side): Result => {
    const { fixture, result } = match;
    const known = result ?? { ...emptyEntity("results"), ...resultOfFixture(fixture) };
    return withCards({ ...known, ...resultPartsOf(match, side) }, players, fixture);
  };
  /** Returns why the result's form would refuse it; null if it would not. */
  const problemOf = (result: Result) =>
    isLeftLevel(result, format)
      ? "This match has to have a winner"
      : resultProblem(result, { score: format.score, pack: format.pack });

  const confirm = (match: ReportedMatch, side: Side) => {
    const { fixture, result: before } = match;
    const entity = resultOf(match, side);
    const target = before
      ? ({ state: "stored", id: before.id, version: before.version } as const)
      : ({ state: "new", id: fixture.id } as const);
    const score = scoreText(formatScore(entity, league));
    return attempt({
      async run() {
        const saved = await commit("results", entity, target, { unconfirmed: false });
        return undoOf("results", saved, before);
      },
      done: `${fixture.teamA} ${score} ${fixture.teamB} confirmed`,
      conflict: "Someone else saved a result of this match a moment ago. Look at it again.",
      failed: (reason) => `The result could not be confirmed: ${reason}`,
    });
  };
  const agreed = matches.filter(
    (match) => match.state === "agree" && problemOf(resultOf(match, sideOf(match))) === null,
  );
  const others = matches.filter((match) => !agreed.includes(match));
  const confirmAll = async () => {
    // Matches with a scorer's unconfirmed result are confirmed one by one; the other results are new and saved as a
    // batch.
    const [fresh, scored] = [
      agreed.filter(({ result }) => result === null),
      agreed.filter(({ result }) => result !== null),
    ];
    setBusy(true);
    for (const match of scored) await confirm(match, sideOf(match));
    if (fresh.length === 1 && fresh[0]) await confirm(fresh[0], sideOf(fresh[0]));
    setBusy(false);
    if (fresh.length > 1)
      await steps.run(
        fresh.map((match) =>
          stepOf({
            kind: "results",
            does: "add",
            id: match.fixture.id,
            entity: resultOf(match, sideOf(match)),
          }),
        ),
      );
  };
  return (
    <>
      <StepsBar steps={steps} />
      {agreed.length > 0 && (
        <Paper aria-label="Reports that agree" component="section" variant="panel">
          <Typography>
            {agreed.length === 1
              ? "Both captains reported the same score for one match."
              : `Both captains reported the same score for ${agreed.length} matches.`}
          </Typography>
          <Box component="ul" role="list" sx={{ display: "grid", gap: 1 }}>
            {agreed.map((match) => (
              <li key={match.fixture.id}>
                <strong>{inWords(match, resultOf(match, sideOf(match)), league)}</strong>{" "}
                {kickOffOf(match.fixture, arena.timeZone)?.date}
              </li>
            ))}
          </Box>
          <Button
            disabled={busy || steps.state.at === "saving"}
            onClick={() => void confirmAll()}
            variant="contained"
          >
            {agreed.length === 1 ? "Confirm" : `Confirm all ${agreed.length}`}
          </Button>
        </Paper>
      )}
      {others.map((match) => (
        <OpenMatch
          key={match.fixture.id}
          match={match}
          onConfirm={(side) => confirm(match, side)}
          problemOf={(side) => problemOf(resultOf(match, side))}
        />
      ))}
    </>
  );
}

const inWords = (
  { fixture }: ReportedMatch,
  result: Pick<Result, "scoreA" | "scoreB">,
  league: Parameters<typeof formatScore>[1],
) => `${fixture.teamA} ${scoreText(formatScore(result, league))} ${fixture.teamB}`;

interface OpenMatchProps {
  readonly match: ReportedMatch;
  readonly problemOf: (side: Side) => string | null;
  readonly onConfirm: (side: Side) => Promise<unknown>;
}

/** A match with only one report, reports that differ, or a reported score that the form of a result refuses. */
function OpenMatch({ match, problemOf, onConfirm }: OpenMatchProps) {
  const league = useLeague();
  const { fixture, reports, result, state } = match;
  const [busy, setBusy] = useState(false);
  const confirm = async (side: Side) => {
    setBusy(true);
    await onConfirm(side);
    setBusy(false);
  };
  const sides = (["A", "B"] as const).flatMap((side) => {
    const report = reports[side];
    return report ? [{ side, report }] : [];
  });
  const title = `${fixture.teamA} v ${fixture.teamB}`;
  const missing = sides[0] && teamOf(match, otherSide(sides[0].side));
  return (
    <Paper aria-label={`Reports of ${title}`} component="section" variant="panel">
      <Typography>
        <strong>{title}</strong> {kickOffOf(fixture, arena.timeZone)?.date} ·{" "}
        {state === "alone" ? `no report of ${missing}` : `the reports ${state}`}
      </Typography>
      {result && (
        <Chip tone="warning">A scorer entered {scoreText(formatScore(result, league))}</Chip>
      )}
      <Stack direction="row" spacing={3} sx={{ alignItems: "stretch" }}>
        {sides.map(({ side, report }) => (
          <OneReport
            busy={busy}
            key={side}
            match={match}
            onConfirm={() => void confirm(side)}
            problem={problemOf(side)}
            report={report}
            side={side}
          />
        ))}
      </Stack>
      <Button
        component={Link}
        state={returnPageState(paths.dashboard(league), "Dashboard")}
        to={matchPath(league, fixture.id, "after")}
        variant="text"
      >
        Enter another result
      </Button>
    </Paper>
  );
}

const teamOf = ({ fixture }: ReportedMatch, side: Side) =>
  side === "A" ? fixture.teamA : fixture.teamB;

interface OneReportProps {
  readonly match: ReportedMatch;
  readonly side: Side;
  readonly report: MatchReport;
  readonly problem: string | null;
  /** Whether a report of this match is being confirmed. */
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

/** One captain's report, with a button that confirms it as the result. */
function OneReport({ match, side, report, problem, busy, onConfirm }: OneReportProps) {
  const league = useLeague();
  const team = teamOf(match, side);
  const { detail, goals } = report.score;
  const score = scoreText(formatScore(report.score, league));
  return (
    <Stack spacing={1} sx={{ flex: "1 1 160px", minWidth: 0 }}>
      <Typography variant="caption">{team} report</Typography>
      <Typography variant="h3">{score}</Typography>
      {detail !== "" && <Typography variant="caption">{detail}</Typography>}
      {goals.length > 0 && (
        <Typography variant="caption">
          {goals.map(({ player, minute }) => [player, minute].filter(Boolean).join(" ")).join(", ")}
        </Typography>
      )}
      {report.note !== "" && <Typography color="textSecondary">“{report.note}”</Typography>}
      {problem === null ? (
        <Button
          aria-label={`Confirm ${score}, as ${team} report`}
          disabled={busy}
          onClick={onConfirm}
        >
          Confirm {score}
        </Button>
      ) : (
        <Typography color="error">{problem}: enter its result.</Typography>
      )}
    </Stack>
  );
}
