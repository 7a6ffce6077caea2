import { expect, it } from "vitest";
import { listedMatches } from "@/domain/match/listed";
import { clubsOf } from "@/domain/season/clubs";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  KICK_OFF,
  makeFixture,
  makeNews,
  makePlayer,
  makeResult,
} from "../../../tests/factories/records";
import { suspendedIn } from "../suspensions/suspended";
import { clubNewsOf } from "./clubNews";

const [K, H, T] = ["Kingsway Rovers", "Harbour Eagles", "Mount Trojans"];
const DAY = 86_400_000;

it("lists results, moves, bans and announcements of the club alone, the latest first", () => {
  const fixtures = [makeFixture({ id: "next", teamA: K, teamB: T, date: KICK_OFF + 9 * DAY })];
  const results = [
    makeResult({
      id: "r1",
      teamA: K,
      teamB: H,
      scoreA: 1,
      scoreB: 3,
      date: KICK_OFF,
      bookings: ["Musa Eze (Red Card) 80'"],
    }),
    makeResult({ id: "r2", teamA: T, teamB: H, date: KICK_OFF }),
  ];
  const players = [
    makePlayer({ id: "p5", name: "Musa Eze", club: K }),
    makePlayer({ id: "in", name: "Ada Obi", club: K, formerClubs: [`2026-03-10 ${H}`] }),
    makePlayer({ id: "out", name: "Ben Ude", club: T, formerClubs: [`2026-02-01 ${K}`] }),
  ];
  const news = [
    makeNews({ id: "own", title: "Trials of Kingsway Rovers", date: KICK_OFF + DAY }),
    makeNews({ id: "else", title: "Photo day", date: KICK_OFF }),
  ];
  const clubs = clubsOf(mls, []);
  const [club] = clubs.filter(({ name }) => name === K);
  if (!club) throw new Error("The league has that club.");
  const items = clubNewsOf({
    league: mls,
    club,
    clubs,
    matches: listedMatches(fixtures, results),
    players,
    suspended: suspendedIn(mls, { fixtures, results, players, now: KICK_OFF + DAY }).filter(
      (one) => one.club === K,
    ),
    news,
    zone: "Africa/Lagos",
  });
  expect(items.map(({ day, to }) => `${day} ${to}`)).toEqual([
    "2026-03-15 /mls/news#news-own",
    "2026-03-14 /mls/players/p5",
    "2026-03-14 /mls/matches/r1",
    "2026-03-10 /mls/players/in",
    "2026-02-01 /mls/players/out",
  ]);
  expect(items.map(({ text }) => text).join(" | ")).toMatch(
    /Ada Obi .*Harbour Eagles \| Ben Ude .*Mount Trojans/,
  );
});
