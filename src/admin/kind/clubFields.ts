import { sameName } from "@/domain/names";
import { isOwnPicture } from "@/domain/reading";
import type { ResolvedClub } from "@/domain/season/clubs";

/** A field that is filled in when a club is chosen in another field. */
export interface ClubDependentField {
  readonly name: string;
  readonly fill: (club: ResolvedClub | undefined) => string;
  /** Whether it is filled in only if it is empty. */
  readonly onlyEmpty?: boolean;
}

/** Returns the logo that other records of a club store: only a URL. A crest made in the app stays with its club: ''. */
export const carriedLogo = (club: Pick<ResolvedClub, "logo"> | undefined): string =>
  club && !isOwnPicture(club.logo) ? club.logo : "";

/** Makes a field that takes the logo of the chosen club. */
export const logoField = (name: string): ClubDependentField => ({ name, fill: carriedLogo });

/** Returns the new values of the fields that depend on the chosen club, for example its logo. */
export function filledIn(
  followers: readonly ClubDependentField[],
  change: { readonly from: string; readonly to: ResolvedClub | undefined },
  current: (name: string) => unknown,
): readonly (readonly [name: string, value: string])[] {
  const unchanged = change.to !== undefined && sameName(change.from, change.to.name);
  return followers.flatMap(({ name, fill, onlyEmpty }) => {
    const value = fill(change.to);
    // Choosing the same club again must not remove a logo that only this record has.
    if (value === "" && unchanged) return [];
    return onlyEmpty && current(name) !== "" ? [] : [[name, value] as const];
  });
}
