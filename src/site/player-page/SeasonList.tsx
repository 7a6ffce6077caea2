import { usePlayers } from "@/data/usePlayers";
import { samePerson } from "@/domain/people/squad";
import { calledName } from "@/domain/season/calledName";
import type { Season } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { amountOf } from "@/domain/wording";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { Skeleton } from "@/ui/Skeleton";
import { useClubs, useLeague } from "@/ui/leagueContext";
import type { OtherSeasonsProps } from "./OtherSeasons";
import styles from "./PlayerPage.module.css";

/** Moves the focus to the new content, because the button that was pressed is no longer on the page. */
const takeFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });

/** The player's figures in the other seasons; the player is found there by name. */
export default function SeasonList({ past, player }: OtherSeasonsProps) {
  const league = useLeague();
  const [current] = league.seasons;
  const others = league.seasons.filter(({ id }) => id !== (past ?? current.id));
  return (
    <dl className={styles.seasons} ref={takeFocus} tabIndex={-1}>
      {others.map((season) => (
        <div key={season.id}>
          <dt>{season.label}</dt>
          <dd>
            <InSeason
              past={season === current ? undefined : season.id}
              player={player}
              season={season}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function InSeason({ past, player, season }: OtherSeasonsProps & { readonly season: Season }) {
  const league = useLeague();
  const clubs = useClubs();
  const players = usePlayers(league, past);
  return (
    <Listing skeleton={<Skeleton width="long" />} state={players} what="players">
      {({ records }) => {
        const found = samePerson(player, records);
        if (!found) return "No player of that name.";
        const figures = league.game.statistics.flatMap(({ key, unit, units }) =>
          found[key] > 0 ? [amountOf(found[key], unit, units)] : [],
        );
        return (
          <>
            <Link to={paths.player(league, found.id, past)}>
              {calledName(clubs, found.club) || found.name}
              <span className="visually-hidden">, {season.label}</span>
            </Link>
            {figures.length > 0 && `: ${figures.join(", ")}`}
          </>
        );
      }}
    </Listing>
  );
}
