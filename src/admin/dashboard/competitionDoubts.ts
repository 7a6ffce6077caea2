import { parseBookings } from "@/domain/match/bookings";
import { knockOutPlace } from "@/domain/match/knockOut";
import { ordinal } from "@/domain/ordinal";
import { sameName } from "@/domain/names";
import { readStage } from "@/domain/match/stage";
import type { Tie } from "@/domain/season/bracket";
import {
  isLeft,
  type Competition,
  type SeasonRecords,
  type Table,
} from "@/domain/season/competition";
import { cupsIn, type Cup } from "@/domain/season/cups";
import { tiesIn } from "@/domain/season/cupTies";
import { dueSplit } from "@/domain/season/dueSplit";
import { inOnePart } from "@/domain/season/split";
import { proposedStage } from "@/domain/season/proposedStage";
import { amountOf, enumerated } from "@/domain/wording";
import type { League } from "@/domain/league/league";
import { titleOf } from "../kinds";
import type { Doubt } from "./doubts";

/**
 * Finds results in a bracket whose place now has other teams, or that do not decide who goes on.
 * @param cup null for the league's own knock-out
 */
function tieDoubts(
  league: League,
  cup: Cup | null,
  { slot, state }: Tie,
  results: SeasonRecords["results"],
): Doubt[] {
  const place = cup ? `${cup.id}:${slot.id}` : slot.id;
  const called = cup ? `${slot.name} of ${cup.name}` : slot.name;
  const sent = cup ? "the draw and its results send" : "the tables send";
  const own = results.filter(({ stage }) => stage.split("/")[0]?.trim() === place);
  const sides = [state.a, state.b].map((side) => ("team" in side ? side.team : null));
  const named = sides.flatMap((side) => side ?? []).join(" v ") || "nobody yet";
  const strangers = own.filter(({ teamA, teamB }) =>
    sides.some((side) => side === null || ![teamA, teamB].some((team) => sameName(team, side))),
  );
  const drifted = state.drift ? strangers : [];
  return [
    ...drifted.map((result): Doubt => ({
      key: `bracket ${result.id}`,
      text: `${called} was entered as ${titleOf("results", result, league)}, but ${sent} ${named} there now. It counts for nothing in the bracket.`,
      kind: "results",
      record: result.id,
    })),
    ...(state.unresolved
      ? own.slice(-1).map(({ id }): Doubt => ({
          key: `level ${place}`,
          text: `${called} ended level, and nothing says who goes on.`,
          kind: "results",
          record: id,
        }))
      : []),
  ];
}

/**
 * Finds matches with a stage that no knock-out of the season has: its cup was removed, or begins with a later round.
 */
function withoutPlace(
  competition: Competition,
  results: SeasonRecords["results"],
  cups: readonly Cup[],
): Doubt[] {
  const places = new Map(
    ["", ...cups.map(({ id }) => id)].map((id) => {
      const slots = tiesIn(id, competition, results).map(({ slot }) => slot.id);
      // The match for third place is always allowed, because a season may leave open whether it is played.
      return [id, new Set([...slots, "P3"])] as const;
    }),
  );
  return competition.matches.flatMap(({ id, schedule, outcome, stage }): Doubt[] => {
    const read = readStage(stage);
    const record = outcome?.result ?? schedule;
    if (!record || read?.for !== "knockOut" || places.get(read.cup)?.has(read.slot)) return [];
    const { teamA, teamB } = record;
    return [
      {
        key: `place ${id}`,
        text: `${teamA} v ${teamB} has the stage ${stage}, which no knock-out of the season has. It counts nowhere: choose another stage, or none.`,
        kind: outcome ? "results" : "fixtures",
        record: record.id,
      },
    ];
  });
}

/** Finds a shared place that leaves open which team goes on, when all matches of the table are played. */
function sharedLine({ group, lines, ranked, goOn: places }: Table): Doubt[] {
  if (places === undefined || !ranked || ranked.provisional || ranked.counted.length === 0) {
    return [];
  }
  const rank = lines[places - 1]?.rank ?? null;
  const next = lines[places];
  if (rank === null || next?.rank !== rank) return [];
  return [
    {
      key: `shared ${group}`,
      text: `${ordinal(rank)} place ${group === "" ? "of the table" : `of Group ${group}`} is shared, so who goes on is not decided. A draw of lots may be needed.`,
      kind: "standings",
      record: null,
    },
  ];
}

/** The most pairs that are named; the others are only counted. */
const NAMED_PAIRS = 3;

/** Finds pairs that have met less often than others or than the format says, when no further match is planned. */
function unequallyMet(
  { group, lines, input }: Table,
  { matches, outcomes, format, parts }: Competition,
): Doubt[] {
  if (matches.some((match) => match.stage === "" && isLeft(match))) return [];
  const teams = lines.flatMap(({ rank, row }) => (rank === null ? [] : [row.team]));
  const isWithin = inOnePart(parts);
  const isOf = (a: string, b: string) => (one: Competition["outcomes"][number]) =>
    (sameName(one.a, a) && sameName(one.b, b)) || (sameName(one.a, b) && sameName(one.b, a));
  const pairs = teams.flatMap((a, at) =>
    teams
      .slice(at + 1)
      .filter((b) => isWithin(a, b))
      .map((b) => ({ a, b, met: outcomes.filter(isOf(a, b)).length })),
  );
  const rounds = format.rounds + (parts ? 1 : 0);
  const asked = outcomes.length > 0 && input?.missing?.length ? rounds : 0;
  const most = Math.max(asked, ...pairs.map(({ met }) => met));
  const fewer = pairs.filter(({ met }) => met < most);
  if (fewer.length === 0) return [];
  const named = fewer.slice(0, NAMED_PAIRS).map(({ a, b }) => `${a} v ${b}`);
  const others = fewer.length - named.length;
  const where = group === "" ? "the table" : `Group ${group}`;
  const list = [...named, ...(others > 0 ? [`${others} more`] : [])].join(", ");
  return [
    {
      key: `met ${group}`,
      text: `No further match is planned in ${where}, but not every two have met ${most === 1 ? "once" : `${most} times`}: ${list}.`,
      kind: "fixtures",
      record: null,
    },
  ];
}

/** Finds a table that can be split into parts now and is not split yet. */
function toPart(competition: Competition): Doubt[] {
  const { split } = competition.format;
  const due = dueSplit(competition);
  if (!due || due.behind.length > 0 || !split) return [];
  const { shared } = due;
  return [
    {
      key: "part",
      text:
        shared.length > 0
          ? `Every club has played its ${amountOf(split.after, "match", "matches")} before the table parts, but ${enumerated(shared)} share a place across the line. Draw lots, and enter the lot of each in its row.`
          : `Every club has played its ${amountOf(split.after, "match", "matches")}, so the table can be parted now.`,
      kind: shared.length > 0 ? "standings" : "seasons",
      record: null,
    },
  ];
}

/** Finds matches that look like matches of the knock-out, but have no stage and so count in the table. */
function withoutStage(competition: Competition, results: SeasonRecords["results"]): Doubt[] {
  if (competition.format.cup === 0) return [];
  return competition.matches.flatMap(({ id, schedule, outcome, stage }): Doubt[] => {
    const record = schedule ?? outcome?.result;
    if (!record || stage !== "") return [];
    const others = results.filter((one) => one.id !== outcome?.result.id);
    const proposal =
      knockOutPlace(record.gameWeek) === null ? null : proposedStage(record, competition, others);
    if (!proposal) return [];
    const kind = schedule ? "fixtures" : "results";
    return [
      {
        key: `stage ${id}`,
        text: `${record.teamA} v ${record.teamB} looks like ${proposal.name}, because ${proposal.why}, but counts in the table. Choose its stage if it is.`,
        kind,
        record: record.id,
      },
    ];
  });
}

/**
 * Finds results whose bookings are not counted for fair play, in a season whose rules compare fair play: they were
 * saved before cards were counted.
 */
function uncountedCards(
  { format }: Competition,
  results: SeasonRecords["results"],
): readonly Doubt[] {
  const criteria = format.pack.stages.flatMap((stage) => stage.criteria);
  const found = criteria.some(({ key }) => key === "conduct")
    ? results.filter(
        ({ bookings, cards, stage }) =>
          stage === "" && cards === "" && parseBookings(bookings).some(({ card }) => card !== null),
      )
    : [];
  const [first] = found;
  if (!first) return [];
  const whose =
    found.length === 1
      ? "one result are not counted for fair play: open it and save it once"
      : `${found.length} results are not counted for fair play: open each and save it once`;
  return [
    {
      key: "cards",
      text: `The bookings of ${whose}, with players of its clubs.`,
      kind: "results",
      record: first.id,
    },
  ];
}

/** Lists the doubts about the brackets of the league and its cups, about its tables, stages and cards. */
export function competitionDoubts(
  league: League,
  competition: Competition,
  results: SeasonRecords["results"],
): readonly Doubt[] {
  const cups = cupsIn(competition.settings.cups);
  return [
    ...[null, ...cups].flatMap((cup) =>
      tiesIn(cup?.id ?? "", competition, results).flatMap((tie) =>
        tieDoubts(league, cup, tie, results),
      ),
    ),
    ...withoutPlace(competition, results, cups),
    ...competition.tables.flatMap((table) => sharedLine(table)),
    ...toPart(competition),
    ...competition.tables.flatMap((table) => unequallyMet(table, competition)),
    ...withoutStage(competition, results),
    ...uncountedCards(competition, results),
  ];
}
