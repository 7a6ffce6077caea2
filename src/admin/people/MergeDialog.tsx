import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Ask } from "../parts/Ask";

/** One of the entries to merge. */
interface Entry {
  readonly key: string;
  readonly name: string;
  /** Details that distinguish it from the other entry. */
  readonly meta: string;
}

interface MergeDialogProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The key of the entry that stays. */
  readonly kept: string;
  readonly onKeep: (key: string) => void;
  /** The values of the merged entry, with their labels; empty values are not shown. */
  readonly preview: readonly (readonly [what: string, value: string])[];
  /** Why the entries cannot be merged; '' if they can. */
  readonly problem: string;
  readonly onMerge: () => void;
  readonly onClose: () => void;
  /** Further questions. */
  readonly children?: ReactNode;
}

/** A dialog that asks which entry stays, and shows the merged entry. */
export function MergeDialog(props: MergeDialogProps) {
  const { title, entries, kept, onKeep, preview, problem, onMerge, onClose, children } = props;
  return (
    <Ask
      action="Merge"
      isOff={problem !== ""}
      onAct={onMerge}
      onClose={onClose}
      problem={problem}
      safe="Keep both"
      size="sm"
      title={title}
    >
      <fieldset>
        <legend>Which entry stays?</legend>
        <RadioGroup aria-label="Which entry stays?" onChange={(_, key) => onKeep(key)} value={kept}>
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
      <section aria-label="The merged entry">
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
        Results, fixtures and line-ups keep the names as they were typed, and count for this entry
        from now on.
      </Typography>
    </Ask>
  );
}

const keptSx = {
  display: "grid",
  gridTemplateColumns: "minmax(6em, max-content) minmax(0, 1fr)",
  gap: "4px 16px",
  "& dt": { color: "text.secondary" },
  "& dd": { overflowWrap: "anywhere" },
};
