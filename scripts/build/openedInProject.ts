import type { DocumentReader } from "../../src/data/documents";
import type { FoundLeague } from "../../src/leagues/foundInBuild";
import { sportEntryOf, sportList } from "../../src/sports/sports";
import { readOpened } from "../feeds/leaguePages";

/**
 * Loads the leagues that owners have opened in the project, so that the built site knows them before it reads the
 * database. Empty without a project, or if the project does not answer: visitors' browsers then load these leagues
 * later.
 */
export async function openedInProject(
  documents: DocumentReader | null,
): Promise<readonly FoundLeague[]> {
  if (!documents) return [];
  try {
    const { opened } = await readOpened(documents);
    return opened.map(({ entry, said }) => ({
      entry,
      said,
      sport: sportList.some(({ id }) => id === entry.sport) ? null : sportEntryOf(entry.sport),
    }));
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    console.error(`Leagues that were opened in the app are not in this build: ${why}`);
    return [];
  }
}
