import Button from "@mui/material/Button";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { useReadSeason } from "../bookkeeping/useBooks";
import { words } from "../kinds/words";
import { historySearch, listSearch } from "../list/listUrl";
import { ListSkeleton } from "../list/ListSkeleton";
import { useLive } from "../live/useLive";
import { PageHead } from "../parts/PageHead";
import type { OpenSection } from "../sections";
import { FormPage } from "./FormPage";
import { startOf, type Start } from "./start";
import { startOfRow } from "./typedFigures";

interface EditPageProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly section: OpenSection;
  readonly id: string;
}

/** Opens a record for editing, as it is when it is first read; later changes are news to the form. */
export function EditPage<K extends EntityKind>({ league, kind, section, id }: EditPageProps<K>) {
  const live = useLive(league, kind);
  const { pathname, search } = useLocation();
  const [start, setStart] = useState<Start<K> | null>(null);
  const season = useReadSeason(league);
  const found =
    live.status === "ready" ? live.listing.records.find((record) => record.id === id) : undefined;
  const isRow = kind === "standings";
  if (!start && found && !(isRow && season.status === "loading")) {
    const opened = startOf<K>(found);
    // The kind says what the start is of; the compiler does not follow that for a generic one.
    const row = opened as unknown as Start<"standings">;
    const { records } = season;
    setStart(isRow && records ? (startOfRow(league, row, records) as unknown as Start<K>) : opened);
  }

  if (start) {
    return (
      <FormPage
        draftName={id}
        key={id}
        kind={kind}
        league={league}
        section={section}
        start={start}
      />
    );
  }
  const { one, loadError } = words[kind];
  return (
    <>
      <PageHead title={`Update ${one}`}>{league.name}</PageHead>
      {live.status === "loading" && <ListSkeleton label={`Loading the ${one}`} />}
      {live.status === "failed" && (
        <ErrorState onRetry={live.retry} title={loadError}>
          {live.failure.message}
        </ErrorState>
      )}
      {live.status === "ready" && (
        <EmptyState
          action={
            <>
              <Button component={Link} to={pathname + listSearch(search)}>
                Back to {section.name.toLowerCase()}
              </Button>
              <Button component={Link} to={pathname + historySearch(search, id)} variant="text">
                Its history
              </Button>
            </>
          }
          title={`There is no such ${one}`}
        >
          It may have been deleted. Its history shows what it was and can bring it back.
        </EmptyState>
      )}
    </>
  );
}
