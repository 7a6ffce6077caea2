import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { RecordOf } from "@/records/record";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import type { Season } from "@/domain/league/league";
import { isUnderWay, lastClosed } from "@/domain/season/nextSeason";
import { CloseSeasonDialog } from "./CloseSeasonDialog";
import { HalfClosed } from "./HalfClosed";
import { RenameDialog } from "./RenameDialog";
import { Section } from "../parts/Section";
import { ReopenDialog } from "./ReopenDialog";
import { useLeague } from "@/ui/where";

interface RunningSeasonProps {
  readonly records: readonly RecordOf<"seasons">[];
}

/** The season that runs: its name, its end, and the way back to the one before. */
export function RunningSeason({ records }: RunningSeasonProps) {
  const league = useLeague();
  const [open, setOpen] = useState<"close" | "rename" | null>(null);
  // Kept, because the undo ends with that season being closed no more.
  const [undone, setUndone] = useState<Season | null>(null);
  const [running] = league.seasons;
  const underWay = records.find(isUnderWay);
  const last = lastClosed(league, records);
  const begun = formatKickOff(last?.ended ?? null, arena.timeZone)?.full;
  const close = () => setOpen(null);
  const undo = () => {
    close();
    setUndone(last ?? null);
  };
  return (
    <Section panel title={running.label}>
      <Typography variant="lead">
        {last && begun
          ? `Running since ${last.label} was closed (${begun}).`
          : "This is the current season."}{" "}
        When it is over, close it here: its matches and results are filed under its name, the table
        and the players’ figures start again from zero, and visitors still find all of it.
      </Typography>
      <HalfClosed isHere />
      <Stack direction="row" spacing={3}>
        <Button onClick={() => setOpen("close")} variant={underWay ? "contained" : "outlined"}>
          {underWay ? `Go on closing ${underWay.label}` : `Close ${running.label}`}
        </Button>
        <Button onClick={() => setOpen("rename")}>Rename</Button>
        {last && <Button onClick={undo}>Undo closing {last.label}</Button>}
      </Stack>
      {open === "close" && (
        <CloseSeasonDialog onClose={close} onUndo={undo} season={underWay ?? running} />
      )}
      {undone && <ReopenDialog onClose={() => setUndone(null)} season={undone} />}
      {open === "rename" && <RenameDialog onClose={close} records={records} season={running} />}
    </Section>
  );
}
