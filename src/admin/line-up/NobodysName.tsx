import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { newRecordId } from "@/data/store";
import { emptyEntity } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/where";
import { useSave } from "../form/useSave";
import { notices } from "../notices/notices";

interface NobodysNameProps {
  readonly name: string;
  readonly team: string;
  /** The name is a player's now. */
  readonly onDone: () => void;
}

/** Asks about a name that no player of the league has: a new player, or a slip that is taken out again. */
export function NobodysName({ name, team, onDone }: NobodysNameProps) {
  const league = useLeague();
  const { store } = useConnection();
  const { save, saving } = useSave(league, "players");
  // One id, so that a second try makes no second player.
  const [id] = useState(newRecordId);
  const add = async () => {
    const saved = await save({ ...emptyEntity("players"), name, club: team }, { state: "new", id });
    if (!saved) return;
    onDone();
    const undo = () =>
      store.remove(league, "players", saved).catch(() => {
        notices.show({ tone: "error", text: `${name} could not be taken out of the squad.` });
      });
    notices.show({
      tone: "done",
      text: `${name} is a player of ${team}.`,
      action: { label: "Undo", run: () => void undo() },
    });
  };
  return (
    <Alert
      action={
        <Button disabled={saving.status === "saving"} onClick={() => void add()}>
          New player
        </Button>
      }
      severity={saving.status === "failed" ? "error" : "info"}
    >
      {saving.status === "failed"
        ? saving.text
        : `New player of ${team}? Nobody is called ${name}.`}
    </Alert>
  );
}
