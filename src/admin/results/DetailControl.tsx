import TextField from "@mui/material/TextField";
import type { ScoreFormat } from "@/domain/match/detail";
import { lowerFirst } from "@/domain/wording";
import { detailName } from "./detailName";
import { ScoreEntry } from "./detail/ScoreEntry";
import { useDetail } from "./detail/useDetail";
import { inputId, labelOf, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { FieldNote } from "../fields/FieldNote";

/** How the sport writes a score in detail. */
function hintOf(format: ScoreFormat | null): string | undefined {
  const reading = format && format.read("");
  return reading && !reading.ok ? reading.problem : undefined;
}

/** The score in detail: the sheet of the sport, and below it the same as the text that is stored. */
export function DetailControl({ field }: ControlProps) {
  const { scoreFormat, text, type, change, onBlur, error } = useDetail(field.name);
  const reading = scoreFormat && text.trim() !== "" ? scoreFormat.read(text) : null;
  return (
    <div className={styles.part}>
      {scoreFormat && <ScoreEntry format={scoreFormat} onType={type} text={text} />}
      <TextField
        error={error !== undefined}
        fullWidth
        helperText={<FieldNote error={error} help={hintOf(scoreFormat)} />}
        id={inputId(field.name)}
        label={
          scoreFormat
            ? `Or type the ${lowerFirst(detailName(scoreFormat))} in one line (optional)`
            : labelOf(field)
        }
        onBlur={() => {
          if (scoreFormat && reading?.ok) change(scoreFormat.write(reading.sheet));
          onBlur();
        }}
        onChange={({ target }) => type(target.value)}
        slotProps={{
          htmlInput: { autoComplete: "off" },
          formHelperText: { component: "div" },
        }}
        value={text}
      />
    </div>
  );
}
