import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind, RecordOf } from "@/records/record";
import { titleOf } from "../kinds";
import { AdminIcon } from "../parts/AdminIcon";
import { editPath, historyPath, likePath, sectionAt } from "../address/sectionPaths";
import { useLeague } from "@/ui/where";
import styles from "./RecordTable.module.css";

interface RowActionsProps<K extends EntityKind> {
  readonly kind: K;
  readonly record: RecordOf<K>;
  readonly mayDelete: boolean;
  /** Where its result is entered, of a fixture that should have one. */
  readonly resultTo: string | undefined;
  readonly onDelete: (record: RecordOf<K>) => void;
}

/** Where a result waits the way there, always in sight; edit, history, duplicate and delete once the row is pointed at. */
export function RowActions<K extends EntityKind>(props: RowActionsProps<K>) {
  const league = useLeague();
  const { kind, record, mayDelete, resultTo, onDelete } = props;
  const { pathname, search } = useLocation();
  const section = sectionAt(pathname);
  const title = titleOf(kind, record, league);
  return (
    <>
      {resultTo && (
        <Button
          aria-label={`Enter result of ${title}`}
          component={Link}
          to={resultTo}
          variant="text"
        >
          Enter result
        </Button>
      )}
      <span className={styles.own}>
        <Tooltip title="History">
          <IconButton
            aria-label={`History of ${title}`}
            component={Link}
            to={historyPath(section, record.id, search)}
          >
            <AdminIcon name="history" />
          </IconButton>
        </Tooltip>
        {mayDelete && (
          <Tooltip title="Duplicate">
            <IconButton
              aria-label={`Duplicate ${title}`}
              component={Link}
              to={likePath(section, record.id, search)}
            >
              <AdminIcon name="copy" />
            </IconButton>
          </Tooltip>
        )}
        <Button
          aria-label={`Edit ${title}`}
          component={Link}
          to={editPath(section, record.id, search)}
          variant="text"
        >
          Edit
        </Button>
        {mayDelete && (
          <Tooltip title="Delete">
            <IconButton aria-label={`Delete ${title}`} onClick={() => onDelete(record)}>
              <AdminIcon name="trash" />
            </IconButton>
          </Tooltip>
        )}
      </span>
    </>
  );
}
