/** The usual id of the `datalist` of grounds on a page; inputs name it as their `list`. */
export const GROUND_NAMES = "ground-names";

/** A `datalist` of grounds: suggestions for inputs that take any text. */
export function GroundNames({
  names,
  id = GROUND_NAMES,
}: {
  readonly names: readonly string[];
  readonly id?: string;
}) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
