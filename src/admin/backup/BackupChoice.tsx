import { arena } from "@arena/arena";
import TextField from "@mui/material/TextField";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import TableBody from "@mui/material/TableBody";
import TableHead from "@mui/material/TableHead";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableContainer from "@mui/material/TableContainer";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { amountOf } from "@/domain/wording";
import { isOfArena } from "@/records/kinds";
import type { BackupPreview, BackupRecord } from "@/data/ownerTasks";
import { holdsTyped } from "@/domain/names";
import { wordsOf } from "../parts/words";
import { nameOf, previewColumns } from "./backupWords";

/** The most records that the list of single records shows. */
const LISTED_RECORDS = 20;

interface BackupChoiceProps {
  readonly preview: BackupPreview;
  readonly busy: boolean;
  readonly onBring: (records: readonly BackupRecord[]) => void;
}

/** The preview of a backup: what it would add, change and leave, with buttons to bring back all or single records. */
export function BackupChoice({ preview: { records }, busy, onBring }: BackupChoiceProps) {
  const [withChanged, setWithChanged] = useState(false);
  const missing = records.filter(({ effect }) => effect === "added");
  const changed = records.filter(({ effect }) => effect === "changed");
  const same = records.filter(({ effect }) => effect === "same");
  const wanted = withChanged ? [...missing, ...changed] : missing;
  return (
    <>
      <Counts records={records} />
      <p>{`${amountOf(same.length, "record has", "records have")} not changed.`}</p>
      {changed.length > 0 && (
        <FormControlLabel
          control={
            <Checkbox checked={withChanged} onChange={(_, checked) => setWithChanged(checked)} />
          }
          label={`Also put back the ${changed.length} that were changed since, in place of what is there now`}
        />
      )}
      {wanted.length > 0 ? (
        <Button disabled={busy} onClick={() => onBring(wanted)} variant="contained">
          {`Bring back ${wanted.length === 1 ? "1 record" : `${wanted.length} records`}`}
        </Button>
      ) : (
        <p>{changed.length > 0 ? "Nothing is missing." : "There is nothing to bring back."}</p>
      )}
      {missing.length + changed.length > 0 && (
        <Singles busy={busy} onBring={onBring} records={[...missing, ...changed]} />
      )}
    </>
  );
}

/** Returns the name of the league that a record belongs to; the arena's name for records of the whole arena. */
const placeOf = ({ league, kind }: Pick<BackupRecord, "league" | "kind">) =>
  isOfArena(kind) ? arena.name : league.name;

/**
 * A table that counts the records by league and kind, and by what would happen to them. Unchanged records have no
 * column.
 */
function Counts({ records }: { readonly records: readonly BackupRecord[] }) {
  const rows = useMemo(() => {
    const found = new Map<string, { name: string; counts: Map<string, number> }>();
    for (const { league, kind, collection, effect } of records) {
      const row = found.get(collection) ?? {
        name: `${placeOf({ league, kind })}, ${wordsOf(kind).many}`,
        counts: new Map(),
      };
      row.counts.set(effect, (row.counts.get(effect) ?? 0) + 1);
      found.set(collection, row);
    }
    return [...found].filter(([, { counts }]) =>
      [...counts.keys()].some((effect) => effect !== "same"),
    );
  }, [records]);
  const columns = previewColumns.filter(({ effect }) =>
    records.some((record) => record.effect === effect),
  );
  if (rows.length === 0) return null;
  return (
    <TableContainer role="region" aria-label="What the backup holds" tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Records</TableCell>
            {columns.map(({ effect, name }) => (
              <TableCell align="right" key={effect}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([collection, { name, counts }]) => (
            <TableRow key={collection}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {columns.map(({ effect }) => (
                <TableCell
                  align="right"
                  key={effect}
                  sx={{ color: counts.has(effect) ? undefined : "text.secondary" }}
                >
                  {counts.get(effect) ?? 0}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A list of single records to bring back, with a field to search them by name. */
function Singles({
  records,
  busy,
  onBring,
}: {
  readonly records: readonly BackupRecord[];
  readonly busy: boolean;
  readonly onBring: (records: readonly BackupRecord[]) => void;
}) {
  const [typed, setTyped] = useState("");
  const named = useMemo(
    () => records.map((record) => ({ record, name: nameOf(record) })),
    [records],
  );
  const found = named.filter(({ name }) => holdsTyped(name, typed));
  return (
    <>
      <Typography variant="h3">One by one</Typography>
      <TextField
        sx={{ maxWidth: 420 }}
        label="Search missing and changed records"
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        value={typed}
      />
      <Paper component="ul" variant="rows" role="list">
        {found.slice(0, LISTED_RECORDS).map(({ record, name }) => (
          <li key={`${record.collection}/${record.id}`}>
            <Stack component="span">
              <strong>{name}</strong>
              <Typography variant="caption">
                {placeOf(record)} · {wordsOf(record.kind).one} ·{" "}
                {record.effect === "added" ? "missing" : "changed since"}
              </Typography>
            </Stack>
            <Button
              aria-label={`Bring back ${name}`}
              disabled={busy}
              onClick={() => onBring([record])}
              variant="text"
            >
              Bring back
            </Button>
          </li>
        ))}
      </Paper>
      {found.length > LISTED_RECORDS && (
        <Typography variant="lead">
          {found.length - LISTED_RECORDS} more; type a part of the name to find one.
        </Typography>
      )}
    </>
  );
}
