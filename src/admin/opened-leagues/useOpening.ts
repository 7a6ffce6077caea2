import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { asFailure } from "@/data/failure";
import { pictureTextAt } from "@/data/pictures/showPicture";
import type { Pictures } from "@/data/pictures/pictures";
import { valueOf } from "@/data/readState";
import { newRecordId, type LeagueStore } from "@/data/store";
import { useRead } from "@/data/useRead";
import { isOwnPicture, readMap } from "@/domain/reading";
import type { League } from "@/domain/league/league";
import { foldName } from "@/domain/names";
import { serverNow } from "@/domain/serverTime";
import { storedClubs, type ResolvedClub } from "@/domain/season/clubs";
import { amountOf } from "@/domain/wording";
import { everyLeague, leagueBySlug } from "@/leagues";
import { openedLeagues } from "@/leagues/openedLeague";
import { paths } from "@/leagues/paths";
import { newMeta, type EntityKind, type RecordOf } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { useLeague } from "@/ui/leagueContext";
import { publishFirst } from "../dashboard/publishFirst";
import { draftKey, dropDraft, readDraft, writeDraft } from "../form/drafts";
import { useLeaveGuard, useUnsaved } from "../leaving/leaveGuardContext";
import { useRecords } from "../live/useLive";
import { showSaved } from "../save/saveNotices";
import { useSteps } from "../steps/useSteps";
import {
  completed,
  firstValues,
  leagueRecord,
  openingProblems,
  openingSteps,
  teamsOf,
  type OpeningValues,
} from "./opening";

/** Loads the clubs of a league as its pages show them. @throws DataFailure */
async function readClubs(store: LeagueStore, slug: string): Promise<readonly ResolvedClub[]> {
  const league = leagueBySlug(slug);
  if (!league) return [];
  const read = async <K extends EntityKind>(kind: K): Promise<readonly RecordOf<K>[]> =>
    league.collections[kind] === undefined ? [] : (await store.list(league, kind)).records;
  const [teams, standings, fixtures, results, events, seasons] = await Promise.all([
    read("teams"),
    read("standings"),
    read("fixtures"),
    read("results"),
    read("events"),
    read("seasons"),
  ]);
  return storedClubs(league, { teams, standings, fixtures, results, events, seasons });
}

/** Loads the houses that clubs play for, by their records and by the arena's files. @throws DataFailure */
async function readHouses(store: LeagueStore): Promise<readonly string[]> {
  const leagues = everyLeague();
  const read = leagues
    .filter(({ collections }) => collections.teams !== undefined)
    .map(async (league) => (await store.list(league, "teams")).records);
  const clubs = [...leagues.map((league) => league.clubs), ...(await Promise.all(read))].flat();
  const named = clubs.flatMap(({ house = "" }) => (house === "" ? [] : [house]));
  // The same house in two spellings becomes one team, in the spelling that comes first.
  return [...new Map(named.toReversed().map((house) => [foldName(house), house])).values()].sort();
}

/**
 * Copies the crests of clubs that were made in the app for the new league; each copy is stored with the save of its
 * team. A crest that is no longer stored is left out. @throws DataFailure
 */
async function withOwnCrests(
  pictures: Pictures,
  slug: string,
  clubs: readonly ResolvedClub[],
): Promise<readonly ResolvedClub[]> {
  const withOwn = clubs.map(async (club) => {
    if (!isOwnPicture(club.logo)) return club;
    const text = await pictureTextAt(club.logo);
    const logo = text === null ? "" : await pictures.choose(slug, { use: "crest", text });
    return { ...club, logo };
  });
  return Promise.all(withOwn);
}

/** Reads the values that were typed before the page was left; empty if there is no draft. */
function draftIn(key: string): Partial<OpeningValues> {
  const typed = readDraft(key)?.values["opening"];
  try {
    // Only this page writes the draft; missing values keep their first value.
    return readMap(JSON.parse(typeof typed === "string" ? typed : "{}")) as Partial<OpeningValues>;
  } catch {
    return {};
  }
}

/** Keeps the state of the form that opens a league: its values and errors, and the saves. */
export function useOpening() {
  const league = useLeague();
  const { store, pictures, maintenance } = useConnection();
  const navigate = useNavigate();
  const { pass } = useLeaveGuard();
  const steps = useSteps(league);
  const key = draftKey(useAccountUid(), "*", "leagues", "new");
  const [values, setValues] = useState<OpeningValues>(() => ({
    ...firstValues(new Date().getFullYear()),
    ...draftIn(key),
  }));
  const [failed, setFailed] = useState("");
  const [begun, setBegun] = useState<League>();
  const [isOpening, setIsOpening] = useState(false);
  const all = useRecords(league, "leagues");
  const taken = useMemo(() => all.map(({ id }) => id), [all]);
  const from = values.teams === "copied" ? values.from : "";
  const read = useRead(useCallback(() => readClubs(store, from), [store, from]));
  const wantsHouses = values.teams === "houses";
  const housesRead = useRead(
    useCallback(async () => (wantsHouses ? readHouses(store) : []), [store, wantsHouses]),
  );
  const houses = valueOf(housesRead);

  const given = completed(values, taken);
  const copied = valueOf(read);
  const atHand = { copied, houses };
  const problems = openingProblems(given, atHand, taken);
  const { at, failed: refused } = steps.state;
  const isSaved = at === "done" && refused.length === 0;
  const busy = isOpening || at === "saving" || isSaved;
  const drop = useCallback(() => dropDraft(key), [key]);
  useUnsaved(values.name !== "" && begun === undefined, drop);

  const change = (changed: Partial<OpeningValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    const opening = JSON.stringify(next);
    writeDraft(key, { values: { opening }, base: {}, id: "", version: 0, at: Date.now() });
  };

  const open = async () => {
    setFailed("");
    setIsOpening(true);
    try {
      const record = { ...newMeta, ...leagueRecord(given, serverNow()), id: given.address };
      const [opened] = openedLeagues([record]);
      if (!opened) throw new Error(`The site knows no sport called ${record.sport}.`);
      const whole = await opened.fetchWhole();
      const clubs = copied && (await withOwnCrests(pictures, whole.slug, copied));
      setBegun(whole);
      const own = { houses, copied: clubs };
      await steps.run(openingSteps({ values: given, record }, whole, own, newRecordId));
    } catch (thrown) {
      setFailed(asFailure(thrown).message);
    } finally {
      setIsOpening(false);
    }
  };

  const finish = useRef(async (_: League) => {});
  useEffect(() => {
    finish.current = async (whole) => {
      drop();
      // Publishes the league before anybody visits it, because until then each visit reads every record. If that fails,
      // the league's dashboard tries again.
      await publishFirst({ maintenance, store }, whole).catch(() => undefined);
      showSaved(`${whole.name} is open.`);
      pass(() => void navigate(paths.dashboard(whole)));
    };
  });
  useEffect(() => {
    if (begun && isSaved) void finish.current(begun);
  }, [begun, isSaved]);

  return {
    values,
    /** The values, with defaults for those that are not typed. */
    given,
    problems,
    change,
    /** The loading state of the clubs from which the teams are made. */
    read: wantsHouses ? housesRead : read,
    /** The number of first teams, in words: "12 teams". */
    teams: amountOf(teamsOf(given, atHand).length, "team"),
    steps,
    busy,
    failed,
    open,
  };
}
