import { useWatch } from "react-hook-form";
import { cardEntries, type CardRow, type ShownCard } from "@/domain/match/cardRows";
import { ChoiceInput, type Choice } from "../../fields/ChoiceInput";
import type { ControlProps } from "../../fields/control";
import { TextControl } from "../../fields/TextControl";
import type { FormValues } from "../../fields/values";
import { EntryRows, type RowProps } from "./EntryRows";
import { MinuteInput } from "./MinuteInput";
import { PlayerInput } from "../../line-up/PlayerInput";
import { useNotes } from "./useNotes";

const choices: readonly Choice<ShownCard>[] = [
  { value: "yellow", label: "Yellow" },
  { value: "second", label: "Second yellow" },
  { value: "red", label: "Red" },
];

function CardFields({ row, id, called, onChange }: RowProps<CardRow>) {
  const teams = useWatch<FormValues>({ name: ["teamA", "teamB"] });
  return (
    <>
      <PlayerInput
        id={`${id}-player`}
        label="Player"
        name={`Player, ${called}`}
        // A comma separates the entries in the stored text.
        onChange={(player) => onChange({ player: player.replaceAll(",", " ") })}
        teams={teams.filter((team) => typeof team === "string")}
        value={row.player}
      />
      <ChoiceInput
        choices={choices}
        id={`${id}-card`}
        label="Card"
        name={`Card, ${called}`}
        onChange={(card) => onChange({ card })}
        value={row.card}
      />
      <MinuteInput
        called={called}
        id={`${id}-minute`}
        onChange={(minute) => onChange({ minute })}
        value={row.minute}
      />
    </>
  );
}

/** The field for the bookings of a match: a row for each card; plain text if the sport does not note cards. */
export function BookingsControl({ field }: ControlProps) {
  if (!useNotes("yellow")) return <TextControl field={field} />;
  return (
    <EntryRows add="Add card" entries={cardEntries} field={field} legend="Cards" noun="card">
      {(props) => <CardFields {...props} />}
    </EntryRows>
  );
}
