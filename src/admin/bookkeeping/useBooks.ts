import { asFailure } from "@/data/failure";
import { emptyEntity, type RecordOf } from "@/domain/records/record";
import type { Bookkeeping } from "@/domain/records/season";
import type { SeasonRecords } from "@/leagues/competition";
import { settingsOf } from "@/leagues/seasons";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";
import { useConnection } from "@/session/ConnectionProvider";
import { jobError } from "../kinds/words";
import { liveListingsOf } from "../live/liveListings";
import { useLive } from "../live/useLive";
import { notices } from "../notices/notices";
import type { Books } from "./differences";

interface ReadSeason {
  readonly status: "loading" | "failed" | "ready";
  /** Null until all of them are read. */
  readonly records: SeasonRecords | null;
}

/** The records of the current season, and how far they are read. */
export function useReadSeason(league: League): ReadSeason {
  const fixtures = useLive(league, "fixtures");
  const results = useLive(league, "results");
  const standings = useLive(league, "standings");
  const seasons = useLive(league, "seasons");
  const teams = useLive(league, "teams");
  if (
    fixtures.status === "ready" &&
    results.status === "ready" &&
    standings.status === "ready" &&
    seasons.status === "ready" &&
    teams.status === "ready"
  ) {
    const records = {
      fixtures: fixtures.listing.records,
      results: results.listing.records,
      standings: standings.listing.records,
      seasons: seasons.listing.records,
      teams: teams.listing.records,
    };
    return { status: "ready", records };
  }
  const states = [fixtures, results, standings, seasons, teams].map(({ status }) => status);
  return { status: states.includes("failed") ? "failed" : "loading", records: null };
}

/** Whether the current season's table, or its players' figures, are computed or kept by hand. */
export function booksOf(league: League, records: SeasonRecords, books: Books): Bookkeeping {
  return settingsOf(league, records.seasons, undefined)[books];
}

const said: Readonly<Record<Books, Readonly<Record<Bookkeeping, string>>>> = {
  table: {
    computed: "The table follows from the results now.",
    kept: "The table is kept by hand now.",
  },
  players: {
    computed: "The players’ figures follow from the results now.",
    kept: "The players’ figures are kept by hand now.",
  },
};

/** Changes how the current season's books are kept; the season's record is made where there is none. */
export function useChangeBooks(league: League) {
  const { store } = useConnection();
  const [{ id, label }] = league.seasons;

  const send = async (
    stored: RecordOf<"seasons"> | undefined,
    changed: Partial<RecordOf<"seasons">>,
  ): Promise<RecordOf<"seasons">> => {
    const entity = { ...emptyEntity("seasons"), label, ...stored, ...changed };
    const version = stored?.version ?? 0;
    const saved = stored
      ? await store.update(league, "seasons", { id, version, entity })
      : await store.create(league, "seasons", { id, version, entity });
    liveListingsOf(store).entry(league, "seasons").saved(saved);
    return saved;
  };

  const failed = (thrown: unknown) =>
    notices.show({
      tone: "error",
      text: jobError("seasons", "updating", asFailure(thrown).message),
    });

  const undo = async (saved: RecordOf<"seasons">, before: RecordOf<"seasons"> | undefined) => {
    try {
      if (before) await send(saved, { table: before.table, players: before.players });
      else await store.remove(league, "seasons", saved);
      notices.show({ tone: "done", text: "It is as it was." });
    } catch (thrown) {
      failed(thrown);
    }
  };

  return {
    /** Whether the league has a place to say it. */
    isPossible: collectionOf(league, "seasons") !== undefined,
    /** True once it is saved; else a notice says why not. */
    change: async (records: SeasonRecords, books: Books, to: Bookkeeping): Promise<boolean> => {
      const before = records.seasons.find((season) => season.id === id);
      try {
        const saved = await send(before, { [books]: to });
        notices.show({
          tone: "done",
          text: said[books][to],
          action: { label: "Undo", run: () => void undo(saved, before) },
        });
        return true;
      } catch (thrown) {
        failed(thrown);
        return false;
      }
    },
  };
}
