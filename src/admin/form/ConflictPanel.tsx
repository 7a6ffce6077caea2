import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMemo, useState } from "react";
import type { Entities, EntityKind } from "@/records/record";
import { wordsOf } from "../parts/words";
import { agoOf } from "../parts/ago";
import { useLastEditor } from "../parts/useNameOf";
import { ConflictRow } from "./ConflictRow";
import { OthersPanel } from "./OthersPanel";
import { differencesOf, mergedValues, type Side } from "./conflict";
import type { FormField } from "../fields/control";
import type { FormValues } from "../fields/values";

interface ConflictPanelProps<K extends EntityKind> {
  readonly kind: K;
  /** The collection of the records, and the record's id. */
  readonly place: { readonly collection: string; readonly id: string };
  readonly fields: readonly FormField[];
  /** What both began with. */
  readonly base: FormValues;
  readonly mine: FormValues;
  /** What stands in the database now. */
  readonly theirs: Entities[K];
  readonly busy: boolean;
  /** The record is new to both: they entered the same match. */
  readonly isNew: boolean;
  readonly onSave: (merged: FormValues) => void;
  readonly onBack: () => void;
}

/** Two versions of a record, field by field: what differs, and which of the two to keep. */
export function ConflictPanel<K extends EntityKind>(props: ConflictPanelProps<K>) {
  const { kind, place, fields, base, mine, theirs, busy, isNew, onSave, onBack } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const differences = useMemo(
    () => differencesOf(kind, fields, base, mine, theirs),
    [kind, fields, base, mine, theirs],
  );

  const all = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ field }) => [field.name, side])));
  const { one } = wordsOf(kind);
  const who = useLastEditor(place.collection, place.id);
  return (
    <OthersPanel
      made={theirs}
      title={
        isNew
          ? `Someone else has just entered this ${one}`
          : `Someone else saved this ${one} while you were editing`
      }
    >
      {who && (
        <p>
          {who.name} changed this {agoOf(who.at)}.
        </p>
      )}
      <p>
        Nothing is lost: choose for each field which version to keep. Fields that only one of you
        changed are chosen already.
      </p>
      <Stack direction="row" spacing={3}>
        <Button onClick={() => all("mine")}>Keep all of mine</Button>
        <Button onClick={() => all("theirs")}>Take all of theirs</Button>
      </Stack>
      {differences.map((difference) => (
        <ConflictRow
          choice={chosen[difference.field.name] ?? difference.proposed}
          difference={difference}
          key={difference.field.name}
          kind={kind}
          mine={mine}
          onChoose={(side) => setChosen((before) => ({ ...before, [difference.field.name]: side }))}
          theirs={theirs}
        />
      ))}
      <Stack direction="row" spacing={3}>
        <Button
          disabled={busy}
          onClick={() => onSave(mergedValues(kind, mine, theirs, differences, chosen))}
          variant="contained"
        >
          {busy ? "Saving…" : "Save this version"}
        </Button>
        <Button disabled={busy} onClick={onBack} variant="text">
          Back to the form
        </Button>
      </Stack>
    </OthersPanel>
  );
}
