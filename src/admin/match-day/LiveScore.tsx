import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import type { LiveMatch } from "@/domain/match/live";
import { liveStateOf } from "@/domain/match/livePlay";
import { serverNow } from "@/domain/serverTime";
import { Chip } from "@/ui/Chip";
import { useLeague } from "@/ui/leagueContext";
import { formatScore } from "@/ui/match/outcome";

/** The score of a match that is scored live, with its phase and minute. */
export function LiveScore({ live }: { readonly live: LiveMatch }) {
  const league = useLeague();
  const now = useMinute(live.since !== null);
  const { figureA, figureB } = formatScore(live, league);
  return (
    <>
      <Chip tone="live">{`Live ${liveStateOf(live, league.game.live, now)}`.trim()}</Chip>
      <Typography variant="caption">
        {figureA}–{figureB} so far
      </Typography>
    </>
  );
}

/** Returns the current time in epoch milliseconds, updated every 5 seconds while the match clock runs. */
function useMinute(isRunning: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(serverNow()), 5_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
