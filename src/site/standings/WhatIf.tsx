import { kickOffOf } from "@/domain/when";
import { useMemo, type ReactNode } from "react";
import type { Competition, Table } from "@/domain/season/competition";
import { Button } from "@/ui/Button";
import { useLiveOf } from "@/ui/match/liveNow";
import { placeOf } from "@/ui/standings/place";
import { useLeague } from "@/ui/where";
import { useZone } from "@/ui/match/useZone";
import { useGlide } from "../motion/useGlide";
import { movedIn } from "./movedIn";
import { openMatches } from "./openMatches";
import { Prediction } from "./Prediction";
import { ScoreFields } from "./ScoreFields";
import type { Supposition } from "./TablesView";
import {
  problemWith,
  readSupposed,
  scoreOf,
  suppose,
  supposedLive,
  writeSupposed,
  type Typed,
} from "./whatIf";
import styles from "./WhatIf.module.css";

interface Props {
  readonly competition: Competition;
  /** What the address supposes, and what the fields say while the tables still follow them. */
  readonly shown: string;
  readonly typed: string;
  readonly onChange: (text: string) => void;
  readonly children: (supposition: Supposition) => ReactNode;
}

/** The tables as they would be, if the matches left ended as the visitor says. */
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
  // A match that is being played begins with its score, until somebody supposes another.
  const live = useLiveOf(league);
  const supposed = useMemo(() => {
    if (!format) return tables;
    const scores = new Map([...supposedLive(live), ...readSupposed(shown)]);
    return tables.map((table) => suppose(table, scores, { pack, format }, table.goOn));
  }, [tables, live, shown, pack, format]);
  const glide = useGlide<HTMLDivElement>(supposed, "tbody tr");
  const guesses = readSupposed(typed);
  const fields = new Map([...supposedLive(live), ...guesses]);
  const change = (id: string, score: Typed) =>
    onChange(writeSupposed(new Map(guesses).set(id, score)));
  const whole = new Map(
    [...guesses].filter(
      ([, score]) => format && scoreOf(score) && problemWith(score, { pack, format }) === null,
    ),
  );
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
            const when = match?.schedule && kickOffOf(match.schedule, zone);
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
          Type the scores you expect; the tables follow. The address carries them; nothing is stored
          unless you keep it.
        </p>
        <Button
          variant="text"
          icon="retry"
          disabled={guesses.size === 0}
          onClick={() => onChange(writeSupposed(new Map()))}
        >
          Reset
        </Button>
      </div>
      <Prediction matches={matches} onShow={onChange} typed={whole} />
      <div ref={glide}>
        {children({
          tables: supposed,
          beside,
          remarks: (table) => movedIn(original(table), table),
        })}
      </div>
    </>
  );
}
