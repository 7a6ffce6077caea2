import type { ReactNode } from "react";
import type { Side } from "@/domain/match/timeline";
import { Crest } from "@/ui/crest/Crest";
import styles from "./Pitch.module.css";
import type { PitchSide } from "./sides";

interface ScoreHeadProps {
  readonly sides: Readonly<Record<Side, PitchSide>>;
  readonly figures: readonly [a: ReactNode, b: ReactNode];
}

/** The heading with both teams and the score. */
export function ScoreHead({ sides, figures }: ScoreHeadProps) {
  const team = (side: Side) => {
    const { team: name, club } = sides[side];
    const crest = (
      <Crest colours={club?.colours} decorative logo={club?.logo} name={name} size={24} />
    );
    return (
      <span className={styles.side} data-side={side}>
        {crest}
        <span>{name}</span>
      </span>
    );
  };
  return (
    <h1 className={styles.score}>
      {team("A")}
      <b>
        {figures[0]}–{figures[1]}
      </b>
      {team("B")}
    </h1>
  );
}
