import { useEffect, useMemo } from "react";
import { countsForHouses, useArena } from "@/data/useArena";
import { houseTable, leagueShare } from "@/domain/season/championship";
import { Race } from "../../championship/Race";
import { leadInWords } from "../../championship/words";
import { failedOf } from "@/data/together";
import { Button } from "@/ui/Button";
import styles from "./Arena.module.css";

/** How many houses are shown. */
const NAMED_HOUSES = 4;

interface ArenaLeadProps {
  /** Called with true if no league has given any points yet. */
  readonly onEmpty: (isEmpty: boolean) => void;
}

/** The leading houses of the arena championship as a race, with a sentence about who leads. */
export default function ArenaLead({ onEmpty }: ArenaLeadProps) {
  const { read, isLoading, failed, states } = useArena(countsForHouses);
  const shares = useMemo(
    () => read.map(({ league, records }) => leagueShare(league, records)),
    [read],
  );
  const lines = useMemo(() => houseTable(shares), [shares]);
  const isEmpty = !isLoading && failed.length === 0 && lines.length === 0;
  useEffect(() => onEmpty(isEmpty), [isEmpty, onEmpty]);
  if (isLoading || isEmpty) return null;
  // Without the points of one league, the wrong house could be named as leader.
  if (failed.length > 0) {
    return (
      <p className={styles.words}>
        The table could not be loaded completely.{" "}
        <Button onClick={failedOf(states)?.retry} variant="link">
          Try again
        </Button>
      </p>
    );
  }
  const { lead, condition } = leadInWords(lines, shares);
  return (
    <>
      <p className={styles.words}>
        {lead}
        {condition && `, ${condition}`}.
      </p>
      <Race leagues={read} lines={lines} shown={NAMED_HOUSES} />
    </>
  );
}
