import { sameName } from "@/domain/names";
import { isOwnPicture } from "@/domain/reading";
import type { ResolvedClub } from "@/domain/season/clubs";

/** A field that a chosen club fills in. */
export interface ClubDependentField {
  readonly name: string;
  readonly fill: (club: ResolvedClub | undefined) => string;
  /** Fills in an empty field only. */
  readonly onlyEmpty?: boolean;
}

/** The logo that other records of a club carry: an address. A crest that was made in the app belongs to its club alone. */
export const carriedLogo = (club: Pick<ResolvedClub, "logo"> | undefined): string =>
  club && !isOwnPicture(club.logo) ? club.logo : "";

/** A field that takes the logo of the chosen club. */
export const logoIn = (name: string): ClubDependentField => ({ name, fill: carriedLogo });

/** What changes with the club in a field: its logo, and what can be guessed from it. */
export function filledIn(
  followers: readonly ClubDependentField[],
  change: { readonly from: string; readonly to: ResolvedClub | undefined },
  current: (name: string) => unknown,
): readonly (readonly [name: string, value: string])[] {
  const unchanged = change.to !== undefined && sameName(change.from, change.to.name);
  return followers.flatMap(({ name, fill, onlyEmpty }) => {
    const value = fill(change.to);
    // The same club chosen again must not take away a logo that only this record has.
    if (value === "" && unchanged) return [];
    return onlyEmpty && current(name) !== "" ? [] : [[name, value] as const];
  });
}
