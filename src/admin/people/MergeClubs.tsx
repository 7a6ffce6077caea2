import { arena } from "@arena/arena";
import { capitalised, enumerated } from "@/domain/wording";
import { viewPath } from "@/leagues/adminPaths";
import { Link } from "@/ui/Link";
import Alert from "@mui/material/Alert";
import { useState } from "react";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { isOwner } from "@/data/identity";
import { newRecordId } from "@/data/store";
import { mergedTeam, whyNotMerged, addedRow } from "@/records/merge";
import { foldName, sameName } from "@/domain/names";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { Team } from "@/records/teams/schema";
import { namedClubs } from "@/domain/season/clubs";
import { settingsOf } from "@/domain/season/seasons";
import { useSession } from "@/session/SessionProvider";
import { usesOfClub, inWords } from "../kind/nameUses";
import { sectionOf } from "../sections";
import { useCaptains } from "../captains/useCaptains";
import { useRecords } from "../live/useLive";
import type { Step } from "../steps/steps";
import { MergeDialog } from "./MergeDialog";
import { useLeague } from "@/ui/leagueContext";
import { adjustedBy } from "@/domain/table/adjustments";
import type { League } from "@/domain/league/league";

interface MergeClubsProps {
  /** Names of one club; each of them may have a record or not. */
  readonly names: readonly string[];
  readonly onMerge: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

/** A dialog to merge entries of one club: the other names become former names of the entry that stays. */
export default function MergeClubs({ names, onMerge, onClose }: MergeClubsProps) {
  const league = useLeague();
  const teams = useRecords(league, "teams");
  const fixtures = useRecords(league, "fixtures");
  const results = useRecords(league, "results");
  const players = useRecords(league, "players");
  const standings = useRecords(league, "standings");
  const seasons = useRecords(league, "seasons");
  const [id] = useState(newRecordId);
  const recordOf = (name: string) => teams.find((team) => sameName(team.name, name));
  const [keptName, setKept] = useState(
    () => names.find((name) => recordOf(name)) ?? names[0] ?? "",
  );
  const around = { fixtures, results, players, standings };
  const of = (name: string): Team => recordOf(name) ?? { ...emptyEntity("teams"), name };
  const others = names.filter((name) => name !== keptName);
  const merged = others.reduce((team, name) => mergedTeam(team, of(name)), of(keptName));
  const rows = standings.filter(({ team }) => names.some((name) => sameName(team, name)));
  const isKept = settingsOf(league, seasons, undefined).table === "kept";
  const [asked, setChoice] = useState<string | null>(null);
  const choice = asked ?? likelyChoice(rows, isKept);
  const row = rowOf(rows, keptName, choice);
  // In a section where rows can be edited but not added, only owners may delete a row.
  const session = useSession();
  const mayDelete =
    sectionOf(league, "standings")?.access === "full" ||
    (session.status === "signedIn" && isOwner(session.rights));
  const isSettled = rows.length < 2 || !mayDelete || choice !== "";

  // If no club had a record until now, clubs that only matches name would be lost once one club has a record. So each
  // of them gets a record too.
  const isBare = teams.length === 0 && (standings.length === 0 || !isKept);
  const bare = isBare ? namedClubs({ ...around, seasons }) : [];
  const orphans = [...new Map(bare.map((name) => [foldName(name), name])).values()].filter(
    (name) => !names.some((one) => sameName(one, name)),
  );

  // Captains whose right is for a record that is deleted lose it.
  const { captains } = useCaptains(league);
  const ending = others.flatMap((name) => {
    const gone = recordOf(name)?.id;
    return captains.filter(({ club }) => club === gone);
  });

  const steps = (): readonly Step[] => {
    const before = recordOf(keptName);
    return [
      ...orphans.map((name): Step => ({
        kind: "teams",
        does: "add",
        id: newRecordId(),
        entity: of(name),
      })),
      before
        ? { kind: "teams", does: "change", before, entity: merged }
        : { kind: "teams", does: "add", id, entity: merged },
      ...others.flatMap((name): Step[] => {
        const dropped: RecordOf<"teams"> | undefined = recordOf(name);
        return dropped ? [{ kind: "teams", does: "delete", before: dropped }] : [];
      }),
      ...(mayDelete ? stepsOfRows(rows, keptName, choice) : []),
    ];
  };
  const inTable = () => {
    if (!mayDelete)
      return `Both rows stay, under one name: only an owner can delete one. Ask an owner to merge them.`;
    if (!isKept) return "One row; its figures follow from the results of both names.";
    return row && choice !== "" ? `One row: ${rowInWords(league, row)}` : "";
  };
  return (
    <MergeDialog
      entries={names.map((name) => ({
        key: name,
        name,
        meta:
          [recordOf(name) ? "has a record" : "", inWords(usesOfClub(around, name))]
            .filter(Boolean)
            .join(" · ") || "nothing names it",
      }))}
      kept={keptName}
      onClose={onClose}
      onKeep={setKept}
      onMerge={() => onMerge(steps())}
      preview={[
        ["Name", merged.name],
        ["Former names", merged.formerNames.join(", ")],
        ["Ground", merged.ground],
        [capitalised(arena.house), merged.house],
        ["Besides", orphans.length > 0 ? `A record for each club: ${orphans.join(", ")}` : ""],
        ["In the table", rows.length > 1 ? inTable() : ""],
        [
          "Past seasons",
          league.seasons.length > 1
            ? "Their tables do not change. Where both have a row there, delete one of them under Seasons."
            : "",
        ],
      ]}
      problem={
        whyNotMerged(merged) || (isSettled ? "" : "Say which figures in the table are right.")
      }
      title={`Merge entries of one ${league.clubNoun}`}
    >
      {ending.length > 0 && (
        <Alert severity="warning">
          {enumerated(ending.map(({ name, email }) => name || email))} can save nothing more as{" "}
          {ending.length === 1 ? "captain" : "captains"} once these are merged. Then{" "}
          <Link to={viewPath(league, "captains")}>invite them again</Link> for {keptName}.
        </Alert>
      )}
      {rows.length > 1 && mayDelete && isKept && (
        <RowChoice choice={choice} onChoice={setChoice} rows={rows} />
      )}
    </MergeDialog>
  );
}

interface RowChoiceProps {
  /** The rows of the club in a table kept by hand. */
  readonly rows: readonly RecordOf<"standings">[];
  readonly choice: string;
  readonly onChoice: (choice: string) => void;
}

/** Asks which of two rows stays in a table kept by hand, because only a person knows which figures are right. */
function RowChoice({ rows, choice, onChoice }: RowChoiceProps) {
  const league = useLeague();
  return (
    <fieldset>
      <legend>Both have a row in the table. Which figures are right?</legend>
      <RadioGroup
        aria-label="Which figures are right?"
        onChange={(_, value) => onChoice(value)}
        value={choice}
      >
        {rows.map((row) => (
          <FormControlLabel
            control={<Radio />}
            key={row.id}
            label={
              <Stack component="span">
                <strong>Those of {row.team}</strong>
                <Typography variant="note" component="span">
                  {rowInWords(league, row)}
                </Typography>
              </Stack>
            }
            value={row.id}
          />
        ))}
        <FormControlLabel
          control={<Radio />}
          label={
            <Stack component="span">
              <strong>Add them up</strong>
              <Typography variant="note" component="span">
                Each row counts other matches
              </Typography>
            </Stack>
          }
          value={ADDED}
        />
      </RadioGroup>
    </fieldset>
  );
}

type Row = RecordOf<"standings">;

/** The answer that adds up the rows; any other answer is the id of the row whose figures stay. */
const ADDED = "added";

/** Checks whether a row has no figures, so that nothing was typed into it. */
const isBlank = (row: Row) =>
  [row.played, row.won, row.draw, row.lost, row.gf, row.ga, row.points, row.ppg].every(
    (figure) => figure === 0,
  ) && row.adjust.length === 0;

/** Returns the default answer: the only row with figures stays; '' if the user has to choose. */
function likelyChoice(rows: readonly Row[], isKept: boolean): string {
  const filled = rows.filter((row) => !isBlank(row));
  if (!isKept || filled.length === 0) return ADDED;
  const [only, ...more] = filled;
  return only && more.length === 0 ? only.id : "";
}

/** Makes one row of several rows of a club, with the id of the row that has its name; null if there are no rows. */
function rowOf(rows: readonly Row[], name: string, choice: string): Row | null {
  const stays = rows.find(({ team }) => sameName(team, name)) ?? rows[0];
  if (!stays) return null;
  const chosen = rows.find(({ id }) => id === choice);
  const made = chosen ?? rows.filter((row) => row !== stays).reduce(addedRow, stays);
  const { id, version } = stays;
  return { ...made, id, version, team: name, group: made.group || stays.group };
}

/** Makes the saves that leave one row; none if there is only one row, whatever its name. */
function stepsOfRows(rows: readonly Row[], name: string, choice: string): readonly Step[] {
  const one = rowOf(rows, name, choice);
  const before = rows.find(({ id }) => id === one?.id);
  if (!one || !before || rows.length < 2) return [];
  const dropped = rows.filter((row) => row !== before);
  return [
    { kind: "standings", does: "change", before, entity: one },
    ...dropped.map((row): Step => ({ kind: "standings", does: "delete", before: row })),
  ];
}

/** Writes a row's figures in one line, by the columns of the league's table: "P 5 · W 3 · Pts 10". */
function rowInWords(league: League, row: Row): string {
  const figures = league.game.table.columns.map(
    ({ key, short }) => `${short} ${row[key] === "" ? "–" : row[key]}`,
  );
  const adjusted = row.adjust.length === 0 ? [] : [`adjusted ${adjustedBy(row)}`];
  return [...figures, ...adjusted].join(" · ");
}
