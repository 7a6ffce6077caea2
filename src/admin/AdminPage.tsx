import { Suspense, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import Button from "@mui/material/Button";
import { isOfLeague } from "@/records/kinds";
import type { EntityKind } from "@/records/record";
import { isArenaView, isWorkView, readAdminPath, type WorkView } from "@/leagues/adminPaths";
import { laterPage, laterPart } from "@/ui/later/later";
import { useLeague } from "@/ui/leagueContext";
import { Link } from "@/ui/Link";
import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import type { AdminAppProps } from "./adminAppProps";
import { Dashboard } from "./dashboard/Dashboard";
import { arenaSection, hasWorkView, isOwnersWorkView } from "./address/workViews";
import { isOwnersUpkeepView } from "./address/upkeep";
import { ArenaDashboard } from "./work/ArenaDashboard";
import { WorkPage, NoSuchPage } from "./work/WorkPage";
import { EditPage } from "./form/EditPage";
import { NewOf, NewPage } from "./form/NewPage";
import { ListPage } from "./list/ListPage";
import { listPath, parseSectionRoute } from "./address/sectionPaths";
import { ClosedSection } from "./opening/ClosedSection";
import { adminKinds } from "./kinds";
import { readReturnPage, matchPath, partOf } from "./match/matchParts";
import { OwnersOnly } from "./owners/OwnersOnly";
import { openSection, type OpenSection } from "./sections";
import { ListSkeleton } from "./parts/ListSkeleton";
import { PastSeason, readPast, usePastSeason } from "./live/pastSeason";
import { PastNote } from "./seasons/PastNote";
import { PageHead } from "./parts/PageHead";

const PastePage = laterPage(() => import("./paste/PastePage"));
const MatchPage = laterPage(() => import("./match/MatchPage"));
const HistoryDrawer = laterPart(() => import("./upkeep/HistoryDrawer"));
const UpkeepPage = laterPage(() => import("./upkeep/UpkeepPage"));

/** The page at an admin address: a dashboard, a work page, an upkeep page, a match or a section. */
export function AdminPage({ section: place, access }: AdminAppProps) {
  const league = useLeague();
  const { pathname, search } = useLocation();
  if (place === "dashboard") {
    const { view, match } = readAdminPath(pathname) ?? {};
    if (match)
      return (
        <Suspense fallback={<ListSkeleton label="Loading the match" />}>
          <MatchPage id={match} />
        </Suspense>
      );
    // The arena's dashboard has only those pages that belong to no single league.
    const isMissing = league.isArenaAdmin && view && !isWorkView(view) && !isOwnersUpkeepView(view);
    if (!view || isMissing) return league.isArenaAdmin ? <ArenaDashboard /> : <Dashboard />;
    if (isArenaView(view))
      return hasWorkView(league, view) ? (
        <ForWhom view={view}>
          <RecordsSection kind={view} section={arenaSection(league, view)} />
        </ForWhom>
      ) : (
        <NoSuchPage view={view} />
      );
    return isWorkView(view) ? (
      <WorkPage key={`${league.slug}/${view}`} view={view} />
    ) : (
      <Suspense fallback={<ListSkeleton label="Loading" />}>
        <UpkeepPage key={view} view={view} />
      </Suspense>
    );
  }
  if (access === "when-open") return <ClosedSection section={place} />;
  const section = openSection(league, place, access);
  if (!section.kind || access === "placeholder") return <PlaceholderSection section={section} />;
  const past = isOfLeague(section.kind) ? undefined : readPast(search, league);
  if (!past) return <RecordsSection kind={section.kind} section={section} />;
  return (
    <PastSeason key={past.id} value={past}>
      <PastNote season={past} />
      <RecordsSection kind={section.kind} section={{ ...section, access: "full" }} />
    </PastSeason>
  );
}

/** Shows its children, for work pages of owners only to owners. */
function ForWhom({ view, children }: { readonly view: WorkView; readonly children: ReactNode }) {
  if (!isOwnersWorkView(view)) return children;
  return <OwnersOnly what="Owners open, change and close leagues.">{children}</OwnersOnly>;
}

interface RecordsSectionProps {
  readonly kind: EntityKind;
  readonly section: OpenSection;
}

/** A section of records: its list, a record's form, the page for pasting, or the list beside a record's history. */
function RecordsSection({ kind, section }: RecordsSectionProps) {
  const league = useLeague();
  const past = usePastSeason();
  const location = useLocation();
  const opened = parseSectionRoute(location);
  const { search, state } = location;
  const key = `${league.slug}/${kind}`;
  const part = partOf(kind);
  if (opened.view === "edit" && part && !past) {
    const from = readReturnPage(state) ?? {
      path: listPath(section.path, search),
      name: section.name,
    };
    return <Navigate replace state={{ from }} to={matchPath(league, opened.id, part)} />;
  }
  if (opened.view === "edit")
    return <EditPage id={opened.id} key={key} kind={kind} section={section} />;
  if (opened.view === "new" && section.access === "full") {
    return opened.fixture ? (
      <NewOf id={opened.fixture} key={key} kind={kind} section={section} />
    ) : (
      <NewPage
        key={`${key}/${opened.like ?? ""}`}
        kind={kind}
        like={opened.like}
        section={section}
      />
    );
  }
  const { list, paste } = adminKinds[kind];
  // Without full access records can be edited, but not added.
  if (opened.view === "paste" && paste && section.access === "full")
    return (
      <Suspense fallback={<ListSkeleton label="Loading" />}>
        <PastePage key={key} kind={kind} section={section} />
      </Suspense>
    );
  if (list.Instead && opened.view === "list" && !opened.history)
    return <list.Instead key={key} title={section.name} />;
  const history = opened.view === "list" ? opened.history : null;
  return (
    <>
      <ListPage key={key} kind={kind} section={section} />
      {history && (
        <Suspense>
          <HistoryDrawer id={history} key={history} kind={kind} />
        </Suspense>
      )}
    </>
  );
}

interface PlaceholderSectionProps {
  readonly section: OpenSection;
}

/** A section without records to enter: its figures are counted from other sections. */
function PlaceholderSection({ section }: PlaceholderSectionProps) {
  const league = useLeague();
  return (
    <>
      <PageHead title={section.name} />
      <EmptyState
        action={
          <Button component={Link} to={paths.page(league, "stats")}>
            View page
          </Button>
        }
        spot="coming-soon"
        title="Nothing is entered here"
      >
        Top lists are counted from the figures of the players and the bookings in the results, so
        they are right as soon as those are.
      </EmptyState>
    </>
  );
}
