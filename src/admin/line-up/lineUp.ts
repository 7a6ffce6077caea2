import { compareNames, foldName, holdsTyped, sameName } from "@/domain/names";
import { sidesOf } from "@/domain/people/sheet";
import { clubAt } from "@/domain/people/squad";
import { momentOf } from "@/domain/when";
import type { RecordOf } from "@/records/record";
import type { FormContext } from "../kind/formContext";

/** A player as a squad has one. */
export type Player = RecordOf<"players">;

/** The names of a text; a place that nobody has yet stays one. */
export const namesIn = (text: string): readonly string[] =>
  text.trim() === "" ? [] : text.split(",").map((name) => name.trim());

/** The text with that name behind the others. */
export const withName = (text: string, name: string): string => {
  const kept = text.replace(/[\s,]+$/, "");
  return kept === "" ? name : `${kept}, ${name}`;
};

/** The text without the player who is meant. */
export const withoutName = (text: string, isMeant: (name: string) => boolean): string =>
  namesIn(text)
    .filter((name) => name === "" || !isMeant(name))
    .join(", ");

/** The squad of a club on the day of a match: by numbers, those without one last. */
export const squadAt = (players: readonly Player[], team: string, date: number | null): Player[] =>
  players
    .filter((player) => sameName(clubAt(player, date), team))
    .toSorted(
      (a, b) => (a.jersey ?? Infinity) - (b.jersey ?? Infinity) || compareNames(a.name, b.name),
    );

/** People who can be picked: a player by name or number, anybody else by name. */
export type Pickable = Pick<Player, "id" | "name"> & Partial<Pick<Player, "jersey">>;

/** Of a squad those whose name or number is typed; a whole number first. */
export function found<P extends Pickable>(squad: readonly P[], typed: string): readonly P[] {
  const text = foldName(typed);
  const isNumber = /^\d+$/.test(text);
  const numberOf = ({ jersey }: P) => String(jersey ?? "");
  return squad
    .filter((player) =>
      isNumber ? numberOf(player).startsWith(text) : holdsTyped(player.name, typed),
    )
    .toSorted((a, b) => Number(numberOf(b) === text) - Number(numberOf(a) === text));
}

interface LineUpQuery {
  readonly team: string;
  readonly date: number | null;
  /** Who began, or everybody who played. */
  readonly who: "began" | "played";
}

/** Whom a club sent last before that match, as far as fixtures and results say so; empty where none does. */
export function lastLineUp(
  { team, date, who }: LineUpQuery,
  { id, fixtures, results }: Pick<FormContext, "id" | "fixtures" | "results">,
): readonly string[] {
  const own = <M extends { teamA: string; teamB: string }>({ teamA, teamB }: M) =>
    [teamA, teamB].findIndex((one) => sameName(one, team));
  const announced = fixtures.map((fixture) => ({
    match: fixture,
    names: [fixture.lineUpA, fixture.lineUpB][own(fixture)] ?? [],
  }));
  const played = results.map((result) => {
    const side = sidesOf(result)[own(result)];
    const names = (who === "began" ? side?.starting : side?.played) ?? [];
    return { match: result, names };
  });
  const [first] = (who === "began" ? [...announced, ...played] : [...played, ...announced])
    .map(({ match, names }) => ({ id: match.id, names, at: momentOf(match) ?? -Infinity }))
    .filter((one) => one.id !== id && one.names.length > 0 && (date === null || one.at < date))
    .toSorted((a, b) => b.at - a.at);
  return first?.names ?? [];
}
