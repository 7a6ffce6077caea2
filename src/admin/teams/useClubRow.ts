import { emptyEntity, type RecordOf } from "@/records/record";
import { sameName } from "@/domain/names";
import { asFailure } from "@/data/failure";
import type { League } from "@/domain/league/league";
import { settingsOf } from "@/domain/season/seasons";
import { useConnection } from "@/session/ConnectionProvider";
import { jobError } from "../kind/words";
import { useRecords } from "../live/useLive";
import { notices } from "../notices/notices";
import { sectionOf } from "../sections";

/**
 * Gives a new club its row, where the table is kept by hand and nobody can add rows to it. What fails is
 * told with a way to try again; the club itself is saved by then.
 */
export function useClubRow(league: League): (club: RecordOf<"teams">) => void {
  const { store } = useConnection();
  const seasons = useRecords(league, "seasons");
  const rows = useRecords(league, "standings");
  const isKept = settingsOf(league, seasons, undefined).table === "kept";
  const isWanted = isKept && sectionOf(league, "standings")?.access === "edit-only";

  const add = async (club: RecordOf<"teams">): Promise<void> => {
    const { id, name, group } = club;
    const entity = { ...emptyEntity("standings"), team: name, group };
    try {
      await store.create(league, "standings", { id, version: 0, entity });
      notices.show({ tone: "done", text: "Club saved, with a row in the table" });
    } catch (thrown) {
      notices.show({
        tone: "error",
        text: `The club is saved, its row is not. ${jobError("standings", "adding", asFailure(thrown).message)}`,
        action: { label: "Try again", run: () => void add(club) },
      });
    }
  };
  return (club) => {
    if (isWanted && !rows.some(({ team }) => sameName(team, club.name))) void add(club);
  };
}
