import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { arena } from "@arena/arena";
import { areSquadsOpen } from "@/data/captains/captains";
import { newRecordId } from "@/data/store";
import { sortPlayersByClub } from "@/domain/match/grouping";
import { sameName } from "@/domain/names";
import { isCalled } from "@/domain/people/squad";
import { serverNow } from "@/domain/serverTime";
import { formatKickOff } from "@/domain/time";
import { amountOf } from "@/domain/wording";
import type { RecordOf } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { useUnsaved } from "../leaving/leaveGuardContext";
import { ActionBar } from "../parts/ActionBar";
import { Section } from "../parts/Section";
import { SquadTable } from "../squad/SquadTable";
import {
  columns,
  isChanged,
  problemsOf,
  rowsOf,
  stepsOf,
  type CellProblems,
  type Cells,
  type Column,
  type Edits,
} from "../squad/squadRows";
import { pastedSquad, type PastedSquad } from "./pastedSquad";
import type { Captain } from "./useCaptain";

interface SquadViewProps {
  readonly captain: Captain;
}

const none: CellProblems = new Map();

/** The own squad as a table in which players are added, pasted and corrected, and saved together. */
export function SquadView({ captain }: SquadViewProps) {
  const league = useLeague();
  const { club, state, take } = captain;
  const name = club.name;
  const squad = useMemo(
    () => sortPlayersByClub(state.players.filter((player) => sameName(player.club, name))),
    [name, state.players],
  );
  const [edits, setEdits] = useState<Edits>({});
  const [added, setAdded] = useState(() => [newRecordId()]);
  const [tried, setTried] = useState(false);
  const rows = rowsOf(squad, added, edits);
  const changed = rows.filter(isChanged);
  const place = { name, logo: "" };
  const problems = problemsOf(league, place, rows);
  const isOpen = areSquadsOpen(state.switches, serverNow());
  const discard = () => setEdits({});
  useUnsaved(changed.length > 0, discard);

  const type = (id: string, column: Column, text: string) => {
    setEdits((before) => ({ ...before, [id]: { ...before[id], [column]: text } }));
    if (id === added.at(-1) && text !== "") setAdded([...added, newRecordId()]);
  };
  const pasteRows = (pasted: readonly Cells[]) => {
    const next: Record<string, Partial<Cells>> = { ...edits };
    const fresh = added.filter((id) => !Object.values(edits[id] ?? {}).some(Boolean));
    for (const cells of pasted) {
      const known = squad.find((player) => isCalled(player, cells.name));
      // If the same list is pasted twice before it is saved, it changes the same new rows again.
      const again = Object.keys(edits).find((one) => sameName(edits[one]?.name ?? "", cells.name));
      const id = known?.id ?? again ?? fresh.shift() ?? newRecordId();
      const said = columns.filter((column) => cells[column] !== "");
      next[id] = { ...next[id], ...Object.fromEntries(said.map((one) => [one, cells[one]])) };
    }
    setEdits(next);
    const ids = Object.keys(next).filter((id) => !squad.some((player) => player.id === id));
    setAdded([...new Set([...added, ...ids]), newRecordId()].filter(isNeeded(next)));
  };
  const save = () => {
    setTried(true);
    if (changed.length === 0 || problems.size > 0) return;
    setTried(false);
    const steps = stepsOf(place, rows).flatMap((step) => {
      if (step.kind !== "players" || step.does === "delete") return [];
      const id = step.does === "add" ? step.id : step.before.id;
      // A player whose first save still waits on this device is still a new player for the database.
      const before = captain.stored.players.find((player) => player.id === id);
      const from = before ? entryOf(before) : null;
      return [{ do: "player", id, from, to: entryOf(step.entity), club: name } as const];
    });
    take(...steps);
    setEdits({});
    setAdded([newRecordId()]);
  };
  const paste = (
    <PasteSquad
      onRows={pasteRows}
      read={(text) => pastedSquad(text, { league, club: name, teams: state.teams })}
    />
  );
  return (
    <>
      {!isOpen && <Alert severity="info">{closedWords(captain)}</Alert>}
      <Typography color="textSecondary">
        Visitors see name, number and position. Enter only people who have agreed to that; for
        children their parents agree.
      </Typography>
      {isOpen && squad.length === 0 && paste}
      <SquadTable
        disabled={!isOpen}
        label={`Squad of ${name}`}
        onSave={save}
        onType={type}
        problems={tried ? problems : none}
        rows={rows}
      />
      {/* Below the players, so that the page opens with them. */}
      {isOpen && squad.length > 0 && paste}
      <TakeOut captain={captain} squad={squad} />
      <ActionBar sticky>
        <Button disabled={changed.length === 0 || !isOpen} onClick={save} variant="contained">
          {changed.length === 0 ? "Nothing to save" : `Save ${amountOf(changed.length, "player")}`}
        </Button>
        {changed.length > 0 && (
          <Button onClick={discard} variant="text">
            Discard
          </Button>
        )}
        <span role="status">
          {tried &&
            problems.size > 0 &&
            `${amountOf(problems.size, "cell is", "cells are")} to be corrected; nothing was saved.`}
        </span>
      </ActionBar>
    </>
  );
}

/** Returns a filter that keeps rows of new players with some text, and the last row, which stays empty for typing. */
const isNeeded =
  (edits: Edits) =>
  (id: string, at: number, all: readonly string[]): boolean =>
    at === all.length - 1 || Object.values(edits[id] ?? {}).some(Boolean);

const entryOf = ({ name, jersey, position }: Pick<RecordOf<"players">, Column>) => ({
  name,
  jersey,
  position,
});

function closedWords({ state: { switches } }: Captain): string {
  if (!switches.on) return "Captains’ pages are closed at the moment. An administrator opens them.";
  const since = formatKickOff(switches.squadsUntil, arena.timeZone);
  return `Squads are closed${since ? ` since ${since.short}` : ""}. An administrator can still change them.`;
}

interface PasteSquadProps {
  readonly read: (text: string) => PastedSquad;
  readonly onRows: (rows: readonly Cells[]) => void;
}

/** The most unread lines that the message quotes. */
const LISTED_LEFT = 5;

/** Describes the result of a paste: the number of players found, and the lines that were not understood. */
function inWords({ players, left }: PastedSquad): string {
  const shown = left
    .slice(0, LISTED_LEFT)
    .map(({ text, why }) => `“${text.slice(0, 40)}” (${why})`);
  const more = left.length - shown.length;
  const others = more > 0 ? ` and ${amountOf(more, "other line")}` : "";
  return [
    players.length === 0
      ? "No player was found in this text."
      : `${amountOf(players.length, "player")} read: look at the list of players, then save.`,
    left.length > 0 && `Not read: ${shown.join(", ")}${others}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * A field to paste a list of players, for example from a chat message. The table below shows the players before
 * anything is saved. Pasted lines are read at once; typed lines are read when "Read the list" is pressed.
 */
function PasteSquad({ read, onRows }: PasteSquadProps) {
  const [says, setSays] = useState("");
  const [typed, setTyped] = useState("");
  const take = (text: string) => {
    const found = read(text);
    setSays(inWords(found));
    setTyped(found.players.length === 0 ? text : "");
    if (found.players.length > 0) onRows(found.players);
  };
  return (
    <>
      <TextField
        helperText={
          says ||
          "One player a line, such as “7 Musa Bello”. Nothing is saved until you press Save."
        }
        label="Paste a list of players"
        minRows={2}
        multiline
        onChange={({ target: { value } }) => {
          const isPasted = value.length > typed.length + 1 && value.trim().includes("\n");
          if (isPasted) take(value);
          else setTyped(value);
        }}
        slotProps={{ formHelperText: { role: "status" } }}
        value={typed}
      />
      {typed.trim() !== "" && <Button onClick={() => take(typed)}>Read the list</Button>}
    </>
  );
}

interface TakeOutProps {
  readonly captain: Captain;
  readonly squad: readonly RecordOf<"players">[];
}

/**
 * A panel in which a captain asks for a player to be taken out of the squad: only administrators can delete players.
 */
function TakeOut({ captain, squad }: TakeOutProps) {
  const [chosen, setChosen] = useState("");
  const asked = captain.state.requests.filter(({ what }) => what === "takeOut");
  const isAsked = (id: string) => asked.some(({ about }) => about === id);
  const waiting = asked.flatMap(({ about, by }) =>
    squad
      .filter(({ id }) => id === about)
      .map((player) => ({ ...player, isOwn: by === captain.by })),
  );
  const ask = () => {
    captain.take({ do: "ask", what: "takeOut", about: chosen, proposals: [] });
    setChosen("");
  };
  const saved = squad.filter(({ id, version }) => version > 0 && !isAsked(id));
  return (
    <Section panel title="Take out a player">
      <Typography color="textSecondary">
        An administrator takes players out, because results and tables may name them.
      </Typography>
      <TextField
        label="Player"
        onChange={({ target }) => setChosen(target.value)}
        select
        slotProps={{ select: { native: true } }}
        value={chosen}
      >
        <option value="">Choose a player</option>
        {saved.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <Button disabled={chosen === ""} onClick={ask}>
        Ask to take out
      </Button>
      {waiting.map(({ id, name, isOwn }) => (
        <Alert
          {...(isOwn && {
            action: (
              <Button
                aria-label={`Take back the request to take out ${name}`}
                color="inherit"
                onClick={() => captain.take({ do: "takeBack", about: id })}
                variant="text"
              >
                Take back
              </Button>
            ),
          })}
          key={id}
          severity="info"
        >
          {isOwn ? "You" : "Another captain"} asked to take out {name}.
        </Alert>
      ))}
    </Section>
  );
}
