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
  /** Whether the label is only for screen readers, because the text around the field says the same. */
  readonly isLabelHidden?: boolean;
  /** Text for screen readers in place of the label, if several fields have the same label. */
  readonly spoken?: string;
  /** "2026-11-26T14:00", "2026-11-26" or "14:00"; '' for none. */
  readonly value: string;
  /** Receives the value in the form above, or the typed text if it cannot be understood. */
  readonly onChange: (value: string) => void;
  /** The first and the last day that can be entered. */
  readonly min?: Day;
  readonly max?: Day;
  readonly help?: string | undefined;
  /** The form's error message; '' to mark the field without a message, because it is shown elsewhere. */
  readonly error?: string | undefined;
}

/** The text that is being typed. */
interface Edit {
  readonly text: string;
  /** The value when the typing began. */
  readonly base: string;
  /** The form's value before the last key press. */
  readonly before: string;
  /**
   * The value sent to the form at the last key press. If the form has neither value, it was changed from outside: this
   * ends the typing.
   */
  readonly sent: string;
}

/** Splits "2026-11-26T14:00" into day and time; null if the value begins with no day. */
const partsOf = (value: string) => {
  const [day = "", time = ""] = value.split("T");
  return isDay(day) ? { day, time } : null;
};

/** Whether the arena's locale uses a 12-hour clock, as in the United States. */
const { hour12: twelveHours = false } = new Intl.DateTimeFormat(arena.locale, {
  hour: "numeric",
}).resolvedOptions();

/**
 * A field for a day with or without a time, or for a time alone. It shows them in the site's own format, whatever the
 * browser's language. The user types them in any form that a pasted cell may have, or chooses a day in a calendar. A
 * text that cannot be understood gets a message and prevents its form from being sent.
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
