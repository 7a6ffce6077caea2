import { createElement } from "react";
import { within } from "@testing-library/react";
import { jsonOf, listOf, textOf, type Json } from "../../tools/rank/json";
import type { Ending } from "@/domain/match/ending";
import { writeEnding } from "@/domain/match/writeEnding";
import { sumOf, type Pair } from "@/domain/match/pair";
import type { League } from "@/domain/league/league";
import StandingsPage from "@/site/standings/StandingsPage";
import { makeResult } from "../factories/records";
import { opened, type Case } from "./goldenCase";
import { numbers, season, teamRecords, type ToSave } from "./goldenRecords";

const pairOf = (value: unknown): Pair => {
  const [a = 0, b = 0] = numbers(value);
  return [a, b];
};

function endingOf({ shootOut, extraTime }: Json): Ending {
  if (shootOut !== undefined) return { how: "shootOut", kicks: pairOf(shootOut) };
  return { how: extraTime === undefined ? "normal" : "extraTime" };
}

/** A tie as the knock-out of a season: two legs are a semi-final's, one is the final. */
function records(tie: Json, league: League): ToSave[] {
  const [a, b] = [textOf(tie["a"]), textOf(tie["b"])];
  const legs = listOf(tie["legs"]).map(jsonOf);
  const [cup, stage] = legs.length === 2 ? [4, "SF1"] : [2, "F"];
  const away = tie["awayGoals"] === true ? "a" : "";
  const format = `groups=;rounds=1;through=${cup};cup=${cup};third=no;legs=${legs.length}${away}`;
  return [
    ...teamRecords([a, b]),
    season(league, { format }),
    ...legs.map((leg, at): ToSave => {
      const teamA = textOf(leg["home"]);
      const teamB = teamA === a ? b : a;
      const isLast = at === legs.length - 1;
      // Goals of extra time are goals of the match.
      const late = isLast ? pairOf(tie["extraTime"] ?? [0, 0]) : ([0, 0] as const);
      const [scoreA, scoreB] = sumOf([pairOf(leg["score"]), late]);
      const entity = makeResult({
        teamA,
        teamB,
        scoreA,
        scoreB,
        date: Date.UTC(2026, 4, 1 + 7 * at, 19),
        stage: at === 0 ? stage : `${stage}/${at + 1}`,
        ending: isLast ? writeEnding(endingOf(tie)) : "",
      });
      return { kind: "results", id: `leg-${at + 1}`, entity };
    }),
  ];
}

const how: Readonly<Record<string, string>> = {
  aggregate: " over two matches",
  awayGoals: " on away goals",
  extraTime: " after extra time",
  normal: "",
};

/** What the bracket has to say of a tie, goals of extra time counted: "France 4–2 Croatia". */
function sentence(tie: Json): string {
  const expected = jsonOf(tie["expected"]);
  const winner = textOf(expected["winner"]);
  const isA = winner === textOf(tie["a"]);
  const loser = textOf(isA ? tie["b"] : tie["a"]);
  const sum = sumOf([pairOf(expected["aggregate"]), pairOf(tie["extraTime"] ?? [0, 0])]);
  const seen = (pair: Pair) => (isA ? pair : pair.toReversed()).join("–");
  const by = textOf(expected["decidedBy"]);
  if (by === "shootOut") {
    const kicks = seen(pairOf(tie["shootOut"]));
    return `${winner} beat ${loser} ${kicks} on penalties after ${sum.join("–")}`;
  }
  return `${winner} ${seen(sum)} ${loser}${how[by]}`;
}

/** The tie that was played, as the bracket tells it in words and marks its winner. */
async function read(
  league: League,
  tie: Json,
  listings: Parameters<Case["read"]>[0],
): Promise<unknown> {
  const { container, unmount } = opened(league, createElement(StandingsPage), listings);
  const text = await within(container).findByText("The bracket as text", {});
  const round = text.parentElement?.querySelector("p")?.textContent ?? "";
  const [first = ""] = round.replace(/^[^:]+: /, "").split(/;|\.$/);
  const winners = [...container.querySelectorAll("li[data-winner]")].map((side) =>
    within(side as HTMLElement).getByText(textOf(jsonOf(tie["expected"])["winner"])),
  );
  unmount();
  return { told: first, winners: winners.length };
}

/** Every tie of a vector of kind `tie`, each in a season of its own. */
export function tieCases(vector: Json, own: League, shown: League): Case[] {
  return listOf(vector["ties"])
    .map(jsonOf)
    .map((tie): Case => ({
      id: `${textOf(vector["id"])}: ${textOf(tie["name"])}`,
      own,
      toSave: records(tie, shown),
      published: [],
      read: async (listings) => read(shown, tie, listings),
      expected: { told: sentence(tie), winners: 1 },
    }));
}
