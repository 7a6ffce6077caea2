import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import type { RawRecord } from "@/data/maintenance";
import { SaveConflict } from "@/data/store";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { capitalised } from "../kind/words";
import { notices } from "../notices/notices";
import { SafeButton } from "../parts/SafeButton";
import styles from "./Upkeep.module.css";

interface BrokenRecordProps {
  readonly league: League;
  readonly kind: EntityKind;
  readonly noun: string;
  readonly record: RawRecord;
  readonly onMend: () => void;
  readonly onRemoved: () => void;
}

/** One record that cannot be read. */
export function BrokenRecord(props: BrokenRecordProps) {
  const { league, kind, noun, record, onMend, onRemoved } = props;
  const { maintenance } = useConnection();
  const [removal, setRemoval] = useState<"no" | "asked" | "busy">("no");
  const [problem, setProblem] = useState<string | null>(null);

  const remove = async () => {
    setRemoval("busy");
    setProblem(null);
    try {
      await maintenance.removeRaw(league, kind, record);
      notices.show({ tone: "done", text: `The broken ${noun} is deleted.` });
      onRemoved();
    } catch (thrown) {
      setRemoval("no");
      setProblem(
        thrown instanceof SaveConflict
          ? `Someone else has just changed this ${noun}. Open this page again.`
          : `This could not be deleted: ${asFailure(thrown).message}`,
      );
    }
  };

  return (
    <li className={styles.card}>
      <h2>{capitalised(noun)}</h2>
      <p className={styles.why}>
        {record.reason}. Id {record.id}
      </p>
      <pre className={styles.raw}>{JSON.stringify(record.raw, null, 2)}</pre>
      {problem && (
        <Alert role="alert" severity="error">
          {problem}
        </Alert>
      )}
      {removal === "no" ? (
        <div className={styles.buttons}>
          <Button onClick={onMend} variant="contained">
            Mend {noun}
          </Button>
          <Button color="error" onClick={() => setRemoval("asked")} variant="text">
            Delete {noun}
          </Button>
        </div>
      ) : (
        <div aria-label={`Delete this ${noun}?`} className={styles.buttons} role="group">
          <SafeButton disabled={removal === "busy"} onClick={() => setRemoval("no")}>
            Keep {noun}
          </SafeButton>
          <Button
            color="error"
            disabled={removal === "busy"}
            onClick={() => void remove()}
            variant="contained"
          >
            {removal === "busy" ? "Deleting…" : `Really delete ${noun}`}
          </Button>
        </div>
      )}
    </li>
  );
}
