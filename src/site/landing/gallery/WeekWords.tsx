import { useMemo, type ReactNode } from "react";
import { useArena } from "@/data/useArena";
import { useLiveMatchKeys } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { useFollowed } from "@/ui/mine/mine";
import { weekInWords, type SentenceTopic } from "./weekInWords";

interface WeekWordsProps {
  readonly about: SentenceTopic;
  /** Shown if there is no sentence about this week. */
  readonly children: ReactNode;
}

/** A sentence about the week: the next match, the last result, the leader of a league or of the championship. */
export default function WeekWords({ about, children }: WeekWordsProps): ReactNode {
  const arena = useArena();
  const { clubs: followed } = useFollowed();
  const now = useNow(0);
  const zone = useZone();
  const liveKeys = useLiveMatchKeys();
  const words = useMemo(
    () =>
      !arena.isLoading && weekInWords[about]({ arena, followed, now, zone, liveKeys: liveKeys }),
    [about, arena, followed, now, zone, liveKeys],
  );
  return words || children;
}
