import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { useId, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { nameAmong } from "@/domain/people/nameAmong";
import { isCalled } from "@/domain/people/squad";
import type { Side } from "@/domain/match/timeline";
import type { Sport } from "@/domain/sport";
import { inputId } from "../fields/control";
import controls from "../fields/controls.module.css";
import { useSuggestions } from "../fields/suggestions";
import { asManOfTheMatch, type FormValues } from "../fields/values";
import { useFormMatch } from "../line-up/formMatch";
import type { Player } from "../line-up/lineUp";
import { AdminIcon } from "../parts/AdminIcon";
import { UnknownPlayerQuestion } from "../line-up/NobodysName";
import { SquadPicker, squadWords } from "../line-up/SquadPicker";
import { useBest } from "./ManOfTheMatchControl";
import styles from "./MatchTaps.module.css";
import { Stars } from "./Stars";
import {
  fieldOf,
  figureOf,
  followingScores,
  tally,
  noteOfTap,
  awaitsPlayerComingOn,
  withFigure,
  type PlayerNote,
  type Verb,
} from "./taps";

interface TapButton {
  readonly verb: Verb;
  readonly label: string;
}

/** Returns the buttons for what a sport notes of a player, in the order of a score sheet. */
function verbsOf({ live, matchFields, words, scorerFigure }: Sport): readonly TapButton[] {
  const events = live?.events ?? [];
  const labelled = (verb: Verb, label: string) =>
    events.filter(({ kind }) => kind === verb).map((): TapButton => ({ verb, label }));
  const all: readonly TapButton[] = [
    { verb: "goal", label: events.find(({ kind }) => kind === "goal")?.label ?? "Scorer" },
    // In a sport that counts points, assists are a total of the player, not one pass to one scorer.
    ...(scorerFigure === "points" ? [] : [{ verb: "assist" as const, label: "Assist" }]),
    ...labelled("penalty", "Penalty"),
    ...labelled("ownGoal", "Own goal"),
    ...labelled("yellow", "Yellow"),
    ...(labelled("yellow", "").length > 0
      ? [{ verb: "second" as const, label: "2nd yellow" }]
      : []),
    ...labelled("red", "Red"),
    ...labelled("substitution", "Substitution"),
    { verb: "best", label: words.manOfTheMatch },
  ];
  const kept: readonly string[] = ["manOfTheMatch", ...matchFields];
  return all.filter(({ verb }) => kept.includes(fieldOf(verb, "A")));
}

const sides: readonly Side[] = ["A", "B"];
/** The fields that the squads show; typing in any other field does not draw the squads again. */
const watched = [
  "teamA",
  "teamB",
  "goalsA",
  "goalsB",
  "bookings",
  "substitutionsA",
  "substitutionsB",
  "manOfTheMatch",
];
const textIn = (values: FormValues, name: string) => {
  const value = values[name];
  return typeof value === "string" ? value.trim() : "";
};

/**
 * The shirts of both squads in the form of a result: a tap on a shirt notes what the player did. The notes are stored
 * in the fields below: scorers, bookings, substitutions and the man of the match.
 */
export function MatchTaps() {
  const { league, around } = useSuggestions();
  const { setValue, getValues } = useFormContext<FormValues>();
  const texts = useWatch<FormValues>({ name: watched });
  const values = Object.fromEntries(watched.map((name, at) => [name, texts[at] ?? ""]));
  const of = useFormMatch();
  const best = useBest();
  const id = useId();
  const figure = useRef<HTMLInputElement>(null);
  /** The element that gets the focus back after the minute was typed. */
  const from = useRef<Element | null>(null);
  const [verb, setVerb] = useState<Verb>("goal");
  const [last, setLast] = useState<PlayerNote | null>(null);
  const [asked, setAsked] = useState<readonly { name: string; team: string }[]>([]);
  const { game } = league;
  const verbs = verbsOf(game);
  const counts = game.scorerFigure === "points";
  const labelOf = (one: Verb) => verbs.find((named) => named.verb === one)?.label ?? "";
  const figureField = last?.field ?? fieldOf(verb, "A");
  const figureLabel = figureField.startsWith("goals") ? game.words.scorerDetail : "Minute";

  const put = (field: string, value: FormValues[string]) => {
    // Points are entered per player, and their sum need not be the score.
    const scores = counts ? [] : followingScores(getValues(), field, value);
    for (const [name, to] of [...scores, [field, value] as const])
      setValue(name, to, { shouldDirty: true, shouldValidate: true });
  };
  const note = (side: Side, player: string) => {
    const taken = noteOfTap(getValues(), { verb, side, player }, last, counts);
    if (!taken) return;
    const { value, ...noted } = taken;
    put(noted.field, verb === "best" ? best(player) : value);
    setLast(noted);
    // An assist belongs to one goal, so the next tap notes a goal again.
    if (verb === "assist") setVerb("goal");
    from.current = document.activeElement;
    const isWaiting = verb === "substitution" && awaitsPlayerComingOn(getValues(), noted);
    if (verb !== "best" && !isWaiting && figureOf(getValues(), noted) === "")
      figure.current?.focus({ preventScroll: true });
  };
  const undo = () => {
    if (!last) return;
    put(last.field, last.before);
    setLast(null);
  };

  const squads = sides.map((side) => {
    const team = textIn(values, `team${side}`);
    return { side, team, squad: of.squadOf(team) };
  });
  if (squads.every(({ squad }) => squad.length === 0)) return null;

  const about = (side: Side, team: string, player: Player) => {
    const noted = tally(values, side, (name) => name !== "" && isCalled(player, name));
    const said = verbs.flatMap(({ verb: one, label }) => {
      const count = noted.get(one) ?? 0;
      if (count === 0) return [];
      return count === 1 ? [label] : [`${label} × ${count}`];
    });
    return {
      notes: [player.position, of.isBanned(team, player.name, player.id) && "Suspended", ...said],
    };
  };
  const isWaiting = last !== null && awaitsPlayerComingOn(values, last);
  const next =
    verb === "substitution" ? "Tap who went off." : `Tap a player to note “${labelOf(verb)}”.`;
  const does = isWaiting ? `Tap who came on for ${last.player}.` : next;
  return (
    <div aria-labelledby={id} className="stack-4 mb-3" role="group">
      <div className={styles.bar}>
        <p className={controls.label} id={id}>
          Tap what happened
        </p>
        <div aria-label="What a tap notes" className={styles.verbs} role="group">
          {verbs.map((named) => (
            <button
              aria-pressed={named.verb === verb}
              className={styles.verb}
              data-verb={named.verb}
              key={named.verb}
              onClick={() => setVerb(named.verb)}
              type="button"
            >
              {named.label}
            </button>
          ))}
        </div>
        <div className={styles.last}>
          <p aria-live="polite" className={styles.said}>
            {last ? `${labelOf(last.verb)}: ${last.player}. ` : ""}
            {does}
          </p>
          {last?.verb === "best" ? (
            <Stars
              name="best-rating"
              onChange={(rating) =>
                put("manOfTheMatch", { ...asManOfTheMatch(values["manOfTheMatch"]), rating })
              }
              value={asManOfTheMatch(values["manOfTheMatch"]).rating}
            />
          ) : (
            <TextField
              id={inputId("tapped-figure")}
              inputRef={figure}
              label={figureLabel}
              onChange={({ target }) =>
                last && put(last.field, withFigure(getValues(), last, target.value))
              }
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                if (from.current instanceof HTMLElement)
                  from.current.focus({ preventScroll: true });
              }}
              slotProps={{
                htmlInput: {
                  "aria-label": `${figureLabel} of the last tap`,
                  autoComplete: "off",
                  inputMode: "tel",
                  readOnly: last === null,
                },
              }}
              sx={{ width: 112 }}
              value={last ? figureOf(values, last) : ""}
            />
          )}
          <IconButton
            aria-label="Undo the last tap"
            disabled={last === null}
            onClick={() => {
              undo();
              // This button is disabled now and would lose the focus.
              if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
            }}
          >
            <AdminIcon name="undo" />
          </IconButton>
        </div>
      </div>
      <div className={styles.squads}>
        {squads.map(
          ({ side, team, squad }) =>
            squad.length > 0 && (
              <section aria-label={team} className="stack-3" key={side}>
                <h3 className={controls.label}>{team}</h3>
                <SquadPicker
                  about={(player) => about(side, team, player)}
                  guests={[]}
                  name={`tapped-${side}`}
                  onName={(name) => {
                    note(side, name);
                    setAsked([...asked, { name, team }]);
                  }}
                  onPick={(player) => note(side, nameAmong(squad, player))}
                  squad={squad}
                  words={squadWords(team, `what happened, ${team}`)}
                />
                {asked
                  .filter((one) => one.team === team)
                  .filter(({ name }) => !around.players.some((player) => isCalled(player, name)))
                  .map(({ name }) => (
                    <UnknownPlayerQuestion
                      key={name}
                      name={name}
                      onDone={() => figure.current?.focus()}
                      teams={[team]}
                    />
                  ))}
              </section>
            ),
        )}
      </div>
    </div>
  );
}
