import { medalTable, type HouseLine } from "@/domain/season/championship";
import { DataTable, type Column } from "@/ui/DataTable";
import { Medal } from "@/ui/medals/Medal";
import { houses } from "@/domain/houses";
import { houseColumns } from "./houseColumns";

type Row = ReturnType<typeof medalTable>[number];

const columns: readonly Column<Row>[] = [
  ...houseColumns,
  ...(["Gold", "Silver", "Bronze"] as const).map((kind, at): Column<Row> => ({
    label: kind,
    term: { word: kind, of: `Houses’ ${kind.toLowerCase()}` },
    head: (
      <>
        <Medal place={at + 1} />
        <span className="visually-hidden">{kind}</span>
      </>
    ),
    cell: ({ medals }) => medals[at],
  })),
  {
    label: "Sum",
    term: { word: "Sum", of: "Houses’ sum" },
    is: "score",
    cell: ({ medals }) => medals[0] + medals[1] + medals[2],
  },
];

/** The table of medals: each house's first, second and third places in the leagues. */
export default function Medals({ lines }: { readonly lines: readonly HouseLine[] }) {
  return (
    <div className="card overflow-hidden">
      <DataTable
        caption={`Medals of the ${houses}, if all ended today`}
        columns={columns}
        keyOf={({ name }) => name}
        rows={medalTable(lines)}
      />
    </div>
  );
}
