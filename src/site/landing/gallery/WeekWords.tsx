import { useMemo, type ReactNode } from "react";
import { useArena } from "@/data/useArena";
import { useToldLive } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { useMine } from "@/ui/mine/mine";
import { weekInWords, type About } from "./weekInWords";

interface WeekWordsProps {
  readonly about: About;
  /** What is said where the week tells nothing. */
  readonly children: ReactNode;
}

/** What the week tells: what is next, what came last, who leads. */
export default function WeekWords({ about, children }: WeekWordsProps): ReactNode {
  const arena = useArena();
  const { clubs: followed } = useMine();
  const now = useNow(0);
  const zone = useZone();
  const told = useToldLive();
  const words = useMemo(
    () => !arena.isLoading && weekInWords[about]({ arena, followed, now, zone, told }),
    [about, arena, followed, now, zone, told],
  );
  return words || children;
}
