import { lazy, Suspense, type ReactNode } from "react";
import { useListing } from "@/data/useListing";
import type { League, PageId } from "@/leagues/league";
import { isOpened, openablePages, type OpenablePage } from "@/leagues/opening";

const OpenedPage = lazy(() => import("./OpenedPage"));

interface Props<P extends PageId> {
  readonly league: League;
  readonly page: P;
  /** What stands there until an administrator opens it. */
  readonly children: ReactNode;
}

/**
 * A page that begins closed: its announcement, or the page itself once an administrator has opened it. Of one that
 * nobody can open nothing is read.
 */
export function ClosedPage({ league, page, children }: Props<PageId>) {
  const openable = openablePages(league).find((one) => one === page);
  return openable ? (
    <Openable league={league} page={openable}>
      {children}
    </Openable>
  ) : (
    children
  );
}

function Openable({ league, page, children }: Props<OpenablePage>) {
  const seasons = useListing(league, "seasons");
  const records = seasons.status === "ready" ? seasons.listing.records : [];
  return isOpened(league, records, page) ? (
    <Suspense fallback={children}>
      <OpenedPage league={league} page={page} />
    </Suspense>
  ) : (
    children
  );
}
