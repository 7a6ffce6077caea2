import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { useEffect, useId, useRef, useState } from "react";
import { dayInWords, dayOf, isDay, weekdayOf, type Day } from "@/domain/day";
import { examples, readTyped, shownMoment, type MomentKind } from "@/domain/cells/typed";
import { Icon } from "@/ui/Icon";
import { arena } from "@arena/arena";
import styles from "./controls.module.css";
import { FieldNote } from "./FieldNote";

type PassedProps = Pick<
  TextFieldProps,
  "id" | "disabled" | "required" | "fullWidth" | "sx" | "onBlur"
>;

interface MomentInputProps extends PassedProps {
  readonly asked: MomentKind;
  readonly label: string;
  /** Its label is read out only: what is around says it to those who see. */
  readonly isLabelHidden?: boolean;
  /** What is read out in place of the label, where several have the same label. */
  readonly spoken?: string;
  /** "2026-11-26T14:00", "2026-11-26" or "14:00"; '' for none. */
  readonly value: string;
  /** Receives the typed value, or the typed text where that is no value. */
  readonly onChange: (value: string) => void;
  /** The first and the last day that can be entered. */
  readonly min?: Day;
  readonly max?: Day;
  readonly help?: string | undefined;
  /** What is wrong with the value, for who asks for it; '' where that is said elsewhere. */
  readonly error?: string | undefined;
}

/** What is being typed. */
interface Edit {
  readonly text: string;
  /** The value that the field was opened with. */
  readonly base: string;
  /** The form's value before the last key. */
  readonly before: string;
  /** What the form received at the last key; a value that is neither came from elsewhere and ends the typing. */
  readonly sent: string;
}

const partsOf = (value: string) => {
  const [day = "", time = ""] = value.split("T");
  return isDay(day) ? { day, time } : null;
};

/** Whether the clock of the arena's locale has twelve hours, as in the United States. */
const { hour12: twelveHours = false } = new Intl.DateTimeFormat(arena.locale, {
  hour: "numeric",
}).resolvedOptions();

/**
 * A day, with its time or without, or a time, in the writing of the whole site, whatever the browser's language: typed
 * in any form a pasted cell may have, or chosen on a calendar. What cannot be read is said, and keeps its form from
 * being sent.
 */
export function MomentInput(props: MomentInputProps) {
  const { asked, label, isLabelHidden = false, value, onChange, min, max, help, error } = props;
  const spoken = props.spoken ?? label;
  const { id, disabled = false, required = false, fullWidth = true, sx, onBlur } = props;
  const own = useId();
  const field = useRef<HTMLInputElement>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const [today] = useState(() => dayOf(Date.now(), arena.timeZone) ?? "");
  const [isTyping, setTyping] = useState(false);
  const [edit, setEdit] = useState<Edit | null>(null);
  if (edit && value !== edit.before && value !== edit.sent) setEdit(null);

  const base = partsOf(edit?.base ?? value);
  const read = (text: string) =>
    readTyped(text, asked, {
      near: base?.day ?? today,
      timeZone: arena.timeZone,
      left: base && weekdayOf(base.day),
      twelveHours,
    });
  const text = edit?.text ?? shownMoment(value);
  const found = read(text);
  const day = "value" in found ? (partsOf(found.value)?.day ?? "") : "";
  const problem =
    "problem" in found
      ? found.problem
      : day !== "" && ((min && day < min) || (max && day > max))
        ? `Enter a day ${min && day < min ? `from ${dayInWords(min).dated} on` : `up to ${dayInWords(max ?? "").dated}`}`
        : "";
  useEffect(() => field.current?.setCustomValidity(problem), [problem]);

  const send = (typed: string) => {
    const said = read(typed);
    const sent = "value" in said ? said.value : typed;
    setEdit({ text: typed, base: edit?.base ?? value, before: value, sent });
    onChange(sent);
  };
  const settle = () => "value" in found && setEdit(null);
  const pick = (picked: Day) => {
    const time = asked === "moment" ? (partsOf(value)?.time ?? "") : "";
    send(picked === "" ? "" : [shownMoment(picked), time].filter(Boolean).join(", "));
  };
  const shown = [error, isTyping ? "" : problem].filter(Boolean).join(". ");
  return (
    <TextField
      disabled={disabled}
      error={error !== undefined || shown !== ""}
      fullWidth={fullWidth}
      helperText={(shown || help) && <FieldNote error={shown} help={help} />}
      id={id ?? own}
      inputRef={field}
      label={isLabelHidden ? undefined : label}
      onBlur={(event) => {
        setTyping(false);
        settle();
        onBlur?.(event);
      }}
      onChange={({ target }) => send(target.value)}
      onFocus={() => setTyping(true)}
      onKeyDown={({ key }) => key === "Enter" && settle()}
      slotProps={{
        formHelperText: { component: "div" },
        htmlInput: {
          autoComplete: "off",
          required,
          ...((isLabelHidden || spoken !== label) && { "aria-label": spoken }),
        },
        input: {
          placeholder: `e.g. ${examples[asked]}`,
          endAdornment: asked !== "time" && (
            <InputAdornment position="end" sx={{ ml: 0 }}>
              <IconButton
                aria-label={`Calendar: ${spoken}`}
                disabled={disabled}
                edge="end"
                onClick={() => calendar.current?.showPicker()}
                size="small"
              >
                <Icon name="calendar" size={20} />
              </IconButton>
              <input
                aria-hidden
                className={styles.calendar}
                disabled={disabled}
                max={max}
                min={min}
                onChange={({ target }) => pick(target.value)}
                ref={calendar}
                tabIndex={-1}
                type="date"
                value={day}
              />
            </InputAdornment>
          ),
        },
      }}
      sx={sx}
      value={text}
    />
  );
}
