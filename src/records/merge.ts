import type { Day } from "@/domain/day";
import { foldName, sameName } from "@/domain/names";
import { clubsOfPlayer, type Identity } from "@/domain/people/squad";
import { limits } from "@/domain/limits";
import { adjustmentsOf, writeAdjustment } from "@/domain/table/adjustments";
import type { Standing } from "@/records/standings/schema";
import { playerStatistics, type Player } from "@/records/players/schema";
import type { Team } from "@/records/teams/schema";

/*
 * Merges two entries of the same person or the same club. The remaining entry takes over all names of the other, so
 * that records with either name belong to it.
 */

interface NamedEntry {
  readonly name: string;
  readonly formerNames: readonly string[];
}

/** Returns the former names of the remaining entry: its own, and all names of the other. */
function namesOfBoth(kept: NamedEntry, other: NamedEntry): string[] {
  const all = [...kept.formerNames, other.name, ...other.formerNames].filter(
    (name) => name !== "" && !sameName(name, kept.name),
  );
  return [...new Map(all.map((name) => [foldName(name), name])).values()];
}

/** Checks whether the other entry has a club of which the remaining one does not know. */
const hasNewClub = (kept: Identity, other: Identity): boolean =>
  other.club !== "" && !clubsOfPlayer(kept).some((club) => sameName(club, other.club));

/** Checks whether merging needs the day on which the player left the other entry's club for that of the first. */
export const needsDay = (kept: Identity, other: Identity): boolean =>
  kept.club !== "" && hasNewClub(kept, other);

/** What happens to figures that are kept by hand: added up, or only those of the remaining entry. */
export type FiguresOfBoth = "added" | "kept";

interface HowToMerge {
  /**
   * The first day at the club of the remaining entry; used if the other entry has a club that the remaining one does
   * not have.
   */
  readonly on: Day;
  readonly figures: FiguresOfBoth;
}

/** Merges two entries of a player: the first remains, and its empty fields are filled from the other. */
export function mergedPlayer<P extends Player>(
  kept: P,
  other: Player,
  { on, figures }: HowToMerge,
): P {
  // An entry without a club can be of a player who has left it, so only an unknown club is taken over.
  const { club, teamLogo } = kept.club === "" && hasNewClub(kept, other) ? other : kept;
  const left = needsDay(kept, other) ? [`${on} ${other.club}`] : [];
  const sums = playerStatistics.map((key) => [
    key,
    figures === "added" ? Math.min(kept[key] + other[key], limits.statistic) : kept[key],
  ]);
  return {
    ...kept,
    ...Object.fromEntries(sums),
    club,
    teamLogo,
    jersey: kept.jersey ?? other.jersey,
    position: kept.position || other.position,
    picture: kept.picture || other.picture,
    rating: kept.rating || other.rating,
    suspension: kept.suspension || other.suspension,
    formerNames: namesOfBoth(kept, other),
    formerClubs: [...new Set([...kept.formerClubs, ...other.formerClubs, ...left])].sort(),
  };
}

/** Merges two entries of a club: the first remains, and its empty fields are filled from the other. */
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

/** The figures of a row that can be added up; the other figures are computed, or taken from one row. */
const rowFigures = ["played", "won", "draw", "lost", "gf", "ga", "gd", "points"] as const;

const gamesOf = ({ played, won, draw, lost }: Standing) => played || won + draw + lost;

/** Returns the points per game of two rows together, to one decimal, as stored in rows. */
function pointsPerGame(one: Standing, other: Standing): number {
  const games = gamesOf(one) + gamesOf(other);
  if (games === 0) return one.ppg || other.ppg;
  const points = one.ppg * gamesOf(one) + other.ppg * gamesOf(other);
  return Math.round((10 * points) / games) / 10;
}

/** Joins the adjustments of both rows; if there are too many to store, the last ones are joined into one. */
function adjustmentsOfBoth(kept: readonly string[], other: readonly string[]): string[] {
  const lines = [...kept, ...other];
  if (lines.length <= limits.adjustments) return lines;
  const said = lines.slice(0, limits.adjustments - 1);
  const rest = adjustmentsOf({ adjust: lines.slice(said.length) });
  const points = rest.reduce((sum, one) => sum + one.points, 0);
  const reason = [...new Set(rest.map((one) => one.reason))].filter(Boolean).join("; ");
  return [
    ...said,
    writeAdjustment({ on: null, points, reason: reason.slice(0, limits.reason) }),
  ].filter((line) => line !== "");
}

/**
 * Adds two rows of the same club: figures and adjustments are added up; other fields come from the first row, or from
 * the other if empty.
 */
export function addedRow<S extends Standing>(kept: S, other: Standing): S {
  const { statistic, reason } = limits;
  const sums = rowFigures.map((key) => [
    key,
    Math.max(-statistic, Math.min(kept[key] + other[key], statistic)),
  ]);
  const reasons = [...new Set([kept.reason, other.reason])].filter((text) => text !== "");
  return {
    ...kept,
    ...Object.fromEntries(sums),
    group: kept.group || other.group,
    ppg: pointsPerGame(kept, other),
    streak: kept.streak || other.streak,
    adjust: adjustmentsOfBoth(kept.adjust, other.adjust),
    reason: reasons.join("; ").slice(0, reason),
    out: kept.out || other.out,
    lot: kept.lot ?? other.lot,
  };
}

/** Returns why two entries cannot be merged; "" if they can. */
export function whyNotMerged(merged: NamedEntry & Partial<Pick<Player, "formerClubs">>): string {
  const most = Math.max(merged.formerNames.length, merged.formerClubs?.length ?? 0);
  return most > limits.former
    ? `${merged.name} would have ${most} former names or clubs; at most ${limits.former} can be stored.`
    : "";
}
