import { useState } from "react";
import { newRecordId } from "@/data/store";
import { mergedTeam, whyNotMerged } from "@/domain/merge";
import { sameName } from "@/domain/names";
import { emptyEntity, type RecordOf } from "@/domain/records/record";
import type { Team } from "@/domain/records/team";
import type { League } from "@/leagues/league";
import { followersOfClub, inWords } from "../form/followers";
import { useRecords } from "../live/useLive";
import type { Step } from "../steps/steps";
import { MergeDialog } from "./MergeDialog";

interface MergeClubsProps {
  readonly league: League;
  /** Names of one club; each may have a record of its own or not. */
  readonly names: readonly string[];
  readonly onMerge: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

/** Merges spellings of one club: the others become former names of the one that stays, and their records follow. */
export default function MergeClubs({ league, names, onMerge, onClose }: MergeClubsProps) {
  const teams = useRecords(league, "teams");
  const fixtures = useRecords(league, "fixtures");
  const results = useRecords(league, "results");
  const players = useRecords(league, "players");
  const standings = useRecords(league, "standings");
  const [id] = useState(newRecordId);
  const recordOf = (name: string) => teams.find((team) => sameName(team.name, name));
  const [keptName, setKept] = useState(
    () => names.find((name) => recordOf(name)) ?? names[0] ?? "",
  );
  const around = { fixtures, results, players, standings };
  const of = (name: string): Team => recordOf(name) ?? { ...emptyEntity("teams"), name };
  const others = names.filter((name) => name !== keptName);
  const merged = others.reduce((team, name) => mergedTeam(team, of(name)), of(keptName));
  const rows = names.filter((name) => standings.some(({ team }) => sameName(team, name)));

  const steps = (): readonly Step[] => {
    const before = recordOf(keptName);
    return [
      before
        ? { kind: "teams", does: "change", before, entity: merged }
        : { kind: "teams", does: "add", id, entity: merged },
      ...others.flatMap((name): Step[] => {
        const gone: RecordOf<"teams"> | undefined = recordOf(name);
        return gone ? [{ kind: "teams", does: "delete", before: gone }] : [];
      }),
    ];
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
        [
          "In the table",
          rows.length > 1
            ? `${rows.join(" and ")} have a row each: both stay, under one name. Delete the one that is wrong.`
            : "",
        ],
      ]}
      problem={whyNotMerged(merged)}
      title={`Merge entries of one ${league.clubNoun}`}
    />
  );
}
