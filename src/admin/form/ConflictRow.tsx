import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { Entities, EntityKind } from "@/records/record";
import type { Difference, Side } from "./conflict";
import { inWords, toEntity, type FormValues } from "../fields/values";

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

/** One field in both versions, as a choice. */
export function ConflictRow<K extends EntityKind>(props: ConflictRowProps<K>) {
  const { kind, difference, mine, theirs, choice, onChoose } = props;
  const { field, contested } = difference;
  const group = useId();
  // The form's fields are fields of the kind.
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
  // The whole of it is the radio button's place, so it shows its focus.
  "&:has(:focus-visible)": { outline: "3px solid var(--focus)", outlineOffset: "2px" },
  "& .Mui-focusVisible": { outline: "none" },
};
