import { createElement } from "react";
import { within } from "@testing-library/react";
import { jsonOf, listOf, textOf, type Json } from "../../tools/rank/json";
import { sheetOf, squadsOf } from "../../tools/rank/players";
import { withCards } from "@/domain/people/cardCounts";
import { type MatchSheet, sidesOf, type SquadMember } from "@/domain/people/sheet";
import type { League } from "@/domain/league/league";
import PlayerPage from "@/site/player-page/PlayerPage";
import { makeFixture, makePlayer, makeResult } from "../factories/records";
import { opened, type Case } from "./goldenCase";
import { season, teamRecords, type ToSave } from "./goldenRecords";

const idOf = (player: string) => `player-${player.toLowerCase()}`;

/** A match with its line-ups; played, its result with everybody who was on the pitch, as the form has it. */
function matchRecords(
  sheet: MatchSheet,
  isPostponed: boolean,
  at: number,
  squads: readonly SquadMember[],
): ToSave[] {
  const { lineUpA = [], lineUpB = [], id: _, ...played } = sheet;
  const { teamA, teamB } = sheet;
  const date = Date.UTC(2026, 2, 1 + 7 * at, 15);
  const id = `match-${at}`;
  const match = { teamA, teamB, date, gameWeek: String(at + 1) };
  const status = isPostponed ? "Postponed" : "Finished";
  const fixture = makeFixture({ ...match, status, lineUpA: [...lineUpA], lineUpB: [...lineUpB] });
  if (isPostponed) return [{ kind: "fixtures", id, entity: fixture }];
  const [playersA = [], playersB = []] = sidesOf(sheet).map((side) => [...side.played]);
  const result = makeResult({ ...played, ...match, playersA, playersB });
  return [
    { kind: "fixtures", id, entity: fixture },
    { kind: "results", id, entity: withCards(result, squads, fixture) },
  ];
}

/** A vector as an administrator would enter it: squads, fixtures with line-ups, results with goals, cards, changes. */
function records(vector: Json, league: League): ToSave[] {
  const matches = listOf(vector["matches"]).map(jsonOf);
  const sheets = matches.map(sheetOf);
  const squads = squadsOf(vector, sheets);
  return [
    ...teamRecords([...new Set(squads.map(({ club }) => club))]),
    season(league, {}),
    // Their own figures stay those of the factory: the page has to take those of the results.
    ...squads.map(({ name, club, position }): ToSave => {
      const entity = makePlayer({ name, club, position: position || "Midfielder" });
      return { kind: "players", id: idOf(name), entity };
    }),
    ...sheets.flatMap((sheet, at) =>
      matchRecords(sheet, matches[at]?.["state"] === "postponed", at, squads),
    ),
  ];
}

const tiles = {
  goals: "Goals",
  assists: "Assists",
  appearances: "Appearances",
  cleanSheets: "Clean sheets",
} as const;

/** What is behind a figure in the player's list of matches. */
const inLog = {
  penalties: /\((\d+) penalt/g,
  ownGoals: /(\d+) own goal/g,
  yellow: /Yellow card/g,
  secondYellow: /Red card \(second yellow\)/g,
  red: /Red card(?! \()/g,
} as const;

/** The figures of a player as the page has them. */
async function figuresOn(
  league: League,
  player: string,
  listings: Parameters<Case["read"]>[0],
): Promise<Readonly<Record<string, number>>> {
  const id = idOf(player);
  const { container, unmount } = opened(league, createElement(PlayerPage, { id }), listings);
  const page = within(container);
  await page.findByRole("heading", { name: player });
  await page.findAllByText(/^(?:at|v) [XY]$/, {});
  const terms = [...container.querySelectorAll("dt")];
  const own = Object.entries(tiles).flatMap(([key, label]) => {
    const term = terms.find(({ textContent }) => textContent?.startsWith(label));
    return term ? [[key, Number(term.nextElementSibling?.textContent)] as const] : [];
  });
  const heading = page.getByRole("heading", { name: "Matches" });
  const log = heading.closest("section")?.textContent ?? "";
  const noted = Object.entries(inLog).map(([key, pattern]) => {
    const found = [...log.matchAll(pattern)].map(([, count = "1"]) => Number(count));
    return [key, found.reduce((sum, count) => sum + count, 0)] as const;
  });
  unmount();
  return Object.fromEntries([...own, ...noted]);
}

/** A vector of kind `players`: everybody's figures, each read from the player's page. */
export function playersCase(vector: Json, own: League, shown: League): Case {
  const expected = Object.entries(jsonOf(vector["expected"])).map(
    ([player, figures]) => [player, jsonOf(figures)] as const,
  );
  return {
    id: textOf(vector["id"]),
    own,
    toSave: records(vector, shown),
    published: ["players", "results"],
    read: async (listings) => {
      const read: Record<string, unknown> = {};
      for (const [player, figures] of expected) {
        const all = await figuresOn(shown, player, listings);
        read[player] = Object.fromEntries(Object.keys(figures).map((key) => [key, all[key]]));
      }
      return read;
    },
    expected: Object.fromEntries(expected),
  };
}
