import { gameWeekKey } from "@/domain/match/grouping";
import { foldName, sameName } from "@/domain/names";
import { nameAmong } from "@/domain/people/nameAmong";
import { clubAt, isCalled } from "@/domain/people/squad";
import type { Result } from "@/records/results/schema";
import type { FormContext } from "./formContext";

/** Something to look at before saving; it never blocks the save. */
export interface Warning {
  /** The id of the warning, such as "W03": the same for all warnings of one sort. */
  readonly id: string;
  /** The field that it is shown at. */
  readonly field: string;
  readonly text: string;
  /** Whether it is often no mistake, for example a guest who is in no squad. */
  readonly isNote?: boolean;
  /** Whether the form already refuses it as an error, so that the form does not warn as well. */
  readonly isRefused?: boolean;
}

/** Warns about clubs that the league does not know; they are probably misspelt. */
export function unknownClubs(
  teams: Readonly<Record<string, string>>,
  { clubs, league }: Pick<FormContext, "clubs" | "league">,
): Warning[] {
  return Object.entries(teams).flatMap(([field, team]) =>
    team === "" || clubs.length === 0 || clubs.some((club) => sameName(club, team))
      ? []
      : [
          {
            id: "W12",
            field,
            text: `${team} is not one of the ${league.clubNoun}s of this league`,
          },
        ],
  );
}

/** Warns about players who are listed twice, in one list or in both. */
export function twiceListed(
  a: readonly string[],
  b: readonly string[],
  fields: readonly [a: string, b: string],
): Warning[] {
  const seen = new Set<string>();
  const twice = { [fields[0]]: new Set<string>(), [fields[1]]: new Set<string>() };
  const look = (names: readonly string[], field: string) => {
    for (const name of names) {
      if (seen.has(foldName(name))) twice[field]?.add(name);
      seen.add(foldName(name));
    }
  };
  look(a, fields[0]);
  look(b, fields[1]);
  return Object.entries(twice).flatMap(([field, names]) =>
    names.size === 0 ? [] : [{ id: "W03", field, text: `Listed twice: ${[...names].join(", ")}` }],
  );
}

/** A player's name in a field, and the teams that the player may belong to. */
export interface NameInField {
  readonly field: string;
  readonly name: string;
  readonly teams: readonly string[];
}

/** Warns about names that several players of these teams have: they count for none until a number is added. */
export function ambiguousNames(
  named: readonly NameInField[],
  date: number | null,
  { players }: Pick<FormContext, "players">,
): Warning[] {
  const found = new Map<string, Warning>();
  for (const { field, name, teams } of named) {
    const squad = players.filter((player) =>
      teams.some((team) => sameName(clubAt(player, date), team)),
    );
    const meant = name === "" ? [] : squad.filter((player) => isCalled(player, name));
    if (meant.length < 2) continue;
    const said = meant.map((player) => nameAmong(squad, player)).join(" or ");
    const text = `${name} is ${meant.length} players, and counts for none of them: write ${said}`;
    found.set(`${field} ${foldName(name)}`, { id: "W04", field, text });
  }
  return [...found.values()];
}

type Pairing = Pick<Result, "teamA" | "teamB" | "gameWeek">;

/** Checks whether two matches are the same pairing in the same game week; false if a game week is missing. */
export function isPairedAgain(match: Pairing, other: Pairing): boolean {
  const week = gameWeekKey(match.gameWeek);
  return (
    week !== gameWeekKey("") &&
    week === gameWeekKey(other.gameWeek) &&
    sameName(match.teamA, other.teamA) &&
    sameName(match.teamB, other.teamB)
  );
}
