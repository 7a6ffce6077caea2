import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { limits } from "@/domain/limits";
import { sameName, slugOf } from "@/domain/names";
import type { SeasonRecords } from "@/domain/season/competition";
import { cupOfStage } from "@/domain/match/stage";
import { CUP_CLUBS, cupsIn, readCup, type Cup } from "@/domain/season/cups";
import { cupSlots, writeCup } from "@/domain/season/cupTies";
import type { ResolvedClub } from "@/domain/season/clubs";
import { settingsOf } from "@/domain/season/seasons";
import { amountOf } from "@/domain/wording";
import { useLeague } from "@/ui/leagueContext";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { useClubs } from "../kind/useClubs";
import { AdminIcon } from "../parts/AdminIcon";
import { Bullets } from "../parts/Bullets";
import { Choice, Choices } from "./Choice";
import { RuleSection } from "./RuleSection";

/** The section with the cups of the current season; empty in a league of meets. */
export function CupsSection() {
  const league = useLeague();
  const records = useSeasonRecords(league);
  if (!records || league.meets) return null;
  return <Editor records={records} />;
}

/** A cup while it is edited. */
interface TypedCup extends Omit<Cup, "clubs"> {
  /** The clubs in the order of the draw, one per line. */
  readonly drawn: string;
}

/** The one change that is prepared: a cup is edited, or the cup with this id is to be removed. */
type CupChange = { readonly typed: TypedCup } | { readonly removed: string };

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const typedOf = ({ clubs, ...cup }: Cup): TypedCup => ({ ...cup, drawn: clubs.join("\n") });
const cupOf = ({ drawn, ...cup }: TypedCup): Cup => ({ ...cup, clubs: linesOf(drawn) });

/** Makes an id from the cup's name that no other cup has. */
function idOf(name: string, others: readonly Cup[]): string {
  const wanted = slugOf(name).replaceAll("-", "").slice(0, 7) || "cup";
  const isTaken = (id: string) => others.some((cup) => cup.id === id);
  const numbered = [wanted, ...[2, 3, 4, 5].map((number) => `${wanted}${number}`)];
  return numbered.find((id) => !isTaken(id)) ?? wanted;
}

/** Returns the clubs in a random order. */
function drawnAtRandom(clubs: readonly string[]): string[] {
  const left = [...clubs];
  return clubs.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
}

/** Returns why a cup cannot be played with these clubs; undefined if it can. */
function problemOf(drawn: readonly string[], clubs: readonly ResolvedClub[]): string | undefined {
  const unknown = drawn.find((name) => !clubs.some((club) => sameName(club.name, name)));
  if (unknown !== undefined) return `${unknown} is no club of this league`;
  const twice = drawn.find((name, at) => drawn.findIndex((one) => sameName(one, name)) < at);
  if (twice !== undefined) return `${twice} is there twice`;
  const parted = drawn.find((name) => /[,|]/.test(name));
  if (parted !== undefined)
    return `${parted} has a comma or “|” in its name, which a cup cannot store`;
  if (drawn.length < CUP_CLUBS.least) return "A cup needs two clubs at least";
  if (drawn.length > CUP_CLUBS.most) return `A cup takes ${CUP_CLUBS.most} clubs at most`;
  return undefined;
}

const inWords = ({ clubs, legs }: Cup) =>
  `${amountOf(clubs.length, "club")}, ${legs === "1" ? "one match a tie" : "two matches a tie before the final"}`;

function Editor({ records }: { readonly records: SeasonRecords }) {
  const league = useLeague();
  const clubs = useClubs(league);
  // Away goals are offered only in sports that decide level ties by a shoot-out.
  const hasKicks = league.game.endings.includes("shootOut");
  const [change, setChange] = useState<CupChange | null>(null);
  const typed = change && "typed" in change ? change.typed : null;
  const removed = change && "removed" in change ? change.removed : null;
  const stored = settingsOf(league, records.seasons, undefined).cups;
  const cups = cupsIn(stored);
  const set = (changed: Partial<TypedCup>) =>
    typed && setChange({ typed: { ...typed, ...changed } });
  const edited = typed && cupOf(typed);
  const problem = edited ? problemOf(edited.clubs, clubs) : undefined;
  const named = edited && {
    ...edited,
    id: edited.id || idOf(edited.name, cups),
    name: edited.name.trim(),
  };
  const isGood = named !== null && problem === undefined && named.name !== "";
  const isNew = named !== null && !cups.some(({ id }) => id === named.id);
  // A stored line that cannot be read as a cup stays unchanged.
  const next = stored.flatMap((line) => {
    const id = readCup(line)?.id;
    if (id === undefined || (id !== removed && id !== named?.id)) return [line];
    return named ? [writeCup(named)] : [];
  });
  const wanted = named && isNew ? [...next, writeCup(named)] : next;
  const first = isGood ? cupSlots(named, false).filter(({ a, b }) => isTeam(a) && isTeam(b)) : [];
  const changed = removed ?? (isNew ? null : named?.id);
  const played = records.results.filter(({ stage }) => cupOfStage(stage) === changed);
  const count = amountOf(played.length, "result");
  return (
    <RuleSection
      action={removed ? "Remove the cup" : "Save the cup"}
      isEdited={change !== null}
      lead="A cup has a bracket of its own below the table, and no table counts its matches."
      onEnd={() => setChange(null)}
      preview={
        first.length > 0 && (
          <Bullets>
            {first.map(({ id, a, b }) => (
              <li key={id}>
                {teamOf(a)} v {teamOf(b)}
              </li>
            ))}
          </Bullets>
        )
      }
      records={records}
      saved={removed ? "The cup is removed." : `${named?.name ?? "The cup"} is saved.`}
      title="Cups beside the league"
      effects={
        removed
          ? [`Its bracket leaves the site; ${count} of it stay, and count in no table`]
          : played.length > 0
            ? [`${count} of it count where the bracket still has the same two clubs`]
            : []
      }
      wanted={removed !== null || isGood ? { cups: wanted } : null}
    >
      {(busy) => (
        <>
          {cups.length > 0 && !typed && (
            <Paper component="ul" role="list" variant="rows">
              {cups.map((cup) => (
                <li key={cup.id}>
                  <span>
                    <b>{cup.name}</b>: {inWords(cup)}
                  </span>
                  <Stack direction="row" spacing={2}>
                    <Button
                      aria-label={`Change ${cup.name}`}
                      disabled={busy}
                      onClick={() => setChange({ typed: typedOf(cup) })}
                    >
                      Change
                    </Button>
                    <Button
                      aria-label={`Remove ${cup.name}`}
                      disabled={busy}
                      onClick={() => setChange({ removed: cup.id })}
                    >
                      Remove
                    </Button>
                  </Stack>
                </li>
              ))}
            </Paper>
          )}
          {change === null && (
            <Button
              disabled={busy || stored.length >= limits.cups}
              onClick={() =>
                setChange({
                  typed: {
                    id: "",
                    name: "",
                    legs: "1",
                    third: "no",
                    drawn: clubs.map(({ name }) => name).join("\n"),
                  },
                })
              }
              startIcon={<AdminIcon name="plus" />}
              sx={{ alignSelf: "start" }}
            >
              Add a cup
            </Button>
          )}
          {typed && (
            <>
              <Choices>
                <TextField
                  disabled={busy}
                  label="Name of the cup"
                  onChange={({ target }) => set({ name: target.value.replaceAll("|", " ") })}
                  slotProps={{ htmlInput: { maxLength: limits.shortText } }}
                  value={typed.name}
                />
                <Choice
                  disabled={busy}
                  label="Matches of a tie"
                  // The select has only these options.
                  onChange={(value) => set({ legs: value as Cup["legs"] })}
                  options={[
                    ["1", "One"],
                    ["2", "Two before the final"],
                    ...(hasKicks
                      ? [["2a", "Two before the final, away goals decide"] as const]
                      : []),
                  ]}
                  value={typed.legs}
                />
                <Choice
                  disabled={busy}
                  label="Match for third place"
                  // The select has only these options.
                  onChange={(value) => set({ third: value as Cup["third"] })}
                  options={[
                    ["no", "None"],
                    ["yes", "Between the losers of the semi-finals"],
                    ["played", "Only if one is scheduled"],
                  ]}
                  value={typed.third}
                />
              </Choices>
              <TextField
                disabled={busy}
                error={problem !== undefined}
                helperText={
                  problem ??
                  "A line each, in the order they were drawn: the first meets the second. If the number of clubs is not 2, 4, 8, 16 …, the first ones go on without a match in the first round."
                }
                label="Clubs"
                multiline
                onChange={({ target }) => set({ drawn: target.value })}
                value={typed.drawn}
              />
              <Button
                disabled={busy}
                onClick={() => set({ drawn: drawnAtRandom(linesOf(typed.drawn)).join("\n") })}
                sx={{ alignSelf: "start" }}
                variant="outlined"
              >
                Draw these clubs
              </Button>
            </>
          )}
        </>
      )}
    </RuleSection>
  );
}

type Side = ReturnType<typeof cupSlots>[number]["a"];
const isTeam = (side: Side): side is { team: string } => typeof side === "object" && "team" in side;
const teamOf = (side: Side) => (isTeam(side) ? side.team : "");
