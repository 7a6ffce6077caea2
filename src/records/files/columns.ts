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

/** A column of a kind's spreadsheet: a field of its form, under the words of the league. */
export interface SheetColumn {
  readonly name: string;
  readonly label: string;
  readonly meta: FieldMeta;
}

/** The column that names the record of a row; optional in what is pasted. */
export const ID = "id";

/** A column of a file, and what it is read as. */
export interface ReadColumn {
  /** Its place in the line, from 0. */
  readonly place: number;
  readonly heading: string;
  /** What an answer about it is kept by. */
  readonly key: string;
  /** A field's name, a part of one (headings.ts), `id`, or null for one that is left out. */
  readonly use: string | null;
  /** What else is to be known of it: how its dates are read, why it is left out. */
  readonly remark: string | null;
  readonly zone: Zone | null;
  /** Another column before it is read as the same, and the two differ. */
  readonly rivals: number | null;
}

/** What decides how columns are read. */
export interface ColumnTask {
  readonly lines: Lines;
  readonly fields: readonly SheetColumn[];
  /** Whether that is a club of the league. */
  readonly isClub: (name: string) => boolean;
  /** What somebody said that a column of that heading is; null for one that is left out. */
  readonly said: Readonly<Record<string, string | null>>;
}

/** The columns of a kind in a league of that shape, under the names of its schema. */
export const plainColumns = (kind: EntityKind, shape: Shape): readonly SheetColumn[] =>
  fieldsOf(kind)
    // Cards follow from bookings; a day without a time is in the column of dates.
    .filter(([name]) => name !== "cards" && name !== "day" && keepsField(kind, name, shape))
    .map(([name, meta]) => ({ name, label: meta.label, meta }));

/** A column under the very name or label of a field, as in what is exported here. */
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

/** The field of a list for a meaning. */
const named = (meaning: string) => (meaning === "teamName" ? "name" : meaning);

/** Fields that no two columns may be read as without a question. */
const decisive = new Set(["teamA", "teamB", "scoreA", "scoreB", "name", "date"]);

/** What several columns of a table can be. */
const severalTimes = new Set(["sideScore", "detailPart", "kicks", "competition"]);

/** What a column is called where it is spoken of: by its heading, or by its place if that says nothing or twice. */
function columnKey(headings: readonly string[], place: number): string {
  const heading = (headings[place] ?? "").trim();
  const isFirst = headings.findIndex((one) => one.trim() === heading) === place;
  return heading !== "" && isFirst ? heading : `${heading}#${place}`;
}

/** What the columns of a table are, by their headings and by the cells below. */
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
    // A date or colours in other words than they are stored in are left out, or read as something else.
    const isChecked = exact === "date" || exact === "colours";
    const fits = exact !== null && (!isChecked || isEmpty(cells) || contents[exact]?.(cells));
    const meanings = [
      ...(fits ? [exact] : []),
      ...meaningsOf(heading, lines)
        .filter((one) => one !== exact)
        .filter((one) => contents[one]?.(cells) ?? true)
        .map(named),
    ].filter(isKnown);
    // A league that keeps no weeks has rounds of a knock-out in such a column, too.
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
    // What a heading says is there is not passed over because it cannot be read.
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

/** Whether cells name competitions or stages and nothing else, a cup or a friendly match among them. */
function areCompetitions(cells: readonly string[]): boolean {
  const said = cells.flatMap((cell) => (cell.trim() === "" ? [] : [readStageWord(cell)?.says]));
  const isElsewhere = said.some((says) => says === "cup" || says === "friendly");
  return isElsewhere && said.every((says) => says !== undefined);
}

/** What is indispensable and has no heading that is known is found by the cells of the columns. */
function byContents(
  uses: Map<number, string | null>,
  all: readonly Candidate[],
  { lines, isClub }: ColumnTask,
): void {
  const has = (...wanted: readonly string[]) =>
    [...uses.values()].some((use) => use !== null && wanted.includes(use));
  const free = all.filter(({ place, heading }) => !uses.has(place) && !saysElse(heading));
  // Titles, rounds and days are alone above the lines that hold a match.
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
    // Cups and friendly matches are no matches of the league, whatever is written over them.
    if (!has("competition") && lines.columns?.includes("competition"))
      for (const { place, cells } of free)
        if (!uses.get(place) && areCompetitions(cells.filter(isRow)))
          uses.set(place, "competition");
    // Marks beside a few matches are words for a state as well.
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
  // A list without headings: the names, of clubs alone or of people beside numbers and clubs.
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

/** What somebody said that columns are, by their headings: null for one that is left out. */
export const columnsSaid = (answers: Readonly<Record<string, string>>): ColumnTask["said"] =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, use]) =>
      id.startsWith("column:") ? [[id.slice(7), use === "" ? null : use]] : [],
    ),
  );
