// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SaveConflict } from "@/data/store";
import type { League } from "@/domain/league/league";
import type { Entities } from "@/records/record";
import { InLeague } from "@/ui/leagueContext";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { Finish } from "./Finish";
import { notedInWords } from "./resultOf";

const create = vi.fn(
  async (_league: League, _kind: "results", given: { entity: Entities["results"] }) => given,
);
const update = vi.fn(create.getMockImplementation());
vi.mock(import("@/session/ConnectionProvider"), async (original) => ({
  ...(await original()),
  useConnection: () => ({ store: { create, update } }) as never,
}));

const onSaved = vi.fn<(score: string) => void>();

const both = <T,>(value: T) => ({ A: value, B: value });

function open(league: League, stage: string) {
  const match = { teamA: "Ash", teamB: "Birch", stage };
  render(
    <InLeague league={league}>
      <Finish
        asScorer={false}
        match={{
          fixture: makeFixture({ id: "f1", ...match }),
          hasResult: false,
          squads: both([]),
          last: both([]),
          clubs: both(null),
          season: { pack: "", format: "" },
        }}
        onClose={() => {}}
        onSaved={onSaved}
        problem={null}
        result={makeResult({ ...match, scoreA: 1, scoreB: 1 })}
        says=""
      />
    </InLeague>,
  );
  return screen.getByRole("button", { name: "Save result" });
}

it("asks for the penalties of a level match that has to have a winner", async () => {
  const save = open(mls, "SF1");
  expect(save).toBeDisabled();
  fireEvent.change(screen.getByLabelText("Ash"), { target: { value: "4" } });
  fireEvent.change(screen.getByLabelText("Birch"), { target: { value: "4" } });
  expect(save).toBeDisabled();
  fireEvent.change(screen.getByLabelText("Birch"), { target: { value: "2" } });
  fireEvent.click(save);
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.lastCall?.[2].entity.ending).toBe("pens 4-2");
  // What was saved, not the match on the phone, which the save empties.
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith("Ash 1–1 Birch"));
});

it("says of a sport without penalties that nobody goes through yet", () => {
  expect(open(mcl, "SF1")).toBeEnabled();
  expect(screen.getByText(/^Nobody goes through yet/)).toBeVisible();
});

it("asks nothing of a match of the league", () => {
  expect(open(mls, "")).toBeEnabled();
  expect(screen.queryByText(/Penalties|Nobody goes through/)).toBeNull();
});

it("counts what was noted, and names nothing of which there is none", () => {
  const goal = { player: "Ayo", assist: "", minute: "9" };
  const noted = { goalsA: [goal], goalsB: [goal], bookings: [], playersA: [], playersB: [] };
  expect(notedInWords(makeResult(noted))).toBe("2 goals");
  expect(notedInWords(makeResult({ ...noted, bookings: ["Ayo (Red Card)"] }))).toBe(
    "2 goals, 1 booking",
  );
  expect(notedInWords(makeResult({ ...noted, goalsA: [], goalsB: [] }))).toBe("");
});

it("replaces a result that was saved meanwhile at the next try", async () => {
  const theirs = makeResult({ id: "f1", version: 4, scoreA: 0, scoreB: 2 });
  create.mockRejectedValueOnce(new SaveConflict<"results">(theirs));
  const save = open(mls, "");
  fireEvent.click(save);
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("saved 0–2 meanwhile"));
  fireEvent.click(save);
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.lastCall?.[2]).toMatchObject({ version: 4, entity: { scoreA: 1, scoreB: 1 } });
});
