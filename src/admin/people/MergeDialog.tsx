import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { SafeButton } from "../parts/SafeButton";

/** An entry that may stay. */
interface Entry {
  readonly key: string;
  readonly name: string;
  /** What tells it from the other. */
  readonly meta: string;
}

interface MergeDialogProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The key of the entry that stays. */
  readonly kept: string;
  readonly onKeep: (key: string) => void;
  /** What the merged entry will hold, each value under its label. */
  readonly preview: readonly (readonly [what: string, value: string])[];
  /** Why it cannot be done; ''. */
  readonly problem: string;
  readonly onMerge: () => void;
  readonly onClose: () => void;
  /** What is asked besides. */
  readonly children?: ReactNode;
}

/** Asks which of the entries stays, and shows what happens to it. */
export function MergeDialog(props: MergeDialogProps) {
  const { title, entries, kept, onKeep, preview, problem, onMerge, onClose, children } = props;
  const id = useId();
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <fieldset>
          <legend>Which entry stays?</legend>
          <RadioGroup
            aria-label="Which entry stays?"
            onChange={(_, key) => onKeep(key)}
            value={kept}
          >
            {entries.map(({ key, name, meta }) => (
              <FormControlLabel
                control={<Radio />}
                key={key}
                label={
                  <Stack component="span">
                    <strong>{name}</strong>
                    <Typography variant="note" component="span">
                      {meta}
                    </Typography>
                  </Stack>
                }
                value={key}
              />
            ))}
          </RadioGroup>
        </fieldset>
        {children}
        <section aria-label="What there will be">
          <Box component="dl" sx={keptSx}>
            {preview
              .filter(([, value]) => value !== "")
              .map(([what, value]) => (
                <Box sx={{ display: "contents" }} key={what}>
                  <dt>{what}</dt>
                  <dd>{value}</dd>
                </Box>
              ))}
          </Box>
        </section>
        <Typography color="textSecondary">
          Results, fixtures and line-ups keep the names as they were typed, and mean this entry from
          now on.
        </Typography>
        {problem !== "" && (
          <Alert role="alert" severity="error">
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <SafeButton onClick={onClose}>Keep both</SafeButton>
        <Button disabled={problem !== ""} onClick={onMerge} variant="contained">
          Merge
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const keptSx = {
  display: "grid",
  gridTemplateColumns: "minmax(6em, max-content) minmax(0, 1fr)",
  gap: "4px 16px",
  "& dt": { color: "text.secondary" },
  "& dd": { overflowWrap: "anywhere" },
};
