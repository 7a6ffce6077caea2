import Typography from "@mui/material/Typography";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useId } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { EntityKind } from "@/records/record";
import { Icon } from "@/ui/Icon";
import { titleOf } from "../kinds";
import { listPath } from "../address/sectionPaths";
import { useRecords } from "../live/useLive";
import { RecordHistory } from "./RecordHistory";
import { useLeague } from "@/ui/leagueContext";

interface HistoryDrawerProps {
  readonly kind: EntityKind;
  readonly id: string;
}

/** A drawer with a record's history, beside the list. It has its own address, and the back button closes it. */
export default function HistoryDrawer({ kind, id }: HistoryDrawerProps) {
  const league = useLeague();
  const titleId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const records = useRecords(league, kind);
  const meets = useRecords(league, "meets");
  const record = records.find((one) => one.id === id);
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
      <RecordHistory id={id} kind={kind} />
    </Drawer>
  );
}
