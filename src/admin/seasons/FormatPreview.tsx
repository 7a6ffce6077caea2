import { bracketOf } from "@/domain/season/bracket";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { awaited } from "@/domain/bracket/awaited";
import type { Side } from "@/domain/bracket/slot";
import styles from "./Seasons.module.css";

interface FormatPreviewProps {
  readonly league: League;
  /** As they would be. */
  readonly records: SeasonRecords;
  /** The format in a sentence. */
  readonly words: string;
}

/** So many matches of the knock-out are shown: its first round says who meets whom. */
const SHOWN = 16;

/** The tables and the first round of the knock-out as another format would make them of the season. */
export function FormatPreview({ league, records, words }: FormatPreviewProps) {
  const competition = competitionOf(league, records);
  const ties = bracketOf(competition, records.results);
  const slots = ties.map(({ slot }) => slot);
  const first = ties.filter(({ slot }) =>
    [slot.a, slot.b].some((from) => typeof from === "object" && "group" in from),
  );
  const side = (of: Side) => {
    if ("team" in of) return of.team;
    if ("bye" in of) return "no opponent";
    return of.asItStands ?? awaited(of.waiting, slots);
  };
  return (
    <div className={styles.shown}>
      <p className={styles.text}>{words}</p>
      <div className={styles.tables}>
        {competition.tables.map(({ group, lines, goOn = 0 }) => (
          <section aria-label={group === "" ? "Table" : `Group ${group}`} key={group}>
            <h3>{group === "" ? "Table" : `Group ${group}`}</h3>
            <ol>
              {lines.map(({ row, rank }) => (
                <li data-through={(rank !== null && rank <= goOn) || undefined} key={row.team}>
                  {row.team}
                </li>
              ))}
            </ol>
          </section>
        ))}
        {first.length > 0 && (
          <section aria-label="First round">
            <h3>First round, as it stands</h3>
            <ul>
              {first.slice(0, SHOWN).map(({ slot, state }) => (
                <li key={slot.id}>
                  <b>{slot.name}</b>: {side(state.a)} v {side(state.b)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
