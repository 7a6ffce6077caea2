import { useMemo } from "react";
import { gameWeekNumber, sortPlayersByClub } from "@/domain/match/grouping";
import { compareNames, sameName } from "@/domain/names";
import type { EntityKind } from "@/domain/records/record";
import { clubsOf } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { useRecords } from "../live/useLive";
import type { Scene } from "./scene";

/** A form's suggestions, from what the league has. */
export function useFormScene(league: League, kind: EntityKind): Scene {
  const teams = useRecords(league, "teams");
  const players = useRecords(league, "players");
  const fixtures = useRecords(league, "fixtures");
  return useMemo(
    () => ({
      league,
      kind,
      clubs: clubsOf(league, teams),
      squadOf: (...clubs) => {
        const squad = players.filter(({ club }) => clubs.some((one) => sameName(one, club)));
        return [...new Set(sortPlayersByClub(squad).map(({ name }) => name))];
      },
      gameWeeks: [...new Set(fixtures.map(({ gameWeek }) => gameWeek))]
        .filter(Boolean)
        .sort((a, b) => weekOrder(a) - weekOrder(b) || compareNames(a, b)),
    }),
    [league, kind, teams, players, fixtures],
  );
}

const NAMED_LAST = 1000;
const weekOrder = (week: string) => gameWeekNumber(week) ?? NAMED_LAST;
