import { capitalised } from "@/domain/wording";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import type { RawRecord } from "@/data/maintenance";
import { SaveConflict } from "@/data/store";
import type { EntityKind } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { notices } from "../notices/notices";
import { SafeButton } from "../parts/SafeButton";
import { useLeague } from "@/ui/where";

const raw = {
  maxHeight: 240,
  padding: 3,
  overflow: "auto",
  borderRadius: "var(--radius-control)",
  background: "var(--sunken)",
  font: "var(--type-caption)",
  fontFamily: "ui-monospace, monospace",
  whiteSpace: "pre-wrap",
};

interface BrokenRecordProps {
  readonly kind: EntityKind;
  readonly noun: string;
  readonly record: RawRecord;
  readonly onMend: () => void;
  readonly onRemoved: () => void;
}

/** One record that cannot be read. */
export function BrokenRecord(props: BrokenRecordProps) {
  const league = useLeague();
  const { kind, noun, record, onMend, onRemoved } = props;
  const { maintenance } = useConnection();
  const [removal, setRemoval] = useState<"no" | "asked" | "busy">("no");
  const [problem, setProblem] = useState<string | null>(null);

  const remove = async () => {
    setRemoval("busy");
    setProblem(null);
    try {
      await maintenance.removeRaw(league, kind, record);
      notices.show({ tone: "done", text: `The broken ${noun} is deleted.` });
      onRemoved();
    } catch (thrown) {
      setRemoval("no");
      setProblem(
        thrown instanceof SaveConflict
          ? `Someone else has just changed this ${noun}. Open this page again.`
          : `This could not be deleted: ${asFailure(thrown).message}`,
      );
    }
  };

  return (
    <Paper component="li" variant="panel">
      <Typography variant="h2">{capitalised(noun)}</Typography>
      <Typography color="textSecondary">
        {record.reason}. Id {record.id}
      </Typography>
      <Box component="pre" sx={raw}>
        {JSON.stringify(record.raw, null, 2)}
      </Box>
      {problem && (
        <Alert role="alert" severity="error">
          {problem}
        </Alert>
      )}
      {removal === "no" ? (
        <Stack direction="row" spacing={3}>
          <Button onClick={onMend} variant="contained">
            Mend {noun}
          </Button>
          <Button color="error" onClick={() => setRemoval("asked")} variant="text">
            Delete {noun}
          </Button>
        </Stack>
      ) : (
        <Stack aria-label={`Delete this ${noun}?`} direction="row" spacing={3} role="group">
          <SafeButton disabled={removal === "busy"} onClick={() => setRemoval("no")}>
            Keep {noun}
          </SafeButton>
          <Button
            color="error"
            disabled={removal === "busy"}
            onClick={() => void remove()}
            variant="contained"
          >
            {removal === "busy" ? "Deleting…" : `Really delete ${noun}`}
          </Button>
        </Stack>
      )}
    </Paper>
  );
}
