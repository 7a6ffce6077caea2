import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useRef, useState } from "react";
import { asFailure } from "@/data/failure";
import { FAULTS_A_DAY, MOST_FAULTS, type StoredFault } from "@/data/faults/faults";
import { amountOf } from "@/domain/wording";
import { useConnection } from "@/session/ConnectionProvider";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { notices } from "../notices/notices";
import { OwnersOnly } from "../owners/OwnersOnly";
import { AdminIcon } from "../parts/AdminIcon";
import { Ask } from "../parts/Ask";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useLastRead, useRead } from "@/data/useRead";
import { WhoAndWhen } from "../upkeep/WhoAndWhen";

/** The page with the list of errors on pages of the administration, for owners. */
export default function FaultsPage() {
  return (
    <OwnersOnly what="Owners of the site see what went wrong on administrators’ pages.">
      <Faults />
    </OwnersOnly>
  );
}

function Faults() {
  const { faults } = useConnection();
  const task = useRead(useCallback(() => faults.newest(MOST_FAULTS), [faults]));
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const shown = useLastRead(task);

  const clear = async (some: readonly StoredFault[]) => {
    setAsking(false);
    setBusy(true);
    try {
      await faults.clear(some);
      notices.show({ text: `${amountOf(some.length, "fault")} deleted`, tone: "done" });
      // The button with the focus disappears together with the list, so the focus moves to the text above.
      words.current?.focus();
    } catch (thrown) {
      notices.show({
        text: `Not all of them were deleted. ${asFailure(thrown).message}`,
        tone: "error",
        action: { label: "Try again", run: () => void clear(some) },
      });
    } finally {
      setBusy(false);
      task.again();
    }
  };
  return (
    <Stack spacing={4}>
      <Typography ref={words} tabIndex={-1}>
        What broke on a page while an administrator, a scorer or a captain was using it: at most{" "}
        {FAULTS_A_DAY} faults a day. Names and other contents are left out. Send a line of it to the
        person who looks after this site.
      </Typography>
      {task.status === "failed" && <FailedRead state={task} title="Failed to load the faults." />}
      {!shown && task.status === "loading" && <ListSkeleton label="Loading the faults" />}
      {shown?.length === 0 && (
        <EmptyState title="No faults">Nothing has broken since this list was emptied.</EmptyState>
      )}
      {shown && shown.length > 0 && (
        <>
          <Paper aria-label="Faults" component="ul" role="list" variant="rows">
            {shown.map((fault) => (
              <FaultRow fault={fault} key={fault.id} />
            ))}
          </Paper>
          <Box>
            <Button
              disabled={busy}
              onClick={() => setAsking(true)}
              startIcon={<AdminIcon name="trash" />}
              variant="outlined"
            >
              {shown.length < MOST_FAULTS ? "Delete all" : `Delete these ${MOST_FAULTS}`}
            </Button>
          </Box>
          {asking && (
            <Ask
              action="Delete"
              isDangerous
              onAct={() => void clear(shown)}
              onClose={() => setAsking(false)}
              safe="Keep"
              says="This cannot be undone, and History will not list them."
              title={`Delete ${amountOf(shown.length, "fault")}?`}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function FaultRow({ fault }: { readonly fault: StoredFault }) {
  const { message, place, page, version, browser, by, at } = fault;
  return (
    <li>
      <Box sx={{ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" }}>
        <strong>{message}</strong>
        <Typography component="p" variant="caption">
          {[page, place, version && `version ${version}`, browser].filter(Boolean).join(" · ")}
        </Typography>
        <WhoAndWhen at={at} by={by} />
      </Box>
    </li>
  );
}
