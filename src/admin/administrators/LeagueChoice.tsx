import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import { leagues } from "@/leagues";

const ALL = "*";

interface LeagueChoiceProps {
  /** Whose leagues they are. */
  readonly who: string;
  readonly slugs: readonly string[];
  readonly busy: boolean;
  readonly onChoose: (slugs: readonly string[]) => void;
}

/** Chooses the leagues that somebody's rights cover: one at least. */
export function LeagueChoice({ who, slugs, busy, onChoose }: LeagueChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const titleId = useId();
  const toggle = (slug: string, on: boolean) =>
    setChosen(
      (before) => new Set([...(before ?? [])].filter((one) => one !== slug).concat(on ? slug : [])),
    );
  const all = chosen?.has(ALL) ?? false;
  const close = () => setChosen(null);
  return (
    <>
      <Button
        aria-label={`Leagues of ${who}`}
        disabled={busy}
        onClick={() => setChosen(new Set(slugs))}
        size="small"
        variant="text"
      >
        Change
      </Button>
      <Dialog aria-labelledby={titleId} onClose={close} open={chosen !== null}>
        <DialogTitle id={titleId}>Leagues of {who}</DialogTitle>
        <DialogContent>
          <Stack role="group" aria-labelledby={titleId}>
            {[{ slug: ALL, name: "All leagues" }, ...leagues].map(({ slug, name }) => (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={all || (chosen?.has(slug) ?? false)}
                    disabled={all && slug !== ALL}
                    onChange={(_, on) => toggle(slug, on)}
                  />
                }
                key={slug}
                label={name}
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button
            disabled={chosen === null || chosen.size === 0}
            onClick={() => {
              close();
              onChoose(all ? [ALL] : [...(chosen ?? [])]);
            }}
            variant="contained"
          >
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
