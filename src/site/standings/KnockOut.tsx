import type { RecordOf } from "@/records/record";
import { bracketOf } from "@/domain/season/bracket";
import type { Competition } from "@/domain/season/competition";
import { paths } from "@/leagues/paths";
import { Bracket } from "@/ui/standings/Bracket";
import { useLedTo } from "@/ui/useLedTo";
import { useLeague } from "@/ui/where";
import { BRACKET_PART } from "./address";
import styles from "./KnockOut.module.css";

interface Props {
  /** The label of the season; without it, who won is told elsewhere. */
  readonly season?: string;
  readonly past: string | undefined;
  readonly competition: Competition;
  readonly results: readonly RecordOf<"results">[];
}

/** The knock-out that the tables lead to, with what was played of it. */
export default function KnockOut(props: Props) {
  const league = useLeague();
  const { season, past, competition, results } = props;
  const part = useLedTo<HTMLDivElement>(BRACKET_PART);
  return (
    <div className={styles.part} id={BRACKET_PART} ref={part}>
      <Bracket
        clubAt={({ slug }) => paths.club(league, slug)}
        matchAt={(id) => paths.match(league, id, past)}
        season={season}
        ties={bracketOf(competition, results)}
      />
    </div>
  );
}
