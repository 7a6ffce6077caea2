import { useEffect, useMemo } from "react";
import { valueOf } from "@/data/readState";
import { areAllRead, staleOf } from "@/data/together";
import { useShownGrounds } from "@/data/useShownGrounds";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { Dated } from "@/ui/Dated";
import { useNow } from "@/ui/match/useNow";
import { sameName } from "@/domain/names";
import { Failures } from "../today/Failures";
import { FollowedLeagues } from "../today/FollowedLeagues";
import { useAllMatches } from "../today/leagueMatches";
import { isComing } from "../today/useArrived";
import { groundAt } from "./atGround";
import { GroundFacts } from "./GroundFacts";
import { GroundMatches } from "./GroundMatches";
import { GroundWaiting } from "./GroundWaiting";

interface GroundViewProps {
  /** A ground's id, or its name as an address. */
  readonly id: string;
  /** Is told what it is called, once that is known. */
  readonly onName: (name: string) => void;
}

/** What is known of a ground: of the arena's list, and of the matches and clubs that name it. */
export default function GroundView({ id, onName }: GroundViewProps) {
  const { leagues } = useAllMatches();
  const shown = useShownGrounds();
  const now = useNow(0);
  const found = useMemo(() => groundAt(id, valueOf(shown) ?? [], leagues), [id, shown, leagues]);
  const name = found?.name ?? "";
  useEffect(() => {
    if (name !== "") onName(name);
  }, [name, onName]);
  const states = leagues.flatMap(({ planned, played }) => [planned, played]);
  const isRead = !leagues.some(isComing);
  const isWhole = areAllRead(states);
  // Its own record says best what it is called: the page waits for that before it names it.
  if (shown.status === "loading" || (!found && !isRead)) return <GroundWaiting />;
  return (
    <>
      {shown.status === "failed" && (
        <FailedRead state={shown} title="Failed to load the grounds." />
      )}
      <Failures leagues={leagues} />
      <Dated state={staleOf(states)} />
      {found && (
        <>
          <GroundFacts leagues={leagues} now={now} shown={found} />
          <GroundMatches
            isRead={isRead}
            isWhole={isWhole}
            leagues={leagues}
            names={found.names}
            now={now}
          />
          <FollowedLeagues
            leagues={leagues.map(({ league, matches, season }) => ({
              league,
              matches: matches.filter(({ stadium }) =>
                found.names.some((one) => sameName(stadium, one)),
              ),
              season: season && {
                meets: season.meets.filter(({ meet }) =>
                  found.names.some((one) => sameName(meet.place, one)),
                ),
              },
            }))}
            now={now}
          />
        </>
      )}
      {!found && shown.status === "ready" && isWhole && <GroundMissing />}
    </>
  );
}

/** Nobody knows a ground at that address. */
function GroundMissing() {
  return (
    <>
      <meta content="noindex" name="robots" />
      <EmptyState
        action={<ButtonLink to={paths.today()}>Today’s matches</ButtonLink>}
        spot="not-found"
        title="Ground not found"
      >
        It may have been renamed, or the address is not complete.
      </EmptyState>
    </>
  );
}
