import { lazy, Suspense } from "react";
import { useFollowed } from "@/ui/mine/mine";
import { useNotices } from "@/ui/mine/notices";

const MyNotices = lazy(() =>
  import("./MyNotices").catch(
    // If the code cannot be loaded, the site works without notices.
    () => ({ default: () => null }),
  ),
);

/**
 * Notices about matches of followed clubs, if they are switched on and a club is followed; otherwise their code is not
 * loaded.
 */
export function WantedNotices() {
  const isWanted = useNotices();
  const { clubs } = useFollowed();
  if (!isWanted || clubs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <MyNotices />
    </Suspense>
  );
}
