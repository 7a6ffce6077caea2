import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { withCards } from "@/domain/people/cardCounts";
import { asPlayed, scoreText } from "@/ui/match/score";
import { useLeague } from "@/ui/where";
import { clampPossession, possessionOfB } from "@/domain/match/possession";
import type { ScoreFormat } from "@/domain/match/detail";
import { lowerFirst } from "@/domain/wording";
import type { ScoreKind } from "@/domain/match/detail/format";
import { scoreFigure } from "@/domain/match/figure";
import { readScore } from "@/domain/match/typedScore";
import { type ControlProps, inputId, useField, labelOf } from "../fields/control";
import { MomentControl } from "../fields/MomentControl";
import { toEntity, type FormValues } from "../fields/values";
import { ClubControl } from "../form/ClubControl";
import { Field } from "../form/Field";
import { FormFrame } from "../form/FormFrame";
import { FormImpact } from "../form/FormImpact";
import { FormSection, MoreFields, WholeLine } from "../form/FormSection";
import { useRecordForm } from "../form/useRecordForm";
import { useTexts } from "../form/useTexts";
import type { FormContext } from "../kind/formContext";
import { logoIn } from "../kind/clubFields";
import type { FormRules, RecordFormProps } from "../kind/form";
import { LineUpControl } from "../line-up/LineUpControl";
import { FieldNote } from "../fields/FieldNote";
import { useSuggestions } from "../fields/suggestions";
import { TextControl } from "../fields/TextControl";
import { EndingControl } from "./EndingControl";
import { needsReason } from "./endingChoices";
import { resultSections as sections } from "./fields";
import { GoalsControl } from "./GoalsControl";
import { ManOfTheMatchControl } from "./ManOfTheMatchControl";
import { MatchNotice } from "./MatchNotice";
import { MatchTaps } from "./MatchTaps";
import { resultChange, resultProblems } from "./resultProblems";
import { resultWarnings } from "./resultWarnings";
import { BookingsControl } from "./rows/BookingsControl";
import { SubstitutionsControl } from "./rows/SubstitutionsControl";
import { idOfNewResult } from "./sameMatch";
import { StageControl } from "./StageControl";
import { ScoreEntry } from "./detail/ScoreEntry";
import { useDetail } from "./detail/useDetail";
import styles from "../fields/controls.module.css";

const rules: FormRules<"results"> = {
  problems: resultProblems,
  warnings: resultWarnings,
  // With what its bookings come to.
  counted: (result, target, { players, fixtures }) => {
    const id = target.state === "deleted" ? target.record.id : target.id;
    return withCards(
      result,
      players,
      fixtures.find((one) => one.id === id),
    );
  },
  // A new result has the id of its match.
  idOfNew: (result, id, around) => idOfNewResult(result, id, around.spareId, around),
  next: ({ gameWeek }) => ({ gameWeek }),
};

const ofA = [logoIn("teamALogo")];
const ofB = [logoIn("teamBLogo")];
const TeamAControl = (props: ControlProps) => <ClubControl fills={ofA} {...props} />;
const TeamBControl = (props: ControlProps) => <ClubControl fills={ofB} {...props} />;

/** What decides which others are shown. */
const decide = ["date", "day", "ending", "reason"] as const;

/** What saving would change, named by the score. */
function changeIn(values: FormValues, around: FormContext) {
  const change = resultChange(values, around);
  const score = scoreText(asPlayed(toEntity("results", values), around.league));
  return change && { change, title: score ? `If you save ${score}` : "If you save" };
}

/** The form of a result. */
export default function ResultForm(props: RecordFormProps<"results">) {
  const { game } = useLeague();
  const record = useRecordForm("results", props, rules);
  const { form, fields, around } = record;
  const { date, day, ending, reason } = useTexts(form.control, decide);
  const hasBookings = fields.some(({ name }) => name === "bookings");
  // A sport that is not followed from event to event notes no cards, no minutes and no possession: its records can.
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
        {(date === "" || day !== "") && <Field as={MomentControl} name="day" width="half" />}
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
      <FormSection folded legend="Logo addresses" names={sections.logos} />
      <MoreFields besides={Object.values(sections).flat()} />
      <FormImpact always around={around} changeIn={changeIn} kind="results" />
    </FormFrame>
  );
}

const percent = { endAdornment: <InputAdornment position="end">%</InputAdornment> };

/** Team A's share of the ball, between 0 and 100; Team B's is the rest. */
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
          // An emptied field may stay so while somebody types; anything else is clamped at once.
          change(target.value === "" ? "" : String(clampPossession(target.value)))
        }
        slotProps={{ htmlInput: { min: 0, max: 100, step: 1 }, input: percent }}
        type="number"
        value={typed}
      />
      <TextField
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

/** How the sport writes a score in detail. */
function hintOf(format: ScoreFormat | null): string | undefined {
  const reading = format && format.read("");
  return reading && !reading.ok ? reading.problem : undefined;
}

/** The score in detail: the sheet of the sport, and below it the same as the text that is stored. */
function DetailControl({ field }: ControlProps) {
  const { scoreFormat, text, type, change, onBlur, error } = useDetail(field.name);
  const reading = scoreFormat && text.trim() !== "" ? scoreFormat.read(text) : null;
  return (
    <div className={styles.part}>
      {scoreFormat && <ScoreEntry format={scoreFormat} onType={type} text={text} />}
      <TextField
        error={error !== undefined}
        fullWidth
        helperText={<FieldNote error={error} help={hintOf(scoreFormat)} />}
        id={inputId(field.name)}
        label={
          scoreFormat
            ? `Or type the ${lowerFirst(detailName(scoreFormat))} in one line (optional)`
            : labelOf(field)
        }
        onBlur={() => {
          if (scoreFormat && reading?.ok) change(scoreFormat.write(reading.sheet));
          onBlur();
        }}
        onChange={({ target }) => type(target.value)}
        slotProps={{
          htmlInput: { autoComplete: "off" },
          formHelperText: { component: "div" },
        }}
        value={text}
      />
    </div>
  );
}

const names: Readonly<Record<ScoreKind, string>> = {
  half: "Half-time score",
  periods: "Periods",
  sets: "Sets",
  games: "Games",
  rubbers: "Rubbers",
  boards: "Boards",
};

/** What a score in detail holds, as the form calls it. */
const detailName = (format: ScoreFormat | null): string =>
  format ? names[format.targets.kind] : "Score in detail";

/** A mark before text that is no score, so that nothing takes its beginning for one. */
const NO_SCORE = "?";

/** A side's score; where halves are counted it is typed and shown in points, "2½", and kept doubled, as records store it. */
function PointsControl(props: ControlProps) {
  return useSuggestions().league.game.scoreUnit === 2 ? (
    <HalvesControl {...props} />
  ) : (
    <TextControl {...props} />
  );
}

function HalvesControl({ field }: ControlProps) {
  const { value, change, onBlur, error } = useField(field.name);
  const stored = typeof value === "string" ? value : "";
  // The typed text stays while the form has the value that it means.
  const [typed, setTyped] = useState({ held: "", text: "" });
  const shown = /^\d+$/.test(stored)
    ? scoreFigure(Number(stored), 2)
    : stored.replace(NO_SCORE, "");
  const type = (text: string) => {
    const score = readScore(text, 2);
    const means = score === null ? text.trim() && NO_SCORE + text : String(score);
    setTyped({ held: means, text });
    change(means);
  };
  return (
    <TextField
      error={error !== undefined}
      helperText={<FieldNote error={error} />}
      id={inputId(field.name)}
      label={labelOf(field)}
      onBlur={onBlur}
      onChange={({ target }) => type(target.value)}
      slotProps={{
        htmlInput: {
          inputMode: "decimal",
          autoComplete: "off",
          required: field.meta.required ?? false,
        },
        formHelperText: { component: "div" },
      }}
      value={typed.held === stored ? typed.text : shown}
    />
  );
}
