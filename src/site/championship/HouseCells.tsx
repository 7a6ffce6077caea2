import type { HouseLine } from "@/domain/season/championship";
import { Crest } from "@/ui/crest/Crest";
import { Term } from "@/ui/term/Term";

interface InTable {
  /** The classes of the table: of its first two columns, and of a house's name with its crest. */
  readonly styles: CSSModuleClasses;
}

/** The heads of the first two columns of a table of houses. */
export function HouseHeads({ styles }: InTable) {
  return (
    <>
      <th className={styles["rank"]} scope="col">
        <Term label="Rank" word="#" />
      </th>
      <th className={styles["house"]} scope="col">
        <Term label="Houses" of="Houses" word="House" />
      </th>
    </>
  );
}

type Line = Pick<HouseLine, "name" | "rank" | "shared">;

/** The place of a house, and its name, at the beginning of its row. */
export function HouseCells({ name, rank, shared, styles }: Line & InTable) {
  return (
    <>
      <td className={styles["rank"]}>
        {rank}
        {shared && <abbr title="shared">=</abbr>}
      </td>
      <th className={styles["house"]} scope="row">
        <span className={styles["name"]}>
          <Crest decorative name={name} size={24} />
          {name}
        </span>
      </th>
    </>
  );
}
