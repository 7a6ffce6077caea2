import { medalTable, type HouseLine } from "@/domain/season/championship";
import { Medal } from "@/ui/medals/Medal";
import { Term } from "@/ui/term/Term";
import { HouseCells, HouseHeads } from "./HouseCells";
import styles from "./Medals.module.css";

const kinds = ["Gold", "Silver", "Bronze"] as const;

/** Houses by first, second and third places of the leagues. */
export function Medals({ lines }: { readonly lines: readonly HouseLine[] }) {
  return (
    <div className={styles.card}>
      <table className={styles.table}>
        <caption className="visually-hidden">Medals of the houses, if all ended today</caption>
        <thead>
          <tr>
            <HouseHeads styles={styles} />
            {kinds.map((kind, at) => (
              <th key={kind} scope="col">
                <Term label={kind} of={`Houses’ ${kind.toLowerCase()}`} word={kind}>
                  <Medal place={at + 1} />
                  <span className="visually-hidden">{kind}</span>
                </Term>
              </th>
            ))}
            <th scope="col">
              <Term label="Sum" of="Houses’ sum" word="Sum" />
            </th>
          </tr>
        </thead>
        <tbody>
          {medalTable(lines).map(({ name, rank, shared, medals }) => (
            <tr key={name}>
              <HouseCells name={name} rank={rank} shared={shared} styles={styles} />
              {medals.map((count, at) => (
                <td key={kinds[at]}>{count}</td>
              ))}
              <td className={styles.sum}>{medals[0] + medals[1] + medals[2]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
