import { useId, useRef, useState } from "react";
import { finalPlaces } from "@/domain/bracket/places";
import type { Tie } from "@/domain/season/bracket";
import type { ResolvedClub } from "@/domain/season/clubs";
import styles from "./Bracket.module.css";
import { BracketTie } from "./BracketTie";
import { bracketInWords, finalInWords, roundsOf } from "./bracketWords";
import { CupHolder } from "./CupHolder";
import { Segments } from "./Segments";

interface Props {
  readonly ties: readonly Tie[];
  /** What it is called among the page's brackets. */
  readonly name?: string;
  /** The label of the season; without it, who won is told elsewhere. */
  readonly season?: string | undefined;
  readonly matchAt: (id: string) => string;
  readonly clubAt: (club: ResolvedClub) => string;
}

/** The knock-out as tables and results leave it: who meets, how it ended, who is still awaited, and who won. */
export function Bracket({ ties, name: called, season, matchAt, clubAt }: Props) {
  const id = useId();
  const rounds = roundsOf(ties);
  const region = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(rounds[0]?.name ?? "");
  const slots = ties.map(({ slot }) => slot);
  const states = new Map(ties.map(({ slot, state }) => [slot.id, state]));
  const final = ties.find(({ slot }) => slot.id === "F");
  const places = final?.state.winner ? finalPlaces(slots, states).map(({ team }) => team) : [];
  const card = (tie: Tie) => (
    <BracketTie clubAt={clubAt} key={tie.slot.id} matchAt={matchAt} slots={slots} tie={tie} />
  );
  const column = (at: number) => region.current?.children[at];
  /** The round that has been swiped to: the one whose start is nearest to the region's. */
  const follow = () => {
    const start = region.current?.getBoundingClientRect().left ?? 0;
    const away = rounds.map((_, at) =>
      Math.abs((column(at)?.getBoundingClientRect().left ?? 0) - start),
    );
    const nearest = rounds[away.indexOf(Math.min(...away))];
    if (nearest) setShown(nearest.name);
  };
  const choose = (name: string) => {
    setShown(name);
    const at = rounds.findIndex((round) => round.name === name);
    column(at)?.scrollIntoView({ block: "nearest", inline: "start" });
  };

  return (
    <div className={styles.cup} data-rounds={rounds.length}>
      {season !== undefined && places.length > 0 && (
        <div className={styles.holder}>
          <CupHolder clubAt={clubAt} how={finalInWords(ties)} places={places} season={season} />
        </div>
      )}
      {rounds.length > 1 && (
        <div className={styles.segments}>
          <Segments
            chosen={shown}
            label={called ? `Round of ${called}` : "Round"}
            onChoose={choose}
            options={rounds.map(({ name }) => ({ value: name, label: name }))}
          />
        </div>
      )}
      <div
        aria-label={`Rounds of ${called ?? "the knock-out"}`}
        className={styles.rounds}
        onScroll={follow}
        ref={region}
        role="group"
        // A region that scrolls is reached by the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {rounds.map(({ name, ties: own, third }) => (
          <div className={styles.round} data-last={name === "Final" || undefined} key={name}>
            {own.map((tie) => (
              <div className={styles.place} key={tie.slot.id}>
                {card(tie)}
              </div>
            ))}
            {third.length > 0 && <div className={styles.third}>{third.map(card)}</div>}
          </div>
        ))}
      </div>
      <details className={styles.text} open>
        <summary id={id}>{called ? `${called} as text` : "The bracket as text"}</summary>
        {bracketInWords(ties).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
    </div>
  );
}
