import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import type { Scoring } from "@/domain/meet/meet";
import { formatPoints } from "@/domain/meet/showPoints";
import { ordinal } from "@/domain/ordinal";
import { meetSeasonOf, type MeetRecords } from "@/domain/season/meets";
import { settingsOf } from "@/domain/season/seasons";
import { scaleInWords, scoringInWords } from "@/domain/meet/scoringInWords";
import { readScoring } from "@/domain/season/scoringText";
import { writeScoring } from "@/domain/season/writeScoring";
import { useLeague } from "@/ui/leagueContext";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { useRecords } from "../live/useLive";
import { Choice, Choices } from "./Choice";
import { RuleSection } from "./RuleSection";

const MOST_SCORERS = 8;
const SCALE_HELP = "Best first, separated by commas: 8, 7, 6, 5";

/** A scoring while it is edited. */
interface TypedScoring {
  readonly byTeams: boolean;
  readonly scale: string;
  readonly relay: string;
  readonly team: string;
  readonly keep: boolean;
}

const typedOf = ({ scale, relay, perTeam, displace }: Scoring): TypedScoring => ({
  byTeams: scaleInWords(scale) === null,
  scale: scaleInWords(scale) ?? "",
  relay: (relay && scaleInWords(relay)) ?? "",
  team: perTeam > 0 ? String(perTeam) : "all",
  keep: displace,
});

/** Returns a typed list of points in its stored form, `8-7-6`. */
const stored = (list: string) =>
  list
    .split(/[\s,;–-]+/)
    .filter((one) => one !== "")
    .join("-");

/** Returns the stored text of a typed scoring; the text may be invalid. */
function asText({ byTeams, scale, relay, team, keep }: TypedScoring): string {
  const own = relay.trim() === "" ? "" : `;relay=${stored(relay)}`;
  return `scale=${byTeams ? "teams" : stored(scale)};team=${team};others=${keep ? "keep" : "give"}${own}`;
}

const isScale = (list: string) => /^\d{1,2}(-\d{1,2}){0,23}$/.test(stored(list));

/** The section for how places give points in the current season; empty in a league of matches. */
export function ScoringSection() {
  const league = useLeague();
  const records = useSeasonRecords(league);
  const meets = useRecords(league, "meets");
  const events = useRecords(league, "events");
  if (!records || !league.meets) return null;
  const { seasons, teams } = records;
  return <Editor records={{ seasons, teams, meets, events }} usual={league.meets} />;
}

interface EditorProps {
  readonly records: MeetRecords & { readonly seasons: readonly RecordOf<"seasons">[] };
  /** The default scoring, from the league's file. */
  readonly usual: Scoring;
}

function Editor({ records, usual }: EditorProps) {
  const league = useLeague();
  const [edited, setEdited] = useState<TypedScoring | null>(null);
  const [season] = league.seasons;
  const now = readScoring(settingsOf(league, records.seasons, undefined).scoring) ?? usual;
  const typed = edited ?? typedOf(now);
  const text = asText(typed);
  const then = readScoring(text);
  const isOther = then !== null && text !== writeScoring(now);
  const set = (changed: Partial<TypedScoring>) => setEdited({ ...typed, ...changed });
  const badScale = !typed.byTeams && !isScale(typed.scale);
  const badRelay = typed.relay.trim() !== "" && !isScale(typed.relay);
  return (
    <RuleSection
      action="Use this rule"
      isEdited={edited !== null}
      lead={`${scoringInWords(now)} Earlier seasons keep their own scoring.`}
      onEnd={() => setEdited(null)}
      records={records}
      saved={`${season.label} has a new scoring.`}
      title={`How ${season.label} is scored`}
      effects={isOther ? pointsChanged(league, records, now, then) : []}
      wanted={isOther ? { scoring: text === writeScoring(usual) ? "" : text } : null}
    >
      {(busy) => (
        <Choices>
          <Choice
            disabled={busy}
            label="First place gives"
            onChange={(value) => set({ byTeams: value === "teams" })}
            options={[
              ["list", "The points of a list"],
              ["teams", "A point for each team of the meet"],
            ]}
            value={typed.byTeams ? "teams" : "list"}
          />
          {!typed.byTeams && (
            <TextField
              disabled={busy}
              error={badScale}
              helperText={SCALE_HELP}
              label="Points by place"
              onChange={({ target }) => set({ scale: target.value })}
              value={typed.scale}
            />
          )}
          <TextField
            disabled={busy}
            error={badRelay}
            helperText={badRelay ? SCALE_HELP : "Empty: as in other events"}
            label="Points of relays by place"
            onChange={({ target }) => set({ relay: target.value })}
            value={typed.relay}
          />
          <Choice
            disabled={busy}
            label="Who of a team scores in an event"
            onChange={(value) => set({ team: value })}
            options={[
              ["all", "All"],
              ...Array.from({ length: MOST_SCORERS }, (_, at) => {
                const count = String(at + 1);
                return [count, at === 0 ? "The first" : `The first ${count}`] as const;
              }),
            ]}
            value={typed.team}
          />
          {typed.team !== "all" && (
            <Choice
              disabled={busy}
              label="The others of a team"
              onChange={(value) => set({ keep: value === "keep" })}
              options={[
                ["give", "Give their places to those behind"],
                ["keep", "Keep their places"],
              ]}
              value={typed.keep ? "keep" : "give"}
            />
          )}
        </Choices>
      )}
    </RuleSection>
  );
}

/** Lists how another scoring would change the season's table, one sentence for each team. */
function pointsChanged(
  league: League,
  { seasons: _, ...records }: EditorProps["records"],
  now: Scoring,
  then: Scoring,
): string[] {
  const [season, ...past] = league.seasons;
  const table = (scoring: Scoring) => {
    const current = { ...season, scoring: writeScoring(scoring) };
    return meetSeasonOf({ ...league, seasons: [current, ...past] }, records).table;
  };
  const before = new Map(table(now).map((row) => [row.name, row]));
  const changes = table(then).flatMap(({ name, points, rank }) => {
    const was = before.get(name);
    if (!was || (formatPoints(was.points) === formatPoints(points) && was.rank === rank)) return [];
    const moved = was.rank === rank ? "" : `, ${ordinal(rank)} instead of ${ordinal(was.rank)}`;
    return [
      `${name}: ${formatPoints(points)} points instead of ${formatPoints(was.points)}${moved}`,
    ];
  });
  return changes.length > 0 ? changes : ["The table does not change"];
}
