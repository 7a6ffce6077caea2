import { useMemo, type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useEveryEntry } from "@/data/useEntries";
import { useReadLeagues } from "@/data/useReadLeagues";
import { useShownLeagues } from "@/data/useLeagues";
import { useListings } from "@/data/useListing";
import { useFollowed, clubKey } from "@/ui/mine/mine";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { sameName } from "@/domain/names";
import { paths } from "@/leagues/paths";
import { useLiveOf } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import { useFollowedOnPage } from "../live/onPage";
import { useLiveLeague } from "../live/useLiveLeague";
import { useKnownClubs, useKnownMatches } from "../live/useKnownMatches";
import { happenings, type MatchSnapshot } from "./happenings";
import { notify } from "./notify";

/** The kinds of record needed for notices; all are in the published league. */
const kinds = ["fixtures", "results", "teams"] as const;

/** Shows notices about matches of followed clubs on any page. Loads their leagues; renders nothing. */
export default function MyNotices(): ReactNode {
  const { clubs } = useFollowed();
  const known = useEveryEntry();
  // Loads the leagues opened in the app, because a followed club may belong to one of them.
  useReadLeagues(clubs.some((key) => known.every(({ slug }) => !key.startsWith(`${slug}/`))));
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

/** Follows a league live, for leagues that the page itself does not follow. */
function Live() {
  const league = useLeague();
  useLiveLeague(league);
  return null;
}

/**
 * The last known states of matches, by league. Shared by all pages, so that a notice is neither shown twice nor missed
 * after navigation.
 */
const seen = new Map<string, Map<string, MatchSnapshot>>();

/**
 * Shows notices about the matches of a league’s followed clubs, from records that are already loaded; renders nothing.
 */
function LeagueNotices() {
  const league = useLeague();
  const { clubs: keys } = useFollowed();
  const clubs = useKnownClubs(league);
  const matches = useKnownMatches(league);
  const live = useLiveOf(league);
  const now = useNow(0);
  const navigate = useNavigate();
  useEffect(() => {
    const known = seen.get(league.slug) ?? new Map<string, MatchSnapshot>();
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
