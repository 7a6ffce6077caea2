import type { DeskView } from "@/leagues/adminPaths";
import { Suspense, type ComponentType } from "react";
import { EmptyState } from "@/ui/EmptyState";
import { laterPage } from "@/ui/later/later";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { deskNames, hasDesk } from "../address/desk";
import { useLeague } from "@/ui/where";

interface DeskPageProps {
  readonly view: DeskView;
}

/** Each comes when it is opened first. */
const pages: Readonly<Record<DeskView, ComponentType>> = {
  "match-day": laterPage(() => import("../match-day/MatchDayPage")),
  "make-fixtures": laterPage(() => import("../fixture-maker/FixtureMakerPage")),
  squads: laterPage(() => import("../squad/SquadPage")),
  officials: laterPage(() => import("../officials/OfficialsPage")),
  grounds: laterPage(() => import("../grounds/GroundsPage")),
  week: laterPage(() => import("../grounds/WeekPage")),
  help: laterPage(() => import("../help/AdminHelpPage")),
};

/** A page of the desk, in a league that keeps what it is made of. */
export function DeskPage({ view }: DeskPageProps) {
  const league = useLeague();
  const Page = pages[view];
  if (!hasDesk(league, view)) {
    return (
      <>
        <PageHead title={deskNames[view]} />
        <EmptyState title={`${league.name} has no such page`} />
      </>
    );
  }
  return (
    <Suspense fallback={<ListSkeleton label="Loading" />}>
      <Page />
    </Suspense>
  );
}
