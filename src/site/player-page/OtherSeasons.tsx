import { useState } from "react";
import { usePlayers } from "@/data/usePlayers";
import { samePerson } from "@/domain/people/squad";
import type { RecordOf } from "@/domain/records/record";
import type { League, Season } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { counted } from "@/ui/awards/award";
import { Button } from "@/ui/Button";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./PlayerPage.module.css";

interface Props {
  readonly league: League;
  /** The season that is shown. */
  readonly past: string | undefined;
  readonly player: RecordOf<"players">;
}

/** The button that was pressed is gone. */
const takeFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });

/** The player's figures in other seasons, found by the name; read when they are asked for. */
export function OtherSeasons({ league, past, player }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [current] = league.seasons;
  const others = league.seasons.filter(({ id }) => id !== (past ?? current.id));
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Show other seasons</Button>;
  return (
    <dl className={styles.seasons} ref={takeFocus} tabIndex={-1}>
      {others.map((season) => (
        <div key={season.id}>
          <dt>{season.label}</dt>
          <dd>
            <InSeason
              league={league}
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

function InSeason({ league, past, player, season }: Props & { readonly season: Season }) {
  const players = usePlayers(league, past);
  return (
    <Listing skeleton={<Skeleton width="long" />} state={players} what="players">
      {({ records }) => {
        const found = samePerson(player, records);
        if (!found) return "No player of that name.";
        const figures = league.game.statistics.flatMap(({ key, unit }) =>
          found[key] > 0 ? [counted(found[key], unit)] : [],
        );
        return (
          <>
            <Link to={paths.player(league, found.id, past)}>
              {found.club || found.name}
              <span className="visually-hidden">, {season.label}</span>
            </Link>
            {figures.length > 0 && `: ${figures.join(", ")}`}
          </>
        );
      }}
    </Listing>
  );
}
