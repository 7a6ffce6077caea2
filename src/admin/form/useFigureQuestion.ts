import { useState } from "react";
import type { EntityKind } from "@/domain/records/record";
import { sameName } from "@/domain/names";
import type { League } from "@/leagues/league";
import { computedRows } from "../bookkeeping/differences";
import { booksOf, useChangeBooks, useReadSeason } from "../bookkeeping/useBooks";
import { useLive } from "../live/useLive";
import { playerQuestion } from "./playerFigures";
import { madeRow, questionOf, valuesWithMade, type FigureQuestion } from "./typedFigures";
import { toEntity, type FormValues } from "./values";

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
  const { change } = useChangeBooks(league);
  const [asked, setAsked] = useState<Asked | null>(null);

  const question = (values: FormValues, opened: FormValues): FigureQuestion | null => {
    if (!records) return null;
    if (kind === "players" && booksOf(league, records, "players") === "computed") {
      const read = players.status === "ready" ? players.listing.records : [];
      return playerQuestion(league, id, values, opened, read, records);
    }
    if (kind !== "standings" || booksOf(league, records, "table") === "kept") return null;
    const { team } = toEntity("standings", values);
    const stored = records.standings.find((row) => sameName(row.team, team))?.adjust ?? 0;
    return questionOf(league, values, opened, madeRow(computedRows(league, records), team), stored);
  };

  return {
    asked,
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
      if (!(await change(records, asked.question.books, "kept"))) return;
      setAsked(null);
      await send(asked.values, asked.again);
    },
  };
}
