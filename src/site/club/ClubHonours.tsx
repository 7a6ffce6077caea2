import { useListing } from "@/data/useListing";
import { honoursOf, type Honour } from "@/domain/season/honours";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useLeague } from "@/ui/leagueContext";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubMore.module.css";

const titles = { 1: "Champions", 2: "Second", 3: "Third" } as const;

/** The list of seasons in which the club finished first, second or third. */
export function ClubHonours({ club }: Pick<ClubBlock, "club">) {
  const league = useLeague();
  const seasons = useListing(league, "seasons");
  return (
    <Listing skeleton={<MatchListSkeleton rows={1} />} state={seasons} what="seasons">
      {({ records }) => <Honours honours={honoursOf(league, records, club.name)} />}
    </Listing>
  );
}

interface HonoursProps {
  readonly honours: readonly Honour[];
}

function Honours({ honours }: HonoursProps) {
  if (honours.length === 0)
    return <p className="text-secondary">No first, second or third place yet.</p>;
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

interface PlacedHonoursProps extends HonoursProps {
  readonly title: string;
}

function PlacedHonours({ title, honours }: PlacedHonoursProps) {
  const league = useLeague();
  if (honours.length === 0) return null;
  const [current] = league.seasons;
  const ofCurrent = paths.page(league, league.pages.standings === "real" ? "standings" : "home");
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
            to={season === current ? ofCurrent : paths.season(league, season.id)}
          >
            {season.label}
          </Link>
        ))}
      </dd>
    </div>
  );
}
