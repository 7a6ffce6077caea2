import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";

interface DraftNoticeProps {
  readonly at: number;
  readonly onDiscard: () => void;
}

/** Says that a draft was brought back, and how to get rid of it. */
export function DraftNotice({ at, onDiscard }: DraftNoticeProps) {
  const typed = formatKickOff(at, arena.timeZone);
  const [now] = useState(Date.now);
  const today = formatKickOff(now, arena.timeZone)?.date === typed?.date;
  return (
    <Alert
      action={
        <Button color="inherit" onClick={onDiscard} variant="text">
          Discard
        </Button>
      }
      role="status"
      severity="info"
    >
      Restored what you typed at {typed?.time}
      {!today && ` on ${typed?.date ?? "an earlier day"}`}.
    </Alert>
  );
}
