import { clubsOf } from "@/domain/season/clubs";
import { areNear } from "@/domain/nearColours";
import { sameName } from "@/domain/names";
import { enumerated } from "@/domain/wording";
import type { Team } from "@/records/teams/schema";
import type { FormContext } from "../kind/formContext";
import type { Warning } from "../kind/warning";

/** Warns of colours that visitors could take for those of another club. */
export function teamWarnings(
  { name, colours: [primary, secondary] }: Team,
  around: FormContext,
): Warning[] {
  if (!primary || !secondary) return [];
  const { id, league, teams, clubs } = around;
  const own = [name, teams.find((team) => team.id === id)?.name ?? name];
  const rest = teams.filter((team) => team.id !== id);
  const others = clubsOf(league, rest, clubs).filter(
    (club) => !own.some((one) => sameName(one, club.name)),
  );
  const near = others.filter(({ colours }) => areNear([primary, secondary], colours));
  const text = `Visitors may take these for the colours of ${enumerated(near.map((club) => club.name))}`;
  return near.length > 0 ? [{ id: "colours", field: "colours", text }] : [];
}
