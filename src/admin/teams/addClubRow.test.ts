import { expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeAround } from "../../../tests/factories/around";
import { makeSeason, makeStanding, makeTeam } from "../../../tests/factories/records";
import { notices } from "../notices/notices";
import { addClubRow } from "./addClubRow";

const club = makeTeam({ id: "owls", name: "Night Owls" });
const season = (table: "kept" | "computed") =>
  makeAround({ seasons: [makeSeason({ id: mbl.seasons[0].id, table })] }, mbl);
/** How often a row is created. */
const created = (around: Parameters<typeof addClubRow>[1]) => {
  const create = vi.fn<() => Promise<never>>().mockRejectedValue(failure("offline"));
  addClubRow(club, around, { create } as never);
  return create;
};

it("adds the row of a club only where the table is kept by hand and rows are not added", () => {
  expect(created(season("kept"))).toHaveBeenCalledOnce();
  expect(created(season("computed"))).not.toHaveBeenCalled();
  const rows = { standings: [makeStanding({ team: "NIGHT OWLS" })] };
  expect(created({ ...season("kept"), ...rows })).not.toHaveBeenCalled();
  expect(created(makeAround({ seasons: season("kept").seasons }, mls))).not.toHaveBeenCalled();
});

it("says where the row was not saved, and tries it again", async () => {
  notices.close();
  const create = created(season("kept"));
  await vi.waitFor(() =>
    expect(notices.current()?.text).toMatch(/^The club is saved, its row is not/),
  );
  notices.current()?.action?.run();
  expect(create).toHaveBeenCalledTimes(2);
});
