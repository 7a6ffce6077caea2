import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useWatch } from "react-hook-form";
import { sameName } from "@/domain/names";
import { nameAmong } from "@/domain/people/nameAmong";
import { isCalled } from "@/domain/people/squad";
import type { Fixture } from "@/records/fixtures/schema";
import { AsText } from "../fields/AsText";
import { inputId, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { useSuggestions } from "../fields/suggestions";
import { toEntity, type FormValues } from "../fields/values";
import { bannedFrom } from "../fixtures/lineUpWarnings";
import { found, lastLineUp, namesIn, squadAt, withName, withoutName } from "./lineUp";
import { NobodysName } from "./NobodysName";
import { Shirts, type Shirt } from "./Shirts";

const matchFields = ["teamA", "teamB", "date", "day", "stage"];

interface Side {
  readonly team: string;
  readonly squad: ReturnType<typeof squadAt>;
  readonly match: Fixture;
}

/** The side of the match in the form that a field lists. */
function useSquad(name: string): Side {
  const { players } = useSuggestions().around;
  const key = JSON.stringify(useWatch<FormValues>({ name: matchFields }));
  return useMemo(() => {
    const held: FormValues[string][] = JSON.parse(key);
    const values = matchFields.map((field, at) => [field, held[at] ?? ""] as const);
    const match = toEntity("fixtures", Object.fromEntries(values));
    const team = match[name.endsWith("A") ? "teamA" : "teamB"].trim();
    return { team, match, squad: team === "" ? [] : squadAt(players, team, match.date) };
  }, [key, name, players]);
}

/**
 * Who plays for a side, picked from its squad by number, name or tap, or as the club's last match had it. What is
 * stored is the text, names separated by commas, which stands folded below.
 */
export function LineUpControl({ field }: ControlProps) {
  const { team, squad, match } = useSquad(field.name);
  const isKnown = squad.length > 0;
  return (
    <div
      aria-label={`${field.meta.label}${team && `, ${team}`}`}
      className={styles.part}
      role="group"
    >
      {isKnown && <SquadPicker field={field} match={match} squad={squad} team={team} />}
      <AsText alone={!isKnown} field={field} />
    </div>
  );
}

interface SquadPickerProps extends ControlProps, Side {}

function SquadPicker({ field, team, squad, match }: SquadPickerProps) {
  const { name, meta } = field;
  const { value, change } = useField(name);
  const { around, kind } = useSuggestions();
  const [typed, setTyped] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const banned = useMemo(() => bannedFrom(match, around), [match, around]);
  const text = typeof value === "string" ? value : "";
  const { date } = match;
  const named = namesIn(text).filter((one) => one !== "");
  const guests = named.filter((one) => !squad.some((player) => isCalled(player, one)));
  const last = lastLineUp({ team, date, who: kind === "fixtures" ? "began" : "played" }, around);
  const isSame = last.join() === named.join();
  const matching = found(squad, typed);
  const isIn = (player: (typeof squad)[number]) => named.some((one) => isCalled(player, one));
  const next = matching.find((player) => !isIn(player));
  const guest = typed.replaceAll(",", " ").trim();
  const isNumber = /^\d+$/.test(guest);
  const isBanned = (one: string, id?: string) =>
    banned.some(
      ({ club, player, record }) =>
        sameName(club, team) && (record ? record.id === id : sameName(player, one)),
    );

  const take = () => {
    if (guest === "") return;
    if (next) change(withName(text, nameAmong(squad, next)));
    else if (isNumber) return;
    else if (matching.length === 0) change(withName(text, guest));
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

  const shirts: Shirt[] = [
    ...matching.map((player) => ({
      key: player.id,
      name: player.name,
      number: player.jersey,
      notes: [player.position, isBanned(player.name, player.id) && "Suspended"],
      isIn: isIn(player),
      isNext: guest !== "" && player === next,
      onTap: () =>
        change(
          isIn(player)
            ? withoutName(text, (one) => isCalled(player, one))
            : withName(text, nameAmong(squad, player)),
        ),
    })),
    ...guests.map((one, at) => ({
      key: `${at} ${one}`,
      name: one,
      number: null,
      notes: ["Not in the squad", isBanned(one) && "Suspended"],
      isIn: true,
      isNext: false,
      onTap: () => change(withoutName(text, (other) => other === one)),
    })),
  ];

  return (
    <>
      <span className={styles.label}>
        {meta.label}
        <span className={styles.team}> · {team}</span>
      </span>
      {last.length > 0 && !isSame && (
        <Button
          onClick={() => {
            change(last.join(", "));
            // The button goes with what it did.
            search.current?.focus({ preventScroll: true });
          }}
          sx={{ justifySelf: "start", whiteSpace: "normal" }}
        >
          {`As in the last match of ${team} (${last.length})`}
        </Button>
      )}
      <TextField
        helperText={whatEnterDoes()}
        id={inputId(`${name}-find`)}
        inputRef={search}
        label={`Player of ${team}`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onEnter}
        slotProps={{
          htmlInput: { "aria-label": `Find a player, ${meta.label}`, autoComplete: "off" },
        }}
        value={typed}
      />
      <Shirts label={`Squad of ${team}`} shirts={shirts} />
      <p aria-live="polite" className={styles.aside} style={{ whiteSpace: "normal" }}>
        {named.length === 0 ? "Nobody chosen" : `${named.length} chosen: ${named.join(", ")}`}
      </p>
      {[...new Set(guests)]
        .filter((one) => !around.players.some((player) => isCalled(player, one)))
        .map((one) => (
          <NobodysName key={one} name={one} onDone={() => search.current?.focus()} team={team} />
        ))}
    </>
  );
}
