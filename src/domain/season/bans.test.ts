import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { makeSeason } from "../../../tests/factories/records";
import { BAN_POLICY, type BanPolicy } from "../people/banPolicy";
import { bansOf, readBans, writeBans } from "./bans";
import { withSeasons } from "./seasons";

it("reads what it has written", () => {
  const policies: readonly BanPolicy[] = [
    BAN_POLICY,
    { yellows: 3, bans: 2, secondYellow: 1, red: 4, wipedAfter: "SF" },
    { yellows: 2, bans: 1, secondYellow: 1, red: 1, wipedAfter: "" },
    { yellows: 0, bans: 0, secondYellow: 0, red: 0, wipedAfter: "R16" },
  ];
  for (const policy of policies) expect(readBans(writeBans(policy))).toEqual(policy);
  expect(writeBans(BAN_POLICY)).toBe("yellows=5;length=1;second=1;red=1");
});

it("reads a rule whole or not at all", () => {
  for (const text of ["", "yellows=3", "yellows=3;length=1;second=1;red=1 and more"])
    expect(readBans(text)).toBeNull();
});

it("is the season's where its record says one, else the league's", () => {
  const [{ id }, last] = mls.seasons;
  const bans = "yellows=3;length=2;second=1;red=3";
  const league = withSeasons(mls, [makeSeason({ id, label: "Season 2026", bans })]);
  expect(bansOf(league)).toEqual(readBans(bans));
  expect(bansOf(league, last?.id)).toEqual(BAN_POLICY);
  expect(bansOf(withSeasons(mls, [makeSeason({ id, bans: "three" })]))).toEqual(BAN_POLICY);
  expect(bansOf(mcl)).toBeNull();
});
