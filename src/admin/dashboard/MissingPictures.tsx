import { recordsIn } from "@/data/readState";
import { lowerFirst } from "@/domain/wording";
import { fieldsOf } from "@/records/document";
import type { EntityKind } from "@/records/record";
import { useLeague } from "@/ui/where";
import { useLive } from "../live/useLive";
import { recordsInWords } from "../parts/words";
import { sectionsOf } from "../sections";
import { Note } from "./Note";

/** The field in which a record of the kind keeps its own picture; undefined where it has none. */
const pictureIn = <K extends EntityKind>(kind: K) =>
  fieldsOf(kind).find(([, { picture }]) => picture !== undefined);

/** How many records of each kind stand on pages without the picture that they may have. */
export function MissingPictures() {
  const league = useLeague();
  return sectionsOf(league).map(
    ({ id, kind, path }) => kind && <OfKind key={id} kind={kind} path={path} />,
  );
}

interface OfKindProps<K extends EntityKind> {
  readonly kind: K;
  readonly path: string;
}

function OfKind<K extends EntityKind>({ kind, path }: OfKindProps<K>) {
  const records = recordsIn(useLive(useLeague(), kind));
  const [field, meta] = pictureIn(kind) ?? [];
  if (field === undefined || meta === undefined) return null;
  const without = records.filter((record) => !record[field]).length;
  if (without === 0) return null;
  return (
    <Note action="Look at them" to={path}>
      {recordsInWords(kind, without)} {without === 1 ? "has" : "have"} no {lowerFirst(meta.label)}.
    </Note>
  );
}
