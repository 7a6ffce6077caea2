import type { ArenaView, WorkView } from "@/leagues/adminPaths";
import { Suspense, type ComponentType } from "react";
import { EmptyState } from "@/ui/EmptyState";
import { laterPage } from "@/ui/later/later";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { workViewNames, hasWorkView } from "../address/workViews";
import { useLeague } from "@/ui/leagueContext";

/** A page of its own; the arena's records are listed like those of a league. */
type OwnPage = Exclude<WorkView, ArenaView>;

interface WorkPageProps {
  readonly view: OwnPage;
}

/** Each comes when it is opened first. */
const pages: Readonly<Record<OwnPage, ComponentType>> = {
  "match-day": laterPage(() => import("../match-day/MatchDayPage")),
  "make-fixtures": laterPage(() => import("../fixture-maker/FixtureMakerPage")),
  squads: laterPage(() => import("../squad/SquadPage")),
  captains: laterPage(() => import("../captains/CaptainsPage")),
  week: laterPage(() => import("../grounds/WeekPage")),
  "open-league": laterPage(() => import("../opened-leagues/OpenLeaguePage")),
  help: laterPage(() => import("../help/AdminHelpPage")),
};

/** In place of a page that a league does not have. */
export function NoSuchPage({ view }: { readonly view: WorkView }) {
  return (
    <>
      <PageHead title={workViewNames[view]} />
      <EmptyState title={`${useLeague().name} has no such page`} />
    </>
  );
}

/** A work page, in a league that has the records for it. */
export function WorkPage({ view }: WorkPageProps) {
  const league = useLeague();
  const Page = pages[view];
  if (!hasWorkView(league, view)) return <NoSuchPage view={view} />;
  return (
    <Suspense fallback={<ListSkeleton label="Loading" />}>
      <Page />
    </Suspense>
  );
}
