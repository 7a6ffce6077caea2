import type { PageId } from "@/domain/league/pages";
import { Suspense, type ReactNode } from "react";

import { isOpenable } from "@/leagues/opening";
import { laterPage } from "@/ui/later/later";
import { useLeague } from "@/ui/leagueContext";

const OpenedPage = laterPage(() => import("./OpenedPage"));

interface ClosedPageProps {
  readonly page: PageId;
  /** Shown until an administrator opens the page. */
  readonly children: ReactNode;
}

/** A page that is closed at first: shows its announcement, or the page itself after an administrator has opened it. */
export function ClosedPage({ page, children }: ClosedPageProps) {
  const league = useLeague();
  return isOpenable(page) && league.pages[page] === "real" ? (
    <Suspense fallback={children}>
      <OpenedPage page={page} />
    </Suspense>
  ) : (
    children
  );
}
