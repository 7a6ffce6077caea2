import { lazy, Suspense } from "react";
import { useMine } from "@/ui/mine/mine";
import { useNotices } from "@/ui/mine/notices";

const MyNotices = lazy(() =>
  import("./MyNotices").catch(
    // Without that code the site works as without notices.
    () => ({ default: () => null }),
  ),
);

/** Notices of the matches of followed clubs, where this device wants them; else not even their code is loaded. */
export function WantedNotices() {
  const isWanted = useNotices();
  const { clubs } = useMine();
  if (!isWanted || clubs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <MyNotices />
    </Suspense>
  );
}
