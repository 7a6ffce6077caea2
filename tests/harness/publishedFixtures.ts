import type { Listing } from "@/data/reader";
import type { LeagueEntry } from "@/domain/league/league";
import type { EntityKind, RecordOf } from "@/records/record";

/** The fixtures that visitors can read, by the league's slug. */
export const published = new Map<string, RecordOf<"fixtures">[]>();

/** A mock of `@/data/connection` that has only the fixtures above. */
export const publishedFixtures = {
  reader: {
    read: async <K extends EntityKind>({ slug }: LeagueEntry, kind: K): Promise<Listing<K>> => {
      const records = kind === "fixtures" ? (published.get(slug) ?? []) : [];
      return { records: records as never, unreadable: [], readAt: 0, source: "published" };
    },
    readRecord: async () => null,
  },
  loadLiveReader: async () => ({ watch: () => () => {}, watchMatches: () => () => {} }),
};
