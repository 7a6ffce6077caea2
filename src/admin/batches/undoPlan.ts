import type { League } from "@/domain/league/league";
import { leagueBySlug } from "@/leagues";
import type { Step } from "../steps/steps";

/*
 * The text `how` in the batch of an undo: the group of the saves that it undoes, then the slugs of the other leagues
 * with some of these saves, separated by spaces.
 */

/** Returns the text `how` for an undo. @param group the group of the saves that are undone */
export const howUndone = (group: string, steps: readonly Step[]): string =>
  [group, ...new Set(steps.flatMap(({ league }) => league?.slug ?? []))].join(" ");

/** Returns the group of the saves that a batch undoes. */
export const groupUndone = (how: string): string => how.split(" ")[0] ?? "";

/** Returns the other leagues with saves that a batch undoes. */
export const leaguesUndone = (how: string): readonly League[] =>
  how
    .split(" ")
    .slice(1)
    .flatMap((slug) => leagueBySlug(slug) ?? []);
