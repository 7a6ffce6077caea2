import TextLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { recordsIn } from "@/data/listingEntry";
import { useListings } from "@/data/useListing";
import { mayAdminister } from "@/data/identity";
import { affectedBy, alsoPlaying, type Extent } from "@/domain/schedule/callOff";
import { matchesOf } from "@/domain/match/matches";
import type { League } from "@/domain/league/league";
import { leagues } from "@/leagues";
import { viewPath } from "@/leagues/adminPaths";
import { useSession } from "@/session/SessionProvider";
import { useLeague } from "@/ui/where";
import { arena } from "@arena/arena";

const all = leagues.filter(({ collections }) => collections.fixtures && collections.results);
const requests = [
  all.map((league) => ({ league, kind: "fixtures" }) as const),
  all.map((league) => ({ league, kind: "results" }) as const),
] as const;

/** Names the other leagues that play on the same days, or the same ground, and leads to those that the person keeps. */
export function AlsoPlaying({ extent }: { readonly extent: Extent }) {
  const own = useLeague();
  const session = useSession();
  const fixtures = useListings(requests[0]);
  const results = useListings(requests[1]);
  const others = all.flatMap((league, at) => {
    if (league.slug === own.slug) return [];
    const matches = matchesOf(recordsIn(fixtures[at]), recordsIn(results[at]));
    const count = alsoPlaying(extent, matches, arena.timeZone).length;
    return count > 0 ? [{ league, count }] : [];
  });
  if (others.length === 0) return null;
  const rights = session.status === "signedIn" ? session.rights : null;
  const [day = ""] = affectedBy(extent.fixtures, arena.timeZone).days;
  const named = ({ league, count }: { readonly league: League; readonly count: number }) => {
    const text = `${league.shortName} (${count})`;
    const to = `${viewPath(league, "match-day")}?day=${day}`;
    return mayAdminister(rights, league.slug) ? (
      // A new tab: what was typed here stays.
      <TextLink href={to} rel="noreferrer" target="_blank">
        {text}
        <span className="visually-hidden">, opens in a new tab</span>
      </TextLink>
    ) : (
      text
    );
  };
  return (
    <Typography variant="note">
      {extent.what === "ground" ? "Also playing there: " : "Also playing then: "}
      {others.map((one, at) => (
        <span key={one.league.slug}>
          {at > 0 && ", "}
          {named(one)}
        </span>
      ))}
    </Typography>
  );
}
