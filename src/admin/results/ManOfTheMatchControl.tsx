import Rating from "@mui/material/Rating";
import { useWatch } from "react-hook-form";
import { limits } from "@/domain/limits";
import { sameName } from "@/domain/names";
import { findClub } from "@/domain/season/clubs";
import { Icon } from "@/ui/Icon";
import { carriedLogo } from "../kind/fills";
import { useSuggestions } from "../fields/suggestions";
import { asManOfTheMatch, type FormValues } from "../fields/values";
import { inputId, labelOf, useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { FieldNote } from "../fields/FieldNote";
import { SuggestInput } from "../fields/SuggestInput";

const asName = (value: unknown) => (typeof value === "string" ? value : "");

/** The best player, from either squad, and one to five stars; the club's logo follows the player. */
export function ManOfTheMatchControl({ field }: ControlProps) {
  const { clubs, squadOf } = useSuggestions();
  const { value, change, error } = useField(field.name);
  const [a, b, logoA, logoB] = useWatch<FormValues>({
    name: ["teamA", "teamB", "teamALogo", "teamBLogo"],
  }).map(asName);
  const chosen = asManOfTheMatch(value);
  const sides = [
    { team: a ?? "", logo: logoA ?? "" },
    { team: b ?? "", logo: logoB ?? "" },
  ];

  const choose = (player: string) => {
    const side = sides.find(({ team }) => squadOf(team).some((one) => sameName(one, player)));
    // Of a player in no squad nothing is known, also not the club.
    const clubLogo = side ? side.logo || carriedLogo(findClub(clubs, side.team)) : "";
    const rating = player.trim() === "" ? 0 : chosen.rating;
    change({ player, clubLogo, rating });
  };

  return (
    <div className={styles.part}>
      <SuggestInput
        id={inputId(field.name)}
        invalid={error !== undefined}
        label={labelOf(field)}
        note={<FieldNote error={error} />}
        onChange={choose}
        options={squadOf(...sides.map(({ team }) => team))}
        value={chosen.player}
      />
      <div className={styles.stars}>
        <span className={styles.label} id="stars">
          Rating
        </span>
        <Rating
          aria-labelledby="stars"
          classes={{ iconFilled: styles.filled ?? "" }}
          disabled={chosen.player.trim() === ""}
          emptyIcon={<Icon className={styles.star} name="star" size={28} />}
          emptyLabelText="No stars"
          getLabelText={(stars) => (stars === 1 ? "1 star" : `${stars} stars`)}
          icon={<Icon className={styles.star} name="star" size={28} />}
          max={limits.stars}
          name="manOfTheMatch.rating"
          onChange={(_, stars) => change({ ...chosen, rating: stars ?? 1 })}
          value={chosen.rating || null}
        />
        <span aria-hidden="true">{chosen.rating > 0 && `${chosen.rating} of ${limits.stars}`}</span>
      </div>
    </div>
  );
}
