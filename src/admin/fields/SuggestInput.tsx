import Autocomplete from "@mui/material/Autocomplete";
import type { FilterOptionsState } from "@mui/material/useAutocomplete";
import TextField from "@mui/material/TextField";
import type { ReactNode } from "react";
import { Icon } from "@/ui/Icon";
import styles from "./controls.module.css";
import { bestMatch, keepEnter, suggested } from "./suggesting";

interface SuggestInputProps {
  readonly id: string;
  readonly label: string;
  /** Text for screen readers in place of the label, if two inputs have the same label. */
  readonly name?: string;
  readonly options: readonly string[];
  /** Returns a text beside an option, for example a shirt number. */
  readonly aside?: (option: string) => string;
  /** Finds the options for a typed text; without it, the options that contain the text. */
  readonly found?: (typed: string) => readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly note?: ReactNode;
  readonly invalid?: boolean;
  readonly required?: boolean;
}

const looking =
  (found: SuggestInputProps["found"]) =>
  (all: string[], { inputValue }: FilterOptionsState<string>): string[] => {
    if (inputValue === "") return all;
    return found ? [...found(inputValue)] : suggested(all, inputValue);
  };

/** A text field for any text, with a list of suggestions. */
export function SuggestInput(props: SuggestInputProps) {
  const { id, label, name, options, aside, found, value, onChange } = props;
  const { onBlur, note, invalid, required } = props;
  return (
    <Autocomplete
      autoHighlight
      filterOptions={looking(found)}
      forcePopupIcon={options.length > 0 && name === undefined}
      freeSolo
      id={id}
      inputValue={value}
      onKeyDown={keepEnter}
      onChange={(_, chosen, reason) => {
        if (reason === "createOption")
          onChange(found?.(chosen ?? "")[0] ?? bestMatch(options, chosen ?? ""));
      }}
      onInputChange={(_, typed, reason) => {
        // MUI also resets the text to the chosen option by itself: only changes by the user count.
        if (reason !== "reset") onChange(typed);
      }}
      options={options}
      popupIcon={<Icon name="chevronDown" />}
      renderInput={(params) => (
        <TextField
          {...params}
          error={invalid ?? false}
          helperText={note}
          label={label}
          onBlur={onBlur}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              ...(name && { "aria-label": name }),
              autoComplete: "off",
              required: required ?? false,
            },
            formHelperText: { component: "div" },
          }}
        />
      )}
      renderOption={({ key, ...of }, option) => {
        const beside = aside?.(option);
        return (
          <li key={key} {...of}>
            <span className={styles.option}>
              {option}
              {beside && <span className={styles.aside}>{beside}</span>}
            </span>
          </li>
        );
      }}
      // If the text is one of the options, it is also MUI's value, so that the list opens with all options.
      value={options.find((option) => option === value) ?? null}
    />
  );
}
