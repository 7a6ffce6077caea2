import Typography from "@mui/material/Typography";
import { useCallback } from "react";
import { useSearchParams } from "@/ui/useSearchParams";
import type { RawRecord } from "@/data/maintenance";
import type { EntityKind } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { wordsOf } from "../parts/words";
import { ListSkeleton } from "../parts/ListSkeleton";
import { BrokenRecord } from "./BrokenRecord";
import { keptKinds } from "./keptKinds";
import { MendForm } from "./MendForm";
import { PartlyRead } from "./PartlyRead";
import { useRead } from "@/data/useRead";
import { Cards } from "../parts/Cards";
import { useLeague } from "@/ui/where";

/** A record that needs attention. */
interface Found {
  readonly kind: EntityKind;
  readonly record: RawRecord;
}

/** The records that pages cannot show, or not all of: why, what they hold, and a form to mend or delete them. */
export function RepairPage() {
  const league = useLeague();
  const { maintenance } = useConnection();
  const [params, setParams] = useSearchParams();
  const find = useCallback(async (): Promise<readonly Found[]> => {
    const found = await Promise.all(
      keptKinds(league).map(async (kind) => {
        const records = await maintenance.listRaw(league, kind);
        return records
          .filter(({ readable, unsaid }) => !readable || Object.keys(unsaid).length > 0)
          .map((record) => ({ kind, record }));
      }),
    );
    return found.flat();
  }, [maintenance, league]);
  const task = useRead(find);

  if (task.status === "loading") return <ListSkeleton label="Looking through all records" />;
  if (task.status === "failed") {
    return <FailedRead state={task} title="The records could not be looked through." />;
  }
  const mending = task.value.find(({ record }) => record.id === params.get("mend"));
  if (mending) {
    return (
      <MendForm
        key={mending.record.id}
        kind={mending.kind}
        onDone={() => {
          setParams({ view: "repair" }, { replace: true });
          task.again();
        }}
        record={mending.record}
      />
    );
  }
  const broken = task.value.filter(({ record }) => !record.readable);
  const partly = task.value.filter(({ record }) => record.readable);
  if (task.value.length === 0) {
    return <EmptyState title="Every record can be read">There is nothing to repair.</EmptyState>;
  }
  return (
    <>
      {broken.length > 0 && (
        <Typography variant="lead">
          {broken.length === 1 ? "This record lacks" : "These records lack"} something that no page
          can do without. Visitors do not see {broken.length === 1 ? "it" : "them"} until you fill
          it in.
        </Typography>
      )}
      <Cards hidden={broken.length === 0}>
        {broken.map(({ kind, record }) => (
          <BrokenRecord
            key={record.id}
            kind={kind}
            noun={wordsOf(kind).one}
            onMend={() => setParams({ view: "repair", mend: record.id })}
            onRemoved={task.again}
            record={record}
          />
        ))}
      </Cards>
      <PartlyRead records={partly} />
    </>
  );
}
