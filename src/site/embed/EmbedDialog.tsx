import { useState } from "react";
import { embedPartsOf } from "@/leagues/embeds";
import { paths, type EmbedPart } from "@/leagues/paths";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { SelectField } from "@/ui/SelectField";
import { useLeague } from "@/ui/leagueContext";
import type { League } from "@/domain/league/league";
import styles from "./EmbedDialog.module.css";

/** The props of the dialog with HTML for other sites. */
export interface EmbedDialogProps {
  /** The part that is chosen at first. */
  readonly first?: EmbedPart;
  /** The match to show; without it, the live match or the next one. */
  readonly match?: EmbeddedMatch;
  readonly onClose: () => void;
}

/** A dialog with the HTML that shows a part of the league on another site, to copy. */
export default function EmbedDialog({ first = "table", match, onClose }: EmbedDialogProps) {
  const league = useLeague();
  const parts = embedPartsOf(league);
  const [part, setPart] = useState<EmbedPart>(first);
  const [answer, setAnswer] = useState("");
  const snippet = snippetOf(league, part, location.origin, match);
  const options = parts.map((value) => ({
    value,
    label: value === "match" && match ? match.name : labelOf(league, value),
  }));
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
      <div className="stack-3">
        <SelectField
          label="What to show"
          onChange={(value) => {
            setPart(parts.find((one) => one === value) ?? "table");
            setAnswer("");
          }}
          options={options}
          value={part}
        />
        <label className="stack-1 semibold">
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
          <a
            href={paths.embed(league, part, part === "match" ? match?.id : undefined)}
            rel="noopener"
            target="_blank"
          >
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

/** The label of each part, and the height of its frame in px. */
const embedParts: Readonly<Record<EmbedPart, { readonly label: string; readonly height: number }>> =
  {
    table: { label: "Table", height: 640 },
    fixtures: { label: "Next matches", height: 640 },
    match: { label: "The match that is on, or the next", height: 220 },
  };

/** Returns the label of a part of the league. */
const labelOf = (league: League, part: EmbedPart): string =>
  league.meets && part === "fixtures" ? "Next meets" : embedParts[part].label;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
const quoted = (text: string) => text.replace(/[&<"]/g, (found) => escapes[found] ?? found);

/** A match that stays in the frame, even after it has been played. */
interface EmbeddedMatch {
  readonly id: string;
  /** The teams: "Kingsway Rovers v Lagoon City". */
  readonly name: string;
}

/**
 * Returns the HTML that shows a part of the league in a frame on another site.
 * @param origin "https://…"
 * @param match the match to show; without it, the live match or the next one
 */
function snippetOf(league: League, part: EmbedPart, origin: string, match?: EmbeddedMatch): string {
  const { height } = embedParts[part];
  const one = part === "match" ? match : undefined;
  const src = new URL(paths.embed(league, part, one?.id), origin).href;
  const title = `${league.name}: ${one?.name ?? labelOf(league, part).toLowerCase()}`;
  return `<iframe src="${quoted(src)}" title="${quoted(title)}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}
