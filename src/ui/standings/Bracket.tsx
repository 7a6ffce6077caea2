import type { Side, Slot, SlotState } from "@/domain/bracket/slot";
import { findClub, type ResolvedClub } from "@/leagues/clubs";
import type { Tie } from "@/leagues/bracket";
import { Crest } from "@/ui/crest/Crest";
import styles from "./Bracket.module.css";

interface Props {
  readonly ties: readonly Tie[];
  readonly clubs: readonly ResolvedClub[];
}

const decided: Partial<Record<NonNullable<SlotState["decidedBy"]>, string>> = {
  shootOut: "on penalties",
  extraTime: "after extra time",
  awayGoals: "on away goals",
  aggregate: "on aggregate",
  replay: "after a replay",
  award: "awarded",
  retirement: "after a retirement",
  bye: "without a match",
};

interface SideProps {
  readonly side: Side;
  /** Where the side comes from, for example "A1"; '' for the winner of a match. */
  readonly seed: string;
  readonly isWinner: boolean;
  readonly goals: number | undefined;
  readonly clubs: readonly ResolvedClub[];
}

/** A side that is not certain yet, in words: "Winner SF1" is the winner of semi-final 1. */
function inWords(waiting: string, slots: readonly Slot[]): string {
  const [, end, id] = /^(Winner|Loser) (\S+)$/.exec(waiting) ?? [];
  const slot = slots.find((one) => one.id === id);
  return slot ? `${end} of ${slot.name.toLowerCase()}` : waiting;
}

function SideLine({ side, seed, isWinner, goals, clubs }: SideProps) {
  const team = "team" in side ? side.team : "waiting" in side ? side.asItStands : undefined;
  const club = team === undefined ? undefined : findClub(clubs, team);
  const words = "waiting" in side ? side.waiting : "bye" in side ? "No opponent" : "";
  return (
    <li className={styles.side} data-winner={isWinner || undefined}>
      {team === undefined ? (
        <span className={styles.open} aria-hidden="true" />
      ) : (
        <Crest name={team} logo={club?.logo} colours={club?.colours} size={24} decorative />
      )}
      <span className={team === undefined ? styles.waiting : styles.name}>
        {team ?? words}
        {team !== undefined && words !== "" && (
          <span className="visually-hidden"> as it stands, {words}</span>
        )}
        {isWinner && <span className="visually-hidden"> goes on</span>}
      </span>
      <span className={styles.seed}>{goals ?? <span aria-hidden="true">{seed}</span>}</span>
    </li>
  );
}

const seedOf = (from: Slot["a"]) =>
  typeof from === "object" && "group" in from ? `${from.group}${from.rank}` : "";

function Match({
  tie,
  slots,
  clubs,
}: {
  readonly tie: Tie;
  readonly slots: readonly Slot[];
  readonly clubs: Props["clubs"];
}) {
  const { slot, state } = tie;
  const { winner, decidedBy, aggregate } = state;
  const side = (which: Side): Side =>
    "waiting" in which ? { ...which, waiting: inWords(which.waiting, slots) } : which;
  const wins = (which: Side) => "team" in which && winner !== null && which.team === winner;
  const how = decidedBy && decided[decidedBy];
  return (
    <div className={styles.match}>
      <h3 className={styles.label}>{slot.name}</h3>
      <ul className={styles.sides}>
        <SideLine
          clubs={clubs}
          goals={aggregate?.[0]}
          isWinner={wins(state.a)}
          seed={seedOf(slot.a)}
          side={side(state.a)}
        />
        <SideLine
          clubs={clubs}
          goals={aggregate?.[1]}
          isWinner={wins(state.b)}
          seed={seedOf(slot.b)}
          side={side(state.b)}
        />
      </ul>
      {how && winner !== null && (
        <p className={styles.how}>
          {winner} {how}
        </p>
      )}
    </div>
  );
}

/** The knock-out as tables and results leave it: who meets, how it ended, and who is still awaited. */
export function Bracket({ ties, clubs }: Props) {
  const slots = ties.map(({ slot }) => slot);
  const isLast = ({ slot }: Tie) => slot.id === "F" || slot.id === "P3";
  const match = (tie: Tie) => <Match clubs={clubs} key={tie.slot.id} slots={slots} tie={tie} />;
  return (
    <div className={styles.bracket}>
      <div className={styles.round}>{ties.filter((tie) => !isLast(tie)).map(match)}</div>
      <div className={styles.final}>{ties.filter(isLast).toReversed().map(match)}</div>
    </div>
  );
}
