import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { asFailure } from "@/data/failure";
import { newRecordId } from "@/data/store";
import {
  noOfficial,
  officialProblems,
  officialTexts,
  type Official,
  type OfficialEntry,
  type OfficialText,
} from "@/domain/people/official";
import { readText } from "@/domain/reading";
import { useConnection } from "@/session/ConnectionProvider";
import { leagues } from "@/leagues";
import { sportEntryOf } from "@/sports/sports";

interface OfficialDialogProps {
  /** null: a new one. */
  readonly official: Official | null;
  readonly onClose: () => void;
  readonly onSaved: (saved: Official) => void;
}

/** The sports that a league of the arena plays. */
const sports = [...new Set(leagues.map(({ sport }) => sport))].map(sportEntryOf);

const helps: Readonly<Partial<Record<OfficialText, string>>> = {
  does: "For example Referee, Table official",
  contact: "A telephone number or an e-mail address; administrators alone read it",
};

/** Asks what is said of an official; what was typed stays until it is saved. */
export function OfficialDialog({ official, onClose, onSaved }: OfficialDialogProps) {
  const { officials } = useConnection();
  const title = useId();
  const [id] = useState(() => official?.id ?? newRecordId());
  const [entry, setEntry] = useState<OfficialEntry>(official ?? noOfficial);
  const [isTried, setTried] = useState(false);
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { sports: played, agreed } = entry;
  const tidy: OfficialEntry = {
    name: readText(entry.name),
    does: readText(entry.does),
    contact: readText(entry.contact),
    sports: played,
    agreed,
  };
  const problems = isTried ? officialProblems(tidy) : {};

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form lies within the page's own, as React sees it.
    event.stopPropagation();
    setTried(true);
    const [problem] = Object.keys(officialProblems(tidy));
    if (problem !== undefined) return document.getElementById(`${title}-${problem}`)?.focus();
    setBusy(true);
    setFailed("");
    try {
      onSaved(await officials.save(id, official?.version ?? 0, tidy));
    } catch (thrown) {
      const { kind, message } = asFailure(thrown);
      const instead =
        kind === "conflict" ? " Close this and open it again to see what was saved." : "";
      setFailed(`Nothing was saved. ${message}${instead}`);
      setBusy(false);
    }
  };
  const field = (name: OfficialText) => (
    <TextField
      error={problems[name] !== undefined}
      fullWidth
      helperText={problems[name] ?? helps[name]}
      id={`${title}-${name}`}
      inputRef={name === "name" ? first : undefined}
      label={name === "name" ? "Name" : `${officialTexts[name].label} (optional)`}
      margin="dense"
      onChange={({ target }) => setEntry({ ...entry, [name]: target.value })}
      slotProps={{ htmlInput: { autoComplete: "off", "aria-required": name === "name" } }}
      value={entry[name]}
    />
  );
  return (
    <Dialog
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
      onClose={busy ? undefined : onClose}
      open
    >
      <Box component="form" noValidate onSubmit={save} sx={{ display: "contents" }}>
        <DialogTitle id={title}>{official ? "Change official" : "Add official"}</DialogTitle>
        <DialogContent>
          {failed && (
            <Alert role="alert" severity="error">
              {failed}
            </Alert>
          )}
          {field("name")}
          {field("does")}
          {field("contact")}
          <Box aria-labelledby={`${title}-sports`} role="group" sx={{ mt: 3 }}>
            <Typography id={`${title}-sports`} variant="subtitle2">
              Sports
            </Typography>
            {sports.map(({ id: sport, name }) => (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={played.includes(sport)}
                    onChange={(_, on) =>
                      setEntry({
                        ...entry,
                        sports: played.filter((one) => one !== sport).concat(on ? sport : []),
                      })
                    }
                  />
                }
                key={sport}
                label={name}
              />
            ))}
            <Typography component="p" variant="caption">
              None chosen: offered in every sport.
            </Typography>
          </Box>
          <FormControlLabel
            control={
              <Checkbox checked={agreed} onChange={(_, on) => setEntry({ ...entry, agreed: on })} />
            }
            label="Has agreed that visitors may read the name"
            sx={{ mt: 3 }}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={onClose} type="button">
            Cancel
          </Button>
          <Button disabled={busy} type="submit" variant="contained">
            {busy ? "Saving…" : "Save"}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
