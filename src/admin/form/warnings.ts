import { readStatus } from "@/domain/match/status";
import { sameName } from "@/domain/names";
import type { Fixture } from "@/domain/records/fixture";
import type { Entities, EntityKind } from "@/domain/records/record";
import { sportOf } from "@/sports";
import type { Around } from "./around";
import { resultWarnings } from "./resultWarnings";
import { oddLineUps, suspendedInFixture } from "./lineUpWarnings";
import { isPairedAgain, twiceListed, unknownClubs, type Warning } from "./warning";

const MINUTE = 60_000;

function fixtureWarnings(fixture: Fixture, around: Around): Warning[] {
  const { teamA, teamB, date } = fixture;
  const minutes = sportOf(around.league.sport).matchMinutes;
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
    ...suspendedInFixture(fixture, around),
  ];
}

const byKind: { readonly [K in EntityKind]?: (entity: Entities[K], around: Around) => Warning[] } =
  {
    fixtures: fixtureWarnings,
    results: resultWarnings,
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
