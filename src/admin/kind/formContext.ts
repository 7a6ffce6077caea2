import { useMemo, useState } from "react";
import { newRecordId } from "@/data/store";
import type { EntityKind, RecordOf } from "@/records/record";
import { SEASON_KINDS, recordsOf, type RecordsByKind } from "@/data/byKind";
import { recordsIn } from "@/data/readState";
import { isAnyLoading } from "@/data/together";
import { settingsOf } from "@/domain/season/seasons";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import { formatOf, type Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { useCaptains } from "../captains/useCaptains";
import { useLive, useLives } from "../live/useLive";
import type { Start } from "./start";

const kinds = [...SEASON_KINDS, "players", "meets"] as const;

/** The data around the record in a form: the other records of the league, as far as they are loaded. */
export interface FormContext extends RecordsByKind<(typeof kinds)[number]> {
  readonly league: League;
  /** The id of the record in the form. */
  readonly id: string;
  /** The id of a new result that belongs to no fixture. */
  readonly spareId: string;
  /** Whether the record does not exist yet. */
  readonly isNew: boolean;
  /** All records of the same kind, of the season that is shown. */
  readonly alike: readonly RecordOf<EntityKind>[];
  /** The names of the league's clubs. */
  readonly clubs: readonly string[];
  /** The ids of clubs that have a captain; only loaded in the form of a club. */
  readonly captained?: readonly string[];
  /** How the current season is played. */
  readonly format: Format;
  /** Epoch milliseconds when the form was opened. */
  readonly now: number;
  /** Whether some of it is still loading; comparisons with it have to wait. */
  readonly isComing: boolean;
}

/** Loads the context of a form. */
export function useRecordFormContext<K extends EntityKind>(
  league: League,
  kind: EntityKind,
  start: Start<K>,
): FormContext {
  const [now] = useState(Date.now);
  const [spareId] = useState(newRecordId);
  const lives = useLives(league, kinds);
  const ofKind = useLive(league, kind);
  const { captains, isComing } = useCaptains(league, kind === "teams");
  const captained = captains.map(({ club }) => club).join();
  return useMemo(() => {
    const records = recordsOf(lives);
    return {
      isComing: isComing || isAnyLoading([...Object.values(lives), ofKind]),
      captained: captained.split(","),
      league,
      id: start.id,
      spareId,
      isNew: !start.record && !start.broken,
      ...records,
      alike: recordsIn(ofKind),
      clubs: clubsOf(league, records.teams, namedClubs({ ...records, events: [] })).map(
        ({ name }) => name,
      ),
      format: formatOf(league, settingsOf(league, records.seasons, undefined)),
      now,
    };
  }, [league, start, lives, ofKind, now, spareId, isComing, captained]);
}
