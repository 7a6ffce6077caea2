import Button from "@mui/material/Button";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";
import { UpdatedCell } from "../kinds/cells";
import { capitalised, titleOf, words } from "../kinds/words";
import { editSearch } from "../list/listUrl";
import type { LiveListing } from "../live/liveEntry";
import { useLastEditor } from "../parts/useNameOf";
import { sectionOf } from "../sections";
import { upkeepPath } from "../upkeep/upkeepPath";
import styles from "./Dashboard.module.css";
import { readKinds, useReads } from "./useReads";

const SHOWN = 6;

interface Change {
  readonly key: string;
  readonly kind: EntityKind;
  readonly id: string;
  readonly title: string;
  readonly at: number;
}

/** The newest saves of one kind. Of the records that are here anyway: the history would be read apart. */
function changesOf<K extends EntityKind>(
  league: League,
  kind: K,
  live: LiveListing<K>,
): readonly Change[] {
  if (live.status !== "ready") return [];
  return live.listing.records.flatMap((record): Change[] =>
    record.updatedAt === null
      ? []
      : [
          {
            key: `${kind}/${record.id}`,
            kind,
            id: record.id,
            title: titleOf(kind, record, league),
            at: record.updatedAt,
          },
        ],
  );
}

/** Who saved it, once that is known: in the line of its kind, where nothing moves. */
function By({ collection, id }: { readonly collection: string; readonly id: string }) {
  const last = useLastEditor(collection, id);
  return last && ` · ${last.name}`;
}

/** The records that were saved last, and by whom; some may be older than the kept changes. */
export function RecentChanges({ league }: { readonly league: League }) {
  const reads = useReads(league);
  const states = readKinds.map((kind) => reads[kind].status);
  const changes = [
    changesOf(league, "fixtures", reads.fixtures),
    changesOf(league, "players", reads.players),
    changesOf(league, "results", reads.results),
    changesOf(league, "standings", reads.standings),
  ]
    .flat()
    .sort((a, b) => b.at - a.at)
    .slice(0, SHOWN);
  return (
    <section className={styles.block}>
      <div className={styles.head}>
        <h2>Last saved</h2>
        <Button component={Link} to={upkeepPath(league, "changes")} variant="text">
          All changes
        </Button>
      </div>
      {changes.length === 0 && (
        <p className={styles.calm}>
          {states.includes("failed")
            ? "What was saved last is not known: the records could not be read."
            : "Nothing has been saved yet."}
        </p>
      )}
      <ul className={styles.list} hidden={changes.length === 0} role="list">
        {changes.map(({ key, kind, id, title, at }) => {
          const section = sectionOf(league, kind);
          return (
            <li className={styles.row} key={key}>
              <span className={styles.words}>
                <strong>
                  {section ? <Link to={section.path + editSearch("", id)}>{title}</Link> : title}
                </strong>{" "}
                {capitalised(words[kind].one)}
                <By collection={collectionOf(league, kind) ?? ""} id={id} key={at} />
              </span>
              <span className={styles.when}>
                <UpdatedCell at={at} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
