import { sameName } from "@/domain/names";
import type { Team } from "@/records/teams/schema";
import type { FieldProblems } from "../kind/form";
import type { FormContext } from "../kind/formContext";
import type { FormValues } from "../fields/values";

/**
 * Why a club cannot be called so: the captain of another club, which had that name, could change its players. A name that
 * the club has already stays.
 */
export function takenNames(
  _: FormValues,
  { name, formerNames }: Team,
  { id, teams, captained = [] }: FormContext,
): FieldProblems {
  const before = teams.find((team) => team.id === id);
  const own = before ? [before.name, ...before.formerNames] : [];
  const others = teams.filter((team) => team.id !== id && captained.includes(team.id));
  const why = (taken: string) => {
    if (own.some((one) => sameName(one, taken))) return undefined;
    const other = others.find((team) => team.formerNames.some((one) => sameName(one, taken)));
    return other && `${other.name}, which has a captain, was called ${taken}: choose another name`;
  };
  const [ofName, ofFormer] = [why(name), formerNames.map(why).find(Boolean)];
  return { ...(ofName && { name: ofName }), ...(ofFormer && { formerNames: ofFormer }) };
}
