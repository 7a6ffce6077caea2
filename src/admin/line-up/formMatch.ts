import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { sameName } from "@/domain/names";
import { momentOf } from "@/domain/when";
import type { Fixture } from "@/records/fixtures/schema";
import { useSuggestions } from "../fields/suggestions";
import { toEntity, type FormValues } from "../fields/values";
import { bannedFrom } from "../fixtures/lineUpWarnings";
import { squadAt, type Player } from "./lineUp";

const matchFields = ["teamA", "teamB", "date", "day", "stage"];

/** The match in the form, with the squad of a side on its day and the suspended players. */
export interface FormMatch {
  readonly match: Fixture;
  readonly squadOf: (team: string) => readonly Player[];
  /** Checks whether a player of a club is suspended for cards. @param id of the player's record, if there is one */
  readonly isBanned: (team: string, name: string, id?: string) => boolean;
}

/** Reads the match in the form, for pickers of players. */
export function useFormMatch(): FormMatch {
  const { around } = useSuggestions();
  const key = JSON.stringify(useWatch<FormValues>({ name: matchFields }));
  return useMemo(() => {
    const texts: FormValues[string][] = JSON.parse(key);
    const values = matchFields.map((field, at) => [field, texts[at] ?? ""] as const);
    const match = toEntity("fixtures", Object.fromEntries(values));
    // Computed at the first call only: most fields of a form never need it.
    let banned: ReturnType<typeof bannedFrom> | null = null;
    return {
      match,
      squadOf: (team) => (team === "" ? [] : squadAt(around.players, team, momentOf(match))),
      isBanned: (team, name, id) => {
        banned ??= bannedFrom(match, around);
        return banned.some(
          ({ club, player, record }) =>
            sameName(club, team) && (record ? record.id === id : sameName(player, name)),
        );
      },
    };
  }, [around, key]);
}
