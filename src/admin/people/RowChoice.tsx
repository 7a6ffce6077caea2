import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { RecordOf } from "@/records/record";
import { ADDED, rowInWords } from "./mergedRows";
import { useLeague } from "@/ui/where";

interface RowChoiceProps {
  /** The rows of one club in a table kept by hand. */
  readonly rows: readonly RecordOf<"standings">[];
  readonly choice: string;
  readonly onChoice: (choice: string) => void;
}

/** Asks what becomes of two rows in a table that somebody keeps by hand: only a person knows which figures are right. */
export function RowChoice({ rows, choice, onChoice }: RowChoiceProps) {
  const league = useLeague();
  return (
    <fieldset>
      <legend>Both have a row in the table. Which figures are right?</legend>
      <RadioGroup
        aria-label="Which figures are right?"
        onChange={(_, value) => onChoice(value)}
        value={choice}
      >
        {rows.map((row) => (
          <FormControlLabel
            control={<Radio />}
            key={row.id}
            label={
              <Stack component="span">
                <strong>Those of {row.team}</strong>
                <Typography variant="note" component="span">
                  {rowInWords(league, row)}
                </Typography>
              </Stack>
            }
            value={row.id}
          />
        ))}
        <FormControlLabel
          control={<Radio />}
          label={
            <Stack component="span">
              <strong>Add them up</strong>
              <Typography variant="note" component="span">
                Each row counts other matches
              </Typography>
            </Stack>
          }
          value={ADDED}
        />
      </RadioGroup>
    </fieldset>
  );
}
