import type { Goal } from "@/records/results/schema";
import { conductOf } from "@/domain/match/outcomes";
import { cardCounts } from "@/domain/people/cardCounts";
import { type MatchSheet, sidesOf, type SquadMember } from "@/domain/people/sheet";
import { playerTotals } from "@/domain/people/totals";
import { foldName } from "@/domain/names";
import { lists, number, pairOf, text } from "./fields";
import { jsonOf, type Json } from "./json";
import { firstPackOf, packFor, type Packs } from "./table";

/** Reads a name from a text or from an object with a name. */
const nameIn = (value: unknown): string => {
  const one = jsonOf(value);
  return text(value) || text(one["player"] ?? one["name"]);
};

const names = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(nameIn).filter((name) => name !== "");

const NOTES: Readonly<Record<string, string>> = {
  og: " (og)",
  owngoal: " (og)",
  pen: " (pen)",
  penalty: " (pen)",
  shootout: " (shoot-out)",
};

const CARDS: Readonly<Record<string, string>> = {
  yellow: "Yellow Card",
  secondyellow: "Second Yellow Card",
  yellowred: "Second Yellow Card",
  red: "Red Card",
};

const plain = (value: unknown) =>
  text(value)
    .toLowerCase()
    .replace(/[^a-z]/g, "");

function goalsOf(value: unknown): Goal[] {
  return (Array.isArray(value) ? value : []).map((goal: unknown) => {
    const { kind, assist, minute, points } = jsonOf(goal);
    return {
      player: `${nameIn(goal)}${NOTES[plain(kind)] ?? ""}`,
      assist: nameIn(assist),
      minute: text(points ?? minute),
    };
  });
}

function bookingsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).map((booking: unknown) => {
    const { card, minute } = jsonOf(booking);
    const typed = text(booking);
    if (typed !== "") return typed;
    return `${nameIn(booking)} (${CARDS[plain(card)] ?? text(card)}) ${text(minute)}`.trim();
  });
}

function substitutionsOf(value: unknown): string {
  if (typeof value === "string") return value;
  return lists(value)
    .flatMap((one) => {
      const minute = text(one["minute"]);
      const at = minute === "" ? "" : ` (${minute})`;
      return [
        [nameIn(one["in"]), "IN"],
        [nameIn(one["out"]), "OUT"],
      ].flatMap(([name = "", way = ""]) => (name === "" ? [] : [`${name} ${way}${at}`]));
    })
    .join(", ");
}

/** Returns the ending as stored in results. A match without a result gets "void", so that it counts for no player. */
function endingOf(match: Json): string {
  const typed = text(match["ending"]);
  const winner = text(match["to"]);
  const to = /^(?:b|away)$/i.test(winner) || winner === text(match["b"]) ? "B" : "A";
  switch (plain(match["state"] ?? match["status"])) {
    case "":
    case "finished":
    case "played":
    case "retired":
      return typed;
    case "awarded":
    case "walkover":
      return `awarded ${to}`;
    case "abandoned":
      return match["stands"] === true ? "abandoned stands" : "abandoned";
    case "doubleforfeit":
      return "doubleForfeit";
    default:
      return "void";
  }
}

/** Reads a match of a vector of kind `players`. */
export function sheetOf(match: Json, at: number): MatchSheet {
  const ending = endingOf(match);
  const score = pairOf(match["score"] ?? match["onPitch"]) ?? (ending === "" ? null : [0, 0]);
  return {
    id: text(match["id"]) || String(at + 1),
    teamA: text(match["a"]),
    teamB: text(match["b"]),
    scoreA: score?.[0] ?? null,
    scoreB: score?.[1] ?? null,
    date: number(match["date"]),
    gameWeek: text(match["gameWeek"] ?? match["round"]),
    goalsA: goalsOf(match["goalsA"]),
    goalsB: goalsOf(match["goalsB"]),
    bookings: bookingsOf(match["bookings"]),
    substitutionsA: substitutionsOf(match["subsA"] ?? match["substitutionsA"]),
    substitutionsB: substitutionsOf(match["subsB"] ?? match["substitutionsB"]),
    playersA: names(match["playersA"]),
    playersB: names(match["playersB"]),
    lineUpA: names(match["lineUpA"]),
    lineUpB: names(match["lineUpB"]),
    ending,
    stage: text(match["stage"]),
  };
}

/** Returns the players of the squads in a vector; without squads, all players in a line-up or substituted on. */
export function squadsOf(vector: Json, sheets: readonly MatchSheet[]): SquadMember[] {
  const { goalkeepers } = vector;
  const keeping = Array.isArray(goalkeepers)
    ? goalkeepers
    : Object.values(jsonOf(goalkeepers)).flat();
  const keepers = new Set(names(keeping).map(foldName));
  const squads = Object.entries(jsonOf(vector["squads"])).map(
    ([club, squad]) => [club, names(squad)] as const,
  );
  const seen = sheets
    .flatMap(sidesOf)
    .map(({ team, starting, played }) => [team, [...starting, ...played]] as const);
  const members = (squads.length > 0 ? squads : seen).flatMap(([club, squad]) =>
    squad.map((name): SquadMember => {
      const id = `${foldName(club)}/${foldName(name)}`;
      return { id, name, club, position: keepers.has(foldName(name)) ? "Goalkeeper" : "" };
    }),
  );
  return [...new Map(members.map((one) => [one.id, one])).values()];
}

/**
 * Computes each team's conduct points from its players' cards, by the vector's rule pack or the first one of its sport.
 */
function conductIn(
  vector: Json,
  sheets: readonly MatchSheet[],
  players: readonly SquadMember[],
  packs: Packs,
): Record<string, number> {
  const sport = text(vector["sport"]);
  const named = vector["rulePack"] ?? null;
  const pack = named === null ? firstPackOf(sport) : packFor(named, sport, packs);
  const points = pack?.conduct ?? firstPackOf(sport)?.conduct;
  const sums = new Map<string, number>();
  for (const sheet of sheets) {
    const [ofA, ofB] = points ? conductOf(cardCounts(sheet, players), points) : [0, 0];
    sums.set(sheet.teamA, (sums.get(sheet.teamA) ?? 0) + ofA);
    sums.set(sheet.teamB, (sums.get(sheet.teamB) ?? 0) + ofB);
  }
  return Object.fromEntries(sums);
}

/** Returns the folded names that more than one player has. */
function namesakes(totals: readonly { readonly player: string }[]): Set<string> {
  const folded = totals.map(({ player }) => foldName(player));
  return new Set(folded.filter((name, at) => folded.indexOf(name) !== at));
}

/**
 * Computes a vector of kind `players`: the players' totals by name (with the club if two have the same name), the names
 * that are in no squad, and the teams' conduct.
 */
export function playersOutput(
  value: unknown,
  packs: Packs,
): {
  players: Record<string, Record<string, number>>;
  strangers: string[];
  conduct: Record<string, number>;
} {
  const vector = jsonOf(value);
  const sheets = lists(vector["matches"]).map(sheetOf);
  const players = squadsOf(vector, sheets);
  const scorerFigure =
    vector["scorerFigure"] === "points" || vector["sport"] === "basketball" ? "points" : "minute";
  const { totals, strangers } = playerTotals(sheets, { players, scorerFigure });
  const shared = namesakes(totals);
  return {
    players: Object.fromEntries(
      totals.map(({ key: _, player, club, record: __, ...figures }) => {
        return [shared.has(foldName(player)) ? `${player} (${club})` : player, figures];
      }),
    ),
    strangers: strangers.map(({ player }) => player),
    conduct: conductIn(vector, sheets, players, packs),
  };
}
