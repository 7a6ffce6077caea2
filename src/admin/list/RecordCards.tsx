import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import { useLocation } from "react-router-dom";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { Link } from "@/ui/Link";
import type { EntityKind, RecordOf } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { titleOf } from "../kinds";
import { editPath, sectionAt, historyPath, copyPath } from "../address/sectionPaths";
import { AdminIcon } from "../parts/AdminIcon";
import type { ListViewProps } from "./listView";
import styles from "./RecordCards.module.css";

/** A page of a list as short rows, for narrow screens. */
export function RecordCards<K extends EntityKind>(props: ListViewProps<K>) {
  const { kind, label, listed, records, context, mayDelete, resultOf, onDelete } = props;
  const { selected, onSelect, saved } = props;
  const { pathname, search } = useLocation();
  const [first, ...others] = listed.columns;
  const facts = others.filter(({ onCard }) => onCard);
  return (
    <ul aria-label={label} className="card" role="list">
      {records.map((record) => {
        const title = titleOf(kind, record, context.league);
        const resultTo = resultOf(record.id);
        return (
          <li
            className={styles.card}
            data-saved={record.id === saved ? "" : undefined}
            key={record.id}
          >
            {mayDelete && (
              <Checkbox
                checked={selected.has(record.id)}
                onChange={(_, checked) => onSelect([record.id], checked)}
                slotProps={{ input: { "aria-label": `Select ${title}` } }}
              />
            )}
            <div className={styles.what}>
              <Link
                className={styles.title}
                data-record={record.id}
                to={editPath(sectionAt(pathname), record.id, search)}
              >
                {first.cell(record, context)}
              </Link>
              <dl className={styles.facts}>
                {facts.map(({ id, label: name, short, onCard, cell }) => (
                  <div key={id}>
                    <dt className={onCard === "plain" ? "visually-hidden" : undefined}>
                      {short ?? name}
                    </dt>
                    <dd>{cell(record, context)}</dd>
                  </div>
                ))}
              </dl>
              {resultTo && (
                <Button
                  aria-label={`Enter result of ${title}`}
                  component={Link}
                  size="small"
                  to={resultTo}
                >
                  Enter result
                </Button>
              )}
            </div>
            <CardMenu kind={kind} mayDelete={mayDelete} onDelete={onDelete} record={record} />
          </li>
        );
      })}
    </ul>
  );
}

interface CardMenuProps<K extends EntityKind> {
  readonly kind: K;
  readonly record: RecordOf<K>;
  readonly mayDelete: boolean;
  readonly onDelete: (record: RecordOf<K>) => void;
}

/** A button that opens the menu of one record; on a phone a row has no room for more buttons. */
function CardMenu<K extends EntityKind>(props: CardMenuProps<K>) {
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
          <MenuItem component={Link} to={copyPath(section, record.id, search)}>
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
