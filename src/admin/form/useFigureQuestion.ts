import { useState } from "react";
import type { EntityKind } from "@/records/record";
import { sameName } from "@/domain/names";
import type { League } from "@/domain/league/league";
import { computedRows, playerDifferences, tableDifferences } from "../bookkeeping/differences";
import { booksOf, useReadSeason } from "../bookkeeping/useBooks";
import { useChangeOver } from "../bookkeeping/useChangeOver";
import { jobError } from "../kind/words";
import { useLive } from "../live/useLive";
import { notices } from "../notices/notices";
import { playerQuestion } from "../players/playerFigures";
import {
  madeRow,
  questionOf,
  valuesWithMade,
  type FigureQuestion,
} from "../standings/typedFigures";
import { toEntity, type FormValues } from "../fields/values";

interface Asked {
  readonly question: FigureQuestion;
  readonly values: FormValues;
  readonly again: boolean;
}

type Send = (values: FormValues, again: boolean) => Promise<void>;

/**
 * Stands between the form of a row or player and its saving: in a computed season somebody who typed a figure that
 * the results do not give is asked what is meant.
 */
export function useFigureQuestion(league: League, kind: EntityKind, id: string, send: Send) {
  const { records } = useReadSeason(league);
  const players = useLive(league, "players");
  const { busy, change } = useChangeOver(league, kind === "players" ? "players" : "table", "kept");
  const [asked, setAsked] = useState<Asked | null>(null);

  const read = players.status === "ready" ? players.listing.records : [];

  const question = (values: FormValues, opened: FormValues): FigureQuestion | null => {
    if (!records) return null;
    if (kind === "players" && booksOf(league, records, "players") === "computed")
      return playerQuestion(league, id, values, opened, read, records);
    if (kind !== "standings" || booksOf(league, records, "table") === "kept") return null;
    const { team } = toEntity("standings", values);
    const stored = records.standings.find((row) => sameName(row.team, team))?.adjust ?? 0;
    return questionOf(league, values, opened, madeRow(computedRows(league, records), team), stored);
  };

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
      if (!asked || !records) return;
      setAsked(null);
      const made = madeRow(computedRows(league, records), asked.question.who);
      const values = valuesWithMade(league, asked.values, made);
      const { points: typed } = asked.values;
      const changed = { ...values, ...(typed !== undefined && { points: typed }) };
      void send({ ...changed, adjust: String(points), reason }, asked.again);
    },
    keep: async () => {
      if (!asked || !records) return;
      const differences =
        asked.question.books === "table"
          ? tableDifferences(league, records)
          : playerDifferences(league, read, records.results);
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
