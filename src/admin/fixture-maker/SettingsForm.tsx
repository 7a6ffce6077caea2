import { timesInWords } from "@/domain/timesInWords";
import { capitalised } from "@/domain/wording";
import Box from "@mui/material/Box";
import { arena } from "@arena/arena";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";
import { amountOf } from "@/domain/wording";
import { sameName } from "@/domain/names";
import { ChoiceChip } from "@/ui/Chip";
import { MomentInput } from "../fields/MomentInput";
import { daysIn, listOf, timesOf, type Settings } from "./plan";

interface SettingsFormProps {
  readonly settings: Settings;
  /** The clubs by group. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** Whether the groups are parts of a split table, where every pair meets once more. */
  readonly isParted: boolean;
  /** Number of planned matches of these clubs that have no result yet. */
  readonly open: number;
  /** The names of the arena's grounds. */
  readonly names: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (settings: Settings) => void;
}

/** The weekdays: number (0 is Sunday), short name, name. */
const weekdays = [
  [0, "Su", "Sunday"],
  [1, "Mo", "Monday"],
  [2, "Tu", "Tuesday"],
  [3, "We", "Wednesday"],
  [4, "Th", "Thursday"],
  [5, "Fr", "Friday"],
  [6, "Sa", "Saturday"],
] as const;

/** The weekdays, beginning with the arena's first day of the week. */
const inOrder = [...weekdays.slice(arena.weekStart), ...weekdays.slice(0, arena.weekStart)];

/** The form with the settings of the draw; every change makes a new proposal. */
export function SettingsForm({
  settings,
  groups,
  isParted,
  open,
  names,
  disabled,
  onChange,
}: SettingsFormProps) {
  const change = (changed: Partial<Settings>) => onChange({ ...settings, ...changed });
  const { meetings, from, until, times, notOn, venues, redraws } = settings;
  const toggled = <T,>(all: readonly T[], one: T) =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
  const chosenGrounds = listOf(venues);
  const toggleGround = (name: string) => {
    const left = chosenGrounds.filter((one) => !sameName(one, name));
    const next = left.length < chosenGrounds.length ? left : [...left, name];
    change({ venues: next.join(", ") });
  };
  return (
    <Paper component="fieldset" variant="panel" disabled={disabled}>
      <legend className="visually-hidden">What to draw</legend>
      {isParted ? (
        <p>The table has parted: the pairs of each part meet once more.</p>
      ) : (
        <Choices legend="Every pair meets">
          {([1, 2, 3, 4] as const).map((count) => (
            <ChoiceChip
              chosen={meetings === count}
              key={count}
              onClick={() => change({ meetings: count })}
            >
              {capitalised(timesInWords(count))}
            </ChoiceChip>
          ))}
        </Choices>
      )}
      {groups.size > 1 && (
        <Choices legend={isParted ? "Parts of the table" : "Groups"}>
          {[...groups].map(([name, clubs]) => (
            <ChoiceChip
              chosen={settings.groups.includes(name)}
              key={name}
              onClick={() => change({ groups: toggled(settings.groups, name) })}
            >
              {name || "No group"}, {amountOf(clubs.length, "club")}
            </ChoiceChip>
          ))}
        </Choices>
      )}
      <Box sx={two}>
        <MomentInput
          asked="day"
          disabled={disabled}
          label="From"
          onChange={(day) => change({ from: day })}
          required
          value={from}
        />
        <MomentInput
          asked="day"
          disabled={disabled}
          label="Until"
          onChange={(day) => change({ until: day })}
          value={until}
        />
      </Box>
      <Choices legend="Days">
        {inOrder.map(([number, short, name]) => (
          <ChoiceChip
            aria-label={name}
            chosen={settings.weekdays.includes(number)}
            key={number}
            onClick={() => change({ weekdays: toggled(settings.weekdays, number) })}
          >
            {short}
          </ChoiceChip>
        ))}
      </Choices>
      <TextField
        error={timesOf(times).length === 0}
        helperText="Separated by commas, on the arena’s clock"
        label="Kick-off"
        onChange={({ target }) => change({ times: target.value })}
        value={times}
      />
      <TextField
        error={daysIn(notOn, from) === null}
        helperText="Days such as 30 Jan 2027, separated by commas"
        label="Days without matches"
        onChange={({ target }) => change({ notOn: target.value })}
        value={notOn}
      />
      <TextField
        helperText="Separated by commas; empty: the home club’s ground"
        label="Grounds"
        onChange={({ target }) => change({ venues: target.value })}
        value={venues}
      />
      {names.length > 0 && (
        <Choices legend="Grounds of the arena">
          {names.map((name) => (
            <ChoiceChip
              chosen={chosenGrounds.some((one) => sameName(one, name))}
              key={name}
              onClick={() => toggleGround(name)}
            >
              {name}
            </ChoiceChip>
          ))}
        </Choices>
      )}
      {open > 0 && (
        <FormControlLabel
          control={
            <Checkbox checked={redraws} onChange={(_, checked) => change({ redraws: checked })} />
          }
          label={`Replace the ${amountOf(open, "unplayed match", "unplayed matches")}`}
        />
      )}
    </Paper>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly children: ReactNode;
}

function Choices({ legend, children }: ChoicesProps) {
  return (
    <Box component="fieldset" sx={choicesSx}>
      <legend>{legend}</legend>
      <div>{children}</div>
    </Box>
  );
}

const two = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "1fr 1fr", lg: "minmax(0, 1fr)" },
  gap: 3,
};
const choicesSx = {
  minWidth: 0,
  "& legend": { mb: "6px", padding: 0, font: "var(--type-button)" },
  "& div": { display: "flex", flexWrap: "wrap", gap: 1 },
};
