import { useEffect, useMemo, useSyncExternalStore } from "react";
import { loadLiveReader } from "@/data/connection";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { keepCode } from "./keepCode";
import { pitchSteps, type PitchState, type PitchSteps } from "./pitchSteps";

/** Subscribes to a live match, with the steps entered on this device and functions to enter more. */
export function usePitch(league: League, fixture: string): PitchState & PitchSteps {
  const { store } = useConnection();
  const by = useAccountUid();
  const steps = useMemo(() => pitchSteps(store, league, fixture, by), [by, fixture, league, store]);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    loadLiveReader()
      .then((reader) =>
        // Failures are ignored here; a lost connection is reported when a step cannot be sent.
        reader.watchMatches(
          league,
          ({ matches }) => steps.hear(matches.get(fixture) ?? null),
          () => {},
        ),
      )
      .then((started) => {
        if (left) return started();
        stop = started;
        // By now all code of the page is loaded, so it can be stored.
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
