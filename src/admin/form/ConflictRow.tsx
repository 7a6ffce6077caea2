import { useId } from "react";
import type { Entities, EntityKind } from "@/records/record";
import styles from "./ConflictPanel.module.css";
import type { Difference, Side } from "./conflict";
import { inWords, toEntity, type FormValues } from "../fields/values";

interface ConflictRowProps<K extends EntityKind> {
  readonly kind: K;
  readonly difference: Difference;
  readonly mine: FormValues;
  readonly theirs: Entities[K];
  readonly choice: Side;
  readonly onChoose: (side: Side) => void;
}

const names: Readonly<Record<Side, string>> = { mine: "Yours", theirs: "Theirs" };
const sides = Object.keys(names) as readonly Side[];

/** One field in both versions, as a choice. */
export function ConflictRow<K extends EntityKind>(props: ConflictRowProps<K>) {
  const { kind, difference, mine, theirs, choice, onChoose } = props;
  const { field, contested } = difference;
  const group = useId();
  // The form's fields are fields of the kind.
  const key = field.name as keyof Entities[K];
  const versions: Readonly<Record<Side, string>> = {
    mine: inWords(field.meta.control, toEntity(kind, mine)[key]),
    theirs: inWords(field.meta.control, theirs[key]),
  };
  return (
    <fieldset className={styles.row}>
      <legend>
        {field.meta.label}
        {contested && <span className={styles.contested}>Both changed it</span>}
      </legend>
      {sides.map((side) => (
        <label className={styles.version} key={side}>
          <input
            checked={choice === side}
            name={group}
            onChange={() => onChoose(side)}
            type="radio"
          />
          <span className={styles.side}>{names[side]}</span>
          <span className={styles.value}>{versions[side] || "Empty"}</span>
        </label>
      ))}
    </fieldset>
  );
}
