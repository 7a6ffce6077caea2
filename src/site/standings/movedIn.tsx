import type { Table } from "@/domain/season/competition";
import type { Remarks } from "@/ui/standings/StandingsTable";

/** Returns remarks that say how each team moved between two tables. */
export function movedIn(before: Table | undefined, now: Table): Remarks {
  const rankIn = (table: Table | undefined, team: string) =>
    table?.lines.find(({ row }) => row.team === team)?.rank ?? null;
  return {
    title: "Moved",
    of: (team) => {
      const [was, is] = [rankIn(before, team), rankIn(now, team)];
      if (was === null || is === null || was === is) return undefined;
      return {
        chip: (
          <span className="text-tiny nowrap">
            <span aria-hidden="true">{is < was ? "▲" : "▼"}</span> {is < was ? "up" : "down"} from{" "}
            {was}
          </span>
        ),
      };
    },
  };
}
