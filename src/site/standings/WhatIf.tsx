import { useMemo, type ReactNode } from "react";
import { formatKickOff } from "@/domain/time";
import type { Competition, Table } from "@/domain/season/competition";
import { Button } from "@/ui/Button";
import { placeOf } from "@/ui/standings/place";
import type { Remarks } from "@/ui/standings/StandingsTable";
import { useLeague } from "@/ui/where";
import { useZone } from "@/ui/match/useZone";
import { openMatches } from "./openMatches";
import { ScoreFields } from "./ScoreFields";
import type { Supposition } from "./TablesView";
import { problemWith, readSupposed, suppose, writeSupposed, type Typed } from "./whatIf";
import styles from "./WhatIf.module.css";

interface Props {
  readonly competition: Competition;
  /** What the address supposes, and what the fields say while the tables still follow them. */
  readonly shown: string;
  readonly typed: string;
  readonly onChange: (text: string) => void;
  readonly children: (supposition: Supposition) => ReactNode;
}

/** How a team has moved against the table as it is. */
function movedIn(before: Table | undefined, now: Table): Remarks {
  const rankIn = (table: Table | undefined, team: string) =>
    table?.lines.find(({ row }) => row.team === team)?.rank ?? null;
  return {
    title: "Moved",
    of: (team) => {
      const [was, is] = [rankIn(before, team), rankIn(now, team)];
      if (was === null || is === null || was === is) return undefined;
      return {
        chip: (
          <span className={styles.moved}>
            <span aria-hidden="true">{is < was ? "▲" : "▼"}</span> {is < was ? "up" : "down"} from{" "}
            {was}
          </span>
        ),
      };
    },
  };
}

/** The tables as they would be, if the matches left ended as the visitor says. Nothing of it is stored. */
export default function WhatIf({
  competition,
  shown,
  typed,
  onChange,
  children,
}: Props): ReactNode {
  const league = useLeague();
  const zone = useZone();
  const { tables, matches } = competition;
  const { pack, score: format } = competition.format;
  const supposed = useMemo(
    () =>
      format
        ? tables.map((table) => suppose(table, readSupposed(shown), { pack, format }, table.goOn))
        : tables,
    [tables, shown, pack, format],
  );
  const fields = readSupposed(typed);
  const change = (id: string, score: Typed) =>
    onChange(writeSupposed(new Map(fields).set(id, score)));
  const original = ({ group }: Table) => tables.find((table) => table.group === group);

  const beside = (table: Table) => {
    const before = original(table);
    const open = before ? openMatches(before) : [];
    if (open.length === 0 || !format) return null;
    const order = table.lines
      .filter(({ rank }) => rank !== null)
      .map((line) => `${placeOf(line, table.lines, table.goOn).text} ${line.row.team}`);
    return (
      <section className={styles.matches} aria-label={`What if, ${table.group || league.name}`}>
        <ul className={styles.list} role="list">
          {open.map(({ id, a, b }) => {
            const score = fields.get(id) ?? ([null, null] as const);
            const match = matches.find((one) => one.id === id);
            const when = formatKickOff(match?.schedule?.date ?? null, zone);
            return (
              <ScoreFields
                key={id}
                a={a}
                b={b}
                when={when?.date ?? ""}
                score={score}
                problem={problemWith(score, { pack, format })}
                onChange={(next) => change(id, next)}
              />
            );
          })}
        </ul>
        <p className="visually-hidden" role="status">
          {before?.ranked?.counted.length === table.ranked?.counted.length
            ? ""
            : `The table would be: ${order.join(", ")}.`}
        </p>
      </section>
    );
  };

  return (
    <>
      <div className={styles.intro}>
        <p>
          Type the scores you expect; the tables follow. Nothing is stored: the address carries it.
        </p>
        <Button
          variant="text"
          icon="retry"
          disabled={fields.size === 0}
          onClick={() => onChange(writeSupposed(new Map()))}
        >
          Reset
        </Button>
      </div>
      {children({
        tables: supposed,
        beside,
        remarks: (table) => movedIn(original(table), table),
      })}
    </>
  );
}
