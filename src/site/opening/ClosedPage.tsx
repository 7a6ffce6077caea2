import { Suspense, type ReactNode } from "react";
import type { League, PageId } from "@/domain/league/league";
import { isOpenable } from "@/leagues/opening";
import { laterPage } from "@/ui/later/later";

const OpenedPage = laterPage(() => import("./OpenedPage"));

interface ClosedPageProps {
  /** As far as its administrators have opened it (data/useOpenedLeague.ts). */
  readonly league: League;
  readonly page: PageId;
  /** What stands there until an administrator opens it. */
  readonly children: ReactNode;
}

/** A page that begins closed: its announcement, or the page itself once an administrator has opened it. */
export function ClosedPage({ league, page, children }: ClosedPageProps) {
  return isOpenable(page) && league.pages[page] === "real" ? (
    <Suspense fallback={children}>
      <OpenedPage league={league} page={page} />
    </Suspense>
  ) : (
    children
  );
}
