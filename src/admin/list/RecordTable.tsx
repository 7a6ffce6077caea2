import Checkbox from "@mui/material/Checkbox";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import { titleOf } from "../kinds";
import { editPath, sectionAt } from "../address/sectionPaths";
import type { ListViewProps } from "./listView";
import styles from "./RecordTable.module.css";
import { RowActions } from "./RowActions";

/** The list as a table with sortable columns. */
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
    // A third press on the same column leads back to the natural order.
    if (again && state.direction === "desc") actions.change({ sort: "", dir: "" });
    else actions.change({ sort: id, dir: again ? "desc" : "" });
  };

  return (
    <TableContainer className={styles.container}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {mayDelete && (
              <TableCell className={styles.select} padding="checkbox">
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
              <span className="visually-hidden">What to do</span>
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
                <TableCell className={styles.select} padding="checkbox">
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
