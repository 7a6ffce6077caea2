import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMemo, useSyncExternalStore } from "react";
import { arena } from "@arena/arena";
import { recordsIn, type ListingState } from "@/data/readState";
import { dayOf } from "@/domain/day";
import type { Carried as Carry, Season } from "@/domain/league/league";
import { bansOf } from "@/domain/season/bans";
import { carriedBans } from "@/domain/season/carriedBans";
import { readFormat } from "@/domain/season/format";
import type { SeasonRecords } from "@/domain/season/competition";
import { lastClosed } from "@/domain/season/nextSeason";
import { amountOf, enumerated } from "@/domain/wording";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/where";
import { StepsBar } from "../list/StepsBar";
import { liveListingsOf } from "../live/liveListings";
import { useRecords } from "../live/useLive";
import { Bullets } from "../parts/Bullets";
import { Section } from "../parts/Section";
import { stepOf } from "../steps/steps";
import { useSteps } from "../steps/useSteps";

/** What the season before leaves of suspensions, and the way to carry them over; nothing where it leaves none. */
export function CarriedBans({ records }: { readonly records: Pick<SeasonRecords, "seasons"> }) {
  const league = useLeague();
  const before = lastClosed(league, records.seasons);
  const ended = before && dayOf(before.ended, arena.timeZone);
  return before && ended ? (
    <Carried
      before={before}
      carry={readFormat(before.format)?.carry}
      ended={ended}
      key={before.id}
    />
  ) : null;
}

interface CarriedProps {
  readonly before: Pick<Season, "id" | "label">;
  /** What its format says of that; undefined where it says nothing. */
  readonly carry: readonly Carry[] | undefined;
  /** The day on which it ended. */
  readonly ended: string;
}

function Carried({ before, carry, ended }: CarriedProps) {
  const league = useLeague();
  const { store } = useConnection();
  const players = useRecords(league, "players");
  const view = liveListingsOf(store).view([
    { league, kind: "results", season: before.id },
    { league, kind: "players", season: before.id },
  ]);
  const states = useSyncExternalStore(view.subscribe, view.states, view.states);
  const policy = bansOf(league, before.id);
  const found = useMemo(() => {
    // The states stand in the order of the requests.
    const results = recordsIn(states[0] as ListingState<"results">);
    const filed = recordsIn(states[1] as ListingState<"players">);
    return policy ? carriedBans(players, { results, filed, policy, ended, carry }) : [];
  }, [states, players, policy, ended, carry]);
  const withCards = carry?.includes("cards") === true;
  const steps = useSteps(league);
  const { at } = steps.state;
  if (found.length === 0 && at === "idle") return null;
  const save = () =>
    void steps.run(
      found.map(({ player, word }) =>
        stepOf({
          kind: "players",
          does: "change",
          before: player,
          entity: { ...player, suspension: word },
        }),
      ),
    );
  return (
    <Section panel title={`Suspensions from ${before.label}`}>
      <Typography variant="lead">
        {withCards
          ? `These were left when ${before.label} ended, and its format says that yellow cards go on.`
          : `These were not served when ${before.label} ended.`}{" "}
        They count in the new season once they are carried over, as the organiser’s word on each
        player; otherwise they are over.{withCards ? "" : " Yellow cards start from zero."}
      </Typography>
      <Bullets>
        {found.map(({ player, matches, yellows }) => (
          <li key={player.id}>
            {player.name} ({player.club}):{" "}
            {enumerated([
              ...(matches > 0 ? [amountOf(matches, "match", "matches")] : []),
              ...(yellows > 0 ? [amountOf(yellows, "yellow card")] : []),
            ])}
          </li>
        ))}
      </Bullets>
      <StepsBar steps={steps} />
      {found.length > 0 && (at === "idle" || at === "undone") && (
        <Button onClick={save} sx={{ alignSelf: "start" }} variant="contained">
          Carry over {amountOf(found.length, withCards ? "player" : "suspension")}
        </Button>
      )}
    </Section>
  );
}
