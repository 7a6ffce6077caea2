import type { Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import type { EntityKind, RecordOf } from "@/records/record";
import type { PastePart } from "../kind/kind";
import type { MatchesOnFile } from "@/domain/match/matchDoubts";
import type { OtherTimes } from "@/domain/match/matchKeys";
import type { TransferPolicy } from "../kind/pasteOutcome";

/** What a row is compared with. */
export interface PasteContext<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  /** How rows become records of that kind; absent: nothing distinguishes them. */
  readonly paste: PastePart<K> | undefined;
  readonly records: readonly RecordOf<K>[];
  /** The same as lists show them, with the figures that follow from results. */
  readonly shown: readonly RecordOf<K>[];
  /** The squads, with which names in rows are compared. */
  readonly players: readonly RecordOf<"players">[];
  /** The names of the league's clubs and of those to be created; empty while they are unknown. */
  readonly clubs: readonly string[];
  readonly format: Format;
  /** The arena's, for texts. */
  readonly timeZone: string;
  readonly moves: TransferPolicy;
  /** What rows are that name another time than a match on file; absent: as it seems. */
  readonly otherTimes?: OtherTimes;
  /** The matches among which rows are recognised; absent while they are not read. */
  readonly onFile?: MatchesOnFile | undefined;
  /** The fixtures on file, which change with rows of results. */
  readonly fixtures?: readonly RecordOf<"fixtures">[];
  /** What was answered about matches. */
  readonly answers?: Readonly<Record<string, string>>;
}
