import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import type { EntityKind, RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { Link } from "@/ui/Link";
import { laterPart } from "@/ui/later/later";
import { words } from "../kind/words";
import { useFormat } from "../live/useFormat";
import { useRecords } from "../live/useLive";
import { notices } from "../notices/notices";
import { AdminIcon } from "../parts/AdminIcon";
import type { Paper } from "../kind/paper";
import { pasteSearch } from "../address/listUrl";

const PrintSheet = laterPart(() => import("../export/PrintSheet"));

/** The kinds that have a sheet, and what is printed of them. */
const sheets: Partial<Record<EntityKind, string>> = {
  fixtures: "Print fixture list",
  results: "Print results",
  standings: "Print table",
  players: "Print team sheets",
};

interface ListMenuProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  /** The records that search and filters leave, on all pages of the list. */
  readonly shown: readonly RecordOf<K>[];
  readonly mayPaste: boolean;
}

/** What can be done with a list as a whole: into it, out of it, onto paper. */
export function ListMenu<K extends EntityKind>({
  league,
  kind,
  shown,
  mayPaste,
}: ListMenuProps<K>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { search } = useLocation();
  const { many } = words[kind];
  const results = useRecords(league, "results");
  const format = useFormat(league);
  const [paper, setPaper] = useState<Paper | null>(null);
  const close = () => setAnchor(null);

  const save = async () => {
    close();
    try {
      const { csvOf, download } = await import("../export/csv");
      download(`${league.slug}-${many}.csv`, csvOf(league, kind, shown));
    } catch {
      notices.show({ tone: "error", text: `The ${many} could not be made into a file.` });
    }
  };
  const print = async () => {
    close();
    try {
      const { paperOf } = await import("../kind/paper");
      setPaper(paperOf(league, kind, shown, { results, format }));
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
          <MenuItem component={Link} to={pasteSearch(search)}>
            Paste from a spreadsheet
          </MenuItem>
        )}
        <MenuItem onClick={() => void save()}>Download as CSV ({shown.length})</MenuItem>
        {sheets[kind] && (
          <MenuItem onClick={() => void print()}>
            {sheets[kind]} ({shown.length})
          </MenuItem>
        )}
      </Menu>
      {paper && (
        <Suspense>
          <PrintSheet kind={kind} league={league} onDone={() => setPaper(null)} paper={paper} />
        </Suspense>
      )}
    </>
  );
}
