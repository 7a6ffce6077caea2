import type { Day } from "./day";
import { foldName, sameName } from "./names";
import { clubsOfPlayer, type Identity } from "./people/squad";
import { limits } from "./records/limits";
import { playerStatistics, type Player } from "./records/player";
import type { Team } from "./records/team";

/*
 * Two entries of one person, or of one club, made one: the one that stays takes over what the other was called, so that
 * every record that holds either name means it.
 */

interface Named {
  readonly name: string;
  readonly formerNames: readonly string[];
}

/** What the one that stays was called before: its own former names, and every name of the other. */
function namesOfBoth(kept: Named, other: Named): string[] {
  const all = [...kept.formerNames, other.name, ...other.formerNames].filter(
    (name) => name !== "" && !sameName(name, kept.name),
  );
  return [...new Map(all.map((name) => [foldName(name), name])).values()];
}

/** Whether merging needs to know when the player came from the other entry's club. */
export const needsDay = (kept: Identity, other: Identity): boolean =>
  other.club !== "" && !clubsOfPlayer(kept).some((club) => sameName(club, other.club));

/** What becomes of figures that are kept by hand. */
export type FiguresOfBoth = "added" | "kept";

interface HowToMerge {
  /** The first day at the club of the entry that stays, where the other names a club it does not know. */
  readonly on: Day;
  readonly figures: FiguresOfBoth;
}

/** The player that two entries make: the first stays, and is filled up from the other. */
export function mergedPlayer<P extends Player>(
  kept: P,
  other: Player,
  { on, figures }: HowToMerge,
): P {
  const left = needsDay(kept, other) ? [`${on} ${other.club}`] : [];
  const sums = playerStatistics.map((key) => [
    key,
    figures === "added" ? Math.min(kept[key] + other[key], limits.statistic) : kept[key],
  ]);
  return {
    ...kept,
    ...Object.fromEntries(sums),
    jersey: kept.jersey ?? other.jersey,
    position: kept.position || other.position,
    picture: kept.picture || other.picture,
    rating: kept.rating || other.rating,
    formerNames: namesOfBoth(kept, other),
    formerClubs: [...new Set([...kept.formerClubs, ...other.formerClubs, ...left])].sort(),
  };
}

/** The club that two entries make: the first stays, and is filled up from the other. */
export function mergedTeam<T extends Team>(kept: T, other: Team): T {
  return {
    ...kept,
    logo: kept.logo || other.logo,
    group: kept.group || other.group,
    colours: kept.colours.length > 0 ? kept.colours : other.colours,
    nickname: kept.nickname || other.nickname,
    ground: kept.ground || other.ground,
    founded: kept.founded ?? other.founded,
    house: kept.house || other.house,
    formerNames: namesOfBoth(kept, other),
  };
}

/** Why two entries cannot be merged; '' when they can. */
export function whyNotMerged(merged: Named & Partial<Pick<Player, "formerClubs">>): string {
  const most = Math.max(merged.formerNames.length, merged.formerClubs?.length ?? 0);
  return most > limits.former
    ? `${merged.name} would have ${most} former names or clubs, and at most ${limits.former} are kept.`
    : "";
}
