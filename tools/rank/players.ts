import type { Goal } from "@/records/results/schema";
import { conductOf } from "@/domain/match/outcomes";
import { cardCounts } from "@/domain/people/cardCounts";
import { type MatchSheet, sidesOf, type SquadMember } from "@/domain/people/sheet";
import { playerTotals } from "@/domain/people/totals";
import { foldName } from "@/domain/names";
import { lists, number, pairOf, text } from "./fields";
import { jsonOf, type Json } from "./json";
import { firstPackOf, packFor, type Packs } from "./table";

/** A name, alone or in an object that says more. */
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

/** The ending as results store it; a match without a result counts as a void one: for nobody. */
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

/** A match of a vector of kind `players`. */
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

/** The squads a vector names, else everybody who is in a line-up or came on. */
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

/** What the players' cards take off each team's conduct, by the vector's pack or its sport's first. */
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

/** Names that more than one player goes by, folded. */
function namesakes(totals: readonly { readonly player: string }[]): Set<string> {
  const folded = totals.map(({ player }) => foldName(player));
  return new Set(folded.filter((name, at) => folded.indexOf(name) !== at));
}

/** The players' totals of a vector of kind `players`, by name (of two namesakes with the club); who is in no squad; the teams' conduct. */
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
