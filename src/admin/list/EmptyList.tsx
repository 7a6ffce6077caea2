import Button from "@mui/material/Button";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import { EmptyState } from "@/ui/EmptyState";
import { adminKinds } from "../kinds";
import { wordsOf } from "../parts/words";
import { usePastSeason } from "../live/pastSeason";
import { amountOf } from "@/domain/wording";
import { useRecords } from "../live/useLive";
import { sectionOf, type OpenSection } from "../sections";
import { newPath, pastePath } from "../address/sectionPaths";
import { useLeague } from "@/ui/leagueContext";

const ALONG =
  "Visitors see these until you add one here; after that only those that a list, a table or a match names.";

interface EmptyListProps {
  readonly kind: EntityKind;
  readonly section: OpenSection;
}

/** What is shown in place of an empty list: a text, and buttons for the next step, which may be in another section. */
export function EmptyList({ kind, section }: EmptyListProps) {
  const league = useLeague();
  const { search } = useLocation();
  const past = usePastSeason();
  const { one, many } = wordsOf(kind);
  const { spot, after, hasPage, Empty } = adminKinds[kind].list;
  const before = useRecords(league, after?.kind ?? kind);
  const first = !past && after && before.length === 0 && sectionOf(league, after.kind);

  const add = (
    <>
      <Button component={Link} to={first ? newPath(first.path) : newPath(section.path, search)}>
        Add {first ? wordsOf(after.kind).one : one}
      </Button>
      {adminKinds[kind].paste && (
        <Button component={Link} to={pastePath(section.path, search)} variant="text">
          Paste from a spreadsheet
        </Button>
      )}
    </>
  );
  if (past) {
    return (
      <EmptyState action={add} title={`No ${many} of ${past.label}`}>
        Nothing was filed under this season.{hasPage && " What you add here appears on its pages."}
      </EmptyState>
    );
  }
  const shown = hasPage
    ? `Visitors see ${many} as soon as you add one.`
    : `No page shows visitors ${many} yet.`;
  const mayAdd = section.access === "full";
  const along = kind === "teams" ? league.clubs.length : 0;
  const none = mayAdd ? (
    <EmptyState
      action={add}
      title={along > 0 ? `The league’s file has ${amountOf(along, one, many)}` : `No ${many} yet`}
      {...(spot && { spot })}
    >
      {first ? after.why : along > 0 ? ALONG : shown}
    </EmptyState>
  ) : (
    <EmptyState title={`No ${many} yet`} />
  );
  return Empty ? <Empty add={mayAdd ? add : null}>{none}</Empty> : none;
}
