import { momentOf } from "@/domain/when";
import type { RecordOf } from "@/records/record";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import type { SeasonRecords } from "@/domain/season/competition";
import { formatOf } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { settingsOf } from "@/domain/season/seasons";
import type { FormContext } from "../kind/formContext";
import { eventWarnings } from "../events/warnings";
import { fixtureWarnings } from "../fixtures/warnings";
import { resultWarnings } from "../results/resultWarnings";
import type { FormRules } from "../kind/form";
import { titleOf } from "../kinds";
import type { Doubt } from "./doubts";
import type { RecordsOfMeets } from "./meetDoubts";

/** Lists the warnings that the forms of results, events and coming matches would show, one doubt for each record. */
export function recordDoubts(
  league: League,
  records: SeasonRecords & RecordsOfMeets,
  players: readonly RecordOf<"players">[],
  now: number,
): readonly Doubt[] {
  const { fixtures, results, teams, meets, events } = records;
  const known = {
    ...records,
    league,
    isNew: false,
    isComing: false,
    alike: [],
    players,
    clubs: clubsOf(league, teams, namedClubs(records)).map(({ name }) => name),
    format: formatOf(league, settingsOf(league, records.seasons, undefined)),
    now,
  };
  const around = (id: string): FormContext => ({ ...known, id, spareId: id });
  const doubtsIn = <K extends "fixtures" | "results" | "events">(
    kind: K,
    record: RecordOf<K>,
    of: NonNullable<FormRules<K>["warnings"]>,
  ): Doubt[] => {
    const title = titleOf(kind, record, league, meets);
    const hasNoScorers = "goalsA" in record && record.goalsA.length + record.goalsB.length === 0;
    const warnings = of(record, around(record.id)).filter(
      // W02 and W09 are reported separately. F01 does not count if the result has no scorers at all.
      ({ id }) => id !== "W02" && id !== "W09" && !(id === "F01" && hasNoScorers),
    );
    if (warnings.length === 0) return [];
    const words = warnings.map(({ text }) => (text.endsWith("?") ? text : `${text}.`)).join(" ");
    const key = `${kind} ${record.id}`;
    return [{ key, text: `${title}: ${words}`, kind, record: record.id }];
  };
  const ahead = fixtures.filter((fixture) => (momentOf(fixture) ?? 0) > now);
  return [
    ...results.flatMap((result) => doubtsIn("results", result, resultWarnings)),
    ...events.flatMap((event) => doubtsIn("events", event, eventWarnings)),
    ...ahead.flatMap((fixture) => doubtsIn("fixtures", fixture, fixtureWarnings)),
  ];
}
