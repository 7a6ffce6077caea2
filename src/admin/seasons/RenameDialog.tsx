import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import type { RecordOf } from "@/records/record";
import type { Season } from "@/domain/league/league";
import { useChangeSeason } from "../bookkeeping/useBooks";
import { nameProblem } from "./NextName";
import { useLeague } from "@/ui/where";

interface RenameDialogProps {
  readonly season: Season;
  readonly records: readonly RecordOf<"seasons">[];
  readonly onClose: () => void;
}

/** Gives a season another name, everywhere at once. */
export function RenameDialog({ season, records, onClose }: RenameDialogProps) {
  const league = useLeague();
  const id = useId();
  const { change } = useChangeSeason(league, season);
  const [typed, setTyped] = useState(season.label);
  const [busy, setBusy] = useState(false);
  const name = typed.trim();
  const others = league.seasons.filter((one) => one.id !== season.id);
  const problem = nameProblem(name, others);
  const save = async () => {
    setBusy(true);
    const done = await change({ seasons: records }, { label: name }, `It is called ${name} now.`);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={onClose} open>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (problem === null && name !== season.label) void save();
        }}
      >
        <DialogTitle id={id}>Rename {season.label}</DialogTitle>
        <DialogContent>
          <TextField
            error={problem !== null}
            helperText={problem ?? "Its address stays the same, so that links keep working."}
            label="Name"
            onChange={({ target }) => setTyped(target.value)}
            required
            value={typed}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            disabled={busy || problem !== null || name === season.label}
            type="submit"
            variant="contained"
          >
            {busy ? "Renaming…" : "Rename"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
