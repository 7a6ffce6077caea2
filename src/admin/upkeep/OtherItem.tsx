import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { OtherEntry } from "@/data/maintenance";
import { readText } from "@/domain/reading";
import { useLeague } from "@/ui/leagueContext";
import { titleOf } from "../kinds";
import { useRecords } from "../live/useLive";
import { useNameOf } from "../parts/useNameOf";
import { Redaction } from "./HistoryItem";
import { otherInWords } from "./otherWords";
import { WhoAndWhen } from "./WhoAndWhen";

/** One entry of the history that is not about a record: what was done, by whom and when. */
export function OtherItem({ entry }: { readonly entry: OtherEntry }) {
  const { what, more } = otherInWords(entry);
  const { action, before, id, by, at, redactions } = entry;
  return (
    <Paper component="li" data-change={entry.change} variant="panel">
      <p>
        <strong>{what}</strong> {more}
        {action === "live" && <MatchName id={id} />}
        {action === "drop" && <Keeper uid={readText(before["by"])} />}
      </p>
      <WhoAndWhen at={at} by={by} />
      {redactions.map((one) => (
        <Redaction
          key={`${one.by} ${one.at}`}
          {...one}
          lost={action === "erase" ? "Digests of names were taken out of this note" : undefined}
        />
      ))}
    </Paper>
  );
}

/** The name of a live match, if its fixture still exists. */
function MatchName({ id }: { readonly id: string }) {
  const league = useLeague();
  const found = useRecords(league, "fixtures").find((one) => one.id === id);
  return (
    <Typography component="span" sx={{ ml: 2 }} variant="caption">
      {found ? titleOf("fixtures", found, league) : "a match that is no longer there"}
    </Typography>
  );
}

/** Names the account that stored a picture; older pictures do not say it. */
function Keeper({ uid }: { readonly uid: string }) {
  const name = useNameOf(uid || null);
  return uid ? ` by ${name || `account ${uid}`}` : " by an unknown account";
}
