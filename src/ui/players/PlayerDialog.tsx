import type { RecordOf } from "@/records/record";
import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import type { DialogParam } from "@/ui/useDialogParam";
import { FollowPlayerStar } from "@/ui/mine/FollowButton";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { PlayerFacts } from "./PlayerFacts";
import styles from "./PlayerFacts.module.css";

interface Props {
  readonly dialog: DialogParam;
  /** The players in the order of the "Previous" and "Next" buttons. */
  readonly players: readonly RecordOf<"players">[];
  /** The shown season; undefined for the current season. */
  readonly past?: string | undefined;
}

/** A dialog with the player named in the address, and buttons to the previous and next player of the list. */
export default function PlayerDialog({ dialog, players, past }: Props) {
  const clubs = useClubs();
  const league = useLeague();
  const index = players.findIndex(({ id }) => id === dialog.value);
  const player = players[index];
  if (!player) {
    return (
      <Dialog title="Player not found" onClose={dialog.close}>
        <p>This player is no longer in the league, or the address is incomplete.</p>
      </Dialog>
    );
  }
  const stepTo = (to: number) => {
    const target = players[to];
    return target && (() => dialog.show(target.id));
  };
  return (
    <Dialog
      title={player.name}
      onClose={dialog.close}
      sheet
      position={`${index + 1} of ${players.length}`}
      steps={{
        previous: { label: "Previous", onSelect: stepTo(index - 1) },
        next: { label: "Next", onSelect: stepTo(index + 1) },
      }}
    >
      <PlayerFacts player={player} club={findClub(clubs, player.club)} sport={league.game} />
      <p className={styles.page}>
        {!past && <FollowPlayerStar league={league} player={player} />}
        <ButtonLink iconAfter="arrowRight" to={paths.player(league, player.id, past)}>
          Open player page
        </ButtonLink>
      </p>
    </Dialog>
  );
}
