import type { Entities, EntityKind } from "@/records/record";
import type { Fixture } from "@/records/fixtures/schema";
import type { Result } from "@/records/results/schema";

const carried: { readonly [K in EntityKind]: (entity: Entities[K]) => Partial<Entities[K]> } = {
  players: ({ club, teamLogo }) => ({ club, teamLogo }),
  fixtures: ({ gameWeek, date, status }) => ({ gameWeek, date, status }),
  results: ({ gameWeek }) => ({ gameWeek }),
  standings: ({ group }) => ({ group }),
  teams: ({ group }) => ({ group }),
  seasons: () => ({}),
  meets: ({ place, timetable }) => ({ place, timetable }),
  events: () => ({}),
  news: () => ({}),
};

/** What a record probably shares with the next one that is added: the club of a squad, the game week. */
export function nextAfter<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
): Partial<Entities[K]> {
  return carried[kind](entity);
}

/** What the result of a fixture is known to hold before it is typed. */
export function resultOfFixture(fixture: Fixture): Partial<Result> {
  const { teamA, teamALogo, teamB, teamBLogo, gameWeek, date, lineUpA, lineUpB } = fixture;
  const playersA = lineUpA;
  const playersB = lineUpB;
  return { teamA, teamALogo, teamB, teamBLogo, gameWeek, date, playersA, playersB };
}
