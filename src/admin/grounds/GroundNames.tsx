/** The id under which a page has its list of grounds, which its inputs suggest from. */
export const GROUND_NAMES = "ground-names";

/** The arena's grounds as suggestions of inputs that may hold any text. */
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
