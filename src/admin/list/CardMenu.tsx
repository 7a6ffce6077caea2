import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind, RecordOf } from "@/records/record";
import { useLeague } from "@/ui/where";
import { editPath, historyPath, likePath, sectionAt } from "../address/sectionPaths";
import { titleOf } from "../kinds";
import { AdminIcon } from "../parts/AdminIcon";

interface CardMenuProps<K extends EntityKind> {
  readonly kind: K;
  readonly record: RecordOf<K>;
  readonly mayDelete: boolean;
  readonly onDelete: (record: RecordOf<K>) => void;
}

/** What can be done with one record, behind one button: a row of a phone has room for no more. */
export function CardMenu<K extends EntityKind>(props: CardMenuProps<K>) {
  const { kind, record, mayDelete, onDelete } = props;
  const league = useLeague();
  const { pathname, search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const section = sectionAt(pathname);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        aria-label={`More for ${titleOf(kind, record, league)}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <AdminIcon name="more" />
      </IconButton>
      <Menu anchorEl={anchor} onClose={close} open={anchor !== null}>
        <MenuItem component={Link} to={editPath(section, record.id, search)}>
          Edit
        </MenuItem>
        <MenuItem component={Link} onClick={close} to={historyPath(section, record.id, search)}>
          History
        </MenuItem>
        {mayDelete && (
          <MenuItem component={Link} to={likePath(section, record.id, search)}>
            Duplicate
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem
            onClick={() => {
              close();
              onDelete(record);
            }}
          >
            Delete
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
