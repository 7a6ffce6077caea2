import TextField from "@mui/material/TextField";
import { useFormContext, useWatch } from "react-hook-form";
import { NO_OPPONENT, type Cause } from "@/domain/match/ending";
import { causes } from "@/domain/match/writeEnding";
import { useSuggestions } from "../fields/suggestions";
import type { FormValues } from "../fields/values";
import { ChoiceInput, type Choice } from "../fields/ChoiceInput";
import { inputId, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { endingChoices, partsOf, textOf, type EndingParts } from "./endingChoices";
import { FieldNote } from "../fields/FieldNote";

// `causes` has exactly one key for each cause.
const knownCauses = Object.keys(causes) as Cause[];

const causeChoices: readonly Choice<Cause | "">[] = [
  { value: "", label: "Not given" },
  ...knownCauses.map((value) => ({ value, label: causes[value] })),
];

const digits = (text: string, most: number) => text.replace(/\D/g, "").slice(0, most);

interface PartProps {
  readonly name: string;
  readonly parts: EndingParts;
  readonly change: (changed: Partial<EndingParts>) => void;
  /** The names of the teams; "Team A" and "Team B" until they are entered. */
  readonly teams: readonly [a: string, b: string];
}

interface FigureProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

function Figure({ id, label, value, onChange }: FigureProps) {
  return (
    <TextField
      id={id}
      label={label}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { autoComplete: "off", inputMode: "numeric" } }}
      value={value}
    />
  );
}

function Penalties({ name, parts, change, teams }: PartProps) {
  const [a, b] = parts.kicks;
  return (
    <>
      <Figure
        id={inputId(`${name}-a`)}
        label={`Penalties ${teams[0]}`}
        onChange={(typed) => change({ kicks: [digits(typed, 2), b] })}
        value={a}
      />
      <Figure
        id={inputId(`${name}-b`)}
        label={`Penalties ${teams[1]}`}
        onChange={(typed) => change({ kicks: [a, digits(typed, 2)] })}
        value={b}
      />
    </>
  );
}

function WhichTeam({ name, parts, change, teams, label }: PartProps & { readonly label: string }) {
  return (
    <ChoiceInput
      choices={[
        { value: "A", label: teams[0] },
        { value: "B", label: teams[1] },
      ]}
      id={inputId(`${name}-side`)}
      label={label}
      onChange={(side) => change({ side })}
      value={parts.side}
    />
  );
}

function WhichCause({ name, parts, change }: PartProps) {
  return (
    <ChoiceInput
      choices={causeChoices}
      id={inputId(`${name}-cause`)}
      label="Cause"
      onChange={(cause) => change({ cause: cause === "" ? null : cause })}
      value={parts.cause ?? ""}
    />
  );
}

function AbandonedFields({ name, parts, change }: PartProps) {
  return (
    <>
      <Figure
        id={inputId(`${name}-minute`)}
        label="In minute"
        onChange={(typed) => change({ minute: digits(typed, 3) })}
        value={parts.minute}
      />
      <ChoiceInput
        choices={[
          { value: "", label: "Not decided yet" },
          { value: "stands", label: "The score stands" },
        ]}
        id={inputId(`${name}-stands`)}
        label="What happens to the match"
        onChange={(stands) => change({ stands: stands !== "" })}
        value={parts.stands ? "stands" : ""}
      />
    </>
  );
}

function Parts(props: PartProps) {
  switch (props.parts.how) {
    case "shootOut":
      return <Penalties {...props} />;
    case "retired":
      return <WhichTeam {...props} label="Who retired" />;
    case "awarded":
      return (
        <>
          <WhichTeam {...props} label="Awarded to" />
          <WhichCause {...props} />
        </>
      );
    case "doubleForfeit":
      return <WhichCause {...props} />;
    case "abandoned":
      return <AbandonedFields {...props} />;
    default:
      return null;
  }
}

const notPlayed: readonly string[] = ["awarded", "doubleForfeit", "void", "abandoned", "bye"];

/**
 * The field for how a match ended, with the details of that ending: penalties, the team that retired, the team that
 * the match was awarded to and the cause.
 */
export function EndingControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { league } = useSuggestions();
  const { value, change, onBlur, error } = useField(name);
  const [a, b] = useWatch<FormValues>({ name: ["teamA", "teamB"] });
  const { setValue } = useFormContext<FormValues>();
  const text = typeof value === "string" ? value : "";
  const parts = partsOf(text);
  const called = (team: unknown, otherwise: string) =>
    typeof team === "string" && team.trim() !== "" ? team.trim() : otherwise;
  const choices = endingChoices(league.game, parts.how);
  const help = notPlayed.includes(parts.how)
    ? "The score is what was played: 0–0 where nothing was"
    : undefined;
  return (
    <div className={styles.ending}>
      <ChoiceInput
        choices={
          parts.how === "unreadable" ? [...choices, { value: "unreadable", label: text }] : choices
        }
        id={inputId(name)}
        invalid={error !== undefined}
        label={meta.label}
        note={<FieldNote error={error} help={help} />}
        onBlur={onBlur}
        onChange={(how) => {
          change(textOf({ ...parts, how }));
          const set = (other: string, typed: string) =>
            setValue(other, typed, { shouldDirty: true });
          if (how === "bye") {
            set("teamB", NO_OPPONENT);
            for (const score of ["scoreA", "scoreB"]) set(score, "0");
          } else if (b === NO_OPPONENT) set("teamB", "");
        }}
        value={parts.how}
      />
      <Parts
        change={(changed) => change(textOf({ ...parts, ...changed }))}
        name={name}
        parts={parts}
        teams={[called(a, "Team A"), called(b, "Team B")]}
      />
    </div>
  );
}
