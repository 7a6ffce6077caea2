import { recordsIn } from "@/data/listingEntry";
import { fieldsOf } from "@/records/document";
import type { EntityKind } from "@/records/record";
import { useLeague } from "@/ui/where";
import { useLive } from "../live/useLive";
import { recordsInWords } from "../parts/words";
import { sectionsOf } from "../sections";
import { Note } from "./Note";

/** The field in which a record of the kind keeps its own picture; undefined where it has none. */
function pictureIn(kind: EntityKind): string | undefined {
  return fieldsOf(kind).find(([, { picture }]) => picture !== undefined)?.[0];
}

/** How many records of each kind stand on pages without the picture that they may have. */
export function MissingPictures() {
  const league = useLeague();
  return sectionsOf(league).map(
    ({ id, kind, path }) => kind && <OfKind key={id} kind={kind} path={path} />,
  );
}

function OfKind({ kind, path }: { readonly kind: EntityKind; readonly path: string }) {
  const records = recordsIn(useLive(useLeague(), kind));
  const field = pictureIn(kind);
  if (field === undefined) return null;
  const without = records.filter((record) => !Reflect.get(record, field)).length;
  if (without === 0) return null;
  return (
    <Note action="Look at them" to={path}>
      {recordsInWords(kind, without)} {without === 1 ? "has" : "have"} no picture.
    </Note>
  );
}
