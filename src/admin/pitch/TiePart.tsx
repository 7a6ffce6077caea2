import type { Targets } from "@/domain/match/detail";
import { courseOf } from "@/domain/match/running/course";
import { isUntouched, noLine, type Line } from "@/domain/match/running/lines";
import { lineInWords } from "@/domain/match/running/words";
import type { TiePart as Part } from "@/domain/people/parts";
import type { Side } from "@/domain/match/timeline";
import styles from "./Court.module.css";
import { PartPlayers } from "./PartPlayers";
import type { PitchSide } from "./sides";
import type { Court } from "./useCourt";
import type { TiePlayers } from "./usePlayers";

interface TiePartProps {
  readonly court: Court;
  readonly parts: readonly Part[];
  /** The index of the contest that is being entered. */
  readonly at: number;
  readonly targets: Targets;
  readonly sides: Readonly<Record<Side, PitchSide>>;
  readonly players: TiePlayers;
  readonly onChoose: (at: number) => void;
}

const asEnd = (value: string): Line["end"] => {
  const [how, side] = value.split(" ");
  if ((how !== "ret" && how !== "wo") || (side !== "A" && side !== "B")) return null;
  return { how, side };
};

/** A choice of the contest of a tie to enter, with inputs for its players and for a walkover or retirement. */
export function TiePart({ court, parts, at, targets, sides, players, onChoose }: TiePartProps) {
  const part = parts[at];
  const line = court.lines[at] ?? noLine;
  const { A, B } = { A: sides.A.team, B: sides.B.team };
  const options = [
    ["", "By play"],
    ["ret A", `${A} retired`],
    ["ret B", `${B} retired`],
    ["wo A", `Walkover to ${A}`],
    ["wo B", `Walkover to ${B}`],
  ] as const;
  const end = (value: string) => {
    const to = asEnd(value);
    // A contest that is won by walkover has no sets.
    const sets = to?.how === "wo" ? [] : line.sets;
    const says = options.find(([one]) => one === value)?.[1] ?? "";
    court.tellLine(at, { sets, end: to }, `${part?.name ?? ""}: ${says}`);
  };
  return (
    <>
      <div aria-label="Which match" className={styles.parts} role="group">
        {parts.map(({ name }, nth) => {
          const own = court.lines[nth] ?? noLine;
          const { won, winner } = courseOf(own, targets);
          const figures = isUntouched(own) ? "–" : `${won[0]}–${won[1]}`;
          return (
            <button
              aria-label={isUntouched(own) ? name : `${name}: ${figures}`}
              aria-pressed={nth === at}
              className={styles.part}
              key={name}
              onClick={() => onChoose(nth)}
              type="button"
            >
              <span>{name}</span>
              <b data-over={winner !== null || undefined}>{figures}</b>
            </button>
          );
        })}
      </div>
      {part && <PartPlayers part={part} players={players} sides={sides} />}
      <p className={styles.line}>
        <span>{lineInWords(line, targets) || "Not begun"}</span>
        <label>
          <span>Ended</span>
          <select
            onChange={({ target }) => end(target.value)}
            value={line.end ? `${line.end.how} ${line.end.side}` : ""}
          >
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </p>
    </>
  );
}
