import { useCompetition } from "@/data/useCompetition";
import { useListing } from "@/data/useListing";
import { formOf } from "@/domain/table/form";
import { sameName } from "@/domain/names";
import { Crest } from "@/ui/crest/Crest";
import { FormGuide } from "@/ui/form/FormGuide";
import styles from "./ClubHeader.module.css";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";

/** What every block of a club page is given. */
export interface ClubBlock {
  readonly league: League;
  readonly club: ResolvedClub;
  readonly clubs: readonly ResolvedClub[];
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

function ordinal(rank: number): string {
  const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
  return `${rank}${endings[ordinals.select(rank)] ?? "th"}`;
}

/** Crest, name, place in the table, form and the facts of the register. */
export function ClubHeader({ league, club }: ClubBlock) {
  const facts = [
    ["Nickname", club.nickname],
    ["Ground", club.ground],
    ["Founded", club.founded ? String(club.founded) : ""],
  ].filter(([, value]) => value);
  return (
    <header className={styles.header}>
      <svg
        aria-hidden="true"
        className={styles.ground}
        preserveAspectRatio="none"
        viewBox="0 0 1 1"
      >
        <rect fill={club.colours[0]} height="1" width="1" />
      </svg>
      <span className={styles.shade} />
      <span className={styles.mark}>
        <Crest name={club.name} logo={club.logo} colours={club.colours} size={300} decorative />
      </span>
      <span className={styles.crest}>
        <Crest name={club.name} logo={club.logo} colours={club.colours} size={120} decorative />
      </span>
      <div className={styles.text}>
        <h1 className={styles.name} tabIndex={-1}>
          {club.name}
        </h1>
        <p className={styles.place}>
          {club.group && <span>Group {club.group}</span>}
          {league.collections.standings && (
            <span className={styles.rank}>
              <Place league={league} name={club.name} />
            </span>
          )}
          {league.collections.results && (
            <span className={styles.form}>
              <Form league={league} name={club.name} />
            </span>
          )}
        </p>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}

interface OfClub extends Pick<ClubBlock, "league"> {
  readonly name: string;
}

function Place({ league, name }: OfClub) {
  const { competition } = useCompetition(league);
  const table = competition?.tables.find(({ lines }) =>
    lines.some(({ row }) => sameName(row.team, name)),
  );
  const place = table?.lines.find(({ row }) => sameName(row.team, name))?.rank;
  if (!place) return null;
  return `${ordinal(place)} ${table?.group ? `in group ${table.group}` : "in the table"}`;
}

function Form({ league, name }: OfClub) {
  const results = useListing(league, "results");
  if (results.status !== "ready") return null;
  const outcomes = formOf(name, results.listing.records, 5);
  return outcomes.length > 0 ? <FormGuide form={outcomes} /> : null;
}
