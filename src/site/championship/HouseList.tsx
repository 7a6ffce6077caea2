import { formatPoints } from "@/domain/meet/showPoints";
import type { HouseLine, LeagueShare } from "@/domain/season/championship";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Crest } from "@/ui/crest/Crest";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import styles from "./HouseList.module.css";
import { leagueLabel, placeInWords, roughly } from "./words";

interface Props {
  readonly lines: readonly HouseLine[];
  readonly shares: readonly LeagueShare[];
}

/** The championship's list on phones: each house with a bar of its points; a tap opens its places by league. */
export function HouseList({ lines, shares }: Props) {
  const most = Math.max(1, ...lines.map(({ points }) => roughly(points)));
  return (
    <ol className={styles.list} role="list">
      {lines.map((line, at) => (
        <li className={styles.item} key={line.name}>
          <details open={at === 0}>
            <summary className={styles.line}>
              <span className={styles.rank}>
                {line.rank}
                {line.shared && <abbr title="shared">=</abbr>}
              </span>
              <Crest decorative name={line.name} size={32} />
              <span className={styles.middle}>
                <span className={styles.name}>{line.name}</span>
                <Bar line={line} most={most} shares={shares} />
              </span>
              <span className={styles.points}>
                {formatPoints(line.points)}
                <span className="visually-hidden"> points</span>
              </span>
              <Icon className={styles.arrow} name="chevronDown" />
            </summary>
            <ul className={styles.parts} role="list">
              {shares.map((share) => (
                <Part key={share.league.slug} line={line} share={share} />
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ol>
  );
}

/** The gap between two parts of the bar, in hundredths of the bar's length. */
const GAP = 1;

interface BarProps {
  readonly line: HouseLine;
  /** The points that fill the whole bar. */
  readonly most: number;
  readonly shares: readonly LeagueShare[];
}

/**
 * A bar of a house's points, stacked in the colours of the sports. Hidden from screen readers, because the figures are
 * beside it.
 */
function Bar({ line, most, shares }: BarProps) {
  const parts = shares.flatMap(({ league: { slug, sport } }) => {
    const points = line.from.get(slug);
    return points ? [{ slug, sport, length: (100 * roughly(points)) / most }] : [];
  });
  return (
    <svg
      aria-hidden="true"
      className={styles.bar}
      height="8"
      preserveAspectRatio="none"
      viewBox="0 0 100 8"
    >
      {parts.map(({ slug, sport, length }, at) => (
        <rect
          className={styles.part}
          data-sport={sport}
          height="8"
          key={slug}
          width={Math.max(0.5, length - GAP)}
          x={parts.slice(0, at).reduce((sum, part) => sum + part.length, 0)}
          y="0"
        />
      ))}
    </svg>
  );
}

function Part({ line, share }: { readonly line: HouseLine; readonly share: LeagueShare }) {
  const { league, progress, clubs } = share;
  const points = line.from.get(league.slug);
  const own = clubs.filter(({ house }) => house === line.name);
  const places =
    progress === "notYet"
      ? "not yet"
      : own.map((club) => `${placeInWords(club)}`).join("; ") || "no team";
  return (
    <li className={styles.sport} data-sport={league.sport}>
      <Glyph className={styles.glyph ?? ""} sport={league.sport} />
      <span>
        <Link className={styles.league} to={paths.page(league, "home")}>
          {leagueLabel(league)}
        </Link>{" "}
        <span className="text-caption text-secondary">
          {places}
          {progress === "final" && own.length > 0 && ", final"}
        </span>
      </span>
      <span className={styles.figure}>{points ? formatPoints(points) : "–"}</span>
    </li>
  );
}
