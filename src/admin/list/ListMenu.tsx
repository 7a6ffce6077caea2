import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import type { EntityKind, RecordOf } from "@/records/record";
import { Link } from "@/ui/Link";
import { laterPart } from "@/ui/later/later";
import { adminKinds } from "../kinds";
import { wordsOf } from "../parts/words";
import { useFormat } from "../live/useFormat";
import { useRecords } from "../live/useLive";
import { useStages } from "../live/useStages";
import { usePastSeason } from "../live/pastSeason";
import { notices } from "../notices/notices";
import { AdminIcon } from "../parts/AdminIcon";
import type { Paper } from "../kind/paper";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { pastePath, sectionAt } from "../address/sectionPaths";
import { useLeague } from "@/ui/leagueContext";

const PrintSheet = laterPart(() => import("../export/PrintSheet"));

interface ListMenuProps<K extends EntityKind> {
  readonly kind: K;
  /** The records that match search and filters, on all pages of the list. */
  readonly shown: readonly RecordOf<K>[];
  readonly mayPaste: boolean;
}

/** The menu of a list: paste from a spreadsheet, download as CSV, print. */
export function ListMenu<K extends EntityKind>({ kind, shown, mayPaste }: ListMenuProps<K>) {
  const league = useLeague();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { pathname, search } = useLocation();
  const { many } = wordsOf(kind);
  const results = useRecords(league, "results");
  const format = useFormat(league);
  const records = useSeasonRecords(league);
  const stages = useStages(league);
  // A past season may have had other names for its stages.
  const isPast = usePastSeason() !== undefined;
  const { paper } = adminKinds[kind];
  const [printed, setPrinted] = useState<Paper | null>(null);
  const close = () => setAnchor(null);

  const save = async () => {
    close();
    try {
      const { csvOf, downloadCsv } = await import("../export/csv");
      downloadCsv(`${league.slug}-${many}.csv`, csvOf(league, kind, shown, isPast ? [] : stages));
    } catch {
      notices.show({ tone: "error", text: `The file of ${many} could not be created.` });
    }
  };
  const print = () => {
    close();
    if (!paper) return;
    try {
      setPrinted(paper.of(league, shown, { results, format, records }));
    } catch {
      notices.show({ tone: "error", text: `The ${many} could not be printed.` });
    }
  };
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={`More for these ${many}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <AdminIcon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} onClose={close} open={anchor !== null}>
        {mayPaste && (
          <MenuItem component={Link} to={pastePath(sectionAt(pathname), search)}>
            Paste from a spreadsheet
          </MenuItem>
        )}
        <MenuItem onClick={() => void save()}>Download as CSV ({shown.length})</MenuItem>
        {paper && (
          <MenuItem onClick={print}>
            {paper.label} ({shown.length})
          </MenuItem>
        )}
      </Menu>
      {paper && printed && (
        <Suspense>
          <PrintSheet onDone={() => setPrinted(null)} page={paper.page} paper={printed} />
        </Suspense>
      )}
    </>
  );
}
