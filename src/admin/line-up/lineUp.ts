import { compareNames, foldName, holdsTyped, sameName } from "@/domain/names";
import { sidesOf } from "@/domain/people/sheet";
import { clubAt } from "@/domain/people/squad";
import { momentOf } from "@/domain/when";
import type { RecordOf } from "@/records/record";
import type { FormContext } from "../kind/formContext";

/** A player of a squad. */
export type Player = RecordOf<"players">;

/** Splits a text of names at its commas; an empty place between two commas stays as ''. */
export const namesIn = (text: string): readonly string[] =>
  text.trim() === "" ? [] : text.split(",").map((name) => name.trim());

/** Returns the text with a name added at its end. */
export const withName = (text: string, name: string): string => {
  const kept = text.replace(/[\s,]+$/, "");
  return kept === "" ? name : `${kept}, ${name}`;
};

/** Returns the text without the names for which `isMeant` is true. */
export const withoutName = (text: string, isMeant: (name: string) => boolean): string =>
  namesIn(text)
    .filter((name) => name === "" || !isMeant(name))
    .join(", ");

/** Returns the squad of a club on the day of a match, sorted by number; players without a number come last. */
export const squadAt = (players: readonly Player[], team: string, date: number | null): Player[] =>
  players
    .filter((player) => sameName(clubAt(player, date), team))
    .toSorted(
      (a, b) => (a.jersey ?? Infinity) - (b.jersey ?? Infinity) || compareNames(a.name, b.name),
    );

/** A person who can be picked by name; a player also by number. */
export type Pickable = Pick<Player, "id" | "name"> & Partial<Pick<Player, "jersey">>;

/** Finds people of a squad by a typed part of their name or number; the one with exactly this number comes first. */
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
  /** The players who began the match, or all who played in it. */
  readonly who: "began" | "played";
}

/** Returns the line-up of a club's last match before this one; empty if no fixture or result has one. */
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
