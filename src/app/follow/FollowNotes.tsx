import { lazy, Suspense } from "react";
import { useFollowChange } from "@/ui/mine/followChange";

const FollowNote = lazy(() =>
  import("./FollowNote").catch(
    // The star has done its work without them.
    () => ({ default: () => null }),
  ),
);

/** What is said after a star was pressed; its code is fetched then. */
export function FollowNotes() {
  const change = useFollowChange();
  if (!change) return null;
  return (
    <Suspense fallback={null}>
      <FollowNote change={change} key={`${change.of} ${change.at}`} />
    </Suspense>
  );
}
