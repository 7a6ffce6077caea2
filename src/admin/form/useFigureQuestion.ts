import { recordsIn } from "@/data/readState";
import { useState } from "react";
import { dayOf } from "@/domain/day";
import { writeAdjustment } from "@/domain/table/adjustments";
import { arena } from "@arena/arena";
import { computedRows, playerDifferences, tableDifferences } from "../season-mode/differences";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { useChangeOver } from "../season-mode/useChangeOver";
import { jobError } from "../parts/words";
import { useLive } from "../live/useLive";
import { notices } from "../notices/notices";
import { adminKinds } from "../kinds";
import type { FigureQuestion, QuestionOf } from "../kind/figures";
import { computedRow, valuesWithComputed } from "../standings/typedFigures";
import { toEntity, type FormValues } from "../fields/values";
import { useLeague } from "@/ui/leagueContext";
import type { OpenForm } from "./useRecordForm";

interface OpenQuestion {
  readonly question: FigureQuestion;
  readonly values: FormValues;
  readonly again: boolean;
}

/** The question about a typed figure, with functions for its answers. */
export interface FigureAnswers {
  /** The question; null if none is asked. */
  readonly question: FigureQuestion | null;
  /** Whether the season is being changed to figures that are kept by hand. */
  readonly busy: boolean;
  readonly back: () => void;
  readonly adjust: (points: number, reason: string) => void;
  readonly keep: () => Promise<void>;
}

/**
 * Wraps the saving of a table row or a player: in a season with computed figures it first asks what a typed figure
 * means that differs from the results.
 */
export function useFigureQuestion<K extends "players" | "standings">(
  kind: K,
  questionOf: QuestionOf<K>,
  record: Pick<OpenForm<K>, "start" | "opened" | "submit">,
): FigureAnswers & Pick<OpenForm<K>, "submit"> {
  const league = useLeague();
  const { start, opened, submit: send } = record;
  const { id } = start;
  const season = useSeasonRecords(league);
  const own = useLive(league, kind);
  const players = useLive(league, "players");
  const { busy, change } = useChangeOver(
    league,
    adminKinds[kind].figures?.figureSet ?? "table",
    "kept",
  );
  const [asked, setAsked] = useState<OpenQuestion | null>(null);

  const read = recordsIn(players);

  const question = (values: FormValues): FigureQuestion | null =>
    season && questionOf({ league, id, values, opened, season, read: recordsIn(own) });

  return {
    question: asked?.question ?? null,
    busy,
    submit: async (values: FormValues, again: boolean) => {
      const due = question(values);
      if (!due) return send(values, again);
      setAsked({ question: due, values, again });
    },
    back: () => setAsked(null),
    adjust: (points: number, reason: string) => {
      if (!asked || !season) return;
      setAsked(null);
      const made = computedRow(computedRows(league, season), asked.question.who);
      const values = valuesWithComputed(league, asked.values, made);
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
        asked.question.figureSet === "table"
          ? tableDifferences(league, season)
          : playerDifferences(league, read, season.results);
      // All other rows or players keep the figures that the page shows.
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
