import { sameName } from "@/domain/names";
import type { EntityKind } from "@/records/record";
import type { ResolvedClub } from "@/domain/season/clubs";

/** A field that a chosen club fills in. */
interface Follower {
  readonly name: string;
  readonly fill: (club: ResolvedClub | undefined) => string;
  /** Fills in an empty field only. */
  readonly onlyEmpty?: boolean;
}

const logo = (name: string): Follower => ({ name, fill: (club) => club?.logo ?? "" });

const followers: Partial<Record<EntityKind, Readonly<Record<string, readonly Follower[]>>>> = {
  fixtures: {
    teamA: [
      logo("teamALogo"),
      { name: "stadium", fill: (home) => home?.ground ?? "", onlyEmpty: true },
    ],
    teamB: [logo("teamBLogo")],
  },
  results: { teamA: [logo("teamALogo")], teamB: [logo("teamBLogo")] },
  players: { club: [logo("teamLogo")] },
  standings: { team: [{ name: "group", fill: (club) => club?.group ?? "", onlyEmpty: true }] },
};

/** What changes with the club in a field: its logo, and what can be guessed from it. */
export function fillsOf(
  kind: EntityKind,
  field: string,
  change: { readonly from: string; readonly to: ResolvedClub | undefined },
  current: (name: string) => unknown,
): readonly (readonly [name: string, value: string])[] {
  const unchanged = change.to !== undefined && sameName(change.from, change.to.name);
  return (followers[kind]?.[field] ?? []).flatMap(({ name, fill, onlyEmpty }) => {
    const value = fill(change.to);
    // The same club chosen again must not take away a logo that only this record has.
    if (value === "" && unchanged) return [];
    return onlyEmpty && current(name) !== "" ? [] : [[name, value] as const];
  });
}
