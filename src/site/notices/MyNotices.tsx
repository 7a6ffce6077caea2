import { useMemo, type ReactNode } from "react";
import { useListings } from "@/data/useListing";
import { leagues } from "@/leagues";
import type { League } from "@/domain/league/league";
import { useMine } from "@/ui/mine/mine";
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
        <Notices key={league.slug} league={league} />
      ))}
    </>
  );
}

function Notices({ league }: { readonly league: League }) {
  const isFollowed = useFollowedOnPage(league);
  return (
    <>
      {!isFollowed && <Live league={league} />}
      <LeagueNotices league={league} />
    </>
  );
}

/** Follows a league live that the page does not follow. */
function Live({ league }: { readonly league: League }) {
  useLiveLeague(league);
  return null;
}
