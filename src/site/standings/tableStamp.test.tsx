import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import { InLeague } from "@/ui/leagueContext";
import { mls } from "../../../tests/arena/leagues/mls";
import { KICK_OFF, makeResult, makeSeason, makeStanding } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { TableStamp } from "./TableStamp";

beforeEach(() => stubVisitorZone("Africa/Lagos"));
afterEach(() => vi.restoreAllMocks());

const DAY = 86_400_000;
const past = mls.seasons[1]?.id ?? "";
const filed = KICK_OFF + 30 * DAY;

function show(of: Partial<ReturnType<typeof makeSeason>>) {
  const records = {
    fixtures: [],
    // Filing saved it again, a month after it was entered.
    results: [makeResult({ id: "final", season: past, updatedAt: filed })],
    standings: [],
    teams: [],
    seasons: [makeSeason({ id: past, label: "Season 2025", closed: filed, filed, ...of })],
  };
  const competition = competitionOf(mls, records, past);
  render(
    <MemoryRouter>
      <InLeague clubs={[]} league={mls}>
        <TableStamp competition={competition} past={past} readAt={filed} records={records} />
      </InLeague>
    </MemoryRouter>,
  );
}

it("says of a season that was closed what changed its table, and on which day it was closed", () => {
  show({ changes: [`${KICK_OFF} final`] });
  const link = screen.getByRole("link");
  expect(link.parentElement).toHaveTextContent(
    /^Changed .+ by Northgate Athletic 2–1 .+\. Season closed on .+\.$/,
  );
  expect(link.parentElement?.querySelector("time")).toHaveAttribute(
    "datetime",
    expect.stringContaining(new Date(KICK_OFF).toISOString().slice(0, 10)),
  );
});

it("claims no change where nobody kept it", () => {
  show({ changes: [] });
  expect(screen.getByText(/^Season closed on .+\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/Changed/)).toBeNull();
});

it("says it of a table kept by hand too", () => {
  show({ table: "kept" });
  expect(screen.getByText(/^Kept by hand.+ Season closed on .+\.$/)).toBeInTheDocument();
});

describe("what changed a running table last", () => {
  const [A, B] = ["Kingsway Rovers", "Mount Trojans"];
  const counted = makeResult({ id: "a", teamA: A, teamB: B, updatedAt: KICK_OFF });
  const stampOf = (of: Partial<SeasonRecords>) => {
    const records = {
      fixtures: [],
      results: [counted],
      standings: [],
      teams: [],
      seasons: [makeSeason({ id: "2026" })],
      ...of,
    };
    const competition = competitionOf(mls, records);
    render(
      <MemoryRouter>
        <InLeague clubs={[]} league={mls}>
          <TableStamp
            competition={competition}
            past={undefined}
            readAt={KICK_OFF}
            records={records}
          />
        </InLeague>
      </MemoryRouter>,
    );
    return screen.getByText(/^Changed/);
  };

  it("is a match that was declared void, too", () => {
    const later = { ...counted, id: "b", teamA: B, teamB: A, updatedAt: KICK_OFF + DAY };
    const results = [counted, { ...later, ending: "void" }];
    expect(stampOf({ results })).toHaveTextContent(/by Mount Trojans v Kingsway.+, declared void$/);
  });

  it("is the organiser's word: points, a withdrawal", () => {
    const row = makeStanding({ team: A, adjust: ["-3"], updatedAt: KICK_OFF + DAY });
    expect(stampOf({ standings: [row] })).toHaveTextContent(/by 3 points taken from Kingsway/);
    const before = { ...row, updatedAt: KICK_OFF - DAY };
    cleanup();
    expect(stampOf({ standings: [before] })).toHaveTextContent(/by Kingsway Rovers 2–1/);
    cleanup();
    const gone = { ...row, adjust: [], out: "keep" as const };
    expect(stampOf({ standings: [gone] })).toHaveTextContent(/by the withdrawal of Kingsway/);
  });
});
