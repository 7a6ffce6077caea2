import { useState } from "react";
import type { League } from "@/leagues/league";
import { paths, type EmbedPart } from "@/leagues/paths";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { SelectField } from "@/ui/SelectField";
import styles from "./EmbedDialog.module.css";
import { embedParts, snippetOf } from "./snippet";

interface EmbedDialogProps {
  readonly league: League;
  readonly onClose: () => void;
}

const parts = Object.keys(embedParts) as readonly EmbedPart[];
const options = parts.map((value) => ({ value, label: embedParts[value].label }));

/** The HTML with which another site shows a part of the league, to be copied. */
export default function EmbedDialog({ league, onClose }: EmbedDialogProps) {
  const [part, setPart] = useState<EmbedPart>("table");
  const [answer, setAnswer] = useState("");
  const snippet = snippetOf(league, part, location.origin);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(snippet);
      setAnswer("Copied. Paste it into a page of your site.");
    } catch {
      setAnswer("The browser does not allow that. Select the text and copy it.");
    }
  };
  return (
    <Dialog kind={league.name} onClose={onClose} title="Show it on your site" width="narrow">
      <div className={styles.body}>
        <SelectField
          label="What to show"
          onChange={(value) => {
            setPart(parts.find((one) => one === value) ?? "table");
            setAnswer("");
          }}
          options={options}
          value={part}
        />
        <label className={styles.label}>
          HTML to paste
          <textarea
            className={styles.snippet}
            onFocus={({ target }) => target.select()}
            readOnly
            rows={5}
            value={snippet}
          />
        </label>
        <div className={styles.actions}>
          <Button onClick={() => void copy()} variant="filled">
            Copy
          </Button>
          <a href={paths.embed(league, part)} rel="noopener" target="_blank">
            See it
          </a>
        </div>
        <p className={styles.answer} role="status">
          {answer}
        </p>
      </div>
    </Dialog>
  );
}
