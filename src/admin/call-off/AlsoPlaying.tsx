import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { recordsIn } from "@/data/readState";
import { useShownLeagues } from "@/data/useLeagues";
import { useListings } from "@/data/useListing";
import { mayAdminister } from "@/data/identity";
import type { Extent } from "@/domain/schedule/callOff";
import { matchesOf } from "@/domain/match/matches";
import { amountOf } from "@/domain/wording";
import { useSession } from "@/session/SessionProvider";
import { useLeague } from "@/ui/where";
import { useGroundOf } from "../grounds/useGrounds";
import { elsewhere } from "./callOffSteps";

interface AlsoPlayingProps {
  readonly extent: Extent;
  readonly now: number;
  /** The slugs of the leagues whose matches are called off with it. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/**
 * The other leagues that play on the same days, or the same ground: those that the person keeps are called off with it
 * where that is chosen, the rest are named.
 */
export function AlsoPlaying({ extent, now, chosen, onChange }: AlsoPlayingProps) {
  const own = useLeague();
  const session = useSession();
  const groundOf = useGroundOf();
  const all = useShownLeagues().filter(
    ({ collections }) => collections.fixtures && collections.results,
  );
  const fixtures = useListings(all.map((league) => ({ league, kind: "fixtures" }) as const));
  const results = useListings(all.map((league) => ({ league, kind: "results" }) as const));
  const rights = session.status === "signedIn" ? session.rights : null;
  const others = all.flatMap((league, at) => {
    if (league.slug === own.slug) return [];
    const matches = matchesOf(recordsIn(fixtures[at]), recordsIn(results[at]));
    const count = elsewhere(extent, matches, league, { now, groundOf }).length;
    return count > 0 ? [{ league, count, isKept: mayAdminister(rights, league.slug) }] : [];
  });
  const named = others.filter(({ isKept }) => !isKept);
  const choose = (slug: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(slug);
    else next.delete(slug);
    onChange(next);
  };
  return (
    <>
      {others
        .filter(({ isKept }) => isKept)
        .map(({ league, count }) => (
          <FormControlLabel
            control={
              <Checkbox
                checked={chosen.has(league.slug)}
                onChange={(_, on) => choose(league.slug, on)}
              />
            }
            key={league.slug}
            label={`${league.name} too: ${amountOf(count, "match", "matches")}`}
          />
        ))}
      {named.length > 0 && (
        <Typography variant="note">
          {extent.what === "ground" ? "Also playing there: " : "Also playing then: "}
          {named.map(({ league, count }) => `${league.shortName} (${count})`).join(", ")}
        </Typography>
      )}
    </>
  );
}
