import Button from "@mui/material/Button";
import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { ErrorState } from "@/ui/ErrorState";
import { laterPart } from "@/ui/later/later";
import { BooksNote } from "../bookkeeping/BooksNote";
import { ChangeOverWaits } from "../bookkeeping/ChangeOverWaits";
import type { Books } from "../bookkeeping/differences";
import { FailedSeason } from "../bookkeeping/FailedSeason";
import { useReadSeason } from "../bookkeeping/useBooks";
import { deskPath, hasDesk } from "../address/deskPath";
import { capitalised, words } from "../kind/words";
import { usePastSeason } from "../live/pastSeason";
import { useLive } from "../live/useLive";
import { AdminIcon } from "../parts/AdminIcon";
import { PageHead } from "../parts/PageHead";
import type { OpenSection } from "../sections";
import { ListSkeleton } from "../parts/ListSkeleton";
import { newSearch, readOpened } from "../address/listUrl";
import styles from "./ListPage.module.css";
import { RecordList } from "./RecordList";

const HistoryDrawer = laterPart(() => import("../upkeep/HistoryDrawer"));

interface ListPageProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly section: OpenSection;
}

/** The lists whose figures may follow from results. */
const books: Partial<Record<EntityKind, Books>> = { standings: "table", players: "players" };

/** The lists that show what other records of the season say: computed figures, and which matches want a result. */
const drawnOfSeason: ReadonlySet<EntityKind> = new Set(["fixtures", "players", "standings"]);

/** The sheet of the squad that the list is narrowed to. */
const squadsPath = (league: League, search: string) => {
  const club = new URLSearchParams(search).get("club");
  return `${deskPath(league, "squads")}${club ? `&club=${club}` : ""}`;
};

/** A section's list in its four states. */
export function ListPage<K extends EntityKind>({ league, kind, section }: ListPageProps<K>) {
  const live = useLive(league, kind);
  const past = usePastSeason();
  const season = useReadSeason(league);
  const { search } = useLocation();
  const opened = readOpened(search);
  const { one, many, loadError } = words[kind];
  const ofKind = books[kind];
  // Drawn before, the list would show figures that change and rows that move under a hand.
  const isWhole = live.status !== "ready" || !drawnOfSeason.has(kind) || season.status === "ready";
  const waits = !isWhole && season.status === "loading";
  return (
    <>
      <PageHead
        action={
          section.access === "full" && (
            <span className={styles.actions}>
              {!past && kind === "fixtures" && hasDesk(league, "make-fixtures") && (
                <Button component={Link} to={deskPath(league, "make-fixtures")}>
                  Make fixtures
                </Button>
              )}
              {!past && kind === "players" && hasDesk(league, "squads") && (
                <Button component={Link} to={squadsPath(league, search)}>
                  Squad sheet
                </Button>
              )}
              <Button
                component={Link}
                startIcon={<AdminIcon name="plus" />}
                to={newSearch(search)}
                variant="contained"
              >
                Add {one}
              </Button>
            </span>
          )
        }
        title={section.name}
      >
        {league.name}
      </PageHead>
      {ofKind && !past && <BooksNote books={ofKind} league={league} />}
      {kind === "results" && !past && <ChangeOverWaits league={league} />}
      {(live.status === "loading" || waits) && <ListSkeleton label={`Loading ${many}`} />}
      {live.status === "failed" && (
        <ErrorState busy={live.refreshing} onRetry={live.retry} title={loadError}>
          {live.failure.message}
        </ErrorState>
      )}
      {/* A computed table has no rows of its own to list. */}
      {!isWhole && !waits && <FailedSeason league={league} />}
      {live.status === "ready" && !waits && (isWhole || ofKind !== "table") && (
        <RecordList
          failure={live.failure}
          kind={kind}
          league={league}
          listing={live.listing}
          noun={capitalised(many)}
          onRetry={live.retry}
          section={section}
        />
      )}
      {opened.view === "list" && opened.history && (
        <Suspense>
          <HistoryDrawer id={opened.history} key={opened.history} kind={kind} league={league} />
        </Suspense>
      )}
    </>
  );
}
