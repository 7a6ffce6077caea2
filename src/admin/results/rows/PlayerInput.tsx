import { useSuggestions } from "../../fields/suggestions";
import { SuggestInput } from "../../fields/SuggestInput";

interface PlayerInputProps {
  readonly id: string;
  readonly label: string;
  readonly called: string;
  /** Whose squads are suggested. */
  readonly teams: readonly string[];
  readonly value: string;
  readonly onChange: (player: string) => void;
}

/** A player of these teams, with the number on the shirt, or anybody else. */
export function PlayerInput({ id, label, called, teams, value, onChange }: PlayerInputProps) {
  const { squadOf, jerseyOf } = useSuggestions();
  return (
    <SuggestInput
      aside={(player) => String(jerseyOf(player, ...teams) ?? "")}
      id={id}
      label={label}
      name={`${label}, ${called}`}
      // A comma ends an entry of the text.
      onChange={(player) => onChange(player.replaceAll(",", " "))}
      options={squadOf(...teams)}
      value={value}
    />
  );
}
