import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { readAdjustment } from "@/domain/table/adjustments";
import { foldName } from "@/domain/names";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { dayOf } from "@/domain/day";
import { limits } from "@/domain/limits";
import { Icon } from "@/ui/Icon";
import { type ControlProps, inputId, useField } from "../fields/control";
import { ClubControl } from "../form/ClubControl";
import { Field } from "../form/Field";
import { FigureDialog } from "../form/FigureDialog";
import { FormFrame } from "../form/FormFrame";
import { FormImpact } from "../form/FormImpact";
import { FormSection, MoreFields, WholeLine } from "../form/FormSection";
import { useFigureQuestion } from "../form/useFigureQuestion";
import { useFigureStart } from "../form/useFigureStart";
import { useRecordForm } from "../form/useRecordForm";
import type { ClubDependentField } from "../kind/clubFields";
import type { FormRules, RecordFormProps } from "../kind/form";
import { unknownClubs } from "../kind/warning";
import { changeOf } from "../impact/change";
import { ListSkeleton } from "../parts/ListSkeleton";
import { ChoiceInput } from "../fields/ChoiceInput";
import { FieldNote } from "../fields/FieldNote";
import { computedRows } from "../season-mode/differences";
import { modeOf } from "../season-mode/useSeasonState";
import type { FormContext } from "../kind/formContext";
import { useFormValues } from "../fields/useFormValues";
import { toEntity, type FormValues } from "../fields/values";
import { MomentInput } from "../fields/MomentInput";
import { AdminIcon } from "../parts/AdminIcon";
import { standingSections as sections } from "./fields";
import { rowQuestion, startOfRow, computedRow, valuesWithComputed } from "./typedFigures";
import styles from "../fields/controls.module.css";

const rules: FormRules<"standings"> = {
  problems: (_, { adjust }) =>
    adjust.some((line) => readAdjustment(line) === null)
      ? { adjust: "Points deducted or added must be a whole number from -99 to 99 and not 0" }
      : {},
  warnings: ({ team }, around) => unknownClubs({ team }, around),
  next: ({ group }) => ({ group }),
};

const ofTeam: readonly ClubDependentField[] = [
  { name: "group", fill: (club) => club?.group ?? "", onlyEmpty: true },
];
const TeamControl = (props: ControlProps) => <ClubControl fills={ofTeam} {...props} />;

/** The form of a row of the table; in a computed table, it begins with the figures from results. */
export default function StandingForm(props: RecordFormProps<"standings">) {
  const start = useFigureStart("standings", props.start, startOfRow);
  if (!start) return <ListSkeleton label="Loading the standing" />;
  return <LoadedStandingForm {...props} start={start} />;
}

function LoadedStandingForm(props: RecordFormProps<"standings">) {
  const record = useRecordForm("standings", props, rules);
  const { around } = record;
  const figures = useFigureQuestion("standings", rowQuestion, record);
  return (
    <>
      <FormFrame onSubmit={figures.submit} record={record}>
        <FormSection legend="Team" names={sections.team}>
          <Field as={TeamControl} name="team" />
          <Field name="group" />
        </FormSection>
        <FormSection legend="Figures" names={sections.figures}>
          {sections.figures.map((name) => (
            <Field key={name} name={name} />
          ))}
          <WholeLine>
            <StandingHelper around={around} />
          </WholeLine>
        </FormSection>
        <FormSection folded legend="Penalties and decisions" names={sections.decisions}>
          <Field as={AdjustControl} name="adjust" />
          <Field as={OutControl} name="out" />
          <Field name="reason" />
          <Field name="lot" />
        </FormSection>
        <MoreFields besides={Object.values(sections).flat()} />
        <FormImpact always around={around} changeIn={changeIn} kind="standings" />
      </FormFrame>
      <FigureDialog figures={figures} />
    </>
  );
}

/** Returns the change that saving the row makes; null until a team is chosen, because such a row cannot be saved. */
function changeIn(values: FormValues, { id }: FormContext) {
  const entity = toEntity("standings", values);
  if (entity.team === "") return null;
  return { change: changeOf({ kind: "standings", id, entity }), title: "If you save" };
}

const choices = [
  { value: "", label: "No" },
  { value: "keep", label: "Yes: played results count, the rest is awarded" },
  { value: "void", label: "Yes: none of its results counts" },
  { value: "lose", label: "Yes: all its matches are awarded to the opponents" },
];

/** The field for whether a team has withdrawn, and how its matches count then. */
function OutControl({ field }: ControlProps) {
  const { value, change, onBlur, error } = useField(field.name);
  return (
    <ChoiceInput
      choices={choices}
      id={inputId(field.name)}
      invalid={error !== undefined}
      label={field.meta.label}
      note={<FieldNote error={error} />}
      onBlur={onBlur}
      onChange={change}
      value={typeof value === "string" ? value : ""}
    />
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="p" variant="caption">
    {children}
  </Typography>
);

/**
 * The note below a row's figures: how they differ from those computed from results, and how many results count. In a
 * computed table, it also fills in the computed figures when another team is chosen.
 */
function StandingHelper({ around: records }: { readonly around: FormContext }) {
  const league = useLeague();
  const form = useFormContext<FormValues>();
  const row = toEntity("standings", useFormValues());
  const isComputed = modeOf(league, records, "table") === "computed";
  const computed = computedRow(computedRows(league, records), row.team);
  const { columns } = league.game.table;

  // If another team is chosen, its figures are filled in, except those that the user has typed.
  const team = foldName(row.team);
  const shownFor = useRef(team);
  useEffect(() => {
    if (!isComputed || shownFor.current === team) return;
    shownFor.current = team;
    const values = valuesWithComputed(league, form.getValues(), computed);
    for (const { key } of columns) {
      const made = values[key];
      if (!form.getFieldState(key).isDirty && made !== undefined) {
        form.resetField(key, { defaultValue: made });
      }
    }
  }, [team, isComputed, computed, columns, form, league]);

  if (row.team === "")
    return (
      <Note>
        {isComputed
          ? "These figures are counted from results. They appear when you choose a team."
          : "Choose a team to compare its figures with the results."}
      </Note>
    );
  if (computed.played === 0) return <Note>{`There are no results of ${row.team} yet.`}</Note>;
  const different = columns.filter(({ key }) => row[key] !== computed[key]);
  return (
    <Stack direction="row" spacing={3}>
      {different.length > 0 && (
        <Alert role="status" severity="warning" sx={{ flex: "1 0 100%" }}>
          {different.map(({ key, label }) => (
            <p key={key}>{`${label}: ${row[key]} here, ${computed[key]} by the results.`}</p>
          ))}
        </Alert>
      )}
      <Note>
        {computed.played === 1
          ? `One result of ${row.team} is counted.`
          : `${computed.played} results of ${row.team} are counted.`}
      </Note>
    </Stack>
  );
}

/** The typed texts of an adjustment; the points may not be a number yet. */
interface TypedAdjustment {
  readonly on: string;
  readonly points: string;
  readonly reason: string;
}

/** Returns the stored form of an adjustment, "2026-03-01 -3 Reason"; a minus may be typed as a dash. */
const inWords = ({ on, points, reason }: TypedAdjustment) =>
  points.trim() === "" && reason.trim() === ""
    ? ""
    : [on, points.trim().replace(/^[−–]/, "-") || "0", reason.trim()].filter(Boolean).join(" ");

const typedOf = (line: string): TypedAdjustment => {
  const { on = null, points, reason = "" } = readAdjustment(line) ?? {};
  return { on: on ?? "", points: points === undefined ? line : String(points), reason };
};

/** The field for points given or taken: a row for each adjustment, with points, reason and day. */
function AdjustControl({ field: { name, meta } }: ControlProps) {
  const { value, change, onBlur, error } = useField(name);
  const text = typeof value === "string" ? value : "";
  const [today] = useState(() => dayOf(Date.now(), arena.timeZone) ?? "");
  const blank: TypedAdjustment = { on: today, points: "", reason: "" };
  // The typed rows stay as long as the form's value is the one that they were written to.
  const [rows, setRows] = useState<{
    readonly of: string;
    readonly typed: readonly TypedAdjustment[];
  }>();
  const lines = text.split("\n").filter((line) => line !== "");
  const typed = rows?.of === text ? rows.typed : lines.length > 0 ? lines.map(typedOf) : [blank];

  const write = (next: readonly TypedAdjustment[]) => {
    const of = next
      .map(inWords)
      .filter((line) => line !== "")
      .join("\n");
    setRows({ of, typed: next.length > 0 ? next : [blank] });
    change(of);
  };
  const edit = (at: number, changed: Partial<TypedAdjustment>) =>
    write(typed.map((one, row) => (row === at ? { ...one, ...changed } : one)));
  /** Returns a label, with a number from the second row on. */
  const labelOf = (label: string, at: number) => (at === 0 ? label : `${label} ${at + 1}`);

  return (
    <div
      aria-label="Points given or taken"
      className="stack-3"
      id={inputId(name)}
      role="group"
      tabIndex={-1}
    >
      <div className={styles.rows}>
        {typed.map((one, at) => (
          // Only its place identifies a row.
          <Stack
            aria-label={labelOf("Adjustment", at)}
            direction="row"
            key={at}
            role="group"
            sx={{ alignItems: "end", flexWrap: "wrap", gap: 2 }}
          >
            <TextField
              error={error !== undefined}
              label={labelOf(meta.label, at)}
              onBlur={onBlur}
              onChange={({ target }) => edit(at, { points: target.value })}
              sx={{ flex: "1 1 9rem" }}
              slotProps={{ htmlInput: { maxLength: 4 } }}
              value={one.points}
            />
            <TextField
              label={labelOf("Reason", at)}
              onBlur={onBlur}
              onChange={({ target }) => edit(at, { reason: target.value })}
              slotProps={{ htmlInput: { maxLength: limits.reason } }}
              sx={{ flex: "3 1 14rem" }}
              value={one.reason}
            />
            <MomentInput
              asked="day"
              label={labelOf("Said on", at)}
              onBlur={onBlur}
              onChange={(on) => edit(at, { on })}
              sx={{ flex: "1 1 13rem" }}
              value={one.on}
            />
            {(typed.length > 1 || inWords(one) !== "") && (
              <IconButton
                aria-label={`Remove ${labelOf("adjustment", at)}`}
                onClick={() => write(typed.filter((_, row) => row !== at))}
              >
                <Icon name="close" />
              </IconButton>
            )}
          </Stack>
        ))}
      </div>
      <Button
        disabled={typed.length >= limits.adjustments || typed.some((one) => inWords(one) === "")}
        onClick={() => write([...typed, blank])}
        startIcon={<AdminIcon name="plus" />}
      >
        Add another
      </Button>
      <FormHelperText component="div" error={error !== undefined}>
        <FieldNote
          error={error}
          help="Points that the organiser gives, or takes with a minus. Visitors see them with reason and day under the table."
        />
      </FormHelperText>
    </div>
  );
}
