import { readStatus } from "@/domain/match/status";
import { readLine } from "@/domain/meet/lines";
import { placeOdditiesOf } from "@/domain/meet/oddities";
import { timetableOf } from "@/domain/meet/timetable";
import { sameName } from "@/domain/names";
import type { Fixture } from "@/records/fixtures/schema";
import type { EventRecord } from "@/records/events/schema";
import type { Player } from "@/records/players/schema";
import type { Entities, EntityKind } from "@/records/record";
import type { Team } from "@/records/teams/schema";
import { areNear } from "@/domain/nearColours";
import { enumerated } from "@/domain/wording";
import { clubsOf } from "@/domain/season/clubs";
import { scoringOf } from "@/domain/season/meets";
import type { Around } from "../kind/around";
import { resultWarnings } from "../results/resultWarnings";
import { againstTheList, oddLineUps, suspendedInFixture } from "../fixtures/lineUpWarnings";
import { isPairedAgain, twiceListed, unknownClubs, type Warning } from "../kind/warning";

const MINUTE = 60_000;

function fixtureWarnings(fixture: Fixture, around: Around): Warning[] {
  const { teamA, teamB, date } = fixture;
  const minutes = around.league.game.matchMinutes;
  const others = around.fixtures.filter(
    ({ id, status }) => id !== around.id && readStatus(status) !== "cancelled",
  );
  const busy = [teamA, teamB].flatMap((team): Warning[] => {
    const clash = others.find(
      (other) =>
        date !== null &&
        other.date !== null &&
        Math.abs(other.date - date) < minutes * MINUTE &&
        [other.teamA, other.teamB].some((one) => sameName(one, team)),
    );
    const text = `${team} plays ${clash?.teamA ?? ""} v ${clash?.teamB ?? ""} at that time`;
    return clash ? [{ id: "W01", field: "date", text }] : [];
  });
  const again: Warning[] = others.some((other) => isPairedAgain(fixture, other))
    ? [{ id: "W02", field: "gameWeek", text: "These two meet in this game week already" }]
    : [];
  return [
    ...unknownClubs({ teamA, teamB }, around),
    ...busy,
    ...again,
    ...twiceListed(fixture.lineUpA, fixture.lineUpB, ["lineUpA", "lineUpB"]),
    ...oddLineUps(fixture, around),
    ...againstTheList(
      [
        ["lineUpA", teamA, fixture.lineUpA],
        ["lineUpB", teamB, fixture.lineUpB],
      ],
      around,
    ),
    ...suspendedInFixture(fixture, around),
  ];
}

/** Colours that visitors would take for another club's. */
function teamWarnings({ name, colours: [primary, secondary] }: Team, around: Around): Warning[] {
  if (!primary || !secondary) return [];
  const { id, league, teams, clubs } = around;
  const own = [name, teams.find((team) => team.id === id)?.name ?? name];
  const rest = teams.filter((team) => team.id !== id);
  const others = clubsOf(league, rest, clubs).filter(
    (club) => !own.some((one) => sameName(one, club.name)),
  );
  const near = others.filter(({ colours }) => areNear([primary, secondary], colours));
  const text = `Visitors may take these for the colours of ${enumerated(near.map((club) => club.name))}`;
  return near.length > 0 ? [{ id: "colours", field: "colours", text }] : [];
}

/** A shirt number that somebody else of the club has. */
function playerWarnings({ club, jersey }: Player, { id, players }: Around): Warning[] {
  const other = players.find(
    (one) => one.id !== id && one.jersey === jersey && sameName(one.club, club),
  );
  return jersey === null || club === "" || !other
    ? []
    : [{ id: "jersey", field: "jersey", text: `${other.name} of ${club} has number ${jersey}` }];
}

/** What is odd about the places of an event, where its meet's timetable says how it is measured. */
function eventWarnings({ meet, number, lines }: EventRecord, around: Around): Warning[] {
  const timetable = around.meets.find(({ id }) => id === meet)?.timetable ?? [];
  const announced = timetableOf(timetable).find((one) => one.number === number);
  if (!announced) return [];
  const event = { ...announced, entries: lines.map(readLine) };
  return placeOdditiesOf(event, scoringOf(around.league)).map((oddity) => ({
    ...oddity,
    field: "lines",
  }));
}

const byKind: { readonly [K in EntityKind]?: (entity: Entities[K], around: Around) => Warning[] } =
  {
    fixtures: fixtureWarnings,
    results: resultWarnings,
    teams: teamWarnings,
    events: eventWarnings,
    players: playerWarnings,
    standings: ({ team }, around) => unknownClubs({ team }, around),
  };

/** What to look at in a record before it is saved. */
export function warningsOf<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  around: Around,
): readonly Warning[] {
  return byKind[kind]?.(entity, around) ?? [];
}
