import { recordsIn } from "@/data/readState";
import { useListing } from "@/data/useListing";
import { honoursOf, type Honour } from "@/domain/season/honours";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubMore.module.css";

const titles = { 1: "Champions", 2: "Second", 3: "Third" } as const;

/** The list of seasons in which the club finished first, second or third. */
export function ClubHonours({ club }: Pick<ClubBlock, "club">) {
  const league = useLeague();
  const seasons = useListing(league, "seasons");
  const records = recordsIn(seasons);
  const honours = honoursOf(league, records, club.name);
  if (honours.length === 0)
    return <p className="text-secondary">None among the first three yet.</p>;
  return (
    <Card flush>
      <dl className={styles.honours}>
        {([1, 2, 3] as const).map((place) => (
          <PlacedHonours
            honours={honours.filter((one) => one.place === place)}
            key={place}
            title={titles[place]}
          />
        ))}
      </dl>
    </Card>
  );
}

interface PlacedHonoursProps {
  readonly title: string;
  readonly honours: readonly Honour[];
}

function PlacedHonours({ title, honours }: PlacedHonoursProps) {
  const league = useLeague();
  if (honours.length === 0) return null;
  const [current] = league.seasons;
  return (
    <div>
      <dt>
        {title}
        <b>{honours.length}×</b>
      </dt>
      <dd>
        {honours.map(({ season }) => (
          <Link
            key={season.id}
            to={
              season === current ? paths.page(league, "standings") : paths.season(league, season.id)
            }
          >
            {season.label}
          </Link>
        ))}
      </dd>
    </div>
  );
}
