import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useCallback } from "react";
import { valueOf } from "@/data/readState";
import { useRead } from "@/data/useRead";
import { limits } from "@/domain/limits";
import type { SportSettings } from "@/domain/league/settings";
import type { Sport, SportId } from "@/domain/sport";
import { fetchSport } from "@/sports/fetchSport";
import { colours, glyphs, namedSport } from "@/sports/other/looks";
import { addNamedSport, sportEntryOf } from "@/sports/sports";
import { Glyph } from "@/ui/art/Glyph";
import { Choice, Choices } from "../seasons/Choice";
import {
  mayChange,
  numberNames,
  withDefaults,
  type NumberName,
  type OwnProblems,
} from "./ownSport";

interface SportFieldsProps {
  readonly sport: SportId;
  readonly own: SportSettings;
  readonly problems: OwnProblems;
  readonly disabled: boolean;
  /** Whether the league is already open: the score format is then fixed, and the table's order is set on Seasons. */
  readonly isOpen?: boolean;
  readonly onChange: (own: SportSettings) => void;
}

const inCapitals = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const optionsOf = (words: readonly string[]) =>
  words.map((word) => [word, inCapitals(word)] as const);

const bases = [
  ["goals", "Goals, each with its minute"],
  ["points", "Goals or points, added up for players"],
  ["sets", "Sets"],
] as const;
const words = optionsOf(["goals", "points", "frames"]);
const parts = [
  ["none", "It is not divided"],
  ["halves", "Two halves"],
  ["thirds", "Three periods"],
  ["quarters", "Four quarters"],
] as const;

/** Loads the sport with a league's own settings; null while it is loading. */
export function useOwnSport(sport: SportId, own: SportSettings): Sport | null {
  const game = valueOf(useRead(useCallback(() => fetchSport(sport), [sport])));
  return game && (game.withSettings?.(own) ?? game);
}

/** The inputs for a sport: all settings of a sport that the owner names, or the few that a league may change. */
export function SportFields(props: SportFieldsProps) {
  const { sport, own } = props;
  const game = useOwnSport(sport, own);
  if (!game) return null;
  return sportEntryOf(sport).isNamedByLeagues ? (
    <NamedFields {...props} own={withDefaults(own)} />
  ) : (
    <ChangedFields {...props} game={game} />
  );
}

function NamedFields({ sport, own, problems, disabled, isOpen, onChange }: SportFieldsProps) {
  const isSets = own.base === "sets";
  const shown = namedSport(sportEntryOf(sport), own);
  addNamedSport(shown);
  const change: Change = (changed) => onChange({ ...own, ...changed });
  const shared = { disabled, own, problems, change };
  return (
    <Stack spacing={4}>
      <Choices>
        <TextField
          disabled={disabled}
          error={problems.called !== undefined}
          helperText={problems.called ?? "Menus and titles say it"}
          label="What the sport is called"
          onChange={({ target }) => change({ called: target.value.replaceAll("'", "’") })}
          required
          slotProps={{ htmlInput: { maxLength: limits.shortText } }}
          value={own.called ?? ""}
        />
        <Choice
          disabled={disabled}
          label="Drawing"
          onChange={(glyph) => change({ glyph })}
          options={optionsOf(Object.keys(glyphs))}
          value={own.glyph ?? ""}
        />
        <Choice
          disabled={disabled}
          label="Colour"
          onChange={(colour) => change({ colour })}
          options={optionsOf(colours)}
          value={own.colour ?? ""}
        />
      </Choices>
      <Box data-sport={shown.id} sx={look}>
        <Glyph sport={shown.id} />
        {shown.name}
      </Box>
      {!isOpen && <ScoreFields {...shared} onChange={onChange} />}
      <Choices>
        {!isSets && (
          <Choice
            disabled={disabled}
            label="The score counts"
            // The cast is safe: the options are the possible values.
            onChange={(word) => change({ word } as SportSettings)}
            options={words}
            value={own.word ?? ""}
          />
        )}
        {!isSets && <NumberField {...shared} name="minutes" />}
        <NumberField {...shared} name="players" />
      </Choices>
      <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 4 }}>
        <Switch {...shared} label="Scorers are counted" name="scorers" />
        {own.scorers && <Switch {...shared} label="Assists are counted" name="assists" />}
        <Switch {...shared} label="There are cards" name="cards" />
      </Stack>
      <Typography variant="note">
        {isOpen
          ? "How a score is written, and whether a match may end level, stays as it was when the league was opened: its results are read by it. Points and order of the table are changed on its page Seasons. What is not shown any more is kept, and can be shown again."
          : "How a match is decided and divided, and whether it may end level, cannot be changed once the league is open: its results are read by it. The rest can."}
      </Typography>
      {!isOpen && (
        <Typography variant="note">
          Not possible: bonus points as in rugby, teams that play several matches of one or two
          players against each other (table tennis and tennis can), sets that end at a highest
          score, and cricket.
        </Typography>
      )}
    </Stack>
  );
}

const look = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  fontWeight: 650,
  color: "var(--sport)",
};

type Change = (changed: SportSettings) => void;

interface SharedProps {
  readonly own: SportSettings;
  readonly problems: OwnProblems;
  readonly disabled: boolean;
  readonly change: Change;
}

/** The inputs for how a match is decided and divided; fixed once the league is open. */
function ScoreFields({ onChange, ...shared }: SharedProps & { readonly onChange: Change }) {
  const { own, disabled, change } = shared;
  // Removes the typed minutes when the parts change, because each division has its own usual length.
  const { minutes: _, ...timeless } = own;
  return (
    <Choices>
      <Choice
        disabled={disabled}
        label="A match is decided by"
        // The cast is safe: the options are the possible values.
        onChange={(base) => change({ base } as SportSettings)}
        options={bases}
        value={own.base ?? ""}
      />
      {own.base === "sets" ? (
        <>
          <NumberField {...shared} name="sets" />
          <NumberField {...shared} name="setPoints" />
          <NumberField {...shared} name="lastPoints" />
          <NumberField {...shared} name="lead" />
        </>
      ) : (
        <>
          <Choice
            disabled={disabled}
            label="Parts of a match"
            // The cast is safe: the options are the possible values.
            onChange={(of) => onChange({ ...timeless, parts: of } as SportSettings)}
            options={parts}
            value={own.parts ?? ""}
          />
          <Switch {...shared} label="A match may end level" name="draws" />
        </>
      )}
    </Choices>
  );
}

/** The inputs for what a league may change in a sport that has its own rules. */
function ChangedFields({
  game,
  own,
  problems,
  disabled,
  isOpen,
  onChange,
}: SportFieldsProps & { readonly game: Sport }) {
  const may = mayChange(game);
  const change: Change = (changed) => onChange({ ...own, ...changed });
  const shared = { disabled, problems, change };
  if (!may.players) return null;
  return (
    <Choices>
      <NumberField {...shared} own={own} name="players" usual={game.lineUp.size} />
      {may.minutes && (
        <NumberField
          {...shared}
          label="Minutes of a half"
          name="minutes"
          own={own}
          usual={(game.playingMinutes?.regular ?? 0) / 2}
        />
      )}
      {may.draws && !isOpen && (
        <Switch
          {...shared}
          label="A match may end level"
          name="draws"
          own={{ draws: game.draws, ...own }}
        />
      )}
    </Choices>
  );
}

interface NumberFieldProps extends SharedProps {
  readonly name: NumberName;
  readonly label?: string;
  /** The value that is used if the field is empty. */
  readonly usual?: number;
}

function NumberField({ name, label, usual, own, problems, disabled, change }: NumberFieldProps) {
  return (
    <TextField
      disabled={disabled}
      error={problems[name] !== undefined}
      helperText={problems[name]}
      label={label ?? numberNames[name]}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, "").slice(0, 3);
        change({ [name]: digits === "" ? undefined : Number(digits) });
      }}
      placeholder={usual === undefined ? "" : String(usual)}
      slotProps={{
        htmlInput: { inputMode: "numeric" },
        ...(usual !== undefined && { inputLabel: { shrink: true } }),
      }}
      value={own[name] ?? ""}
    />
  );
}

interface SwitchProps extends SharedProps {
  readonly name: "draws" | "scorers" | "assists" | "cards";
  readonly label: string;
}

function Switch({ name, label, own, disabled, change }: SwitchProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={own[name] ?? false}
          disabled={disabled}
          onChange={(_, on) => change({ [name]: on })}
        />
      }
      label={label}
    />
  );
}
