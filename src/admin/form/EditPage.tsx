import Button from "@mui/material/Button";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind, RecordOf } from "@/records/record";
import type { SeasonRecords } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { useReadSeason } from "../bookkeeping/useBooks";
import { words } from "../kind/words";
import { historySearch, listSearch } from "../address/listUrl";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useLive } from "../live/useLive";
import { PageHead } from "../parts/PageHead";
import type { OpenSection } from "../sections";
import { FormPage } from "./FormPage";
import { startOfPlayer } from "../players/playerFigures";
import { startOf, type Start } from "../kind/start";
import { startOfRow } from "../standings/typedFigures";

type MadeStart<K extends EntityKind> = (
  league: League,
  start: Start<K>,
  read: readonly RecordOf<K>[],
  records: SeasonRecords,
) => Start<K>;

/** The kinds whose figures can be made of results. */
const madeStarts: { readonly [K in EntityKind]?: MadeStart<K> } = {
  standings: (league, start, _, records) => startOfRow(league, start, records),
  players: startOfPlayer,
};

/** A start with the figures that the season's results make, where it computes them. */
function madeStart<K extends EntityKind>(
  league: League,
  kind: K,
  start: Start<K>,
  read: readonly RecordOf<K>[],
  records: SeasonRecords | null,
): Start<K> {
  const made: MadeStart<K> | undefined = madeStarts[kind];
  return records && made ? made(league, start, read, records) : start;
}

interface EditPageProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly section: OpenSection;
  readonly id: string;
}

/** Opens a record for editing as it is when first read; the form announces later changes. */
export function EditPage<K extends EntityKind>({ league, kind, section, id }: EditPageProps<K>) {
  const live = useLive(league, kind);
  const { pathname, search } = useLocation();
  const [start, setStart] = useState<Start<K> | null>(null);
  const season = useReadSeason(league);
  const found =
    live.status === "ready" ? live.listing.records.find((record) => record.id === id) : undefined;
  const isMade = kind in madeStarts;
  if (!start && found && !(isMade && season.status === "loading")) {
    const read = live.status === "ready" ? live.listing.records : [];
    setStart(madeStart(league, kind, startOf<K>(found), read, season.records));
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
        <ErrorState busy={live.refreshing} onRetry={live.retry} title={loadError}>
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
