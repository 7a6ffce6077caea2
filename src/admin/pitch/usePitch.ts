import { useEffect, useMemo, useSyncExternalStore } from "react";
import { loadLiveReader } from "@/data/connection";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { keepCode } from "./keepCode";
import { pitchSteps, type PitchState, type PitchSteps } from "./pitchSteps";

/** That match with what was done on this device, and how to do more. */
export function usePitch(league: League, fixture: string): PitchState & PitchSteps {
  const { store } = useConnection();
  const by = useAccountUid();
  const steps = useMemo(() => pitchSteps(store, league, fixture, by), [by, fixture, league, store]);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    loadLiveReader()
      .then((reader) =>
        // A lost connection is reported where it matters: when something cannot be sent.
        reader.watchMatches(
          league,
          ({ matches }) => steps.hear(matches.get(fixture) ?? null),
          () => {},
        ),
      )
      .then((started) => {
        if (left) return started();
        stop = started;
        // All that the page is made of is here by now.
        return keepCode();
      })
      .catch(() => {});
    return () => {
      left = true;
      stop();
    };
  }, [fixture, league, steps]);
  return { ...steps, ...useSyncExternalStore(steps.subscribe, steps.state) };
}
