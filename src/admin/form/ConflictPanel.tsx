import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMemo, useState, useId } from "react";
import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import type { Entities, EntityKind } from "@/records/record";
import { wordsOf } from "../parts/words";
import { agoOf } from "../parts/ago";
import { useLastEditor } from "../parts/useNameOf";
import { OthersPanel } from "./OthersPanel";
import { differencesOf, mergedValues, type Side, type Difference } from "./conflict";
import type { FormField } from "../fields/control";
import { type FormValues, inWords, toEntity } from "../fields/values";

interface ConflictPanelProps<K extends EntityKind> {
  readonly kind: K;
  /** The collection of the records, and the record's id. */
  readonly place: { readonly collection: string; readonly id: string };
  readonly fields: readonly FormField[];
  /** The values that both versions began with. */
  readonly base: FormValues;
  readonly mine: FormValues;
  /** The record in the database now. */
  readonly theirs: Entities[K];
  readonly busy: boolean;
  /** Whether the record is new in both versions: two people entered the same match. */
  readonly isNew: boolean;
  readonly onSave: (merged: FormValues) => void;
  readonly onBack: () => void;
}

/** A panel that compares two versions of a record, with a choice for each field that differs. */
export function ConflictPanel<K extends EntityKind>(props: ConflictPanelProps<K>) {
  const { kind, place, fields, base, mine, theirs, busy, isNew, onSave, onBack } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const differences = useMemo(
    () => differencesOf(kind, fields, base, mine, theirs),
    [kind, fields, base, mine, theirs],
  );

  const all = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ field }) => [field.name, side])));
  const { one } = wordsOf(kind);
  const who = useLastEditor(place.collection, place.id);
  return (
    <OthersPanel
      version={theirs}
      title={
        isNew
          ? `Someone else has just entered this ${one}`
          : `Someone else saved this ${one} while you were editing`
      }
    >
      {who && (
        <p>
          {who.name} changed this {agoOf(who.at)}.
        </p>
      )}
      <p>
        Nothing is lost: choose for each field which version to keep. Fields that only one of you
        changed are chosen already.
      </p>
      <Stack direction="row" spacing={3}>
        <Button onClick={() => all("mine")}>Keep all of mine</Button>
        <Button onClick={() => all("theirs")}>Take all of theirs</Button>
      </Stack>
      {differences.map((difference) => (
        <ConflictRow
          choice={chosen[difference.field.name] ?? difference.proposed}
          difference={difference}
          key={difference.field.name}
          kind={kind}
          mine={mine}
          onChoose={(side) => setChosen((before) => ({ ...before, [difference.field.name]: side }))}
          theirs={theirs}
        />
      ))}
      <Stack direction="row" spacing={3}>
        <Button
          disabled={busy}
          onClick={() => onSave(mergedValues(kind, mine, theirs, differences, chosen))}
          variant="contained"
        >
          {busy ? "Saving…" : "Save this version"}
        </Button>
        <Button disabled={busy} onClick={onBack} variant="text">
          Back to the form
        </Button>
      </Stack>
    </OthersPanel>
  );
}

interface ConflictRowProps<K extends EntityKind> {
  readonly kind: K;
  readonly difference: Difference;
  readonly mine: FormValues;
  readonly theirs: Entities[K];
  readonly choice: Side;
  readonly onChoose: (side: Side) => void;
}

const names: Readonly<Record<Side, string>> = { mine: "Yours", theirs: "Theirs" };
const sides = Object.keys(names) as readonly Side[];

/** One field in both versions, with radio buttons to choose one. */
function ConflictRow<K extends EntityKind>(props: ConflictRowProps<K>) {
  const { kind, difference, mine, theirs, choice, onChoose } = props;
  const { field, contested } = difference;
  const group = useId();
  // The form's fields are always fields of the kind: hence the cast.
  const key = field.name as keyof Entities[K];
  const versions: Readonly<Record<Side, string>> = {
    mine: inWords(field.meta.control, toEntity(kind, mine)[key]),
    theirs: inWords(field.meta.control, theirs[key]),
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={legend}>
        {field.meta.label}
        {contested && (
          <Typography color="warning" component="span" variant="caption">
            Both changed it
          </Typography>
        )}
      </FormLabel>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {sides.map((side) => (
          <FormControlLabel
            checked={choice === side}
            control={<Radio size="small" />}
            key={side}
            label={
              <>
                <Typography component="span" sx={{ display: "block" }} variant="caption">
                  {names[side]}
                </Typography>
                <span>{versions[side] || "Empty"}</span>
              </>
            }
            name={group}
            onChange={() => onChoose(side)}
            sx={version}
          />
        ))}
      </Box>
    </FormControl>
  );
}

const legend = {
  display: "flex",
  flexWrap: "wrap",
  gap: 3,
  alignItems: "center",
  marginBlockEnd: 2,
  typography: "button",
  "&, &.Mui-focused": { color: "text.primary" },
};
const version = {
  margin: 0,
  minHeight: "var(--target)",
  padding: "8px 12px 8px 4px",
  border: "1px solid var(--border-control)",
  borderRadius: "var(--radius-control)",
  "& .MuiFormControlLabel-label": { overflowWrap: "anywhere", whiteSpace: "pre-wrap" },
  "&:has(:checked)": {
    borderColor: "primary.main",
    outline: "1px solid var(--primary)",
    outlineOffset: "-2px",
  },
  // The whole box can be clicked like the radio button, so the box shows the focus.
  "&:has(:focus-visible)": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  "& .Mui-focusVisible": { outline: "none" },
};
