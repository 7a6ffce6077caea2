import { useState } from "react";
import type { EntityKind } from "@/domain/records/record";
import { sameName } from "@/domain/names";
import type { League } from "@/leagues/league";
import { computedRows } from "../bookkeeping/differences";
import { booksOf, useChangeBooks, useReadSeason } from "../bookkeeping/useBooks";
import { madeRow, questionOf, valuesWithMade, type FigureQuestion } from "./typedFigures";
import { toEntity, type FormValues } from "./values";

interface Asked {
  readonly question: FigureQuestion;
  readonly values: FormValues;
  readonly again: boolean;
}

type Send = (values: FormValues, again: boolean) => Promise<void>;

/**
 * Stands between the form of a row and its saving: in a computed season somebody who typed a figure that the
 * results do not give is asked what is meant.
 */
export function useFigureQuestion(league: League, kind: EntityKind, send: Send) {
  const { records } = useReadSeason(league);
  const { change } = useChangeBooks(league);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isComputed =
    kind === "standings" && records !== null && booksOf(league, records, "table") === "computed";
  const rows = isComputed ? computedRows(league, records) : [];

  return {
    asked,
    submit: async (values: FormValues, opened: FormValues, again: boolean) => {
      if (!isComputed) return send(values, again);
      const { team } = toEntity("standings", values);
      const stored = records.standings.find((row) => sameName(row.team, team))?.adjust ?? 0;
      const question = questionOf(league, values, opened, madeRow(rows, team), stored);
      if (!question) return send(values, again);
      setAsked({ question, values, again });
    },
    back: () => setAsked(null),
    adjust: (points: number, reason: string) => {
      if (!asked) return;
      setAsked(null);
      const made = madeRow(rows, asked.question.team);
      const values = valuesWithMade(league, asked.values, made);
      const { points: typed } = asked.values;
      const changed = { ...values, ...(typed !== undefined && { points: typed }) };
      void send({ ...changed, adjust: String(points), reason }, asked.again);
    },
    keep: async () => {
      if (!asked || !records) return;
      if (!(await change(records, "table", "kept"))) return;
      setAsked(null);
      await send(asked.values, asked.again);
    },
  };
}
