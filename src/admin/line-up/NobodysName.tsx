import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { newRecordId } from "@/data/store";
import { emptyEntity } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { useSave } from "../save/useSave";

interface NobodysNameProps {
  readonly name: string;
  /** The clubs that the player may belong to. */
  readonly teams: readonly string[];
  /** Called when a player with the name was added. */
  readonly onDone: () => void;
}

/** A question about a name that no player of the league has, with a button to add a new player for each club. */
export function UnknownPlayerQuestion({ name, teams, onDone }: NobodysNameProps) {
  const league = useLeague();
  const { save, say, saving } = useSave(league, "players");
  // The id stays the same, so that a second try does not make a second player.
  const [id] = useState(newRecordId);
  const add = async (team: string) => {
    const saved = await save({ ...emptyEntity("players"), name, club: team }, { state: "new", id });
    if (!saved) return;
    onDone();
    say(saved, `${name} is a player of ${team}.`, null);
  };
  const [only = "", ...more] = teams;
  const question = more.length === 0 ? `New player of ${only}?` : "New player?";
  return (
    <Alert
      action={teams.map((team) => (
        <Button
          disabled={saving.status === "saving"}
          key={team}
          onClick={() => void add(team)}
          sx={{ whiteSpace: "normal" }}
        >
          {more.length === 0 ? "New player" : `Of ${team}`}
        </Button>
      ))}
      severity={saving.status === "failed" ? "error" : "info"}
      sx={{ flexWrap: "wrap" }}
    >
      {saving.status === "failed" ? saving.text : `${question} Nobody has the name ${name}.`}
    </Alert>
  );
}
