import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { RecordOf } from "@/records/record";
import type { Season } from "@/domain/league/league";
import { useChangeSeason } from "../bookkeeping/useBooks";
import { Ask } from "../parts/Ask";
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
    <Ask
      action="Rename"
      busy={busy && "Renaming…"}
      isForm
      isOff={problem !== null || name === season.label}
      onAct={() => void save()}
      onClose={onClose}
      safe="Cancel"
      title={`Rename ${season.label}`}
    >
      <TextField
        error={problem !== null}
        helperText={problem ?? "Its address stays the same, so that links keep working."}
        label="Name"
        onChange={({ target }) => setTyped(target.value)}
        required
        value={typed}
      />
    </Ask>
  );
}
