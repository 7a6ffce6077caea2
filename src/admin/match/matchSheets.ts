import { kickOffOf } from "@/domain/when";
import { sameName } from "@/domain/names";
import { isCalled } from "@/domain/people/squad";
import type { RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import { bannedFrom } from "../fixtures/lineUpWarnings";
import type { Around } from "../kind/around";
import type { Paper } from "../kind/paper";
import { squadAt } from "../line-up/lineUp";

/** The team sheets of one match: both squads, who begins as far as that is known, and who is suspended. */
export function matchSheets(fixture: RecordOf<"fixtures">, around: Around): Paper {
  const { teamA, teamB, lineUpA, lineUpB, date, stadium } = fixture;
  const banned = bannedFrom(fixture, around);
  const when = kickOffOf(fixture, arena.timeZone)?.short;
  const sides = [
    { team: teamA, names: lineUpA },
    { team: teamB, names: lineUpB },
  ];
  return {
    title: [`${teamA} v ${teamB}`, when, stadium].filter(Boolean).join(" · "),
    isSigned: true,
    lines: ["Captain", "Coach", "Referee", "Signed"],
    parts: sides.map(({ team, names }) => ({
      title: team,
      columns: [
        { label: "No.", numeric: true, width: 8 },
        { label: "Name" },
        { label: "Begins", box: true, width: 10 },
        { label: "Substitute", box: true, width: 12 },
        { label: "Goals", box: true, width: 14 },
        { label: "Cards", box: true, width: 14 },
      ],
      rows: squadAt(around.players, team, date).map((player) => {
        const isOut = banned.some(
          ({ club, player: name, record }) =>
            sameName(club, team) &&
            (record ? record.id === player.id : sameName(name, player.name)),
        );
        const begins = names.some((name) => isCalled(player, name));
        const { id, jersey, name } = player;
        return {
          id,
          cells: [
            jersey === null ? "" : String(jersey),
            isOut ? `${name} (suspended)` : name,
            isOut ? "–" : begins ? "×" : "",
            isOut ? "–" : "",
            "",
            "",
          ],
        };
      }),
    })),
  };
}
