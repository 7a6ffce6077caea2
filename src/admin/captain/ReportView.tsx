import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { arena } from "@arena/arena";
import { readReportedScore, writeReportedScore } from "@/data/captains/reportedScore";
import { reportLimits } from "@/data/captains/reports";
import { scoreFigure } from "@/domain/match/figure";
import type { Side } from "@/domain/match/timeline";
import { needsWinner } from "@/domain/match/stage";
import { readParagraphs } from "@/domain/reading";
import { formatKickOff } from "@/domain/time";
import { formatIn } from "@/domain/season/format";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { formatScore, scoreText } from "@/ui/match/score";
import { useLeague } from "@/ui/leagueContext";
import { inputId } from "../fields/control";
import type { FormValues } from "../fields/values";
import { Field } from "../form/Field";
import { FormSection } from "../form/FormSection";
import { EndingControl } from "../results/EndingControl";
import { GoalsControl } from "../results/GoalsControl";
import { resultOfFixture } from "../results/resultOfFixture";
import { resultProblems } from "../results/resultProblems";
import { DetailControl, detailName, PointsControl } from "../results/scoreControls";
import { CaptainForm } from "./captainForm";
import type { CaptainStep } from "./captainSteps";
import type { Captain } from "./useCaptain";

interface ReportViewProps {
  readonly captain: Captain;
  readonly fixture: RecordOf<"fixtures">;
  readonly side: Side;
  readonly onDone: () => void;
}

/** The form in which a captain reports the score of a match, with the own club's scorers. */
export function ReportView({ captain, fixture, side, onDone }: ReportViewProps) {
  const league = useLeague();
  const before = captain.state.reports.find((one) => one.fixture === fixture.id);
  const [typedNote, setNote] = useState<string | null>(null);
  const note = typedNote ?? before?.note ?? "";
  const goals = side === "A" ? "goalsA" : "goalsB";
  const said = useMemo(() => (before ? readReportedScore(before.score) : null), [before]);
  const entity = useMemo((): Result => {
    const { scoreA = null, scoreB = null, detail = "", ending = "", goals: own = [] } = said ?? {};
    const match = { ...emptyEntity("results"), ...resultOfFixture(fixture) };
    return { ...match, scoreA, scoreB, detail, ending, [goals]: own };
  }, [fixture, goals, said]);
  // Focus the first score when the form opens, because it is always typed first.
  useEffect(() => document.getElementById(inputId("scoreA"))?.focus({ preventScroll: true }), []);
  const sent = formatKickOff(before?.at ?? null, arena.timeZone);
  const { legs } = formatIn(league, league.seasons[0].id);

  const stepOf = (result: Result): CaptainStep | string => {
    const { scoreA, scoreB, detail, ending } = result;
    const score = writeReportedScore({ scoreA, scoreB, detail, ending, goals: result[goals] });
    if (score === null) return "The report is too long: shorten the list of scorers.";
    return {
      do: "report",
      match: fixture.id,
      when: { date: fixture.date, day: fixture.day },
      side,
      score,
      note: readParagraphs(note).slice(0, reportLimits.note),
    };
  };
  return (
    <CaptainForm
      captain={captain}
      entity={entity}
      kind="results"
      names={{
        scoreA: `Score of ${fixture.teamA}`,
        scoreB: `Score of ${fixture.teamB}`,
        detail: "",
        ending: "",
        [goals]: "Goals",
      }}
      of={fixture}
      onDone={onDone}
      problems={resultProblems}
      save={<SendButton isChange={said !== null} />}
      stepOf={stepOf}
    >
      {said && (
        <Alert role="status" severity="info">
          You reported {scoreText(formatScore(said, league))}
          {sent && ` on ${sent.short}`}. What you send now replaces it.
        </Alert>
      )}
      <FormSection legend="Score" level names={["scoreA", "scoreB"]}>
        <Field as={PointsControl} name="scoreA" width="half" />
        <Field as={PointsControl} name="scoreB" width="half" />
      </FormSection>
      <FormSection
        folded={!needsDetail(league.game.scoreFormat?.kind)}
        legend={detailName(league.game.scoreFormat)}
        names={["detail"]}
      >
        <Field as={DetailControl} name="detail" />
      </FormSection>
      <FormSection
        folded={!needsWinner(fixture.stage, legs)}
        legend="How the match ended"
        names={["ending"]}
      >
        <Field as={EndingControl} name="ending" />
      </FormSection>
      <FormSection legend="Our scorers" names={[goals]}>
        <Field as={GoalsControl} name={goals} />
      </FormSection>
      <TextField
        helperText="Administrators read it with your report."
        label="Note (optional)"
        multiline
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: reportLimits.note } }}
        value={note}
      />
      <Typography color="textSecondary">
        The table changes once an administrator has confirmed the result.
      </Typography>
    </CaptainForm>
  );
}

/** Whether the score is computed from sets, games or boards, so that these must be entered too. */
const needsDetail = (kind: string | undefined) =>
  kind !== undefined && kind !== "half" && kind !== "periods";

/** The button that sends the report; the label of a first one contains the score. @param isChange whether there is a report already */
function SendButton({ isChange }: { readonly isChange: boolean }) {
  const { scoreUnit } = useLeague().game;
  const typed = useWatch<FormValues>({ name: ["scoreA", "scoreB"] });
  const figures = typed.map((one) =>
    typeof one === "string" && /^\d+$/.test(one) ? scoreFigure(Number(one), scoreUnit) : null,
  );
  const first = figures.includes(null) ? "Send report" : `Send ${figures.join("–")}`;
  return (
    <Button type="submit" variant="contained">
      {isChange ? "Change report" : first}
    </Button>
  );
}
