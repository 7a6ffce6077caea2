import { useMemo, useState } from "react";
import { newRecordId } from "@/data/store";
import type { EntityKind, RecordOf } from "@/records/record";
import type { SeasonRecords } from "@/domain/season/competition";
import { settingsOf } from "@/domain/season/seasons";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import { formatOf, type Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { useRecords } from "../live/useLive";
import type { Start } from "./start";

/** What the league holds beside the record in a form, as far as it is read. */
export interface Around extends SeasonRecords {
  readonly league: League;
  /** The id of the record in the form. */
  readonly id: string;
  /** The id of a new result that turns out to be of no fixture. */
  readonly spareId: string;
  /** The record does not exist yet. */
  readonly isNew: boolean;
  readonly players: readonly RecordOf<"players">[];
  readonly meets: readonly RecordOf<"meets">[];
  /** The names of the league's clubs. */
  readonly clubs: readonly string[];
  /** How the current season is played. */
  readonly format: Format;
  /** Epoch milliseconds when the form was opened. */
  readonly now: number;
}

/** What stands around the record that a form starts from. */
export function useAround<K extends EntityKind>(league: League, start: Start<K>): Around {
  const [now] = useState(Date.now);
  const [spareId] = useState(newRecordId);
  const fixtures = useRecords(league, "fixtures");
  const results = useRecords(league, "results");
  const players = useRecords(league, "players");
  const meets = useRecords(league, "meets");
  const teams = useRecords(league, "teams");
  const standings = useRecords(league, "standings");
  const seasons = useRecords(league, "seasons");
  return useMemo(
    () => ({
      league,
      id: start.id,
      spareId,
      isNew: !start.record && !start.broken,
      fixtures,
      results,
      players,
      meets,
      teams,
      standings,
      seasons,
      clubs: clubsOf(league, teams, namedClubs({ standings, fixtures, results, seasons })).map(
        ({ name }) => name,
      ),
      format: formatOf(league, settingsOf(league, seasons, undefined)),
      now,
    }),
    [league, start, fixtures, results, players, meets, teams, standings, seasons, now, spareId],
  );
}
