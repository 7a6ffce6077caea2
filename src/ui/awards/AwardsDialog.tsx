import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Dialog, type DialogStep } from "@/ui/Dialog";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import type { DialogParam } from "@/ui/useDialogParam";
import { useClubs, useLeague } from "@/ui/leagueContext";
import type { Award, AwardWinner } from "./award";
import { AwardImage } from "./AwardImage";
import styles from "./AwardsDialog.module.css";

interface AwardsDialogProps {
  readonly awards: readonly Award[];
  /** The game week in words: "Game week 4". */
  readonly week: string;
  readonly dialog: DialogParam;
}

/** A dialog with one weekly award at a time and buttons to the previous and next award. */
export default function AwardsDialog({ awards, week, dialog }: AwardsDialogProps) {
  const won = awards.filter(({ winner }) => winner);
  const index = won.findIndex(({ id }) => id === dialog.value);
  const award = won[index];
  const step = (label: string, to: Award | undefined): DialogStep => ({
    label,
    onSelect: to && (() => dialog.show(to.id)),
  });
  return (
    <Dialog
      onClose={dialog.close}
      title={`Weekly awards\u00a0· ${week}`}
      width="narrow"
      {...(award && {
        position: `${index + 1} of ${won.length}`,
        steps: {
          previous: step("Previous", won[index - 1]),
          next: step("Next", won[index + 1]),
        },
      })}
    >
      {award ? (
        <Winner award={award} />
      ) : (
        <EmptyState bare title="Award not found">
          There is no winner this week, or the address is incomplete.
        </EmptyState>
      )}
    </Dialog>
  );
}

interface WinnerProps {
  readonly award: Award;
}

function Winner({ award: { title, rule, winner } }: WinnerProps) {
  const clubs = useClubs();
  const league = useLeague();
  if (!winner) return null;
  const club = findClub(clubs, winner.club);
  const clubLink = club && league.pages.club === "real" ? paths.club(league, club.slug) : null;
  const clubName = (name: string) => (clubLink ? <Link to={clubLink}>{name}</Link> : name);
  return (
    <article className={styles.winner}>
      <AwardImage size={120} winner={winner} />
      <p className={styles.title}>{title}</p>
      <h3 className={styles.name}>
        {winner.isClub ? clubName(winner.name) : <PlayerName winner={winner} />}
      </h3>
      {!winner.isClub && winner.called && <p>{clubName(winner.called)}</p>}
      <ul className={styles.figures} role="list">
        {winner.figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      <p className={styles.rule}>{rule}</p>
    </article>
  );
}

/** The name of the player, as a link to the player's page if a squad has a player of that name. */
function PlayerName({ winner }: { readonly winner: AwardWinner }) {
  const league = useLeague();
  const { name, record } = winner;
  if (!record || league.pages.players !== "real") return name;
  return <Link to={paths.player(league, record.id)}>{name}</Link>;
}
