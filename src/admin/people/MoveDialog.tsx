import Alert from "@mui/material/Alert";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { dayOf, daysFrom, type Day } from "@/domain/day";
import { sameName } from "@/domain/names";
import { firstDayAway, movedTo, whyNotMoved } from "@/domain/people/transfers";
import type { RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import { findClub } from "@/domain/season/clubs";
import { MomentInput } from "../fields/MomentInput";
import { carriedLogo } from "../kind/clubFields";
import { useClubs } from "../kind/useClubs";
import { useRecords } from "../live/useLive";
import { playerWarnings } from "../players/warnings";
import { Ask } from "../parts/Ask";
import type { Step } from "../steps/steps";
import { useLeague } from "@/ui/leagueContext";

interface MoveDialogProps {
  readonly players: readonly RecordOf<"players">[];
  readonly onMove: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

/** A dialog to move players to another club from a chosen day on; earlier goals and cards stay with the former club. */
export default function MoveDialog({ players, onMove, onClose }: MoveDialogProps) {
  const league = useLeague();
  const clubs = useClubs(league);
  const others = clubs.filter(({ name }) => players.some(({ club }) => !sameName(club, name)));
  const [now] = useState(Date.now);
  const today = dayOf(now, arena.timeZone) ?? "";
  const played = useRecords(league, "results");
  const squads = useRecords(league, "players");
  const left = players.map(({ club }) => club);
  // The day is null until the user chooses one; until then a day is proposed.
  const [chosen, setChosen] = useState<{ club: string; on: Day | null }>({ club: "", on: null });
  const move = { club: chosen.club, on: chosen.on ?? firstDayAway(left, played, today) };
  const [tried, setTried] = useState(false);
  const who = players.length === 1 ? (players[0]?.name ?? "") : `${players.length} players`;
  const problems =
    move.club === ""
      ? [`Choose the ${league.clubNoun}.`]
      : players.map((player) => whyNotMoved(player, move, now)).filter((why) => why !== "");

  const taken = players.flatMap((player) =>
    playerWarnings({ ...player, club: move.club }, { id: player.id, players: squads }),
  );

  const send = () => {
    setTried(true);
    if (problems.length > 0) return;
    const logo = carriedLogo(findClub(clubs, move.club));
    onMove(
      players.map((before) => ({
        kind: "players",
        does: "change",
        before,
        entity: movedTo(before, move, logo),
      })),
    );
  };
  return (
    <Ask
      action="Move"
      isForm
      onAct={send}
      onClose={onClose}
      problem={tried ? problems.slice(0, 3).join(" ") : ""}
      safe="Cancel"
      says={`Goals, cards and matches before that day stay with the previous ${league.clubNoun}.`}
      title={`Move ${who} to another ${league.clubNoun}`}
    >
      <TextField
        label={`New ${league.clubNoun}`}
        onChange={({ target }) => setChosen({ ...chosen, club: target.value })}
        select
        slotProps={{ select: { native: true } }}
        value={move.club}
      >
        <option value="">Choose…</option>
        {others.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </TextField>
      {taken.map(({ text }) => (
        <Alert key={text} role="status" severity="warning">
          {text}
        </Alert>
      ))}
      <MomentInput
        asked="day"
        label="First day there"
        max={daysFrom(today, 1)}
        onChange={(on) => setChosen({ ...chosen, on })}
        value={move.on}
      />
    </Ask>
  );
}
