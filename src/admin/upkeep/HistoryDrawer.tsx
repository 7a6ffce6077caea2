import Typography from "@mui/material/Typography";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useId } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { EntityKind } from "@/records/record";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { Icon } from "@/ui/Icon";
import { titleOf } from "../kinds";
import { wordsOf } from "../parts/words";
import { listPath } from "../address/sectionPaths";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useRecords } from "../live/useLive";
import { HistoryList } from "./HistoryList";
import { useHistory } from "./useHistory";
import { useLeague } from "@/ui/where";

interface HistoryDrawerProps {
  readonly kind: EntityKind;
  readonly id: string;
}

/** A record's history beside the list; its address can be passed on, and the back button closes it. */
export default function HistoryDrawer({ kind, id }: HistoryDrawerProps) {
  const league = useLeague();
  const titleId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { task, records, busy, revert } = useHistory(league, kind, id);
  const meets = useRecords(league, "meets");
  const record = records?.find((one) => one.id === id);
  const close = () => void navigate(listPath(pathname, search), { replace: true });
  return (
    <Drawer
      anchor="right"
      onClose={close}
      open
      slotProps={{
        paper: {
          "aria-labelledby": titleId,
          "aria-modal": true,
          role: "dialog",
          sx: { width: "min(520px, 100vw)", padding: "16px 20px 48px" },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: "nowrap", alignItems: "start", justifyContent: "space-between", mb: 4 }}
      >
        <Typography id={titleId} variant="h2">
          History{record && ` of ${titleOf(kind, record, league, meets)}`}
        </Typography>
        <IconButton aria-label="Close history" onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Stack>
      {task.status === "loading" && <ListSkeleton label="Loading the history" />}
      {task.status === "failed" && (
        <ErrorState busy={task.refreshing} onRetry={task.again} title="Failed to load the history.">
          {task.failure.message}
        </ErrorState>
      )}
      {task.status === "ready" && task.value.length === 0 && (
        <EmptyState bare title="No changes yet">
          This {wordsOf(kind).one} is as it came with the database. Every save from now on is kept
          here.
        </EmptyState>
      )}
      {task.status === "ready" && (
        <HistoryList
          busy={busy}
          entries={task.value}
          kind={kind}
          onRestore={(version) => void revert(version)}
          records={records}
        />
      )}
    </Drawer>
  );
}
