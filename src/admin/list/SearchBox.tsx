import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/ui/Icon";

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Browsers refuse more than about three changes of the address in a second. */
const PAUSE = 250;

/** A search that speaks up when the typing pauses. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cleared from outside: the box follows.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <TextField
      sx={{ flex: { xs: "1 1 100%", sm: "2 1 240px" }, maxWidth: { sm: 400 } }}
      fullWidth={false}
      label={label}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          setKnown(text.trim());
          onChange(text.trim());
        }, PAUSE);
      }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon name="search" />
            </InputAdornment>
          ),
        },
      }}
      type="search"
      value={typed}
    />
  );
}
