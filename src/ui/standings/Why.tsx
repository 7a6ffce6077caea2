import { clubTitle } from "@/domain/league/clubTitle";
import { calledName } from "@/domain/season/calledName";
import { useClubs, useLeague } from "@/ui/leagueContext";
import type { Match } from "@/domain/match/match";
import type { Sport } from "@/domain/sport";
import { computedRow } from "@/domain/table/computedRow";
import { miniTable, valueInWords, why, whyInWords } from "@/domain/table/explain";
import type { Figures } from "@/domain/table/figures";
import type { RulePack } from "@/domain/table/pack";
import type { RankedTable, Split } from "@/domain/table/rank";
import { ResultLink } from "./ChangeStamp";
import { Term } from "../term/Term";
import { figureOf } from "./figureOf";
import styles from "./Why.module.css";

interface Props {
  readonly sport: Sport;
  readonly ranked: RankedTable;
  readonly matches: readonly Match[];
  readonly upper: string;
  readonly lower: string;
}

const inFull = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A table of the criteria that were compared, in order, with the values of both teams. */
function Comparison({
  sport,
  pack,
  splits,
  upper,
  lower,
}: {
  readonly sport: Sport;
  readonly pack: RulePack;
  readonly splits: readonly Split[];
  readonly upper: string;
  readonly lower: string;
}) {
  const clubs = useClubs();
  return (
    <table className={styles.table}>
      <caption>What was compared</caption>
      <thead>
        <tr>
          <th scope="col">Compared</th>
          <th scope="col">{calledName(clubs, upper)}</th>
          <th scope="col">{calledName(clubs, lower)}</th>
        </tr>
      </thead>
      <tbody>
        {splits.map(({ criterion, among, values }, at) => (
          // The same criterion can occur again for fewer teams, so the index is the key.
          <tr key={at}>
            <th scope="row">
              <Term
                criterion={criterion}
                label={inFull(criterion.words)}
                pack={pack}
                sport={sport.id}
                word={inFull(criterion.words)}
              />
              {among && ", among the level"}
            </th>
            <td>{valueInWords(criterion.key, values.get(upper))}</td>
            <td>{valueInWords(criterion.key, values.get(lower))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The table of only the matches among the tied teams. */
function Mini({
  sport,
  ranked,
  among,
}: {
  readonly sport: Sport;
  readonly ranked: RankedTable;
  readonly among: readonly string[];
}) {
  const clubs = useClubs();
  const figures = miniTable(ranked, among);
  const rowOf = (team: string, own: Figures) =>
    computedRow({ team, rank: null, shared: false, figures: own, adjusted: 0 }, "", []);
  const teams = ranked.rows.flatMap(({ team }) => {
    const own = figures.get(team);
    return own ? [rowOf(team, own)] : [];
  });
  // Columns of text (the form) are left out, because they say little about a few matches.
  const columns = sport.table.columns.filter(({ key }) => typeof teams[0]?.[key] === "number");
  return (
    <table className={styles.table}>
      <caption>Only the matches among them</caption>
      <thead>
        <tr>
          <th scope="col">{clubTitle(useLeague())}</th>
          {columns.map(({ key, short, label, always }) => (
            <th data-optional={!always || undefined} scope="col" key={key}>
              <Term label={label} pack={ranked.pack} sport={sport.id} word={short} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {teams.map((row) => (
          <tr key={row.team}>
            <th scope="row">{calledName(clubs, row.team)}</th>
            {columns.map((column) => (
              <td data-optional={!column.always || undefined} key={column.key}>
                {figureOf(row[column.key], column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The reason why one team is above the next, with the compared values, the cited rule and the matches. The code is
 * loaded when it is first opened.
 */
export default function Why({ sport, ranked, matches, upper, lower }: Props) {
  const clubs = useClubs();
  const called = (team: string) => calledName(clubs, team);
  const found = why(ranked, upper, lower);
  const cite = found === "shared" ? "" : found.split.criterion.cite;
  const both = ranked.splits.filter(({ set }) => set.includes(upper) && set.includes(lower));
  const splits = found === "shared" ? both : [...found.levelOn, found.split];
  const among = splits.find((split) => split.among)?.among;
  const counted = new Set(
    ranked.counted.flatMap(({ id, a, b }) => (among?.includes(a) && among.includes(b) ? [id] : [])),
  );
  const results = matches.flatMap(({ outcome }) =>
    outcome && counted.has(outcome.result.id) ? [outcome.result] : [],
  );
  return (
    <div className={styles.why}>
      <p className={styles.words}>
        <b>
          {called(upper)} {found === "shared" ? "and" : "above"} {called(lower)}.
        </b>{" "}
        {whyInWords(ranked, upper, lower, called)}
        {cite && (
          <>
            {" "}
            <small>Rule: {cite}</small>
          </>
        )}
      </p>
      {among ? (
        <Mini sport={sport} ranked={ranked} among={among} />
      ) : (
        <Comparison pack={ranked.pack} sport={sport} splits={splits} upper={upper} lower={lower} />
      )}
      {results.length > 0 && (
        <ul className={styles.matches} role="list">
          {results.map((result) => (
            <li key={result.id}>
              <ResultLink result={result} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
