import Checkbox from "@mui/material/Checkbox";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import { UpdatedCell } from "../kind/cells";
import { titleOf } from "../kinds";
import { editPath, sectionAt } from "../address/sectionPaths";
import type { ListViewProps } from "./listView";
import styles from "./RecordCards.module.css";
import { RowActions } from "./RowActions";

/** The list as cards, for narrow screens. */
export function RecordCards<K extends EntityKind>(props: ListViewProps<K>) {
  const { kind, label, listed, records, context, mayDelete, resultOf, onDelete } = props;
  const { selected, onSelect, saved } = props;
  const { pathname, search } = useLocation();
  const [first, ...others] = listed.columns;
  const facts = others.filter(({ onCard }) => onCard);
  return (
    <ul aria-label={label} className={styles.cards} role="list">
      {records.map((record) => (
        <li
          className={styles.card}
          data-saved={record.id === saved ? "" : undefined}
          key={record.id}
        >
          <div className={styles.head}>
            <Link
              className={styles.title}
              data-record={record.id}
              to={editPath(sectionAt(pathname), record.id, search)}
            >
              {first.cell(record, context)}
            </Link>
            {mayDelete && (
              <Checkbox
                checked={selected.has(record.id)}
                onChange={(_, checked) => onSelect([record.id], checked)}
                slotProps={{
                  input: { "aria-label": `Select ${titleOf(kind, record, context.league)}` },
                }}
              />
            )}
          </div>
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
          <div className={styles.foot}>
            <UpdatedCell at={record.updatedAt} />
            <span className={styles.actions}>
              <RowActions
                kind={kind}
                mayDelete={mayDelete}
                onDelete={onDelete}
                record={record}
                resultTo={resultOf(record.id)}
              />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
