import TextField from "@mui/material/TextField";

interface MinuteInputProps {
  readonly id: string;
  readonly called: string;
  readonly value: string;
  readonly onChange: (minute: string) => void;
}

/** A field for a minute of play, such as "45+2". */
export function MinuteInput({ id, called, value, onChange }: MinuteInputProps) {
  return (
    <TextField
      id={id}
      label="Minute"
      onChange={({ target }) => onChange(target.value.replace(/[^\d+]/g, ""))}
      slotProps={{
        htmlInput: { "aria-label": `Minute, ${called}`, autoComplete: "off", inputMode: "text" },
      }}
      value={value}
    />
  );
}
