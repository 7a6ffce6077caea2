import { OPEN_BOARD } from "@/domain/match/detail/boards";
import type { Side } from "@/domain/match/timeline";
import type { TiePart } from "@/domain/people/parts";
import styles from "./Court.module.css";
import { PartPlayers } from "./PartPlayers";
import type { PitchSide } from "./sides";
import type { Court } from "./useCourt";
import type { TiePlayers } from "./usePlayers";

interface BoardKeysProps {
  readonly court: Court;
  readonly parts: readonly TiePart[];
  readonly sides: Readonly<Record<Side, PitchSide>>;
  readonly players: TiePlayers;
}

/** The list of boards, each with inputs for its players and buttons for its result: 1, ½ or 0. */
export function BoardKeys({ court, parts, sides, players }: BoardKeysProps) {
  const [a, b] = [sides.A.team, sides.B.team];
  const ends = [
    ["1", "1–0", `${a} win`],
    ["=", "½–½", "draw"],
    ["0", "0–1", `${b} win`],
  ] as const;
  return (
    <ol className={styles.boards} role="list">
      {parts.map((part, at) => {
        const now = court.boards[at] ?? OPEN_BOARD;
        return (
          <li aria-label={part.name} key={part.name}>
            <h2>
              {part.name}
              {/* FIDE team matches: the first named team has White on the odd boards. */}
              <span>White: {at % 2 === 0 ? a : b}</span>
            </h2>
            <PartPlayers part={part} players={players} sides={sides} />
            <div aria-label={`How ${part.name} ended`} className={styles.ends} role="group">
              {ends.map(([board, shown, says]) => (
                <button
                  aria-label={`${part.name}: ${says}`}
                  aria-pressed={now === board}
                  className={styles.end}
                  key={board}
                  // A second tap on the same result means that the board is still being played.
                  onClick={() =>
                    now === board
                      ? court.tellBoard(at, OPEN_BOARD, `${part.name} in play`)
                      : court.tellBoard(at, board, `${part.name}: ${says}`)
                  }
                  type="button"
                >
                  {shown}
                </button>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
