import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import useAutocomplete from "@mui/material/useAutocomplete";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isOwner } from "@/data/identity";
import { failedOf, isAnyLoading, recordsIn } from "@/data/readState";
import { collectionOf } from "@/records/shape";
import { useSession } from "@/session/SessionProvider";
import { useLeague } from "@/ui/where";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { useLives } from "../live/useLive";
import { FIND } from "./useFindKey";
import { foundKinds, foundPlaces, placesOf, type Place } from "./places";

interface FindDialogProps {
  readonly onClose: () => void;
}

/** Finds a page, club, player, meet or match of the league's administration, and goes there. No `Ask`: it is a search. */
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
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const navigate = useNavigate();
  const { leave } = useLeaveGuard();
  const { places, waiting, failed } = usePlaces();
  const [typed, setTyped] = useState("");
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Place>({
      autoHighlight: true,
      clearOnBlur: false,
      clearOnEscape: false,
      filterOptions: (all, { inputValue }) => [...foundPlaces(all, inputValue)],
      getOptionKey: ({ to }) => to,
      getOptionLabel: (place) => place.title,
      id,
      inputValue: typed,
      onChange: (_, place) => {
        if (!place) return;
        onClose();
        leave(() => void navigate(place.to));
      },
      onClose: (_, reason) => {
        if (reason === "escape") onClose();
      },
      onInputChange: (_, text, reason) => {
        if (reason !== "reset") setTyped(text);
      },
      open: true,
      options: places,
      value: null,
    });
  // Without groups they are the options themselves.
  const found = groupedOptions as readonly Place[];
  const nothing = waiting
    ? "Loading…"
    : "Nothing is called so. Try a name, a club, a day or a page.";
  return (
    <DialogContent {...getRootProps()}>
      <TextField
        fullWidth
        id={id}
        inputRef={field}
        label={title}
        slotProps={{ htmlInput: getInputProps() }}
      />
      <Box {...getListboxProps()} component="ul" sx={list}>
        {found.map((option, index) => {
          const { key, ...of } = getOptionProps({ option, index });
          return (
            <li key={key} {...of}>
              <span>{option.title}</span>
              <Typography component="span" variant="caption">
                {option.about}
              </Typography>
            </li>
          );
        })}
      </Box>
      <Typography component="p" role="status" variant="caption">
        {failed ? "Some lists could not be loaded, so some results may be missing." : null}
        {!failed && found.length === 0 ? nothing : null}
      </Typography>
    </DialogContent>
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

const list = {
  margin: 0,
  padding: 0,
  listStyle: "none",
  // As high whatever is found, so that the field stays where it is.
  height: "min(24rem, 50svh)",
  overflowY: "auto",
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: 3,
    minHeight: "var(--target)",
    padding: "6px 12px",
    borderRadius: "var(--radius-control)",
    overflowWrap: "anywhere",
    cursor: "pointer",
  },
  "& .Mui-focused": { background: "var(--sunken)" },
};
