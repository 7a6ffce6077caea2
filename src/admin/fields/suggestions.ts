import { useMemo, createContext, useContext } from "react";
import { gameWeekNumber, sortPlayersByClub } from "@/domain/match/grouping";
import { compareNames, sameName } from "@/domain/names";
import { nameAmong } from "@/domain/people/nameAmong";
import { isCalled } from "@/domain/people/squad";
import type { EntityKind, RecordOf } from "@/records/record";
import { clubsOf, namedClubs, type ResolvedClub } from "@/domain/season/clubs";
import { cupsIn, type Cup } from "@/domain/season/cups";
import { settingsOf } from "@/domain/season/seasons";
import type { Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import type { FormContext } from "../kind/formContext";

/** What the controls of a form may suggest from. */
interface Suggestions {
  readonly around: FormContext;
  readonly league: League;
  /** How the current season is played. */
  readonly format: Format;
  /** The cups beside it. */
  readonly cups: readonly Cup[];
  readonly kind: EntityKind;
  readonly clubs: readonly ResolvedClub[];
  /** Names of the squad of a club, or of several. */
  readonly squadOf: (...clubs: readonly string[]) => readonly string[];
  /** Who is meant by a name in the squads of these clubs. */
  readonly playerOf: (name: string, ...clubs: readonly string[]) => RecordOf<"players"> | undefined;
  /** The game weeks in use. */
  readonly gameWeeks: readonly string[];
}

export const SuggestionsContext = createContext<Suggestions | null>(null);

/** @throws Error outside a form */
export function useSuggestions(): Suggestions {
  const suggestions = useContext(SuggestionsContext);
  if (!suggestions) throw new Error("A form control needs a form around it");
  return suggestions;
}

/** A form's suggestions, from what the league has. */
export function useFormSuggestions(around: FormContext, kind: EntityKind): Suggestions {
  return useMemo(() => {
    const { league, format, teams, players, fixtures, standings, seasons } = around;
    const squadsOf = (clubs: readonly string[]) =>
      players.filter(({ club }) => clubs.some((one) => sameName(one, club)));
    return {
      around,
      league,
      format,
      cups: cupsIn(settingsOf(league, seasons, undefined).cups),
      kind,
      clubs: clubsOf(league, teams, namedClubs({ standings, fixtures, results: [], seasons })),
      squadOf: (...clubs) => [
        ...new Set(
          sortPlayersByClub(squadsOf(clubs)).map((player) =>
            nameAmong(squadsOf([player.club]), player),
          ),
        ),
      ],
      playerOf: (name, ...clubs) => squadsOf(clubs).find((player) => isCalled(player, name)),
      gameWeeks: [...new Set(fixtures.map(({ gameWeek }) => gameWeek))]
        .filter(Boolean)
        .sort((a, b) => weekOrder(a) - weekOrder(b) || compareNames(a, b)),
    };
  }, [around, kind]);
}

const NAMED_LAST = 1000;
const weekOrder = (week: string) => gameWeekNumber(week) ?? NAMED_LAST;
