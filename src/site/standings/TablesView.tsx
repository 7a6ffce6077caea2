import { useMemo, type ReactNode } from "react";
import { formOf } from "@/domain/match/form";
import { cupsIn } from "@/domain/season/cups";
import { amountOf } from "@/domain/wording";
import { orderInWords } from "@/domain/table/pack";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import {
  apartFromTables,
  isLeft,
  type Competition,
  type SeasonRecords,
  type Table,
} from "@/domain/season/competition";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { ShareButton } from "@/ui/share/ShareButton";
import type { Remarks } from "@/ui/standings/StandingsTable";
import { Term } from "@/ui/term/Term";
import { laterPart } from "@/ui/later/later";
import { InLeague, useLeague } from "@/ui/where";
import { EmbedButton } from "../embed/EmbedButton";
import { BracketPlace, KnockOutPlace } from "./BracketPlace";
import { GroupTable } from "./GroupTable";
import styles from "./StandingsPage.module.css";
import { TableNotes } from "./TableNotes";
import { TableStamp } from "./TableStamp";
import { useRowExtras } from "./useRowExtras";

// Below the tables, and with code of its own.
const KnockOut = laterPart(() => import("./KnockOut"));
const CupBracket = laterPart(() => import("./CupBracket"));

/** What stands beside each table where it is a supposed one. */
export interface Supposition {
  /** As they would be. */
  readonly tables: readonly Table[];
  readonly beside: (table: Table) => ReactNode;
  /** Said of the teams in place of what is certain. */
  readonly remarks: (table: Table) => Remarks;
  /** Nobody supposed it: so it stands with the matches that are being played. */
  readonly isLive?: true;
}

interface Props {
  /** The label of the season. */
  readonly season: string;
  readonly past: string | undefined;
  readonly competition: Competition;
  readonly records: SeasonRecords;
  /** When the records were read, in epoch milliseconds. */
  readonly readAt: number;
  readonly supposition?: Supposition;
}

/** Whether each table says for itself when it changed: of several, each by results of its own. */
export const hasOwnStamps = ({ tables, settings }: Competition) =>
  settings.table === "computed" && tables.length > 1;

function titleOfCup(supposition: Supposition | undefined): string {
  if (!supposition) return "The cup";
  return supposition.isLive ? "The cup as it stands" : "The cup as you suppose";
}

/** The season's tables with what belongs to them: notes, order, a picture to share, and the knock-out they lead to. */
export function TablesView({ season, past, competition, records, readAt, supposition }: Props) {
  const league = useLeague();
  const tables = supposition?.tables ?? competition.tables;
  const { pack, cup, between, bye } = competition.format;
  const apart = apartFromTables(competition);
  const clubs = useMemo(
    () => clubsOf(league, records.teams, namedClubs(records)),
    [league, records],
  );
  const forms = useMemo(() => {
    if (competition.form.length === 0) return null;
    const teams = competition.tables.flatMap(({ lines }) => lines.map(({ row }) => row.team));
    return new Map(teams.map((team) => [team, formOf(team, competition.form)]));
  }, [competition]);
  const later = useRowExtras({ league, clubs, records, competition, past, readAt });
  const hasNext =
    !supposition &&
    past === undefined &&
    competition.matches.some((match) => match.stage === "" && isLeft(match));
  return (
    <>
      <div className={styles.tables}>
        {tables.map((table) => (
          <div className={styles.group} key={table.group}>
            {supposition?.beside(table)}
            <InLeague league={league} clubs={clubs}>
              <GroupTable
                matches={competition.matches}
                forms={supposition && !supposition.isLive ? null : forms}
                table={table}
                later={(!supposition && later?.get(table)) || null}
                hasNext={hasNext}
                instead={supposition?.remarks(table) ?? null}
              />
            </InLeague>
            {!supposition && hasOwnStamps(competition) && (
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
          {between && ` Matches between groups count in each ${league.clubNoun}’s own row.`}
          {bye &&
            ` A round without an opponent gives ${bye === "half" ? "half the points" : "the points"} of a win.`}
          {apart > 0 &&
            ` ${amountOf(apart, "result")} between groups ${apart === 1 ? "counts" : "count"} in no table.`}
        </p>
        {!supposition && (
          <span className={styles.share} data-later="">
            {past === undefined && <EmbedButton />}
            <ShareButton
              label="Share table"
              paint={async () => {
                const { tablePicture } = await import("@/ui/share/tablePicture");
                return tablePicture({
                  league,
                  season,
                  clubs,
                  tables: tables.map(({ group, lines, goOn }) => ({
                    caption: group && `Group ${group}`,
                    lines,
                    goOn,
                  })),
                });
              }}
            />
          </span>
        )}
      </div>
      {cup > 0 && (
        <Section title={titleOfCup(supposition)}>
          <KnockOutPlace room={<BracketRoom />}>
            <InLeague league={league} clubs={clubs}>
              <KnockOut
                competition={supposition ? { ...competition, tables } : competition}
                past={past}
                results={records.results}
                season={season}
              />
            </InLeague>
          </KnockOutPlace>
        </Section>
      )}
      {!supposition &&
        cupsIn(competition.settings.cups).map((one) => (
          <Section key={one.id} title={one.name}>
            <BracketPlace room={<BracketRoom />}>
              <InLeague league={league} clubs={clubs}>
                <CupBracket
                  competition={competition}
                  cup={one}
                  past={past}
                  results={records.results}
                  season={season}
                />
              </InLeague>
            </BracketPlace>
          </Section>
        ))}
    </>
  );
}

const BracketRoom = () => <Skeleton className={styles.bracket} shape="block" />;
