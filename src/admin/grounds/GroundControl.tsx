import Alert from "@mui/material/Alert";
import TextField from "@mui/material/TextField";
import { useWatch } from "react-hook-form";
import { isStillOn } from "@/domain/schedule/callOff";
import { inputId, labelOf, useField, type ControlProps } from "../fields/control";
import { FieldNote } from "../fields/FieldNote";
import { useSuggestions } from "../fields/suggestions";
import type { FormValues } from "../fields/values";
import { useFormMatch } from "../line-up/formMatch";
import { GroundNames } from "./GroundNames";
import { useGroundDiary } from "./useGroundDiary";

/** The input for the ground of a match: free text, with suggestions. Warns if the ground is closed or taken. */
export function GroundControl({ field }: ControlProps) {
  const { name, meta } = field;
  const { value, change, onBlur, error } = useField(name);
  const { around } = useSuggestions();
  const { match } = useFormMatch();
  const status = useWatch<FormValues>({ name: "status" });
  const { names, troubleOf } = useGroundDiary();
  const stadium = typeof value === "string" ? value : "";
  const isOn = isStillOn({ status: typeof status === "string" ? status : "" });
  const planned = { ...match, id: around.id, stadium: stadium.trim() };
  const trouble = isOn ? troubleOf(planned, new Set([around.id])) : "";
  return (
    <div>
      <TextField
        error={error !== undefined}
        fullWidth
        helperText={<FieldNote error={error} help={meta.help} />}
        id={inputId(name)}
        label={labelOf(field)}
        onBlur={onBlur}
        onChange={({ target }) => change(target.value)}
        slotProps={{
          htmlInput: { autoComplete: "off", list: `${inputId(name)}-names` },
          formHelperText: { component: "div" },
        }}
        value={stadium}
      />
      <GroundNames id={`${inputId(name)}-names`} names={names} />
      <div aria-live="polite">
        {trouble && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {trouble}. It can still be saved.
          </Alert>
        )}
      </div>
    </div>
  );
}
