import { useLocation, useNavigate } from "react-router-dom";
import { amountOf, enumerated } from "@/domain/wording";
import { paths } from "@/leagues/paths";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { follow, useMine } from "@/ui/mine/mine";
import { CopyLink } from "../match-page/CopyLink";
import type { LeagueDays } from "../today/leagueMatches";
import { myClubs } from "../today/myMatches";
import { carriedIn, carriedLink } from "./carriedLink";
import styles from "./MyClubsPage.module.css";

/** The way to take what is followed to another device. */
export function CarryOver() {
  const mine = useMine();
  if (mine.clubs.length + mine.players.length === 0) return null;
  return (
    <div className={styles.carry}>
      <CopyLink
        label="Copy a link for another device"
        refused="This browser does not allow that"
        to={carriedLink(mine)}
      />
      <p>It follows the same there; nobody else learns of it.</p>
    </div>
  );
}

/** Asks whether to follow what a link brought along from another device. */
export function Carried({ leagues }: { readonly leagues: readonly LeagueDays[] }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { clubs, players } = carriedIn(hash, useMine());
  if (clubs.length + players.length === 0) return null;
  const known = myClubs(leagues, clubs).map(({ club }) => club.name);
  const others = clubs.length - known.length;
  const what = [
    ...known,
    ...(others > 0 ? [amountOf(others, "more club")] : []),
    ...(players.length > 0 ? [amountOf(players.length, "player")] : []),
  ];
  const leave = () => void navigate(paths.myClubs(), { replace: true });
  const followAll = () => {
    for (const key of clubs) follow("clubs", key, true);
    for (const key of players) follow("players", key, true);
    leave();
  };
  return (
    <Card className={styles.gone}>
      <p>This link brings {enumerated(what)}. Follow on this device too?</p>
      <Button onClick={followAll} variant="filled">
        Follow
      </Button>
      <Button onClick={leave} variant="text">
        No
      </Button>
    </Card>
  );
}
