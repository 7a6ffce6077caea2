import type { ArenaView, WorkView } from "@/leagues/adminPaths";
import { Suspense, type ComponentType } from "react";
import { EmptyState } from "@/ui/EmptyState";
import { laterPage } from "@/ui/later/later";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { workViewNames, hasWorkView } from "../address/workViews";
import { useLeague } from "@/ui/leagueContext";

/** A work page with its own component. Records of the arena are not among them; they use the list of a section. */
type OwnPage = Exclude<WorkView, ArenaView>;

interface WorkPageProps {
  readonly view: OwnPage;
}

/** The work pages; the code of each is loaded when it is first opened. */
const pages: Readonly<Record<OwnPage, ComponentType>> = {
  "match-day": laterPage(() => import("../match-day/MatchDayPage")),
  "make-fixtures": laterPage(() => import("../fixture-maker/FixtureMakerPage")),
  squads: laterPage(() => import("../squad/SquadPage")),
  captains: laterPage(() => import("../captains/CaptainsPage")),
  week: laterPage(() => import("../grounds/WeekPage")),
  "open-league": laterPage(() => import("../opened-leagues/OpenLeaguePage")),
  help: laterPage(() => import("../help/AdminHelpPage")),
};

/** Shown in place of a page that the league does not have. */
export function NoSuchPage({ view }: { readonly view: WorkView }) {
  return (
    <>
      <PageHead title={workViewNames[view]} />
      <EmptyState title={`${useLeague().name} has no such page`} />
    </>
  );
}

/** A work page, or a note if the league does not have the records for it. */
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
