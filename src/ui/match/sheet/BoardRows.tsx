import { boardWords } from "@/domain/match/detail/boards";
import { Term } from "../../term/Term";
import { Players, playersAt, type TieShown } from "./TieRows";
import styles from "./ScoreSheet.module.css";

interface BoardRowsProps extends TieShown {
  /** The boards from the first on, seen from team A, as they are stored. */
  readonly boards: string;
}

/** The boards of a match: who had which colour, and how each ended. */
export function BoardRows({ sport, names, sides, parts, boards }: BoardRowsProps) {
  return (
    <div className={styles.scroller} role="region" aria-label="Boards" tabIndex={0}>
      <table className={styles.table} data-boards="">
        <thead>
          <tr>
            <th scope="col">
              <Term label="Board" sport={sport} word="Bd" />
            </th>
            <th scope="col">{names[0]}</th>
            <th scope="col">
              <Term label="Score" of="Board score" sport={sport} word="Score" />
            </th>
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {[...boards].map((board, at) => {
            const part = parts[at];
            // FIDE team matches: the first named team has White on the odd boards.
            const colours =
              at % 2 === 0 ? (["white", "black"] as const) : (["black", "white"] as const);
            const player = (side: 0 | 1) => (
              <span className={styles.seat}>
                <span aria-hidden="true" className={styles.piece} data-colour={colours[side]} />
                <span>
                  <Players
                    of={playersAt(sides[side], (side === 0 ? part?.a : part?.b) ?? [])}
                    team={names[side]}
                  />
                  <span className="visually-hidden">, {colours[side]}</span>
                </span>
              </span>
            );
            return (
              <tr key={part?.name ?? at}>
                <th scope="row">{at + 1}</th>
                <td>{player(0)}</td>
                <td className={styles.total}>{boardWords[board] ?? board}</td>
                <td>{player(1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
