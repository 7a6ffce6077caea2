import { useMemo, type ReactNode } from "react";
import { useListings } from "@/data/useListing";
import { leagues } from "@/leagues";
import { useMine } from "@/ui/mine/mine";
import { InLeague, useLeague } from "@/ui/where";
import { useFollowedOnPage } from "../live/onPage";
import { useLiveLeague } from "../live/useLiveLeague";
import { LeagueNotices } from "./LeagueNotices";

/** What notices are told from: all of it stands in a league's sheet. */
const kinds = ["fixtures", "results", "teams"] as const;

/** Tells of the matches of followed clubs, whatever page is shown: it reads their leagues, and draws nothing. */
export default function MyNotices(): ReactNode {
  const { clubs } = useMine();
  const followed = useMemo(
    () =>
      leagues.filter(
        ({ slug, collections }) =>
          collections.fixtures && clubs.some((key) => key.startsWith(`${slug}/`)),
      ),
    [clubs],
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
