import { capitalised } from "@/domain/wording";
import { viewPath } from "@/leagues/adminPaths";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { Link } from "@/ui/Link";
import type { League } from "@/domain/league/league";
import { entityKinds, type EntityKind } from "@/records/kinds";
import type { RecordOf } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { UpdatedCell } from "../kind/cells";
import { adminKinds, titleOf } from "../kinds";
import { wordsOf } from "../parts/words";
import { editPath } from "../address/sectionPaths";
import { recordsIn, type ListingState } from "@/data/readState";
import { hasFailed } from "../live/FailedReads";
import { useLives } from "../live/useLive";
import { Section } from "../parts/Section";
import { useLastEditor } from "../parts/useNameOf";
import { sectionOf } from "../sections";

import { Note } from "./Note";
import { useLeague } from "@/ui/leagueContext";

const LISTED_CHANGES = 6;

const kinds = entityKinds.filter((kind) => !adminKinds[kind].hiddenInRecentChanges);

interface Change {
  readonly key: string;
  readonly kind: EntityKind;
  readonly id: string;
  readonly title: string;
  readonly at: number;
}

/** Lists the saves of one kind, from the records that are loaded anyway: the history would cost another read. */
function changesOf<K extends EntityKind>(
  kind: K,
  live: ListingState<K>,
  league: League,
  meets: readonly RecordOf<"meets">[],
): readonly Change[] {
  return recordsIn(live).flatMap((record): Change[] =>
    record.updatedAt === null
      ? []
      : [
          {
            key: `${kind}/${record.id}`,
            kind,
            id: record.id,
            title: titleOf(kind, record, league, meets),
            at: record.updatedAt,
          },
        ],
  );
}

/**
 * The name of the user who saved a record, shown when it is loaded. It is at the end of a line, so that nothing moves.
 */
function ChangeAuthor({ collection, id }: { readonly collection: string; readonly id: string }) {
  const last = useLastEditor(collection, id);
  return last && ` · ${last.name}`;
}

/** The list of the records that were saved last, with their authors. Some may be older than the stored history. */
export function RecentChanges() {
  const league = useLeague();
  const lives = useLives(league, kinds);
  const meets = recordsIn(lives.meets);
  const changes = kinds
    .map((kind) => changesOf(kind, lives[kind], league, meets))
    .flat()
    .sort((a, b) => b.at - a.at)
    .slice(0, LISTED_CHANGES);
  return (
    <Section
      action={
        <Button component={Link} to={viewPath(league, "changes")} variant="text">
          All changes
        </Button>
      }
      title="Last saved"
    >
      {changes.length === 0 && (
        <Note>
          {hasFailed(lives)
            ? "The last changes could not be loaded."
            : "Nothing has been saved yet."}
        </Note>
      )}
      <Paper component="ul" hidden={changes.length === 0} role="list" variant="rows">
        {changes.map(({ key, kind, id, title, at }) => {
          const section = sectionOf(league, kind);
          return (
            <li key={key}>
              <span>
                <strong>
                  {section ? <Link to={editPath(section.path, id)}>{title}</Link> : title}
                </strong>{" "}
                {capitalised(wordsOf(kind).one)}
                <ChangeAuthor collection={collectionOf(league, kind) ?? ""} id={id} key={at} />
              </span>
              <Typography sx={{ paddingInlineEnd: 2 }} variant="caption">
                <UpdatedCell at={at} />
              </Typography>
            </li>
          );
        })}
      </Paper>
    </Section>
  );
}
