import { valueOf } from "@/data/readState";
import Typography from "@mui/material/Typography";
import { useCallback } from "react";
import { arena } from "@arena/arena";
import { formatKickOff } from "@/domain/time";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/leagueContext";
import { useNameOf } from "../parts/useNameOf";
import { useRead } from "@/data/useRead";

/** A note that older entries of a league's history were moved to an owner's archive; empty if there is no archive. */
export function HistoryEnd() {
  const league = useLeague();
  const { maintenance } = useConnection();
  const task = useRead(useCallback(() => maintenance.archive(league), [maintenance, league]));
  const archive = valueOf(task);
  const name = useNameOf(archive?.by ?? null);
  if (!archive) return null;
  return (
    <Typography sx={{ mt: 4 }} variant="lead">
      {`Of what was saved until ${formatKickOff(archive.until, arena.timeZone)?.full} only each record’s last save is kept here. The rest is in an archive that ${name || "an owner of the site"} keeps.`}
    </Typography>
  );
}
