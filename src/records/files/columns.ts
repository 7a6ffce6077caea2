import { readStageWord } from "@/domain/cells/stageWords";
import { zoneOfHeading, type Zone } from "@/domain/cells/zones";
import type { FieldMeta } from "../field";
import { fieldsOf, keepsField, type Shape } from "../document";
import type { EntityKind } from "../record";
import {
  clockAhead,
  contents,
  isDay,
  isEmpty,
  isFigure,
  isSurelyDay,
  isTime,
  isWeekday,
  part,
  saysScore,
  teamsIn,
} from "./columnContents";
import type { GridRow } from "./grid";
import {
  settleNames,
  settleNotes,
  settleSides,
  settleSums,
  settleTeams,
  type Candidate,
} from "./settledColumns";
import { saysState } from "./states";
import { lineAbove } from "./linesAbove";
import { looseMeaningsOf, meaningsOf, saysElse, squeezed, type Lines } from "./headings";

/** A column of a kind's spreadsheet: a field of the form, with the label that the league uses. */
export interface SheetColumn {
  readonly name: string;
  readonly label: string;
  readonly meta: FieldMeta;
}

/** The column with the record's id; optional in pasted tables. */
export const ID = "id";

/** A column of a file, and its use. */
export interface ReadColumn {
  /** The index of the column, from 0. */
  readonly place: number;
  readonly heading: string;
  /** The key under which an answer about the column is stored. */
  readonly key: string;
  /** The name of a field, of a part of a field (headings.ts), `id`, or null if the column is left out. */
  readonly use: string | null;
  /** A remark about the column: how its dates are read, or why it is left out. */
  readonly remark: string | null;
  readonly zone: Zone | null;
  /** The index of an earlier column with the same use and different cells; null if there is none. */
  readonly rivals: number | null;
}

/** The data on which the use of columns depends. */
export interface ColumnTask {
  readonly lines: Lines;
  readonly fields: readonly SheetColumn[];
  /** Checks whether a name is a club of the league. */
  readonly isClub: (name: string) => boolean;
  /** The administrator's answers: the use of a column by its key; null if the column is left out. */
  readonly said: Readonly<Record<string, string | null>>;
}

/** Returns the columns of a kind in a league of that shape, with the labels of its schema. */
export const plainColumns = (kind: EntityKind, shape: Shape): readonly SheetColumn[] =>
  fieldsOf(kind)
    // Cards are computed from bookings; a day without a time is in the column of dates.
    .filter(([name]) => name !== "cards" && name !== "day" && keepsField(kind, name, shape))
    .map(([name, meta]) => ({ name, label: meta.label, meta }));

/** Returns the field whose name or label is the heading, as in exported files; null for any other heading. */
function fieldOf(heading: string, fields: readonly SheetColumn[]): string | null {
  const word = squeezed(heading);
  if (word === "") return null;
  if (word === ID || word === "record") return ID;
  return (
    fields.find(({ name, label, meta }) =>
      [name, label, meta.label].some((one) => squeezed(one) === word),
    )?.name ?? null
  );
}

/** Returns the field of a meaning. */
const named = (meaning: string) => (meaning === "teamName" ? "name" : meaning);

/** Fields for which two different columns lead to a question. */
const decisive = new Set(["teamA", "teamB", "scoreA", "scoreB", "name", "date"]);

/** Uses that several columns of a table may have. */
const severalTimes = new Set(["sideScore", "detailPart", "kicks", "competition"]);

/** Returns the key of a column: its heading, or heading and index if the heading is empty or not unique. */
function columnKey(headings: readonly string[], place: number): string {
  const heading = (headings[place] ?? "").trim();
  const isFirst = headings.findIndex((one) => one.trim() === heading) === place;
  return heading !== "" && isFirst ? heading : `${heading}#${place}`;
}

/** Finds the use of each column of a table, from the headings and from the cells below. */
export function columnsOfTable(
  headings: readonly string[],
  rows: readonly GridRow[],
  task: ColumnTask,
): readonly ReadColumn[] {
  const { lines, fields, said } = task;
  const width = Math.max(headings.length, ...rows.slice(0, 200).map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, place): Candidate => {
    const cells = rows.map((row) => row.cells[place] ?? "");
    return { place, heading: (headings[place] ?? "").trim(), cells };
  });
  const kept = new Set(fields.map(({ name }) => name));
  const isKnown = (use: string) =>
    kept.has(use) || !["gameWeek", "stadium", "ending", "reason", "detail", "club"].includes(use);
  const uses = new Map<number, string | null>();
  const rivals = new Map<number, number>();
  const taken = (use: string) => [...uses].find(([, one]) => one === use)?.[0];
  for (const { place } of all) {
    const answer = said[columnKey(headings, place)];
    if (answer !== undefined) uses.set(place, answer);
  }
  for (const { place, heading, cells } of all) {
    if (uses.has(place)) continue;
    const exact = fieldOf(heading, fields);
    // A column "date" or "colours" whose cells are not in the stored form is left out, or gets another use.
    const isChecked = exact === "date" || exact === "colours";
    const fits = exact !== null && (!isChecked || isEmpty(cells) || contents[exact]?.(cells));
    const meanings = [
      ...(fits ? [exact] : []),
      ...meaningsOf(heading, lines)
        .filter((one) => one !== exact)
        .filter((one) => contents[one]?.(cells) ?? true)
        .map(named),
    ].filter(isKnown);
    // In a league without game weeks, such a column can contain rounds of a knock-out.
    const areRounds = meaningsOf(heading, lines)[0] === "gameWeek" && !kept.has("gameWeek");
    if (areRounds && lines.columns?.includes("competition") && contents["competition"]?.(cells))
      meanings.push("competition");
    const free = meanings.find((one) => severalTimes.has(one) || taken(one) === undefined);
    if (free !== undefined && !(isEmpty(cells) && exact === null)) uses.set(place, free);
    const [first, ...more] = meaningsOf(heading, lines)
      .filter((one) => !/^(?:team|score)[AB]$/.test(one) || contents[one]?.(cells))
      .map(named);
    const isRival = free === undefined && more.length === 0;
    const other = isRival && first !== undefined ? taken(first) : undefined;
    if (other !== undefined && first && decisive.has(first) && differ(all[other], cells))
      rivals.set(place, other);
  }
  for (const { place, heading, cells } of all) {
    if (uses.has(place) || saysElse(heading)) continue;
    const loose = looseMeaningsOf(heading, lines).filter((one) => contents[one]?.(cells) ?? true);
    const free = loose.map(named).find((one) => isKnown(one) && taken(one) === undefined);
    const isSaid = free?.startsWith("score") === true && taken("score") !== undefined;
    if (free !== undefined && !isSaid && !isEmpty(cells)) uses.set(place, free);
  }
  settleNames(uses, all, lines.columns?.includes("athlete") ? "athlete" : "name");
  if (lines.of === "matches") settleTeams(uses, all);
  settleSides(uses, all);
  settleSums(uses, all);
  settleNotes(uses);
  for (const { place, heading, cells } of all) {
    const [meant] = meaningsOf(heading, lines);
    // A column whose heading says date, time or score is not ignored when its cells cannot be read.
    const isMeant = meant === "date" || meant === "time" || (meant === "score" && lines.played);
    if (
      isMeant &&
      !uses.has(place) &&
      !isEmpty(cells) &&
      taken(meant) === undefined &&
      !(meant === "score" && taken("scoreA") !== undefined)
    )
      uses.set(place, meant);
  }
  byContents(uses, all, task);
  return all.map(({ place, heading }): ReadColumn => {
    const use = uses.get(place) ?? null;
    const isTimed = use === "date" || use === "time";
    return {
      place,
      heading,
      key: columnKey(headings, place),
      use,
      remark: null,
      zone: isTimed ? zoneOfHeading(heading) : null,
      rivals: rivals.get(place) ?? null,
    };
  });
}

const differ = (one: Candidate | undefined, cells: readonly string[]) =>
  one !== undefined &&
  cells.some((cell, at) => cell.trim() !== "" && cell.trim() !== one.cells[at]?.trim());

/** Checks whether all cells contain competitions or stages, and at least one a cup or a friendly match. */
function areCompetitions(cells: readonly string[]): boolean {
  const said = cells.flatMap((cell) => (cell.trim() === "" ? [] : [readStageWord(cell)?.says]));
  const isElsewhere = said.some((says) => says === "cup" || says === "friendly");
  return isElsewhere && said.every((says) => says !== undefined);
}

/** Finds required columns without a known heading by their cells. */
function byContents(
  uses: Map<number, string | null>,
  all: readonly Candidate[],
  { lines, isClub }: ColumnTask,
): void {
  const has = (...wanted: readonly string[]) =>
    [...uses.values()].some((use) => use !== null && wanted.includes(use));
  const free = all.filter(({ place, heading }) => !uses.has(place) && !saysElse(heading));
  // Titles, rounds and days are alone in lines above the matches.
  const width = Math.max(0, ...all.map(({ place }) => place)) + 1;
  const isLine = (line: number) =>
    lineAbove({ line, cells: all.map(({ cells }) => cells[line] ?? "") }) !== null;
  const filledIn = (line: number) => all.filter(({ cells }) => (cells[line] ?? "").trim() !== "");
  const areRows = (all[0]?.cells ?? []).map((_, line) =>
    width > 1 ? filledIn(line).length > 1 : !isLine(line),
  );
  const isRow = (_: string, line: number) => areRows[line] === true;
  const only = (test: (cell: string) => boolean, count: number, most = 0.8) => {
    const found = free.filter(
      ({ place, cells }) => !uses.get(place) && part(cells.filter(isRow), test) >= most,
    );
    return found.length === count ? found.map(({ place }) => place) : [];
  };
  const give = (places: readonly number[], ...given: readonly string[]) =>
    places.forEach((place, at) => uses.set(place, given[at] ?? null));
  if (lines.of === "matches") {
    if (!has("teamA", "teamB", "match")) {
      give(only(isClub, 2), "teamA", "teamB");
      if (!has("teamA"))
        give(
          only(
            (cell) => teamsIn(clockAhead(cell)[1], isClub)?.slice(0, 2).every(isClub) === true,
            1,
            0.5,
          ),
          "match",
        );
    }
    if (!has("date")) give(only(lines.played ? isSurelyDay : isDay, 1), "date");
    if (!has("time")) give(only(isTime, 1), "time");
    if (!has("weekday")) give(only(isWeekday, 1), "weekday");
    // Cups and friendly matches are no matches of the league, whatever the heading is.
    if (!has("competition") && lines.columns?.includes("competition"))
      for (const { place, cells } of free)
        if (!uses.get(place) && areCompetitions(cells.filter(isRow)))
          uses.set(place, "competition");
    // Marks beside only a few matches can also be words for a state.
    if (!has("status", "ending") && lines.columns?.includes("status"))
      give(only(saysState, 1), "status");
    if (lines.played && !has("score", "scoreA", "scoreB")) {
      give(
        only((cell) => saysScore(cell) && !isTime(cell), 1, 0.5),
        "score",
      );
      if (!has("score"))
        give(
          only((cell) => isFigure(cell) && /\d/.test(cell), 2),
          "scoreA",
          "scoreB",
        );
    }
  }
  if (lines.of === "people" && !has("club")) give(only(isClub, 1), "club");
  // In a list without headings: finds the names, of clubs only, or of people beside numbers and clubs.
  const isBare = all.every(({ heading }) => heading === "");
  const isName = (cell: string) =>
    /^\p{L}[\p{L}\p{M}'’ .-]+ [\p{L}\p{M}'’ .-]+$/u.test(cell.trim());
  if (lines.of === "people" && isBare && !has("name")) {
    give(only(isName, 1, 0.6), "name");
    give(
      only((cell) => /^\d{1,3}$/.test(cell.trim()), 1),
      "jersey",
    );
  }
  if (lines.of === "clubs" && isBare && all.length === 1) give([0], "name");
}

/** Returns the administrator's answers about columns by their key: the use, or null if the column is left out. */
export const columnsSaid = (answers: Readonly<Record<string, string>>): ColumnTask["said"] =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, use]) =>
      id.startsWith("column:") ? [[id.slice(7), use === "" ? null : use]] : [],
    ),
  );
