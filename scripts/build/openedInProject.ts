import type { DocumentReader } from "../../src/data/documents";
import type { FoundLeague } from "../../src/leagues/foundInBuild";
import { sportEntryOf, sportList } from "../../src/sports/sports";
import { readOpened } from "../feeds/leaguePages";

/**
 * The leagues that owners have opened in the project, which the site then knows before it has read them. Without a project, or
 * without an answer of it, none: visitors find them all the same.
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
