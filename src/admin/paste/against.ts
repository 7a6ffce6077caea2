import type { Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import type { EntityKind, RecordOf } from "@/records/record";
import type { PastePart } from "../kind/kind";
import type { MatchesOnFile } from "@/domain/match/matchDoubts";
import type { OtherTimes } from "@/domain/match/matchKeys";
import type { TransferPolicy } from "../kind/pasteOutcome";

/** The data that pasted rows are compared with. */
export interface PasteContext<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  /** How rows become records of that kind; undefined if the kind cannot be pasted. */
  readonly paste: PastePart<K> | undefined;
  readonly records: readonly RecordOf<K>[];
  /** The same records as lists show them, with figures computed from results. */
  readonly shown: readonly RecordOf<K>[];
  /** The players of the league, to compare names in rows with. */
  readonly players: readonly RecordOf<"players">[];
  /** The names of the league's clubs and of the clubs to be created; empty if they are not known or not checked. */
  readonly clubs: readonly string[];
  readonly format: Format;
  /** The arena's time zone, for texts. */
  readonly timeZone: string;
  readonly moves: TransferPolicy;
  /** The answer on rows with another time than a match on file: moved or second; absent if there is no answer. */
  readonly otherTimes?: OtherTimes;
  /** The matches on file, to recognise rows; absent for kinds that are not matches. */
  readonly onFile?: MatchesOnFile | undefined;
  /** The fixtures on file; rows of results can change them. */
  readonly fixtures?: readonly RecordOf<"fixtures">[];
  /** The answers about doubtful matches. */
  readonly answers?: Readonly<Record<string, string>>;
}
