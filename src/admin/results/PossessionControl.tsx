import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { clampPossession, possessionOfB } from "@/domain/match/possession";
import { inputId, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";

const percent = { endAdornment: <InputAdornment position="end">%</InputAdornment> };

/** Team A's share of the ball, held between 0 and 100; Team B's is the rest. */
export function PossessionControl({ field }: ControlProps) {
  const { value, change, onBlur } = useField(field.name);
  const typed = typeof value === "string" ? value : "";
  const share = clampPossession(typed);
  return (
    <div className={styles.possession}>
      <TextField
        id={inputId(field.name)}
        label={field.meta.label}
        onBlur={() => {
          change(String(share));
          onBlur();
        }}
        onChange={({ target }) =>
          // An emptied field may stay so while somebody types; anything else is clamped at once.
          change(target.value === "" ? "" : String(clampPossession(target.value)))
        }
        slotProps={{ htmlInput: { min: 0, max: 100, step: 1 }, input: percent }}
        type="number"
        value={typed}
      />
      <TextField
        id={inputId("possessionB")}
        label="Team B possession"
        slotProps={{ input: { ...percent, readOnly: true } }}
        value={possessionOfB(share)}
      />
      <div aria-hidden="true" className={styles.split}>
        <span style={{ width: `${share}%` }} />
        <span />
      </div>
    </div>
  );
}
