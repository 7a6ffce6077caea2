import Checkbox from "@mui/material/Checkbox";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { useLocation } from "react-router-dom";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Link } from "@/ui/Link";
import type { EntityKind, RecordOf } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { titleOf } from "../kinds";
import { editPath, sectionAt, historyPath, copyPath } from "../address/sectionPaths";
import { AdminIcon } from "../parts/AdminIcon";
import type { ListViewProps } from "./listView";
import styles from "./RecordTable.module.css";

/** A page of a list as a table with sortable columns, for wide screens. */
export function RecordTable<K extends EntityKind>(props: ListViewProps<K>) {
  const { kind, label, listed, records, context, state, actions, mayDelete, resultOf, onDelete } =
    props;
  const { selected, onSelect, saved } = props;
  const ids = records.map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;
  const { pathname, search } = useLocation();
  const [first, ...others] = listed.columns;

  const sort = (id: string) => {
    const again = state.sort === id;
    // A third click on the same column restores the natural order.
    if (again && state.direction === "desc") actions.change({ sort: "", dir: "" });
    else actions.change({ sort: id, dir: again ? "desc" : "" });
  };

  return (
    <TableContainer className={styles.container}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {mayDelete && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={count > 0 && count === ids.length}
                  indeterminate={count > 0 && count < ids.length}
                  onChange={(_, checked) => onSelect(ids, checked)}
                  slotProps={{ input: { "aria-label": "Select all on this page" } }}
                />
              </TableCell>
            )}
            {listed.columns.map(({ id, label: name, short, numeric, extra }) => {
              const sorted = state.sort === id;
              return (
                <TableCell
                  align={numeric ? "right" : "left"}
                  className={extra ? styles.extra : undefined}
                  key={id}
                  sortDirection={sorted && state.direction}
                >
                  <TableSortLabel
                    active={sorted}
                    direction={sorted ? state.direction : "asc"}
                    onClick={() => sort(id)}
                    title={short && name}
                  >
                    {short ? (
                      <>
                        <span aria-hidden="true">{short}</span>
                        <span className="visually-hidden">{name}</span>
                      </>
                    ) : (
                      name
                    )}
                  </TableSortLabel>
                </TableCell>
              );
            })}
            <TableCell align="right">
              <span className="visually-hidden">Actions</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow
              className={styles.row}
              data-saved={record.id === saved ? "" : undefined}
              hover
              key={record.id}
            >
              {mayDelete && (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.has(record.id)}
                    onChange={(_, checked) => onSelect([record.id], checked)}
                    slotProps={{
                      input: { "aria-label": `Select ${titleOf(kind, record, context.league)}` },
                    }}
                  />
                </TableCell>
              )}
              <TableCell component="th" scope="row">
                <Link
                  className={styles.title}
                  data-record={record.id}
                  to={editPath(sectionAt(pathname), record.id, search)}
                >
                  {first.cell(record, context)}
                </Link>
              </TableCell>
              {others.map(({ id, numeric, extra, named, cell }) => (
                <TableCell
                  align={numeric ? "right" : "left"}
                  className={extra ? styles.extra : named ? styles.named : undefined}
                  key={id}
                >
                  {cell(record, context)}
                </TableCell>
              ))}
              <TableCell align="right" className={styles.actions}>
                <RowActions
                  kind={kind}
                  mayDelete={mayDelete}
                  onDelete={onDelete}
                  record={record}
                  resultTo={resultOf(record.id)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface RowActionsProps<K extends EntityKind> {
  readonly kind: K;
  readonly record: RecordOf<K>;
  readonly mayDelete: boolean;
  /** The address of the form for the result, if the record is a fixture without the result it should have. */
  readonly resultTo: string | undefined;
  readonly onDelete: (record: RecordOf<K>) => void;
}

/** The actions of a row: "Enter result" if it is due, always shown; the others only while the row is pointed at. */
function RowActions<K extends EntityKind>(props: RowActionsProps<K>) {
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
              to={copyPath(section, record.id, search)}
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
