import Autocomplete from "@mui/material/Autocomplete";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { sameName } from "@/domain/names";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { Crest } from "@/ui/crest/Crest";
import { Icon } from "@/ui/Icon";
import { useSuggestions } from "../fields/suggestions";
import type { FormValues } from "../fields/values";
import { filledIn, type ClubDependentField } from "../kind/clubFields";
import { inputId, labelOf, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { FieldNote } from "../fields/FieldNote";
import { bestMatch, keepEnter, suggested } from "../fields/suggesting";

/** The number of letters of a name that fit into the field on a phone. */
const FITS = 26;

const none: readonly ClubDependentField[] = [];

const nameOf = (option: ResolvedClub | string) =>
  typeof option === "string" ? option : option.name;

interface ClubControlProps extends ControlProps {
  /** The fields that the chosen club fills in. */
  readonly fills?: readonly ClubDependentField[];
}

/**
 * A field to choose a club by crest and name, which also fills in the fields that depend on the club. Any other name
 * may be typed for old records.
 */
export function ClubControl({ field, fills: followers = none }: ClubControlProps) {
  const { clubs } = useSuggestions();
  const { getValues, setValue } = useFormContext<FormValues>();
  const { value, change, onBlur, error } = useField(field.name);
  const typed = typeof value === "string" ? value : "";
  const club = findClub(clubs, typed);
  const picked = useRef("");

  const choose = (name: string) => {
    const to = findClub(clubs, name);
    picked.current = name;
    change(name);
    const fills = filledIn(followers, { from: typed, to }, getValues);
    for (const [other, text] of fills) setValue(other, text, { shouldDirty: true });
  };

  // The club's record may be loaded only after the club was chosen: fill in the empty fields then.
  useEffect(() => {
    if (!club || !sameName(picked.current, club.name)) return;
    const fills = filledIn(followers, { from: club.name, to: club }, getValues);
    for (const [other, text] of fills) {
      if (getValues(other) === "") setValue(other, text, { shouldDirty: true });
    }
  }, [club, followers, getValues, setValue]);

  return (
    <Autocomplete
      autoHighlight
      filterOptions={(all, { inputValue }) => suggested(all, inputValue, nameOf)}
      forcePopupIcon
      freeSolo
      getOptionKey={(option) => (typeof option === "string" ? option : option.slug)}
      getOptionLabel={nameOf}
      handleHomeEndKeys
      id={inputId(field.name)}
      inputValue={typed}
      onKeyDown={keepEnter}
      onChange={(_, chosen, reason) => {
        if (reason !== "createOption") return;
        choose(bestMatch(clubs.map(nameOf), nameOf(chosen ?? "")));
      }}
      isOptionEqualToValue={(option, chosen) => nameOf(option) === nameOf(chosen)}
      onInputChange={(_, text, reason) => {
        if (reason !== "reset") choose(text);
      }}
      options={clubs}
      popupIcon={<Icon name="chevronDown" />}
      renderInput={(params) => (
        <TextField
          {...params}
          error={error !== undefined}
          // The field is one line and may cut off a long name, so the full name is shown below it.
          helperText={
            <FieldNote
              error={error}
              help={field.meta.help ?? (typed.length > FITS ? typed : undefined)}
            />
          }
          label={labelOf(field)}
          onBlur={() => {
            if (club && club.name !== typed) choose(club.name);
            onBlur();
          }}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: typed.trim() !== "" && (
                <InputAdornment className={styles.crest} position="start">
                  <Crest
                    colours={club?.colours}
                    decorative
                    logo={club?.logo}
                    name={typed}
                    size={24}
                  />
                </InputAdornment>
              ),
            },
            htmlInput: {
              ...params.slotProps.htmlInput,
              autoComplete: "off",
              required: field.meta.required ?? false,
            },
            formHelperText: { component: "div" },
          }}
        />
      )}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span className={styles.option}>
            <Crest
              colours={option.colours}
              decorative
              logo={option.logo}
              name={option.name}
              size={24}
            />
            {option.name}
            {option.group && <span className={styles.aside}>Group {option.group}</span>}
          </span>
        </li>
      )}
      value={club ?? null}
    />
  );
}
