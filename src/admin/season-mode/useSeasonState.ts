import { useMemo } from "react";
import { asFailure } from "@/data/failure";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { SeasonMode, SeasonSettings } from "@/records/seasons/schema";
import type { SeasonRecords } from "@/domain/season/competition";
import { settingsOf } from "@/domain/season/seasons";
import type { League, Season } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { jobError } from "../parts/words";
import { SEASON_KINDS, recordsOf } from "@/data/byKind";
import { valueOf, type ReadState } from "@/data/readState";
import { mapRead, together } from "@/data/together";
import { useShownSeason } from "../live/pastSeason";
import { useLives } from "../live/useLive";
import { notices } from "../notices/notices";
import { showSaved, undoing } from "../save/saveNotices";
import { useCommit } from "../save/useCommit";
import type { FigureSet } from "./differences";

/**
 * Loads the records of the current season, with the loading state. The object stays the same until a record changes.
 */
export function useSeasonState(league: League): ReadState<SeasonRecords> {
  const lives = useLives(league, SEASON_KINDS);
  return useMemo(() => mapRead(together(Object.values(lives)), () => recordsOf(lives)), [lives]);
}

/** Loads the records of the current season; null until all of them are loaded. */
export const useSeasonRecords = (league: League): SeasonRecords | null =>
  valueOf(useSeasonState(league));

/** Returns whether the current season's table, or its players' figures, are computed or kept by hand. */
export function modeOf(league: League, records: SeasonRecords, figureSet: FigureSet): SeasonMode {
  return settingsOf(league, records.seasons, undefined)[figureSet];
}

/** The notices after a change of mode. */
export const modeNotices: Readonly<Record<FigureSet, Readonly<Record<SeasonMode, string>>>> = {
  table: {
    computed: "The table follows from the results now.",
    kept: "The table is kept by hand now.",
  },
  players: {
    computed: "The players’ figures follow from the results now.",
    kept: "The players’ figures are kept by hand now.",
  },
};

type Settings = Partial<SeasonSettings>;

/**
 * Returns a function that changes a season's record and offers an undo. By default it is the season on the screen. The
 * record is created if it is missing.
 */
export function useChangeSeason(league: League, season?: Season) {
  const { store } = useConnection();
  const commit = useCommit(league);
  const shown = useShownSeason(league);
  const uid = useAccountUid();
  const { id, label } = season ?? shown;

  const send = (stored: RecordOf<"seasons"> | undefined, changed: Settings) => {
    const entity = { ...emptyEntity("seasons"), label, ...stored, ...changed };
    return commit(
      "seasons",
      entity,
      stored ? { state: "stored", id, version: stored.version } : { state: "new", id },
      // The account that decides in which part each club continues is stored with the decision.
      changed.split && { accounts: { splitBy: changed.split.length > 0 ? uid : "" } },
    );
  };
  const failed = (reason: string) => jobError("seasons", "updating", reason);

  const undoOf = (
    saved: RecordOf<"seasons">,
    before: RecordOf<"seasons"> | undefined,
    keys: readonly string[],
  ) =>
    undoing(
      () => {
        if (!before) return store.remove(league, "seasons", saved);
        const settings = Object.entries(before).filter(([key]) => keys.includes(key));
        return send(saved, Object.fromEntries(settings));
      },
      { failed },
    );

  return {
    /** Whether the league stores records of seasons. */
    isPossible: collectionOf(league, "seasons") !== undefined,
    /** Saves the changed settings. Returns true if they were saved; if not, a notice says why. */
    change: async (
      { seasons }: Pick<SeasonRecords, "seasons">,
      changed: Settings,
      text: string,
    ): Promise<boolean> => {
      const before = seasons.find((one) => one.id === id);
      try {
        const saved = await send(before, changed);
        showSaved(text, undoOf(saved, before, Object.keys(changed)));
        return true;
      } catch (thrown) {
        // The user's choice stays on the screen and can be saved again.
        notices.show({ tone: "error", text: failed(asFailure(thrown).message) });
        return false;
      }
    },
  };
}
