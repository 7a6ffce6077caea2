import TextField from "@mui/material/TextField";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import { dayOf } from "@/domain/day";
import { limits } from "@/domain/limits";
import type { Season } from "@/domain/league/league";
import { filingId } from "@/domain/season/nextSeason";
import { settingsOf } from "@/domain/season/seasons";
import { fromZonedInput } from "@/domain/time";
import type { RecordOf } from "@/records/record";
import type { SeasonMode } from "@/records/seasons/schema";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { useChangeSeason } from "../season-mode/useSeasonState";
import { MomentInput } from "../fields/MomentInput";
import { notices } from "../notices/notices";
import { Ask } from "../parts/Ask";
import { Choice } from "./Choice";
import { nameProblem } from "./NextName";

interface AddPastSeasonProps {
  readonly records: readonly RecordOf<"seasons">[];
  readonly onClose: () => void;
}

/**
 * A dialog that adds a season from before this site. It is closed from the start, and filled from its final table or
 * its results.
 */
export function AddPastSeason({ records, onClose }: AddPastSeasonProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const [typed, setTyped] = useState("");
  const [day, setDay] = useState("");
  const [table, setTable] = useState<SeasonMode>("kept");
  const [champion, setChampion] = useState("");
  const [busy, setBusy] = useState(false);
  const label = typed.trim();
  const [current] = league.seasons;
  const taken = [...league.seasons, ...records].map((one) => one.id);
  const season: Season = { id: filingId(label, taken), label };
  const { change } = useChangeSeason(league, season);
  const problem = nameProblem(label, league.seasons);
  const closed = fromZonedInput(`${day}T23:59`, arena.timeZone);
  const [today] = useState(() => dayOf(Date.now(), arena.timeZone) ?? "");
  const isAhead = closed !== null && day >= today;
  const isReady = problem === null && closed !== null && !isAhead;

  const save = async () => {
    setBusy(true);
    const { pack, format } = settingsOf(league, records, current.id);
    const said = { pack, format, table, players: table, closed, champion: champion.trim() };
    const done = await change({ seasons: records }, said, `${label} is added.`);
    // Visitors find the season once it is published, even without any records.
    const seasons = [...league.seasons, season] as const;
    if (done) await maintenance.publishAll({ ...league, seasons }).catch(notPublished);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Ask
      action="Add the season"
      busy={busy && "Adding…"}
      isForm
      isOff={!isReady}
      onAct={() => void save()}
      onClose={onClose}
      safe="Cancel"
      says="It is closed from the start. Its table or results are then pasted or entered under its name."
      title="Add a past season"
    >
      <TextField
        error={typed !== "" && problem !== null}
        helperText={(typed !== "" && problem) || "As visitors read it: Season 2019/20"}
        label="Name"
        onChange={({ target }) => setTyped(target.value)}
        required
        value={typed}
      />
      <MomentInput
        asked="day"
        error={isAhead ? "A past season has ended" : undefined}
        help="Puts it in order among the other seasons"
        label="Last day"
        onChange={setDay}
        required
        value={day}
      />
      <Choice
        disabled={busy}
        label="Table and players’ figures"
        onChange={(value) => setTable(value === "computed" ? "computed" : "kept")}
        options={[
          ["kept", "As they are entered"],
          ["computed", "Follow from the results"],
        ]}
        value={table}
      />
      <TextField
        label="Champion (optional)"
        onChange={({ target }) => setChampion(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.shortText } }}
        value={champion}
      />
    </Ask>
  );
}

function notPublished(thrown: unknown): void {
  const reason = asFailure(thrown).message;
  notices.show({
    tone: "error",
    text: `The season is saved, but visitors cannot see it yet: ${reason} Publish it under Site copies.`,
  });
}
