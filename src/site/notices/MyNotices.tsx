import { useMemo, type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useShownLeagues } from "@/data/useLeagues";
import { useListings } from "@/data/useListing";
import { useMine, clubKey } from "@/ui/mine/mine";
import { InLeague, useLeague } from "@/ui/where";
import { recordsIn } from "@/data/readState";
import { sameName } from "@/domain/names";
import { storedClubs, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { useLiveOf } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { useFollowedOnPage } from "../live/onPage";
import { useLiveLeague } from "../live/useLiveLeague";
import { useHeld, useHeldMatches } from "../live/useHeldMatches";
import { happenings, type Known } from "./happenings";
import { notify } from "./notify";

/** What notices are told from: all of it stands in a league's sheet. */
const kinds = ["fixtures", "results", "teams"] as const;

/** Tells of the matches of followed clubs, whatever page is shown: it reads their leagues, and draws nothing. */
export default function MyNotices(): ReactNode {
  const { clubs } = useMine();
  const leagues = useShownLeagues();
  const followed = useMemo(
    () =>
      leagues.filter(
        ({ slug, collections }) =>
          collections.fixtures && clubs.some((key) => key.startsWith(`${slug}/`)),
      ),
    [leagues, clubs],
  );
  useListings(
    followed.flatMap((league) =>
      kinds.filter((kind) => league.collections[kind]).map((kind) => ({ league, kind })),
    ),
  );
  return (
    <>
      {followed.map((league) => (
        <InLeague key={league.slug} league={league}>
          <Notices />
        </InLeague>
      ))}
    </>
  );
}

function Notices() {
  const league = useLeague();
  const isFollowed = useFollowedOnPage(league);
  return (
    <>
      {!isFollowed && <Live />}
      <LeagueNotices />
    </>
  );
}

/** Follows a league live that the page does not follow. */
function Live() {
  const league = useLeague();
  useLiveLeague(league);
  return null;
}

/** What is known of matches, by league: from page to page, so that nothing is told twice, nor missed on the way. */
const seen = new Map<string, Map<string, Known>>();

/** The league’s clubs, by all that is held of it. */
function useHeldClubs(league: League): readonly ResolvedClub[] {
  const teams = recordsIn(useHeld(league, "teams"));
  const standings = recordsIn(useHeld(league, "standings"));
  const fixtures = recordsIn(useHeld(league, "fixtures"));
  const results = recordsIn(useHeld(league, "results"));
  const seasons = recordsIn(useHeld(league, "seasons"));
  return useMemo(
    () => storedClubs(league, { teams, standings, fixtures, results, seasons }),
    [league, teams, standings, fixtures, results, seasons],
  );
}

/** Tells about the matches of the league’s followed clubs, from what is held of it; it draws nothing. */
function LeagueNotices() {
  const league = useLeague();
  const { clubs: keys } = useMine();
  const clubs = useHeldClubs(league);
  const matches = useHeldMatches(league);
  const live = useLiveOf(league);
  const now = useNow(0);
  const navigate = useNavigate();
  useEffect(() => {
    const known = seen.get(league.slug) ?? new Map<string, Known>();
    seen.set(league.slug, known);
    const followed = clubs.filter(({ slug }) => keys.includes(clubKey(league, slug)));
    const isMine = (team: string) => followed.some(({ name }) => sameName(name, team));
    const mine = matches.filter(({ teamA, teamB }) => isMine(teamA) || isMine(teamB));
    for (const { id, title, text } of happenings(
      { league, clubs, matches: mine, live, now },
      known,
    ))
      notify({ title, text, path: paths.match(league, id) }, (path) => void navigate(path));
  }, [league, clubs, keys, matches, live, now, navigate]);
  return null;
}
