import { useEffect, useState } from "react";
import type { RecordOf } from "@/records/record";
import { laterPart } from "@/ui/later/later";
import { useLeague } from "@/ui/leagueContext";
import { kickOffOf, momentOf } from "@/domain/when";
import { sameName } from "@/domain/names";
import { isCalled } from "@/domain/people/squad";
import { arena } from "@arena/arena";
import { useRecordFormContext, type FormContext } from "../kind/formContext";
import { startOf } from "../kind/start";
import { useLives } from "../live/useLive";
import { notices } from "../notices/notices";
import { bannedFrom } from "../fixtures/lineUpWarnings";
import type { Paper } from "../kind/paper";
import { squadAt } from "../line-up/lineUp";

const PrintSheet = laterPart(() => import("../export/PrintSheet"));
const kinds = ["players", "fixtures", "results"] as const;

interface PrintMatchProps {
  readonly fixture: RecordOf<"fixtures">;
  /** Called when printing has ended or failed. */
  readonly onDone: () => void;
}

/** Prints the team sheets of a match, once the squads are loaded. */
export function PrintMatch({ fixture, onDone }: PrintMatchProps) {
  const league = useLeague();
  const [start] = useState(() => startOf<"fixtures">(fixture));
  const context = useRecordFormContext(league, "fixtures", start);
  const lives = Object.values(useLives(league, kinds));
  const hasFailed = lives.some(({ status }) => status === "failed");
  useEffect(() => {
    if (!hasFailed) return;
    notices.show({ tone: "error", text: "The team sheets could not be printed." });
    onDone();
  }, [hasFailed, onDone]);
  if (!lives.every(({ status }) => status === "ready")) return null;
  return <PrintSheet onDone={onDone} page="matches" paper={matchSheets(fixture, context)} />;
}

/** Makes the team sheets of a match: both squads, with known starters and suspended players marked. */
function matchSheets(fixture: RecordOf<"fixtures">, context: FormContext): Paper {
  const { teamA, teamB, lineUpA, lineUpB, stadium } = fixture;
  const banned = bannedFrom(fixture, context);
  const when = kickOffOf(fixture, arena.timeZone)?.short;
  const { words, matchFields } = context.league.game;
  // Empty boxes to fill in for each player, if the sport records goals or cards.
  const extraBoxes = [
    ...(matchFields.includes("goalsA") ? [words.scored] : []),
    ...(matchFields.includes("bookings") ? ["Cards"] : []),
  ];
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
        ...extraBoxes.map((label) => ({ label, box: true, width: 14 })),
      ],
      rows: squadAt(context.players, team, momentOf(fixture)).map((player) => {
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
            ...extraBoxes.map(() => ""),
          ],
        };
      }),
    })),
  };
}
