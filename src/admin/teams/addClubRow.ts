import type { LeagueStore } from "@/data/store";
import { sameName } from "@/domain/names";
import { settingsOf } from "@/domain/season/seasons";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { FormContext } from "../kind/formContext";
import { attempt } from "../save/saveNotices";
import { jobError } from "../parts/words";
import { sectionOf } from "../sections";

/**
 * Adds the row of a new club to a table that is kept by hand, if administrators cannot add rows to it themselves. A
 * failure is shown with a button to try again; the club itself is already saved by then.
 */
export function addClubRow(club: RecordOf<"teams">, around: FormContext, store: LeagueStore): void {
  const { league, seasons, standings } = around;
  const isKept = settingsOf(league, seasons, undefined).table === "kept";
  if (!isKept || sectionOf(league, "standings")?.access !== "edit-only") return;
  if (standings.some(({ team }) => sameName(team, club.name))) return;

  const { id, name, group } = club;
  const entity = { ...emptyEntity("standings"), team: name, group };
  void attempt({
    run: async () => {
      await store.create(league, "standings", { id, version: 0, entity });
    },
    done: "Club saved, with a row in the table",
    conflict: "The club is saved. Someone else has just added its row of the table.",
    failed: (reason) =>
      `The club is saved, its row is not. ${jobError("standings", "adding", reason)}`,
  });
}
