import { useFormContext, useWatch } from "react-hook-form";
import { sameName } from "@/domain/names";
import { findClub } from "@/domain/season/clubs";
import type { ManOfTheMatch } from "@/records/results/schema";
import { carriedLogo } from "../kind/clubFields";
import { useSuggestions } from "../fields/suggestions";
import { asManOfTheMatch, type FormValues } from "../fields/values";
import { inputId, labelOf, useField, type ControlProps } from "../fields/control";
import { FieldNote } from "../fields/FieldNote";
import { PlayerInput } from "../line-up/PlayerInput";
import { Stars } from "./Stars";

const asName = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * Returns a function that makes a player the man of the match: the value has the logo of the player's club, and keeps
 * the rating unless the name is empty.
 */
export function useBest(): (player: string) => ManOfTheMatch {
  const { clubs, squadOf } = useSuggestions();
  const { getValues } = useFormContext<FormValues>();
  return (player) => {
    const sides = ["A", "B"].map((side) => ({
      team: asName(getValues(`team${side}`)),
      logo: asName(getValues(`team${side}Logo`)),
    }));
    const side = sides.find(({ team }) => squadOf(team).some((one) => sameName(one, player)));
    // The club of a player who is in neither squad is not known.
    const clubLogo = side ? side.logo || carriedLogo(findClub(clubs, side.team)) : "";
    const { rating } = asManOfTheMatch(getValues("manOfTheMatch"));
    return { player, clubLogo, rating: player.trim() === "" ? 0 : rating };
  };
}

/** The field for the man of the match: a player of either squad, rated with one to five stars. */
export function ManOfTheMatchControl({ field }: ControlProps) {
  const { value, change, error } = useField(field.name);
  const [a, b] = useWatch<FormValues>({ name: ["teamA", "teamB"] }).map(asName);
  const best = useBest();
  const chosen = asManOfTheMatch(value);
  return (
    <div className="stack-3">
      <PlayerInput
        id={inputId(field.name)}
        invalid={error !== undefined}
        label={labelOf(field)}
        note={<FieldNote error={error} />}
        onChange={(player) => change(best(player))}
        teams={[a ?? "", b ?? ""]}
        value={chosen.player}
      />
      <Stars
        disabled={chosen.player.trim() === ""}
        name="manOfTheMatch.rating"
        onChange={(rating) => change({ ...chosen, rating })}
        value={chosen.rating}
      />
    </div>
  );
}
