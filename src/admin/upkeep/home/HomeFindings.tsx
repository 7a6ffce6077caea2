import { amountOf } from "@/domain/wording";
import type { HomeSurvey } from "@/data/home";
import type { League } from "@/domain/league/league";
import { Strange } from "./Strange";
import { Link } from "@/ui/Link";
import { upkeepPath } from "../upkeepPath";
import styles from "./Home.module.css";
import { kilobytes, nameOf, pictureAdvice, totalOf } from "./homeWords";

interface HomeFindingsProps {
  readonly league: League;
  readonly survey: HomeSurvey;
  /** Something was put right here. */
  readonly onChange: () => void;
}

const figure = (count: number) => count.toLocaleString("en");

/** What a league's collections hold, and what of it will not be published. */
export function HomeFindings({ league, survey, onChange }: HomeFindingsProps) {
  const { collections, strange } = survey;
  const all = totalOf(collections);
  return (
    <>
      <section className={styles.section}>
        <h2>What is there</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Collection</th>
              <th scope="col">Records</th>
              <th scope="col">Read whole</th>
              <th scope="col">Partly</th>
              <th scope="col">Not</th>
            </tr>
          </thead>
          <tbody>
            {collections.map(({ kind, name, records, read }) => (
              <tr key={kind}>
                <th scope="row">
                  {nameOf(kind)} <span className={styles.stored}>{name}</span>
                </th>
                <td>{figure(records)}</td>
                <td>{figure(read.whole)}</td>
                <td data-tone={read.partly > 0 ? "partly" : undefined}>{figure(read.partly)}</td>
                <td data-tone={read.not > 0 ? "not" : undefined}>{figure(read.not)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {all.partly + all.not > 0 ? (
          <p className={styles.text}>
            {all.not > 0 &&
              `${amountOf(all.not, "record")} cannot be read at all, and visitors do not see ${all.not === 1 ? "it" : "them"}. `}
            {all.partly > 0 &&
              `${amountOf(all.partly, "record")} ${all.partly === 1 ? "holds" : "hold"} more than was understood; visitors see the rest. `}
            <Link to={upkeepPath(league, "repair")}>Look at them under Repair</Link>
          </p>
        ) : (
          <p className={styles.text}>Every record is read whole.</p>
        )}
      </section>
      <Withheld survey={survey} />
      <Strange league={league} onChange={onChange} strange={strange} />
    </>
  );
}

/** Pictures and keys that publishing leaves out. */
function Withheld({ survey: { collections } }: { readonly survey: HomeSurvey }) {
  const heavy = collections.filter(({ pictures }) => pictures.count > 0);
  const keys = collections.flatMap(({ kind, unknownKeys }) =>
    unknownKeys.map((one) => ({ kind, ...one })),
  );
  return (
    <>
      {heavy.length > 0 && (
        <section className={styles.section}>
          <h2>Pictures within records</h2>
          <p className={styles.text}>
            The old site kept them as long texts. They are not published: every visitor would load
            all of them.
          </p>
          <ul className={styles.list}>
            {heavy.map(({ kind, pictures: { count, bytes } }) => (
              <li key={kind}>
                {nameOf(kind)}: {amountOf(count, "picture")}, {kilobytes(bytes)}.{" "}
                {pictureAdvice(kind)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {keys.length > 0 && (
        <section className={styles.section}>
          <h2>Keys nobody knows</h2>
          <p className={styles.text}>
            No form has a field for them. They are kept beside the record for administrators and
            never published.
          </p>
          <ul className={styles.list}>
            {keys.map(({ kind, key, records }) => (
              <li key={`${kind}/${key}`}>
                <code>{key}</code> in {amountOf(records, "record")} of {nameOf(kind).toLowerCase()}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
