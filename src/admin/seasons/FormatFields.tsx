import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { CardCarryOver } from "@/domain/league/league";
import type { FormatChoice } from "@/domain/season/format";
import {
  cupNames,
  groupsOf,
  pointsIn,
  splitIn,
  splitText,
  type formatProblems,
} from "./formatWords";
import { Choice, Choices } from "./Choice";
import { useLeague } from "@/ui/leagueContext";

interface FormatFieldsProps {
  readonly said: FormatChoice;
  readonly problems: ReturnType<typeof formatProblems>;
  readonly disabled: boolean;
  readonly onChange: (said: FormatChoice) => void;
}

/** How many times each pair of teams meets. */
const meetings = [
  [1, "Once"],
  [2, "Twice, home and away"],
  [3, "Three times"],
  [4, "Four times"],
] as const;
const sizes = [0, 2, 4, 8, 16, 32] as const;
const thirds = [
  ["played", "Only if one is scheduled"],
  ["yes", "Yes"],
  ["no", "No"],
] as const;

/** The choices of what the next season takes over of cards: value of the option, label, and stored setting. */
const carrying: readonly (readonly [
  value: string,
  words: string,
  carry: readonly CardCarryOver[] | undefined,
])[] = [
  ["", "Decided when it opens", undefined],
  ["none", "Are forgotten", []],
  ["bans", "Only suspensions are kept", ["bans"]],
  ["cards", "Only yellow cards are kept", ["cards"]],
  ["bans,cards", "Both are kept", ["bans", "cards"]],
];

/**
 * Sets how many teams of each table go through, so that they fill the knock-out. If there are more tables than places,
 * the number stays as chosen.
 */
function filled(said: FormatChoice): FormatChoice {
  const tables = said.groups.length || 1;
  const through = Math.floor(said.cup / tables);
  if (said.cup === 0) return { ...said, through: 0 };
  return through === 0 ? said : { ...said, through };
}

/** The fields of a season's format: groups, rounds, knock-out, points, and how many boards or rubbers a match has. */
export function FormatFields({ said, problems, disabled, onChange }: FormatFieldsProps) {
  const league = useLeague();
  const { groups, rounds, through, cup, third, legs, awayGoals, contests } = said;
  const [typed, setTyped] = useState(groups.join(", "));
  // The typed text stays while it means the current value. After an undo or a save, the field shows that value instead.
  const text = String(groupsOf(typed)) === String(groups) ? typed : groups.join(", ");
  const own = said.points?.join("-") ?? "";
  const [pointsTyped, setPointsTyped] = useState(own);
  const pointsText = pointsIn(pointsTyped).join("-") === own ? pointsTyped : own;
  const parting = splitText(said.split);
  const [partingTyped, setPartingTyped] = useState(parting);
  const partingText = splitText(splitIn(partingTyped)) === parting ? partingTyped : parting;
  const { tieSizes, endings } = league.game;
  const [season] = league.seasons;
  // Away goals are offered only in sports that decide level ties by a shoot-out.
  const hasKicks = endings.includes("shootOut");
  const most = Math.floor(32 / (groups.length || 1));
  const counts = Array.from({ length: tieSizes?.most ?? 0 }, (_, at) => at + 1);
  return (
    <Choices>
      <TextField
        disabled={disabled}
        error={problems.groups !== undefined}
        helperText={
          problems.groups ?? "For example A, B. Leave it empty for one table of all clubs."
        }
        label="Groups"
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(filled({ ...said, groups: groupsOf(target.value) }));
        }}
        value={text}
      />
      <Choice
        disabled={disabled}
        label="Every pair meets"
        onChange={(value) => {
          const [chosen] = meetings.find(([one]) => String(one) === value) ?? meetings[0];
          onChange({ ...said, rounds: chosen });
        }}
        options={meetings.map(([count, words]) => [String(count), words])}
        value={String(rounds)}
      />
      <TextField
        disabled={disabled}
        error={problems.split !== undefined}
        helperText={
          problems.split ??
          "For example 33: 6, 6: after 33 rounds, the first six clubs and the last six play on apart. Leave it empty for one table to the end."
        }
        label="Split the table after … rounds"
        onChange={({ target }) => {
          setPartingTyped(target.value);
          const { split: _, ...rest } = said;
          const split = splitIn(target.value);
          onChange(split ? { ...rest, split } : rest);
        }}
        value={partingText}
      />
      <Choice
        disabled={disabled}
        label="Knock-out"
        onChange={(value) => onChange(filled({ ...said, cup: Number(value) }))}
        options={sizes.map((size) => [
          String(size),
          size === 0 ? "None" : `${size} teams: ${cupNames[size] ?? ""}`,
        ])}
        value={String(cup)}
      />
      <Choice
        disabled={disabled}
        label={
          groups.length > 0 ? "Teams that go on from each group" : "Teams that go on from the table"
        }
        onChange={(value) => onChange({ ...said, through: Number(value) })}
        options={Array.from({ length: 1 + Math.max(most, through) }, (_, at) => [
          String(at),
          at === 0 ? "None" : String(at),
        ])}
        problem={problems.through}
        value={String(through)}
      />
      {cup > 2 && (
        <>
          <Choice
            disabled={disabled}
            label="Ties before the final"
            onChange={(value) =>
              onChange({ ...said, legs: value === "1" ? 1 : 2, awayGoals: value === "2a" })
            }
            options={[
              ["1", "One match"],
              ["2", "Two legs"],
              ...(hasKicks || awayGoals ? [["2a", "Two legs, away goals decide"] as const] : []),
            ]}
            value={`${legs}${awayGoals ? "a" : ""}`}
          />
          <Choice
            disabled={disabled}
            label="Match for third place"
            onChange={(value) => {
              const [chosen] = thirds.find(([one]) => one === value) ?? thirds[0];
              onChange({ ...said, third: chosen });
            }}
            options={thirds}
            value={third}
          />
        </>
      )}
      {tieSizes && contests !== null && (
        <Choice
          disabled={disabled}
          label={tieSizes.label}
          onChange={(value) => onChange({ ...said, contests: Number(value) })}
          options={counts.map((count) => [String(count), String(count)])}
          value={String(contests)}
        />
      )}
      {tieSizes?.mayEndEarly && (
        <Choice
          disabled={disabled}
          label="A match ends"
          onChange={(value) => {
            const { play: _, ...rest } = said;
            onChange(value === "first" || value === "all" ? { ...rest, play: value } : rest);
          }}
          options={[
            ["", "Either way"],
            ["first", "Once a side has won more than half"],
            ["all", "Once all are played; it may be level"],
          ]}
          value={said.play ?? ""}
        />
      )}
      <TextField
        disabled={disabled}
        error={problems.points !== undefined}
        helperText={
          problems.points ??
          "For example 3-1-0, or 3-1-0-2-1 if a win after extra time gives 2 and a defeat 1. Leave it empty for the usual points."
        }
        label="Points for a win, a draw and a defeat"
        onChange={({ target }) => {
          setPointsTyped(target.value);
          const { points: _, ...rest } = said;
          const points = pointsIn(target.value);
          onChange(points.length === 0 ? rest : { ...rest, points });
        }}
        value={pointsText}
      />
      <Choice
        disabled={disabled}
        label="Clubs are ranked by"
        onChange={(value) => {
          const { by: _, ...rest } = said;
          onChange(value === "match" ? { ...rest, by: value } : rest);
        }}
        options={[
          ["", "Points"],
          ["match", "Points per match"],
        ]}
        value={said.by ?? ""}
      />
      <Choice
        disabled={disabled}
        label="A club without an opponent in a round"
        onChange={(value) => {
          const { bye: _, ...rest } = said;
          onChange(value === "win" || value === "half" ? { ...rest, bye: value } : rest);
        }}
        options={[
          ["", "Gets no points"],
          ["half", "Gets half the points of a win"],
          ["win", "Gets the points of a win"],
        ]}
        value={said.bye ?? ""}
      />
      {groups.length > 0 && (
        <Choice
          disabled={disabled}
          label="Matches between groups"
          onChange={(value) => {
            const { between: _, ...rest } = said;
            onChange(value === "count" ? { ...rest, between: value } : rest);
          }}
          options={[
            ["", "Count in no table"],
            ["count", "Count in each club’s own row"],
          ]}
          value={said.between ?? ""}
        />
      )}
      {(season.cups || said.figures) && (
        <Choice
          disabled={disabled}
          label="Players’ figures and cards in cups"
          onChange={(value) => {
            const { figures: _, ...rest } = said;
            onChange(value === "together" ? { ...rest, figures: value } : rest);
          }}
          options={[
            ["", "Are counted apart"],
            ["together", "Are added to the league’s"],
          ]}
          value={said.figures ?? ""}
        />
      )}
      {league.game.bans && (
        <Choice
          disabled={disabled}
          label="Suspensions and yellow cards in the next season"
          onChange={(value) => {
            const { carry: _, ...rest } = said;
            const chosen = carrying.find(([one]) => one === value)?.[2];
            onChange(chosen ? { ...rest, carry: chosen } : rest);
          }}
          options={carrying.map(([value, words]) => [value, words])}
          value={said.carry ? said.carry.join(",") || "none" : ""}
        />
      )}
    </Choices>
  );
}
