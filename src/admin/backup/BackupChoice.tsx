import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useMemo, useState } from "react";
import type { BackupPreview, BackupRecord } from "@/data/ownerTasks";
import { foldName } from "@/domain/names";
import { SearchField } from "@/ui/SearchField";
import { wordsOf } from "../parts/words";
import styles from "../owners/Owners.module.css";
import { nameOf, previewColumns } from "./backupWords";

/** So many single records are listed. */
const SHOWN = 20;

interface BackupChoiceProps {
  readonly preview: BackupPreview;
  readonly busy: boolean;
  readonly onBring: (records: readonly BackupRecord[]) => void;
}

/** What a backup would add, change and leave, and what of it is to be brought back. */
export function BackupChoice({ preview: { records }, busy, onBring }: BackupChoiceProps) {
  const [withChanged, setWithChanged] = useState(false);
  const missing = records.filter(({ fate }) => fate === "added");
  const changed = records.filter(({ fate }) => fate === "changed");
  const wanted = withChanged ? [...missing, ...changed] : missing;
  return (
    <>
      <Counts records={records} />
      <p>{`${records.filter(({ fate }) => fate === "same").length.toLocaleString("en")} records are as they were.`}</p>
      {changed.length > 0 && (
        <FormControlLabel
          control={
            <Checkbox checked={withChanged} onChange={(_, checked) => setWithChanged(checked)} />
          }
          label={`Also put back the ${changed.length} that were changed since, in place of what stands there now`}
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

/** How many records of each league and kind would be added, changed and left; those that are as they were in one line. */
function Counts({ records }: { readonly records: readonly BackupRecord[] }) {
  const rows = useMemo(() => {
    const found = new Map<string, { name: string; counts: Map<string, number> }>();
    for (const { league, kind, collection, fate } of records) {
      const row = found.get(collection) ?? {
        name: `${league.name}, ${wordsOf(kind).many}`,
        counts: new Map(),
      };
      row.counts.set(fate, (row.counts.get(fate) ?? 0) + 1);
      found.set(collection, row);
    }
    return [...found].filter(([, { counts }]) =>
      [...counts.keys()].some((fate) => fate !== "same"),
    );
  }, [records]);
  const columns = previewColumns.filter(({ fate }) =>
    records.some((record) => record.fate === fate),
  );
  if (rows.length === 0) return null;
  return (
    <div className={styles.scroll} role="region" aria-label="What the backup holds" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Records</th>
            {columns.map(({ fate, name }) => (
              <th key={fate} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([collection, { name, counts }]) => (
            <tr key={collection}>
              <th scope="row">{name}</th>
              {columns.map(({ fate }) => (
                <td data-none={counts.has(fate) ? undefined : ""} key={fate}>
                  {counts.get(fate) ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Single records, found by name. */
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
  const wanted = foldName(typed);
  const found = named.filter(({ name }) => foldName(name).includes(wanted));
  return (
    <>
      <h3>One by one</h3>
      <SearchField
        className={styles.search}
        label="Search missing and changed records"
        onChange={setTyped}
        value={typed}
      />
      <ul className={styles.list} role="list">
        {found.slice(0, SHOWN).map(({ record, name }) => (
          <li className={styles.row} key={`${record.collection}/${record.id}`}>
            <span className={styles.words}>
              <strong>{name}</strong>
              <span className={styles.meta}>
                {record.league.name} · {wordsOf(record.kind).one} ·{" "}
                {record.fate === "added" ? "missing" : "changed since"}
              </span>
            </span>
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
      </ul>
      {found.length > SHOWN && (
        <p className={styles.text}>
          {found.length - SHOWN} more; type a part of the name to find one.
        </p>
      )}
    </>
  );
}
