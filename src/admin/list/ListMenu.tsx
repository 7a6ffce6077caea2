import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { EntityKind, RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { Link } from "@/ui/Link";
import { words } from "../kinds/words";
import { notices } from "../notices/notices";
import { AdminIcon } from "../parts/AdminIcon";
import { pasteSearch } from "./listUrl";

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
  const close = () => setAnchor(null);

  const save = async () => {
    close();
    try {
      const { csvOf, download } = await import("../spreadsheet/csv");
      download(`${league.slug}-${many}.csv`, csvOf(league, kind, shown));
    } catch {
      notices.show({ tone: "error", text: `The ${many} could not be made into a file.` });
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
      </Menu>
    </>
  );
}
