import TextField from "@mui/material/TextField";
import { useState, type KeyboardEvent, type Ref } from "react";
import { Icon } from "@/ui/Icon";
import { inputId } from "../fields/control";
import { found, type Pickable } from "./lineUp";
import styles from "./SquadPicker.module.css";

/** The words for the people to pick from. */
export interface PickerWords {
  /** The label of the search field. */
  readonly one: string;
  /** The name of the group of all people. */
  readonly all: string;
  /** The label of the search field that is read aloud: it also says what they are picked for. */
  readonly find: string;
}

/** Returns the words for players of a club. @param label the name of the field that they are picked for */
export const squadWords = (team: string, label: string): PickerWords => ({
  one: `Player of ${team}`,
  all: `Squad of ${team}`,
  find: `Find a player, ${label}`,
});

interface SquadPickerProps<P extends Pickable> {
  /** The beginning of the search field's id. */
  readonly name: string;
  readonly words: PickerWords;
  readonly squad: readonly P[];
  /** How many people are shown while nothing is typed; if absent, all. */
  readonly most?: number;
  /** Returns the notes about a person, and whether the person is picked, so that a tap removes them. */
  readonly about: (player: P) => Pick<Shirt, "notes" | "isIn">;
  /** The picked people who are not in the squad. */
  readonly guests: readonly Shirt[];
  readonly onPick: (player: P) => void;
  /** Called with a name that nobody in the squad has; if absent, such names are not accepted. */
  readonly onName?: (name: string) => void;
  readonly search?: Ref<HTMLInputElement>;
}

/** A search field and a grid of people to pick: by number or name and Enter, or by a tap. */
export function SquadPicker<P extends Pickable>(props: SquadPickerProps<P>) {
  const { name, words, squad, most, about, guests, onPick, onName, search } = props;
  const [typed, setTyped] = useState("");
  const all = found(squad, typed);
  // Picked players are always shown, also beyond the first `most`.
  const matching =
    typed === "" && most !== undefined
      ? all.filter((player, at) => at < most || about(player).isIn === true)
      : all;
  const next = matching.find((player) => about(player).isIn !== true);
  const guest = typed.replaceAll(",", " ").trim();
  const isNumber = /^\d+$/.test(guest);

  const take = () => {
    if (guest === "") return;
    if (next) onPick(next);
    else if (isNumber) return;
    else if (matching.length === 0) onName?.(guest);
    setTyped("");
  };
  const whatEnterDoes = () => {
    if (guest === "")
      return squad.some(({ jersey }) => jersey !== undefined)
        ? "Type a name or a shirt number and press Enter."
        : "Type a name and press Enter.";
    if (next) return `Press Enter for ${[next.jersey, next.name].filter(Boolean).join(" ")}`;
    if (isNumber && matching.length === 0) return "Nobody in the squad has this number";
    if (matching.length > 0) return "In the list already";
    return onName === undefined
      ? "Nobody with this name"
      : `Press Enter for “${guest}”, who is not in the squad`;
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
        label={words.one}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onEnter}
        slotProps={{
          htmlInput: { "aria-label": words.find, autoComplete: "off" },
        }}
        value={typed}
      />
      <Shirts
        label={words.all}
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

/** A player who can be tapped. */
interface Shirt {
  readonly key: string;
  readonly name: string;
  /** The shirt number; null if it is unknown, absent if these people have no numbers. */
  readonly number?: number | null | undefined;
  /** Short notes about the player; false entries are left out. */
  readonly notes: readonly (string | false)[];
  /** Whether the player is picked; absent if each tap adds the player once more. */
  readonly isIn?: boolean;
  /** Whether Enter picks this player. */
  readonly isNext: boolean;
  readonly onTap: () => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface ShirtsProps {
  readonly label: string;
  readonly shirts: readonly Shirt[];
}

/** A grid of players to tap. The Tab key stops once; arrow keys move from one player to the next. */
function Shirts({ label, shirts }: ShirtsProps) {
  const [at, setAt] = useState(0);
  const stop = Math.min(at, shirts.length - 1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = event.currentTarget.querySelectorAll("button");
    const to = Math.max(0, Math.min(buttons.length - 1, stop + step));
    setAt(to);
    buttons[to]?.focus();
  };
  return (
    // The group handles keys for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div aria-label={label} className={styles.shirts} onKeyDown={move} role="group">
      {shirts.map(({ key, name, number, notes, isIn, isNext, onTap }, index) => (
        <button
          aria-pressed={isIn}
          className={styles.shirt}
          data-bare={number === undefined || undefined}
          data-next={isNext || undefined}
          key={key}
          onClick={() => {
            setAt(index);
            onTap();
          }}
          tabIndex={index === stop ? 0 : -1}
          type="button"
        >
          {number !== undefined && <span className={styles.number}>{number ?? "–"}</span>}
          <span className="break-anywhere">
            {name}
            <span className={styles.notes}>{notes.filter(Boolean).join(" · ")}</span>
          </span>
          {isIn && <Icon name="check" />}
        </button>
      ))}
    </div>
  );
}
