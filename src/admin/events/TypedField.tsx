import type { SxProps } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useState } from "react";

interface Props {
  readonly id: string;
  readonly label: string;
  /** Read aloud in place of the label. */
  readonly name: string;
  readonly placeholder?: string;
  readonly sx?: SxProps;
  /** What the text means so far, in words. */
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** A text that means something only once it is typed whole: until then the typed text stays. */
export function TypedField({ id, label, name, placeholder, sx, value, onType }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      id={id}
      label={label}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value);
        onType(event.target.value);
      }}
      slotProps={{ htmlInput: { "aria-label": name, autoComplete: "off" } }}
      value={typed ?? value}
      {...(placeholder !== undefined && { placeholder })}
      {...(sx && { sx })}
    />
  );
}
