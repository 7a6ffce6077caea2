import { lazy, Suspense } from "react";
import { useFollowChange } from "@/ui/mine/followChange";

const FollowNote = lazy(() =>
  import("./FollowNote").catch(
    // Following works without the note.
    () => ({ default: () => null }),
  ),
);

/** Shows the note after a star was pressed; the note's code is loaded only then. */
export function FollowNotes() {
  const change = useFollowChange();
  if (!change) return null;
  return (
    <Suspense fallback={null}>
      <FollowNote change={change} key={`${change.of} ${change.at}`} />
    </Suspense>
  );
}
