import { arena } from "@arena/arena";
import { houses } from "@/domain/houses";
import { capitalised } from "@/domain/wording";
import type { HouseLine } from "@/domain/season/championship";
import { Crest } from "@/ui/crest/Crest";
import type { Column } from "@/ui/DataTable";
import styles from "./Medals.module.css";

/** The first two columns of a table of houses: the place and the name with its crest. */
export const houseColumns: readonly Column<Pick<HouseLine, "name" | "rank" | "shared">>[] = [
  {
    label: "Rank",
    term: { word: "#" },
    is: "rank",
    cell: ({ rank, shared }) => (
      <>
        {rank}
        {shared && <abbr title="shared">=</abbr>}
      </>
    ),
  },
  {
    label: capitalised(houses),
    term: { word: capitalised(arena.house), of: "Houses" },
    is: "name",
    cell: ({ name }) => (
      <span className={styles.name}>
        <Crest decorative name={name} size={24} />
        {name}
      </span>
    ),
  },
];
