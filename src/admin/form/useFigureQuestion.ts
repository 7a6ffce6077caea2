import { recordsIn } from "@/data/readState";
import { useState } from "react";
import { dayOf } from "@/domain/day";
import { writeAdjustment } from "@/domain/table/adjustments";
import { arena } from "@arena/arena";
import type { EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { computedRows, playerDifferences, tableDifferences } from "../bookkeeping/differences";
import { useSeasonRecords } from "../bookkeeping/useBooks";
import { useChangeOver } from "../bookkeeping/useChangeOver";
import { jobError } from "../parts/words";
import { useLive } from "../live/useLive";
import { notices } from "../notices/notices";
import { adminKinds } from "../kinds";
import type { FigureQuestion } from "../kind/figures";
import { madeRow, valuesWithMade } from "../standings/typedFigures";
import { toEntity, type FormValues } from "../fields/values";

interface Asked {
  readonly question: FigureQuestion;
  readonly values: FormValues;
  readonly again: boolean;
}

type Send = (values: FormValues, again: boolean) => Promise<void>;

/**
 * Stands between the form of a row or player and its saving: asks, in a computed season, what is meant by a typed
 * figure that the results do not give.
 */
export function useFigureQuestion<K extends EntityKind>(
  league: League,
  kind: K,
  id: string,
  send: Send,
) {
  const { figures } = adminKinds[kind];
  const season = useSeasonRecords(league);
  const own = useLive(league, kind);
  const players = useLive(league, "players");
  const { busy, change } = useChangeOver(league, figures?.books ?? "table", "kept");
  const [asked, setAsked] = useState<Asked | null>(null);

  const listed = recordsIn(own);
  const read = recordsIn(players);

  const question = (values: FormValues, opened: FormValues): FigureQuestion | null =>
    (season && figures?.question({ league, id, values, opened, season, read: listed })) ?? null;

  return {
    asked,
    busy,
    submit: async (values: FormValues, opened: FormValues, again: boolean) => {
      const due = question(values, opened);
      if (!due) return send(values, again);
      setAsked({ question: due, values, again });
    },
    back: () => setAsked(null),
    adjust: (points: number, reason: string) => {
      if (!asked || !season) return;
      setAsked(null);
      const made = madeRow(computedRows(league, season), asked.question.who);
      const values = valuesWithMade(league, asked.values, made);
      const { points: typed } = asked.values;
      const changed = { ...values, ...(typed !== undefined && { points: typed }) };
      const on = dayOf(Date.now(), arena.timeZone);
      const line = writeAdjustment({ on, points, reason });
      const adjust = [...toEntity("standings", values).adjust, line].join("\n");
      void send({ ...changed, adjust }, asked.again);
    },
    keep: async () => {
      if (!asked || !season) return;
      const differences =
        asked.question.books === "table"
          ? tableDifferences(league, season)
          : playerDifferences(league, read, season.results);
      // All others go on from the figures that the page shows.
      const besides = [id, asked.question.who];
      const reason = await change(differences, { decisions: {}, beginning: "results", besides });
      if (reason !== null) {
        notices.show({ tone: "error", text: jobError("seasons", "updating", reason) });
        return;
      }
      setAsked(null);
      await send(asked.values, asked.again);
    },
  };
}
