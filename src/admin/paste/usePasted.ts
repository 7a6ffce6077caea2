import { positionCodesOf } from "@/sports/positionCodes";
import { useMemo } from "react";
import { arena } from "@arena/arena";
import type { Day } from "@/domain/day";
import type { League } from "@/domain/league/league";
import { foldName } from "@/domain/names";
import { findClub } from "@/domain/season/clubs";
import type { SheetColumn } from "@/records/files/columns";
import type { GridRow } from "@/records/files/grid";
import type { FileReading, ReadingTask } from "@/records/files/reading";
import { emptyEntity, type EntityKind, type RecordOf } from "@/records/record";
import { adminKinds } from "../kinds";
import { filedMatches } from "@/domain/match/matchDoubts";
import { carriedLogo } from "../kind/clubFields";
import { useGrounds } from "../grounds/useGrounds";
import { useClubs } from "../kind/useClubs";
import { useShownRows } from "../list/useShownRows";
import { useFormat } from "../live/useFormat";
import { useRecords } from "../live/useLive";
import { useStages } from "../live/useStages";
import { stepOf, type Step } from "../steps/steps";
import { useSharedIds } from "../steps/useSharedIds";
import type { PasteContext } from "./against";
import { stepsOfRows, type PreviewRow } from "./preview";
import { readPaste, type PasteReading } from "./readPaste";

/** The id of the answer about matches that are on file at another time. */
export const OTHER_TIMES = "otherTimes";

interface Task<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly records: readonly RecordOf<K>[];
  readonly columns: readonly SheetColumn[];
  /** The pasted rows; null before something is pasted. */
  readonly grid: readonly GridRow[] | null;
  readonly answers: Readonly<Record<string, string>>;
  /** The first day of players at their new clubs; null if changes of club are not saved as transfers. */
  readonly moveDay: Day | null;
  /** The current time, in epoch milliseconds. */
  readonly now: number;
  /** The preview that was shown when the saves began; it is returned unchanged until they have ended. Else null. */
  readonly firstPreview: PastePreview<K> | null;
}

/** The preview of a paste, with the saves that it leads to. */
export interface PastePreview<K extends EntityKind> extends PasteReading<K> {
  /** The names of clubs that are created together with the rows that name them. */
  readonly newClubs: readonly string[];
  readonly saves: readonly Step[];
}

const nothing = { columns: [], asks: [], rows: [], newClubs: [] } as const;

/** Makes the saves of new clubs: those of `names` that a row to be saved mentions. */
function clubSteps<K extends EntityKind>(
  names: readonly string[],
  rows: readonly PreviewRow<K>[],
  idOf: (key: string) => string,
): { readonly newClubs: readonly string[]; readonly steps: readonly Step[] } {
  const saved = rows.filter(({ state }) => state === "add" || state === "change");
  const said = new Set(
    saved.flatMap(({ entity }) =>
      Object.entries(entity).flatMap(([name, value]) =>
        ["teamA", "teamB", "club", "team"].includes(name) && typeof value === "string"
          ? [foldName(value)]
          : [],
      ),
    ),
  );
  const newClubs = names.filter((name) => said.has(foldName(name)));
  const steps = newClubs.map((name) =>
    stepOf({
      kind: "teams",
      does: "add",
      id: idOf(foldName(name)),
      entity: { ...emptyEntity("teams"), name },
    }),
  );
  return { newClubs, steps };
}

/** Reads pasted rows and computes their preview; while a preview is being saved, it does not change. */
export function usePasted<K extends EntityKind>(task: Task<K>): PastePreview<K> {
  const { league, kind, records, columns, grid, answers, moveDay, now, firstPreview } = task;
  const shown = useShownRows(league, kind, records);
  const resolved = useClubs(league);
  const teams = useRecords(league, "teams");
  const players = useRecords(league, "players");
  const fixtures = useRecords(league, "fixtures");
  const results = useRecords(league, "results");
  const { grounds } = useGrounds();
  const format = useFormat(league);
  const stages = useStages(league);
  const idsOf = useSharedIds(league);
  return useMemo((): PastePreview<K> => {
    if (firstPreview) return firstPreview;
    const { paste } = adminKinds[kind];
    const formerOf = (name: string) => findTeam(teams, name)?.formerNames ?? [];
    const clubs = paste?.makesClubs
      ? []
      : resolved.map(({ name }) => ({ name, formerNames: formerOf(name) }));
    const otherTimes = answers[OTHER_TIMES];
    const reads: ReadingTask = {
      league,
      lines: paste?.lines ?? {},
      fields: columns,
      clubs,
      grounds: grounds ?? undefined,
      timeZone: arena.timeZone,
      locale: arena.locale,
      now,
      stages,
      positionCodes: positionCodesOf(league.sport),
      award: format.pack.award?.units?.score ?? null,
      answers,
    };
    // In a league without club records no club can be created.
    const missingIn = (read: FileReading) => (league.collections.teams ? read.newClubs : []);
    const against = (read: FileReading): PasteContext<K> => ({
      league,
      kind,
      paste,
      records,
      shown,
      clubs: clubs.length === 0 ? [] : [...clubs.map(({ name }) => name), ...missingIn(read)],
      format,
      timeZone: arena.timeZone,
      otherTimes: otherTimes === "move" || otherTimes === "second" ? otherTimes : null,
      players,
      moves: { on: moveDay, now, logoOf: (club: string) => carriedLogo(findClub(resolved, club)) },
      fixtures,
      onFile: paste?.matches && {
        filed: filedMatches(fixtures, results),
        format,
        grounds: grounds ?? [],
      },
    });
    const { reading, preview, choices } = grid
      ? readPaste(grid, columns, reads, against)
      : { reading: nothing, preview: [], choices: [] };
    const missing = missingIn(reading);
    const { newClubs, steps } = clubSteps(missing, preview, idsOf("teams", teams));
    const counted = paste?.counted;
    const rows = preview.map((row) =>
      counted ? { ...row, entity: counted(row.entity, players) } : row,
    );
    const idOf = idsOf(kind, records);
    const added = stepsOfRows(kind, rows, (entity) => idOf(paste?.keys(entity)[0] ?? ""));
    return { reading, preview, choices, newClubs, saves: [...steps, ...added] };
  }, [
    firstPreview,
    league,
    kind,
    records,
    columns,
    grid,
    answers,
    moveDay,
    now,
    shown,
    resolved,
    teams,
    players,
    fixtures,
    results,
    grounds,
    format,
    stages,
    idsOf,
  ]);
}

const findTeam = (teams: readonly RecordOf<"teams">[], name: string) =>
  teams.find((team) => foldName(team.name) === foldName(name));
