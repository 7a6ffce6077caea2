import { lazy, Suspense } from "react";
import type { League } from "@/leagues/league";
import { useMine } from "@/ui/mine/mine";
import { useNotices } from "@/ui/mine/notices";

const LeagueNotices = lazy(() =>
  import("./LeagueNotices").catch(
    // Without it the page tells as much as without notices.
    () => ({ default: () => null }),
  ),
);

/** Notices of a league's followed matches, where this device wants them; else not even their code is loaded. */
export function WantedNotices({ league }: { readonly league: League }) {
  const isWanted = useNotices();
  const { clubs } = useMine();
  if (!isWanted || !clubs.some((key) => key.startsWith(`${league.slug}/`))) return null;
  return (
    <Suspense fallback={null}>
      <LeagueNotices league={league} />
    </Suspense>
  );
}
