import { useMemo, type ReactNode, startTransition, useEffect, useState } from "react";
import { formOf } from "@/domain/match/form";
import { cupsIn } from "@/domain/season/cups";
import { splitInWords, partNames } from "@/domain/season/partWords";
import { amountOf, capitalised } from "@/domain/wording";
import { orderInWords } from "@/domain/table/pack";
import { calledName } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import {
  matchesOutsideTables,
  isLeft,
  type Competition,
  type SeasonRecords,
  type Table,
  type TableLine,
} from "@/domain/season/competition";
import { Section } from "@/ui/Section";
import { ShareButton } from "@/ui/share/ShareButton";
import { type Remarks, legendAt } from "@/ui/standings/StandingsTable";
import { Term } from "@/ui/term/Term";
import { laterPart } from "@/ui/later/later";
import { useClubs, useLeague } from "@/ui/leagueContext";
import type { League } from "@/domain/league/league";
import { useLiveMatchKeys } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import type { RowExtras } from "@/ui/standings/StandingsRow";
import { sameName } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import { adjustmentsOf } from "@/domain/table/adjustments";
import { kickOffOf } from "@/domain/when";
import { partsBySize } from "@/domain/season/split";
import { EmbedButton } from "../embed/EmbedButton";
import { BRACKET_PART, cupPart } from "./address";
import { KnockOutPlace } from "./BracketPlace";
import { GroupTable } from "./GroupTable";
import styles from "./StandingsPage.module.css";
import { TableStamp } from "./TableStamp";
import type { rowExtrasOf } from "./rowExtras";

// These parts are below the tables, so their code is in separate files.
const KnockOut = laterPart(() => import("./KnockOut"));
const CupBracket = laterPart(() => import("./CupBracket"));

/** Tables that also count live matches, or scores that a visitor tries out, with the parts shown beside them. */
export interface ProvisionalTables {
  /** The tables including these matches. */
  readonly tables: readonly Table[];
  readonly beside: (table: Table) => ReactNode;
  /** Returns the remarks on the teams, which replace what is certain; null if it stays. */
  readonly remarks: (table: Table) => Remarks | null;
  /** True if live matches are counted; undefined for scores that the visitor typed. */
  readonly isLive?: true;
}

interface Props {
  /** The season's label. */
  readonly season: string;
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly competition: Competition;
  readonly records: SeasonRecords;
  /** When the records were loaded, in epoch milliseconds. */
  readonly readAt: number;
  readonly provisionalTables?: ProvisionalTables;
}

/**
 * Checks whether each table shows when it last changed: if there are several, because each changes by different
 * results.
 */
export const hasOwnStamps = ({ tables, settings }: Competition) =>
  settings.table === "computed" && tables.length > 1;

function titleOfCup(provisionalTables: ProvisionalTables | undefined): string {
  if (!provisionalTables) return "Knock-out";
  return provisionalTables.isLive ? "Knock-out as it stands" : "Knock-out with your scores";
}

/** The season's tables with notes, the order of criteria, buttons to share, and the knock-out below. */
export function TablesView({
  season,
  past,
  competition,
  records,
  readAt,
  provisionalTables,
}: Props) {
  const league = useLeague();
  const tables = provisionalTables?.tables ?? competition.tables;
  const isTried = provisionalTables !== undefined && !provisionalTables.isLive;
  const { pack, cup, between, bye, split, groups } = competition.format;
  const apart = matchesOutsideTables(competition);
  const clubs = useClubs();
  const forms = useMemo(() => {
    if (competition.form.length === 0) return null;
    const teams = competition.tables.flatMap(({ lines }) => lines.map(({ row }) => row.team));
    return new Map(teams.map((team) => [team, formOf(team, competition.form)]));
  }, [competition]);
  const later = useRowExtras({ league, clubs, records, competition, past, readAt });
  const hasNext =
    !isTried &&
    past === undefined &&
    competition.matches.some((match) => match.stage === "" && isLeft(match));
  const extrasOf = (table: Table) => {
    const extras = later?.get(table);
    // The arrows of the last game week would read as moves by live matches.
    return provisionalTables && extras
      ? (team: string) => ({ ...extras(team), move: null })
      : extras;
  };
  const parts = tables.map(tableParts);
  const legend = parts.flat().map(({ table }) => table);
  return (
    <>
      <div className={styles.tables}>
        {tables.map((table, nth) => (
          <div className="column-3" key={table.group}>
            {provisionalTables?.beside(table)}
            {parts[nth]?.map((part, at) => (
              <GroupTable
                key={part.title}
                legend={legendAt(legend, nth + at)}
                matches={competition.matches}
                forms={isTried ? null : forms}
                later={(!isTried && extrasOf(competition.tables[nth] ?? table)) || null}
                hasNext={hasNext}
                instead={provisionalTables?.remarks(table) ?? null}
                settled={provisionalTables && competition.tables[nth]}
                {...part}
              />
            ))}
            {!provisionalTables && hasOwnStamps(competition) && (
              <TableStamp {...{ past, competition, records, readAt, table }} />
            )}
            <TableNotes
              lines={table.lines}
              settings={competition.settings}
              words={records.standings}
            />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <p>
          <Term label="The order" sport={league.sport} word="Order" />: {orderInWords(pack)}.
          {split && groups.length === 0 && ` ${capitalised(splitInWords(split, league.clubNoun))}.`}
          {between && ` Matches between groups count in each ${league.clubNoun}’s own row.`}
          {bye &&
            ` A round without an opponent gives ${bye === "half" ? "half the points" : "the points"} of a win.`}
          {apart > 0 &&
            ` ${amountOf(apart, "result")} between groups ${apart === 1 ? "counts" : "count"} in no table.`}
        </p>
        {!isTried && (
          <span className={styles.share} data-later="">
            {past === undefined && <EmbedButton />}
            <ShareButton
              label="Share table"
              paint={async () => {
                const { tablePicture } = await import("@/ui/share/tablePicture");
                return tablePicture({
                  league,
                  season: provisionalTables ? `${season}, as it stands` : season,
                  clubs,
                  tables: tables
                    .flatMap((table) => tableParts(table))
                    .map(({ title, table: { lines, goOn } }) => ({ caption: title, lines, goOn })),
                });
              }}
            />
          </span>
        )}
      </div>
      {cup > 0 && (
        <Section title={titleOfCup(provisionalTables)}>
          <KnockOutPlace id={BRACKET_PART} teams={cup}>
            <KnockOut
              competition={provisionalTables ? { ...competition, tables } : competition}
              past={past}
              results={records.results}
              season={season}
            />
          </KnockOutPlace>
        </Section>
      )}
      {!isTried &&
        cupsIn(competition.settings.cups).map((one) => (
          <Section key={one.id} title={one.name}>
            <KnockOutPlace id={cupPart(one.id)} teams={one.clubs.length}>
              <CupBracket
                competition={competition}
                cup={one}
                past={past}
                results={records.results}
                season={season}
              />
            </KnockOutPlace>
          </Section>
        ))}
    </>
  );
}

type Make = typeof rowExtrasOf;

interface TableData {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly records: SeasonRecords;
  readonly competition: Competition;
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  /** When the records were loaded, in epoch milliseconds. */
  readonly readAt: number;
}

/** Returns the extras of each table's rows; null until their code is loaded, or if it cannot be loaded. */
function useRowExtras({
  league,
  clubs,
  records,
  competition,
  past,
  readAt,
}: TableData): ReadonlyMap<Table, (team: string) => RowExtras> | null {
  const [make, setMake] = useState<{ readonly of: Make } | null>(null);
  const zone = useZone();
  const now = useNow(readAt);
  const liveKeys = useLiveMatchKeys();
  useEffect(() => {
    let isGone = false;
    const take = (of: Make) => {
      if (!isGone) startTransition(() => setMake({ of }));
    };
    // If the code cannot be loaded, the table is complete without the extras.
    void import("./rowExtras").then(
      (module) => take(module.rowExtrasOf),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return useMemo(() => {
    if (!make) return null;
    const season = { league, clubs, records, competition, past, zone, now, liveKeys };
    return new Map(competition.tables.map((table) => [table, make.of(season, table)]));
  }, [make, league, clubs, records, competition, past, zone, now, liveKeys]);
}

interface TableNotesProps {
  readonly lines: readonly TableLine[];
  /** The records with the organiser's decisions about each team. */
  readonly words: readonly RecordOf<"standings">[];
  readonly settings: Pick<SeasonSettings, "closed" | "filed">;
}

const outWords = {
  keep: "withdrawn; its results so far stand, its matches left go to the opponents",
  void: "withdrawn; none of its results count",
  lose: "withdrawn; all its matches go to the opponents",
} as const;

function adjustedInWords(points: number): string {
  const amount = Math.abs(points);
  return `${amountOf(amount, "point")} ${points < 0 ? "deducted" : "added"}`;
}

/** The list of the organiser's decisions about the table's teams, with the public reasons. */
function TableNotes({ lines, words, settings: { closed, filed } }: TableNotesProps) {
  const zone = useZone();
  const clubs = useClubs();
  const notes = lines.flatMap(({ row: { team }, adjusted, figures, rank }) => {
    const word = words.find((one) => sameName(one.team, team));
    // In a table kept by hand, the figures already contain the decision.
    if (!word || figures === null) return [];
    // Closing a season saves the record again, so the day of the decision is no longer known.
    const wasFiled = closed !== null || (word.updatedAt ?? 0) <= (filed ?? -1);
    const saved = wasFiled ? null : word.updatedAt;
    return [
      ...adjustmentsOf(word).map(({ on, points, reason }) => {
        const day =
          on === null ? kickOffOf({ date: saved }, zone) : kickOffOf({ date: null, day: on }, zone);
        const since = day ? ` on ${day.date}` : "";
        return {
          team,
          mark: adjusted === 0 ? "" : "* ",
          text: adjustedInWords(points) + since,
          reason,
        };
      }),
      ...(rank === null && word.out !== ""
        ? [{ team, mark: "", text: outWords[word.out], reason: word.reason }]
        : []),
    ].map(({ reason, ...note }) => ({
      ...note,
      said: reason && ` ${reason.replace(/[.\s]+$/, "")}.`,
    }));
  });
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} role="list">
      {notes.map(({ team, mark, text, said }) => (
        <li key={team + text + said}>
          {mark}
          {calledName(clubs, team)}: <b>{text}</b>.{said}
        </li>
      ))}
    </ul>
  );
}

/** A table or a part of it, with its title. */
interface ShownTable {
  /** "Group A", "Places 1 to 6"; '' if the league has a single table. */
  readonly title: string;
  readonly table: Table;
}

/** Returns the table; if the table has been split into parts, one table for each part, with places counted on. */
function tableParts(table: Table): readonly ShownTable[] {
  const { group, lines, parts } = table;
  if (!parts) return [{ title: group && `Group ${group}`, table }];
  const names = partNames(parts);
  return partsBySize(lines, { sizes: parts }).map((part, at) => ({
    title: names[at] ?? "",
    table: { ...table, lines: part },
  }));
}
