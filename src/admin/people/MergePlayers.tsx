import { clubTitle } from "@/domain/league/clubTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useState } from "react";
import { dayOf, isDay } from "@/domain/day";
import { mergedPlayer, needsDay, whyNotMerged, type FiguresOfBoth } from "@/records/merge";
import type { PlayerRecord } from "@/records/record";
import { arena } from "@arena/arena";
import { settingsOf } from "@/domain/season/seasons";
import { MomentInput } from "../fields/MomentInput";
import { useRecords } from "../live/useLive";
import type { Step } from "../steps/steps";
import { MergeDialog } from "./MergeDialog";
import { useLeague } from "@/ui/leagueContext";

interface MergePlayersProps {
  readonly pair: readonly [PlayerRecord, PlayerRecord];
  readonly onMerge: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

const metaOf = ({ club, jersey, position }: PlayerRecord) =>
  [club || "no club", jersey === null ? "" : `No. ${jersey}`, position].filter(Boolean).join(" · ");

/**
 * A dialog to merge two entries of one person. The names and clubs of both are kept; for figures kept by hand the user
 * chooses whether to add them up.
 */
export default function MergePlayers({ pair, onMerge, onClose }: MergePlayersProps) {
  const league = useLeague();
  const [first, second] = pair;
  const [keptId, setKept] = useState(first.id);
  const [today] = useState(() => dayOf(Date.now(), arena.timeZone) ?? "");
  const [on, setOn] = useState(today);
  const [figures, setFigures] = useState<FiguresOfBoth>("added");
  const seasons = useRecords(league, "seasons");
  const byHand = settingsOf(league, seasons, undefined).players === "kept";
  const [kept, other] = keptId === first.id ? [first, second] : [second, first];
  const asksDay = needsDay(kept, other);
  const merged = mergedPlayer(kept, other, { on, figures: byHand ? figures : "kept" });
  const statistics = league.game.statistics;
  const sentences = statistics.map(({ key, label }) => `${label} ${merged[key]}`).join(", ");
  const isPossible = !asksDay || (isDay(on) && on <= today);
  return (
    <MergeDialog
      entries={pair.map((player) => ({ key: player.id, name: player.name, meta: metaOf(player) }))}
      kept={keptId}
      onClose={onClose}
      onKeep={setKept}
      onMerge={() =>
        onMerge([
          { kind: "players", does: "change", before: kept, entity: merged },
          { kind: "players", does: "delete", before: other },
        ])
      }
      preview={[
        ["Name", merged.name],
        ["Former names", merged.formerNames.join(", ")],
        [clubTitle(league), merged.club],
        ["Left before", merged.formerClubs.map(leftInWords).join(", ")],
        ["Number", merged.jersey === null ? "" : String(merged.jersey)],
        ["Position", merged.position],
        ["Figures", byHand ? sentences : "Follow from the results of both names"],
      ]}
      problem={isPossible ? whyNotMerged(merged) : "Enter a day up to today."}
      title="Merge two entries of one person"
    >
      {asksDay && (
        <MomentInput
          asked="day"
          help={`Until then with ${other.club}`}
          label={`First day at ${kept.club}`}
          max={today}
          onChange={setOn}
          value={on}
        />
      )}
      {byHand && (
        <RadioGroup
          aria-label="Figures kept by hand"
          onChange={(_, value) => setFigures(value === "kept" ? "kept" : "added")}
          value={figures}
        >
          <FormControlLabel control={<Radio />} label="Add up the figures of both" value="added" />
          <FormControlLabel
            control={<Radio />}
            label="Keep the figures of the entry that stays"
            value="kept"
          />
        </RadioGroup>
      )}
    </MergeDialog>
  );
}

/** Writes a former club, stored as "YYYY-MM-DD Club", as "Club (YYYY-MM-DD)". */
const leftInWords = (line: string) => `${line.slice(11)} (${line.slice(0, 10)})`;
