import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isOwner } from "@/data/identity";
import { recordsIn } from "@/data/readState";
import { failedOf, isAnyLoading } from "@/data/together";
import { collectionOf } from "@/records/shape";
import { useSession } from "@/session/SessionProvider";
import { ListBox, ListBoxField, ListBoxPopup, useStop } from "@/ui/ListBox";
import { useLeague } from "@/ui/leagueContext";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { useLives } from "../live/useLive";
import { FIND } from "./useFindKey";
import type { Destination } from "./destination";
import { foundKinds, foundDestinations, placesOf } from "./places";

interface FindDialogProps {
  readonly onClose: () => void;
}

/**
 * A dialog that searches pages, jobs, clubs, players, meets and matches of the league's administration, and opens the
 * chosen one. It is no `Ask`, because it is a search and asks nothing.
 */
export default function FindDialog({ onClose }: FindDialogProps) {
  const title = `${FIND} in ${useLeague().name}`;
  return (
    <Dialog
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      open
      slotProps={{ paper: { "aria-label": title } }}
      sx={{ "& .MuiDialog-container": { alignItems: "start" } }}
    >
      <Finder onClose={onClose} title={title} />
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

interface FinderProps extends FindDialogProps {
  readonly title: string;
}

function Finder({ title, onClose }: FinderProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { places, waiting, failed } = usePlaces();
  const [typed, setTyped] = useState("");
  const found = useMemo(() => foundDestinations(places, typed), [places, typed]);
  const nothing = waiting
    ? "Loading…"
    : `Nothing found for “${typed}”. Try a name, a club, a day, a page or a job.`;
  return (
    <DialogContent>
      <ListBox popup="listbox" query={typed} startsAtFirst>
        <ListBoxField>
          {(list) => (
            <TextField
              fullWidth
              inputRef={field}
              label={title}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: list }}
              value={typed}
            />
          )}
        </ListBoxField>
        <Box sx={listed}>
          {found.length > 0 && (
            <ListBoxPopup label={FIND}>
              {found.map((place) => (
                <PlaceOption key={`${place.title} ${place.to}`} onClose={onClose} place={place} />
              ))}
            </ListBoxPopup>
          )}
        </Box>
      </ListBox>
      <Typography component="p" role="status" variant="caption">
        {failed ? "Some lists could not be loaded, so some results may be missing." : null}
        {!failed && found.length === 0 ? nothing : null}
      </Typography>
    </DialogContent>
  );
}

interface PlaceOptionProps extends FindDialogProps {
  readonly place: Destination;
}

function PlaceOption({ place, onClose }: PlaceOptionProps) {
  const navigate = useNavigate();
  const { leave } = useLeaveGuard();
  const stop = useStop();
  return (
    // Not reached by the Tab key, because the arrow keys of the search field select it.
    <button
      {...stop}
      aria-selected={stop["data-active"] !== undefined}
      onClick={() => {
        onClose();
        leave(() => void navigate(place.to));
      }}
      role="option"
      tabIndex={-1}
      type="button"
    >
      <span>{place.title}</span>
      <Typography component="span" variant="caption">
        {place.about}
      </Typography>
    </button>
  );
}

function usePlaces() {
  const league = useLeague();
  const session = useSession();
  const mayAll = session.status === "signedIn" && isOwner(session.rights);
  const kept = useMemo(
    () => foundKinds.filter((kind) => collectionOf(league, kind) !== undefined),
    [league],
  );
  const lives = useLives(league, kept);
  const places = useMemo(
    () =>
      placesOf(
        league,
        {
          teams: recordsIn(lives.teams),
          players: recordsIn(lives.players),
          meets: recordsIn(lives.meets),
          fixtures: recordsIn(lives.fixtures),
          results: recordsIn(lives.results),
        },
        mayAll,
      ),
    [league, lives, mayAll],
  );
  const states = Object.values(lives);
  return { places, waiting: isAnyLoading(states), failed: failedOf(states) !== null };
}

const listed = {
  // The height does not depend on the results, so that the search field does not move.
  height: "min(24rem, 50svh)",
  marginTop: 2,
  overflowY: "auto",
  "& [role=option]": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: 3,
    width: "100%",
    border: 0,
    background: "none",
    color: "inherit",
    font: "inherit",
    textAlign: "start",
    minHeight: "var(--target)",
    padding: "6px 12px",
    borderRadius: "var(--radius-control)",
    overflowWrap: "anywhere",
    cursor: "pointer",
  },
  "& [data-active]": { background: "var(--sunken)" },
};
