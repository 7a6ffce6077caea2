import { useState } from "react";
import { isOwner } from "@/data/identity";
import { newRecordId } from "@/data/store";
import { mergedTeam, whyNotMerged } from "@/records/merge";
import { foldName, sameName } from "@/domain/names";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { Team } from "@/records/teams/schema";
import { namedClubs } from "@/domain/season/clubs";
import { settingsOf } from "@/domain/season/seasons";
import { useSession } from "@/session/SessionProvider";
import { followersOfClub, inWords } from "../kind/followers";
import { sectionOf } from "../sections";
import { useRecords } from "../live/useLive";
import type { Step } from "../steps/steps";
import { MergeDialog } from "./MergeDialog";
import { likelyChoice, rowInWords, rowOf, stepsOfRows } from "./mergedRows";
import { RowChoice } from "./RowChoice";
import { useLeague } from "@/ui/where";

interface MergeClubsProps {
  /** Names of one club; each may have a record of its own or not. */
  readonly names: readonly string[];
  readonly onMerge: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

/** Merges spellings of one club: the others become former names of the one that stays, and their records follow. */
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
  // Where rows are edited and not made, owners alone may take one away.
  const session = useSession();
  const mayDelete =
    sectionOf(league, "standings")?.access === "full" ||
    (session.status === "signedIn" && isOwner(session.rights));
  const isSettled = rows.length < 2 || !mayDelete || choice !== "";

  // Once one club keeps a record, those that only matches name would be no clubs any more.
  const isBare = teams.length === 0 && (standings.length === 0 || !isKept);
  const bare = isBare ? namedClubs({ ...around, seasons }) : [];
  const orphans = [...new Map(bare.map((name) => [foldName(name), name])).values()].filter(
    (name) => !names.some((one) => sameName(one, name)),
  );

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
        const gone: RecordOf<"teams"> | undefined = recordOf(name);
        return gone ? [{ kind: "teams", does: "delete", before: gone }] : [];
      }),
      ...(mayDelete ? stepsOfRows(rows, keptName, choice) : []),
    ];
  };
  const inTable = () => {
    if (!mayDelete)
      return `Both rows stay, under one name: only an owner can take one of them away. Ask an owner to merge these.`;
    if (!isKept) return "One row; its figures follow from the results of both names.";
    return row && choice !== "" ? `One row: ${rowInWords(league, row)}` : "";
  };
  return (
    <MergeDialog
      entries={names.map((name) => ({
        key: name,
        name,
        meta:
          [recordOf(name) ? "has a record" : "", inWords(followersOfClub(around, name))]
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
        ["House", merged.house],
        ["Besides", orphans.length > 0 ? `A record for each club: ${orphans.join(", ")}` : ""],
        ["In the table", rows.length > 1 ? inTable() : ""],
        [
          "Past seasons",
          league.seasons.length > 1
            ? "Their tables stay as they are. Where both have a row there, delete one of them under Seasons."
            : "",
        ],
      ]}
      problem={
        whyNotMerged(merged) || (isSettled ? "" : "Say which figures in the table are right.")
      }
      title={`Merge entries of one ${league.clubNoun}`}
    >
      {rows.length > 1 && mayDelete && isKept && (
        <RowChoice choice={choice} onChoice={setChoice} rows={rows} />
      )}
    </MergeDialog>
  );
}
