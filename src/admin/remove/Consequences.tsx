import type { EntityKind, RecordOf } from "@/records/record";
import { adminKinds } from "../kinds";
import type { ReadState } from "@/data/readState";
import type { Surroundings } from "../kind/kind";
import { Bullets } from "../parts/Bullets";

interface ConsequencesProps<K extends EntityKind> {
  readonly kind: K;
  readonly record: RecordOf<K>;
  readonly looked: ReadState<Surroundings>;
}

/** What goes with a record, from the league's other records. */
export function Consequences<K extends EntityKind>(props: ConsequencesProps<K>) {
  const { kind, record, looked } = props;
  return (
    <Bullets>
      {looked.status === "loading" && <li aria-busy="true">Looking for what names it…</li>}
      {looked.status === "failed" && <li>Could not check where it is used.</li>}
      {looked.status === "ready" &&
        adminKinds[kind]
          .consequences(record, looked.value)
          .map((sentence) => <li key={sentence}>{sentence}</li>)}
      <li>You can undo this, now or later under Changes.</li>
    </Bullets>
  );
}
