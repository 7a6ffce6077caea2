import TextField from "@mui/material/TextField";
import { useState, type KeyboardEvent, type Ref } from "react";
import { inputId } from "../fields/control";
import { found, type Player } from "./lineUp";
import { Shirts, type Shirt } from "./Shirts";

interface SquadPickerProps {
  /** Begins the id of the field. */
  readonly name: string;
  /** What players are picked for, as it is read aloud. */
  readonly label: string;
  readonly team: string;
  readonly squad: readonly Player[];
  /** What there is to say of a player, and whether a tap takes the player out again. */
  readonly about: (player: Player) => Pick<Shirt, "notes" | "isIn">;
  /** Those who are picked and not in the squad. */
  readonly guests: readonly Shirt[];
  readonly onPick: (player: Player) => void;
  /** A name that nobody in the squad has. */
  readonly onName: (name: string) => void;
  readonly search?: Ref<HTMLInputElement>;
}

/** A squad to pick from: by number or name with Enter, or by a tap on a shirt. */
export function SquadPicker(props: SquadPickerProps) {
  const { name, label, team, squad, about, guests, onPick, onName, search } = props;
  const [typed, setTyped] = useState("");
  const matching = found(squad, typed);
  const next = matching.find((player) => about(player).isIn !== true);
  const guest = typed.replaceAll(",", " ").trim();
  const isNumber = /^\d+$/.test(guest);

  const take = () => {
    if (guest === "") return;
    if (next) onPick(next);
    else if (isNumber) return;
    else if (matching.length === 0) onName(guest);
    setTyped("");
  };
  const whatEnterDoes = () => {
    if (guest === "") return "A name or a number; Enter takes it.";
    if (next) return `Enter takes ${[next.jersey, next.name].filter(Boolean).join(" ")}`;
    if (isNumber && matching.length === 0) return "Nobody in the squad has this number";
    return matching.length > 0 ? "In the list already" : `Enter takes “${guest}”, not in the squad`;
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    take();
  };
  return (
    <>
      <TextField
        helperText={whatEnterDoes()}
        id={inputId(`${name}-find`)}
        inputRef={search}
        label={`Player of ${team}`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onEnter}
        slotProps={{
          htmlInput: { "aria-label": `Find a player, ${label}`, autoComplete: "off" },
        }}
        value={typed}
      />
      <Shirts
        label={`Squad of ${team}`}
        shirts={[
          ...matching.map((player) => ({
            key: player.id,
            name: player.name,
            number: player.jersey,
            ...about(player),
            isNext: guest !== "" && player === next,
            onTap: () => onPick(player),
          })),
          ...guests,
        ]}
      />
    </>
  );
}
