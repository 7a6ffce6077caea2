import type { Entry, EntryStatus } from "./meet";

const STATUSES: readonly EntryStatus[] = ["DNS", "DNF", "DQ", "NM"];

/** The key of the jump-off among the attempts. */
const JUMP_OFF = "J";

const attemptsIn = (text: string): [key: string, tries: string][] =>
  text.split(/\s+/).flatMap((part): [string, string][] => {
    const [key = "", tries = ""] = part.split(":");
    return key === "" || tries === "" ? [] : [[key, tries]];
  });

/**
 * Reads an entry of an event from its stored line `place|athlete|team|mark|status|wind|attempts`. Attempts are written
 * as `1:7.02 2:x` or `1.80:xo 1.84:xxx J:xo`, with J for the jump-off. Missing parts are empty.
 */
export function readLine(line: string): Entry {
  const [place = "", athlete = "", team = "", mark = "", status = "", wind = "", tries = ""] = line
    .split("|")
    .map((part) => part.trim());
  const attempts = attemptsIn(tries);
  const jumpOff = attempts.find(([key]) => key === JUMP_OFF)?.[1];
  const rounds = attempts.filter(([key]) => key !== JUMP_OFF);
  const blowing = wind === "" ? Number.NaN : Number(wind.replace("\u2212", "-"));
  return {
    athlete,
    team,
    place: /^[1-9]\d{0,2}$/.test(place) ? Number(place) : null,
    mark,
    status: STATUSES.find((one) => one === status.toUpperCase()) ?? "",
    ...(Number.isFinite(blowing) && { wind: blowing }),
    ...(rounds.length > 0 && { attempts: Object.fromEntries(rounds) }),
    ...(jumpOff !== undefined && { jumpOff }),
  };
}

const plain = (text: string) => text.replaceAll("|", " ").trim();

/** Writes an entry as its stored line, without empty parts at the end. */
export function writeLine(entry: Entry): string {
  const { place, athlete, team, mark, status, wind, attempts = {}, jumpOff } = entry;
  const tries = [...Object.entries(attempts), ...(jumpOff ? [[JUMP_OFF, jumpOff]] : [])];
  return [
    place ?? "",
    athlete,
    team,
    mark,
    status,
    wind ?? "",
    tries.map((one) => one.join(":")).join(" "),
  ]
    .map((part) => plain(String(part)))
    .join("|")
    .replace(/\|+$/, "");
}

/** Returns the line that visitors may see: without athlete and attempts. */
export function publicLine(line: string): string {
  const { place, team, mark, status, wind } = readLine(line);
  return writeLine({ place, athlete: "", team, mark, status, ...(wind !== undefined && { wind }) });
}
