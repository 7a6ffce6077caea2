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

/** The reading state of the records of the current season; the same object until one of them changes. */
export function useSeasonState(league: League): ReadState<SeasonRecords> {
  const lives = useLives(league, SEASON_KINDS);
  return useMemo(() => mapRead(together(Object.values(lives)), () => recordsOf(lives)), [lives]);
}

/** The records of the current season; null until all of them are read. */
export const useSeasonRecords = (league: League): SeasonRecords | null =>
  valueOf(useSeasonState(league));

/** Whether the current season's table, or its players' figures, are computed or kept by hand. */
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

/** Changes a season's record (the one on screen unless another is named), with an undo. Creates the record if it is missing. */
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
      // Who says in which part each club plays on is stored with it.
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
    /** Whether the league has a place to say it. */
    isPossible: collectionOf(league, "seasons") !== undefined,
    /** True once it is saved; else a notice says why not. */
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
        // The choice stays, and can be sent again.
        notices.show({ tone: "error", text: failed(asFailure(thrown).message) });
        return false;
      }
    },
  };
}
