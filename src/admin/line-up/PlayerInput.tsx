import Box from "@mui/material/Box";
import { useState, type ReactNode } from "react";
import { foldName, holdsTyped } from "@/domain/names";
import { isCalled } from "@/domain/people/squad";
import { useSuggestions } from "../fields/suggestions";
import { SuggestInput } from "../fields/SuggestInput";
import { useFormMatch } from "./formMatch";
import { UnknownPlayerQuestion } from "./NobodysName";

interface PlayerInputProps {
  readonly id: string;
  readonly label: string;
  /** Read aloud in place of the label, if two inputs have the same label. */
  readonly name?: string;
  /** The teams whose squads are suggested. */
  readonly teams: readonly string[];
  readonly value: string;
  readonly onChange: (player: string) => void;
  readonly note?: ReactNode;
  readonly invalid?: boolean;
  /** Removes marks from the typed name, such as "(pen)". */
  readonly bare?: (name: string) => string;
}

/**
 * An input for a player of these teams, suggested by number or name. It takes any other name too; if no player of the
 * league has it, it offers to add the player.
 */
export function PlayerInput(props: PlayerInputProps) {
  const { id, label, teams, value, onChange, note, invalid = false, bare } = props;
  const { around, squadOf, playerOf } = useSuggestions();
  const { isBanned } = useFormMatch();
  const [isTyped, setTyped] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const options = squadOf(...teams);
  const numberOf = (name: string) => String(playerOf(name, ...teams)?.jersey ?? "");

  const found = (typed: string) => {
    const text = foldName(typed);
    if (!/^\d+$/.test(text)) return options.filter((name) => holdsTyped(name, typed));
    return options
      .filter((name) => numberOf(name).startsWith(text))
      .toSorted((a, b) => Number(numberOf(b) === text) - Number(numberOf(a) === text));
  };
  const aside = (name: string) => {
    const player = playerOf(name, ...teams);
    const isOut = player && isBanned(player.club, player.name, player.id);
    return [numberOf(name), player?.position, isOut && "Suspended"].filter(Boolean).join(" · ");
  };
  const name = (bare?.(value) ?? value).trim();
  // Asks only about a name that was typed here, and only once the input has lost the focus.
  const isNobodys =
    isTyped &&
    isLeft &&
    name !== "" &&
    options.length > 0 &&
    !around.players.some((player) => isCalled(player, name));
  return (
    <>
      <SuggestInput
        aside={aside}
        found={found}
        id={id}
        invalid={invalid}
        label={label}
        {...(props.name !== undefined && { name: props.name })}
        note={note}
        onBlur={() => setLeft(true)}
        onChange={(player) => {
          setTyped(true);
          setLeft(false);
          onChange(player);
        }}
        options={options}
        value={value}
      />
      {isNobodys && (
        <Box sx={{ gridColumn: "1 / -1", order: 1 }}>
          <UnknownPlayerQuestion
            key={name}
            name={name}
            onDone={() => document.getElementById(id)?.focus()}
            teams={teams.filter((team) => team !== "")}
          />
        </Box>
      )}
    </>
  );
}
