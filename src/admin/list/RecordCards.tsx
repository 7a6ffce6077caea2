import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import { titleOf } from "../kinds";
import { editPath, sectionAt } from "../address/sectionPaths";
import { CardMenu } from "./CardMenu";
import type { ListViewProps } from "./listView";
import styles from "./RecordCards.module.css";

/** The list in short rows, for narrow screens. */
export function RecordCards<K extends EntityKind>(props: ListViewProps<K>) {
  const { kind, label, listed, records, context, mayDelete, resultOf, onDelete } = props;
  const { selected, onSelect, saved } = props;
  const { pathname, search } = useLocation();
  const [first, ...others] = listed.columns;
  const facts = others.filter(({ onCard }) => onCard);
  return (
    <ul aria-label={label} className={styles.cards} role="list">
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
