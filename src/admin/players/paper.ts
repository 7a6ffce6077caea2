import type { League } from "@/domain/league/league";
import { compareNames } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import { grouped, type Paper } from "../kind/paper";

const byNumber = (a: RecordOf<"players">, b: RecordOf<"players">) =>
  (a.jersey ?? Infinity) - (b.jersey ?? Infinity) || compareNames(a.name, b.name);

/** A team sheet for each club: its squad, with boxes for who plays. */
export function playersPaper(_league: League, players: readonly RecordOf<"players">[]): Paper {
  return {
    title: "Team sheet",
    isSigned: true,
    parts: grouped(players, ({ club }) => club).map(([club, squad]) => ({
      title: club || "Without a club",
      columns: [
        { label: "No.", numeric: true, width: 8 },
        { label: "Name" },
        { label: "Position", width: 20 },
        { label: "Plays", box: true, width: 10 },
        { label: "Substitute", box: true, width: 12 },
        { label: "Captain", box: true, width: 11 },
      ],
      rows: squad.toSorted(byNumber).map(({ id, jersey, name, position }) => ({
        id,
        cells: [jersey === null ? "" : String(jersey), name, position, "", "", ""],
      })),
    })),
  };
}
