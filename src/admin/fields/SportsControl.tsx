import { arenaSports } from "../kind/listedSports";
import type { ControlProps } from "./control";
import { CheckboxGroup } from "./SomeOf";

/** Checkboxes to choose some of the arena's sports; none chosen means all. */
export default function SportsControl({ field }: ControlProps) {
  const options = arenaSports().map(({ id, name }) => [id, name] as const);
  return (
    <CheckboxGroup field={field} none="None chosen: offered in every sport." options={options} />
  );
}
