import { useWatch } from "react-hook-form";
import { substitutionEntries, type SubstitutionRow } from "@/domain/match/substitutionRows";
import type { ControlProps } from "../../fields/control";
import { TextControl } from "../../fields/TextControl";
import type { FormValues } from "../../fields/values";
import { EntryRows, type RowProps } from "./EntryRows";
import { MinuteInput } from "./MinuteInput";
import { PlayerInput } from "../../line-up/PlayerInput";
import { useNotes } from "./useNotes";

/** Replaces commas, which separate the entries in the stored text. */
const withoutComma = (name: string) => name.replaceAll(",", " ");

function SubstitutionFields(props: RowProps<SubstitutionRow> & { readonly team: string }) {
  const { row, id, called, onChange, team } = props;
  return (
    <>
      <PlayerInput
        id={`${id}-on`}
        label="Came on"
        name={`Came on, ${called}`}
        onChange={(on) => onChange({ on: withoutComma(on) })}
        teams={[team]}
        value={row.on}
      />
      <PlayerInput
        id={`${id}-off`}
        label="Went off"
        name={`Went off, ${called}`}
        onChange={(off) => onChange({ off: withoutComma(off) })}
        teams={[team]}
        value={row.off}
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

/**
 * The field for a team's substitutions: a row for each, with the player who came on and the player who went off; plain
 * text if the sport does not note substitutions by player.
 */
export function SubstitutionsControl({ field }: ControlProps) {
  const isA = field.name === "substitutionsA";
  const chosen = useWatch<FormValues>({ name: isA ? "teamA" : "teamB" });
  const team = typeof chosen === "string" ? chosen.trim() : "";
  const side = team || (isA ? "Team A" : "Team B");
  if (!useNotes("substitution")) return <TextControl field={field} />;
  return (
    <EntryRows
      add={`Add substitution for ${side}`}
      entries={substitutionEntries}
      field={field}
      legend={`Substitutions of ${side}`}
      noun="substitution"
    >
      {(props) => <SubstitutionFields {...props} team={team} />}
    </EntryRows>
  );
}
