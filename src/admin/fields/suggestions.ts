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

/** The data from which the controls of a form make suggestions. */
interface Suggestions {
  readonly around: FormContext;
  readonly league: League;
  /** The format of the current season. */
  readonly format: Format;
  /** The cups of the current season. */
  readonly cups: readonly Cup[];
  readonly kind: EntityKind;
  readonly clubs: readonly ResolvedClub[];
  /** Returns the names in the squads of some clubs. */
  readonly squadOf: (...clubs: readonly string[]) => readonly string[];
  /** Finds the player of a name in the squads of some clubs; undefined if there is none. */
  readonly playerOf: (name: string, ...clubs: readonly string[]) => RecordOf<"players"> | undefined;
  /** The game weeks in use. */
  readonly gameWeeks: readonly string[];
}

export const SuggestionsContext = createContext<Suggestions | null>(null);

/** Returns the suggestions of the form. @throws Error outside a form */
export function useSuggestions(): Suggestions {
  const suggestions = useContext(SuggestionsContext);
  if (!suggestions) throw new Error("A form control needs a form around it");
  return suggestions;
}

/** Computes the suggestions of a form from the league's records. */
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

/** Order of game weeks with a name: after all numbered ones. */
const NAMED_LAST = 1000;
const weekOrder = (week: string) => gameWeekNumber(week) ?? NAMED_LAST;
