import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { isOpenPastMidnight } from "@/domain/schedule/ground";
import { hoursOf } from "@/domain/schedule/groundDiary";
import { inputId, useField, type ControlProps } from "../fields/control";
import { timeOf } from "../fixture-maker/plan";

const usual = hoursOf(undefined);

/** Writes "8:00" as "08:00". Text that is no time is only trimmed, so that the form refuses it as it was typed. */
const tidy = (text: string) => timeOf(text) ?? text.trim();

/**
 * The inputs for the hours of a ground, in the arena's time zone; the second time may be on the next day.
 * Stored as "08:00-22:00", or '' if both are empty.
 */
export default function HoursControl({ field: { name } }: ControlProps) {
  const { value, change, onBlur, error } = useField(name);
  const [opens = "", closes = ""] = (typeof value === "string" ? value : "").split("-");
  const write = (from: string, to: string) => change(from + to === "" ? "" : `${from}-${to}`);
  const input = (label: string, text: string, help: string, onText: (text: string) => void) => (
    <TextField
      error={error !== undefined}
      helperText={help}
      id={label === "Opens" ? inputId(name) : undefined}
      label={`${label} (optional)`}
      onBlur={() => {
        write(tidy(opens), tidy(closes));
        onBlur();
      }}
      onChange={({ target }) => onText(target.value.replaceAll("-", ""))}
      slotProps={{ htmlInput: { autoComplete: "off" } }}
      value={text}
    />
  );
  return (
    <>
      <Stack direction="row" spacing={3} sx={{ flexWrap: "nowrap", alignItems: "start" }}>
        {input("Opens", opens, `${usual.opens} if left empty`, (next) => write(next, closes))}
        {input(
          "Closes",
          closes,
          isOpenPastMidnight({ opens: tidy(opens), closes: tidy(closes) })
            ? "On the next day"
            : `${usual.closes} if left empty`,
          (next) => write(opens, next),
        )}
      </Stack>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}
