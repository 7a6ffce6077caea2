import type { League } from "@/domain/league/league";
import { leagueBySlug } from "@/leagues";
import type { Step } from "../steps/steps";

/*
 * What an undo says of itself in its batch: the group of the saves that it takes back, and the other leagues in which
 * some of them are.
 */

/** @param group of the saves that are undone */
export const howUndone = (group: string, steps: readonly Step[]): string =>
  [group, ...new Set(steps.flatMap(({ league }) => league?.slug ?? []))].join(" ");

/** The group of the saves that are undone. */
export const groupUndone = (how: string): string => how.split(" ")[0] ?? "";

/** The other leagues of the undone saves. */
export const leaguesUndone = (how: string): readonly League[] =>
  how
    .split(" ")
    .slice(1)
    .flatMap((slug) => leagueBySlug(slug) ?? []);
