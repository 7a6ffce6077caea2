import { sameName } from "@/domain/names";
import type { Player } from "@/records/players/schema";
import type { FormContext } from "../kind/formContext";
import type { Warning } from "../kind/warning";

/** Warns about a shirt number that another player of the club has. */
export function playerWarnings(
  { club, jersey }: Player,
  { id, players }: Pick<FormContext, "id" | "players">,
): Warning[] {
  const other = players.find(
    (one) => one.id !== id && one.jersey === jersey && sameName(one.club, club),
  );
  return jersey === null || club === "" || !other
    ? []
    : [{ id: "jersey", field: "jersey", text: `${other.name} of ${club} has number ${jersey}` }];
}
