import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useFormContext } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { withCards } from "@/domain/people/cardCounts";
import { formatScore, scoreText } from "@/ui/match/score";
import { useLeague } from "@/ui/leagueContext";
import { clampPossession, possessionOfB } from "@/domain/match/possession";
import { kickOffOf } from "@/domain/when";
import { gameWeekLabel } from "@/domain/match/grouping";
import { isWithinScoringHours } from "@/domain/match/live";
import { pitchPath } from "@/leagues/adminPaths";
import { emptyEntity, type RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { type ControlProps, inputId, useField } from "../fields/control";
import { MomentControl } from "../fields/MomentControl";
import { toEntity, type FormValues, toFormValues } from "../fields/values";
import { ClubControl } from "../form/ClubControl";
import { Field } from "../form/Field";
import { FormFrame } from "../form/FormFrame";
import { FormImpact } from "../form/FormImpact";
import { FormSection, MoreFields, WholeLine } from "../form/FormSection";
import { useRecordForm } from "../form/useRecordForm";
import { useTexts } from "../form/useTexts";
import type { FormContext } from "../kind/formContext";
import { logoField } from "../kind/clubFields";
import type { FormRules, RecordFormProps } from "../kind/form";
import { LineUpControl } from "../line-up/LineUpControl";
import { LiveScore } from "../match-day/LiveScore";
import { useLiveMatches } from "../match-day/useLiveMatches";
import styles from "../fields/controls.module.css";
import { editPath } from "../address/sectionPaths";
import { useFormValues } from "../fields/useFormValues";
import { EndingControl } from "./EndingControl";
import { needsReason } from "./endingChoices";
import { resultSections as sections } from "./fields";
import { GoalsControl } from "./GoalsControl";
import { ManOfTheMatchControl } from "./ManOfTheMatchControl";
import { MatchTaps } from "./MatchTaps";
import { resultChange, resultProblems, existingResult } from "./resultProblems";
import { resultWarnings } from "./resultWarnings";
import { BookingsControl } from "./rows/BookingsControl";
import { SubstitutionsControl } from "./rows/SubstitutionsControl";
import { idOfNewResult, placeOf } from "./sameMatch";
import { StageControl } from "./StageControl";
import { DetailControl, detailName, PointsControl } from "./scoreControls";
import { resultOfFixture } from "./resultOfFixture";
import { StageNotice } from "./StageNotice";
import { titleOfResult } from "./title";

const rules: FormRules<"results"> = {
  problems: resultProblems,
  warnings: resultWarnings,
  // Adds the cards that follow from the bookings.
  counted: (result, target, { players, fixtures }) => {
    const id = target.state === "deleted" ? target.record.id : target.id;
    return withCards(
      result,
      players,
      fixtures.find((one) => one.id === id),
    );
  },
  // A new result is stored under the id of its match.
  idOfNew: (result, id, around) => idOfNewResult(result, id, around.spareId, around),
  next: ({ gameWeek }) => ({ gameWeek }),
};

const ofA = [logoField("teamALogo")];
const ofB = [logoField("teamBLogo")];
const TeamAControl = (props: ControlProps) => <ClubControl fills={ofA} {...props} />;
const TeamBControl = (props: ControlProps) => <ClubControl fills={ofB} {...props} />;

/** The fields that decide which other fields are shown. */
const decide = ["date", "day", "ending", "reason"] as const;

/** Returns the change that saving would make, with a title that names the score. */
function changeIn(values: FormValues, around: FormContext) {
  const change = resultChange(values, around);
  const score = scoreText(formatScore(toEntity("results", values), around.league));
  return change && { change, title: score ? `If you save ${score}` : "If you save" };
}

/** The form of a result. */
export default function ResultForm(props: RecordFormProps<"results">) {
  const { game } = useLeague();
  const record = useRecordForm("results", props, rules);
  const { form, fields, around } = record;
  const { date, day, ending, reason } = useTexts(form.control, decide);
  const hasBookings = fields.some(({ name }) => name === "bookings");
  // A sport without live play notes no cards, minutes or possession. Its records can still have them, so that these
  // sections are only folded.
  const notesNoPlay = game.live === undefined;
  return (
    <FormFrame record={record}>
      <MatchNotice around={around} />
      <FormSection legend="Match" names={sections.match}>
        <Field as={TeamAControl} name="teamA" width="most" />
        <Field as={PointsControl} name="scoreA" width="rest" />
        <Field as={TeamBControl} name="teamB" width="most" />
        <Field as={PointsControl} name="scoreB" width="rest" />
        <Field name="gameWeek" />
        <Field name="date" />
        {(date === "" || day !== "") && <Field as={MomentControl} name="day" width="moment" />}
      </FormSection>
      <FormSection legend={detailName(game.scoreFormat)} names={sections.detail}>
        <Field as={DetailControl} name="detail" />
      </FormSection>
      <FormSection legend="Scorers" names={sections.scorers} wide>
        <WholeLine>
          <MatchTaps />
        </WholeLine>
        <Field as={GoalsControl} name="goalsA" width="side" />
        <Field as={GoalsControl} name="goalsB" width="side" />
      </FormSection>
      <FormSection
        folded={notesNoPlay}
        legend={hasBookings ? "Bookings and substitutions" : "Substitutions"}
        names={sections.bookings}
      >
        <Field as={BookingsControl} name="bookings" />
        <Field as={SubstitutionsControl} name="substitutionsA" />
        <Field as={SubstitutionsControl} name="substitutionsB" />
      </FormSection>
      <FormSection legend={game.words.manOfTheMatch} names={sections.best}>
        <Field as={ManOfTheMatchControl} name="manOfTheMatch" />
      </FormSection>
      <FormSection legend="How the match ended" names={sections.ending}>
        <Field as={EndingControl} name="ending" />
        {(needsReason(ending) || reason !== "") && <Field name="reason" />}
        <Field as={StageControl} name="stage" />
      </FormSection>
      <FormSection folded={notesNoPlay} legend="Possession" names={sections.possession}>
        <Field as={PossessionControl} name="possessionA" />
      </FormSection>
      <FormSection folded legend="Who played" names={sections.played}>
        <Field as={LineUpControl} name="playersA" />
        <Field as={LineUpControl} name="playersB" />
      </FormSection>
      <FormSection folded legend="Logos for this match alone" names={sections.logos} />
      <MoreFields besides={Object.values(sections).flat()} />
      <FormImpact always around={around} changeIn={changeIn} kind="results" />
    </FormFrame>
  );
}

const percent = { endAdornment: <InputAdornment position="end">%</InputAdornment> };

/** The field for team A's possession, in per cent from 0 to 100; team B has the rest. */
function PossessionControl({ field }: ControlProps) {
  const { value, change, onBlur } = useField(field.name);
  const typed = typeof value === "string" ? value : "";
  const share = clampPossession(typed);
  return (
    <div className={styles.possession}>
      <TextField
        id={inputId(field.name)}
        label={field.meta.label}
        onBlur={() => {
          change(String(share));
          onBlur();
        }}
        onChange={({ target }) =>
          // The field may be empty while the user types; any other value is limited to 0 to 100 at once.
          change(target.value === "" ? "" : String(clampPossession(target.value)))
        }
        slotProps={{ htmlInput: { min: 0, max: 100, step: 1 }, input: percent }}
        type="number"
        value={typed}
      />
      <TextField
        helperText="The rest of 100 %"
        id={inputId("possessionB")}
        label="Team B possession"
        slotProps={{ input: { ...percent, readOnly: true } }}
        value={possessionOfB(share)}
      />
      <div aria-hidden="true" className={styles.split}>
        <span style={{ width: `${share}%` }} />
        <span />
      </div>
    </div>
  );
}

const offered = ["gameWeek", "date", "stage", "playersA", "playersB"] as const;

/** The notices about the match above the form: which match it is, and which stage it may belong to. */
function MatchNotice({ around }: { readonly around: FormContext }) {
  return (
    <>
      <WhichMatch around={around} />
      <StageNotice around={around} />
    </>
  );
}

/**
 * A notice about the match of a new result: an error if that match has a result already; otherwise the fixture that
 * it will belong to. Empty if there is no such fixture.
 */
function WhichMatch({ around }: { readonly around: FormContext }) {
  const result = toEntity("results", useFormValues());
  const { search } = useLocation();
  if (!around.isNew || result.teamA === "" || result.teamB === "") return null;
  const existing = existingResult(result, around);
  if (existing) {
    return (
      <Alert
        action={
          <Button
            color="inherit"
            component={Link}
            to={editPath(paths.adminSection(around.league, "results"), existing.id, search)}
            variant="text"
          >
            Open it
          </Button>
        }
        role="alert"
        severity="error"
      >
        This match has a result already: {titleOfResult(existing, around.league)}. Change that one
        instead of entering it twice.
      </Alert>
    );
  }
  const { fixture } = placeOf(result, around.id, around);
  return fixture && <ForFixture around={around} fixture={fixture} />;
}

interface ForFixtureProps {
  readonly around: FormContext;
  readonly fixture: RecordOf<"fixtures">;
}

/**
 * The fixture that a new result is for, with a button that fills in what the fixture knows; while it is scored live,
 * the way to finish it there.
 */
function ForFixture({ around, fixture }: ForFixtureProps) {
  const form = useFormContext<FormValues>();
  const { league, now } = around;
  const live = useLiveMatches(league, isWithinScoringHours(fixture.date, now)).get(fixture.id);
  if (live) {
    return (
      <Alert
        action={
          <Button
            color="inherit"
            component={Link}
            to={pitchPath(league, fixture.id)}
            variant="text"
          >
            Go on scoring live
          </Button>
        }
        role="status"
        severity="warning"
      >
        <Stack direction="row" spacing={2}>
          <LiveScore live={live} />
        </Stack>
        Finish the match in Live, which makes the result with its goals and cards. A result saved
        here ends it without them.
      </Alert>
    );
  }
  const known = toFormValues("results", {
    ...emptyEntity("results"),
    ...resultOfFixture(fixture),
  });
  const lacking = offered.filter((name) => form.getValues(name) === "" && known[name] !== "");
  const kickOff = kickOffOf(fixture, arena.timeZone);
  const which = [fixture.gameWeek && gameWeekLabel(fixture.gameWeek), kickOff?.short];
  const fill = () => {
    for (const name of lacking) form.setValue(name, known[name] ?? "", { shouldDirty: true });
  };
  return (
    <Alert
      action={
        lacking.length > 0 && (
          <Button color="inherit" onClick={fill} variant="text">
            Fill in from it
          </Button>
        )
      }
      role="status"
      severity="info"
    >
      {["This will be the result of the fixture", ...which].filter(Boolean).join(" · ")}
    </Alert>
  );
}
