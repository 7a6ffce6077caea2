import { amountOf } from "@/domain/wording";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Fragment, Suspense, useState } from "react";
import { partName } from "@/data/publication";
import type { HomeClub, HomeSurvey } from "@/migration/homeSurvey";
import type { EntityKind } from "@/records/record";
import { collectionOf } from "@/records/shape";
import { Link } from "@/ui/Link";
import { laterDialog } from "@/ui/later/later";
import { sectionOf } from "../../sections";
import type { Step } from "../../steps/steps";
import { Bullets } from "../../parts/Bullets";
import { Section } from "../../parts/Section";
import { useLeague } from "@/ui/where";

const MergeClubs = laterDialog(() => import("../../people/MergeClubs"));

interface HomeClubsProps {
  readonly survey: HomeSurvey;
  readonly onMerge: (steps: readonly Step[]) => void;
}

/** The clubs that records name, and which of the names may mean one club. */
export function HomeClubs({ survey: { clubs, alike }, onMerge }: HomeClubsProps) {
  const league = useLeague();
  const [merging, setMerging] = useState<readonly string[] | null>(null);
  const clubOf = (name: string) => clubs.find((club) => club.name === name);
  return (
    <Section title="Clubs that the records name">
      {clubs.length === 0 ? (
        <Typography variant="lead">No record names a club yet.</Typography>
      ) : (
        <details>
          <summary>{amountOf(clubs.length, "club")}</summary>
          <Bullets>
            {clubs.map(({ name, records, kept }) => (
              <li key={name}>
                {name}: {amountOf(records, "record")}
                {!kept && <Typography variant="caption"> no record of its own</Typography>}
              </li>
            ))}
          </Bullets>
        </details>
      )}
      {alike.length > 0 && (
        <Typography variant="lead">
          These may be one club spelt differently. Visitors see them as clubs of their own until you
          merge them: one name stays, the others become former names of it, and every record follows
          as it is. Nothing is written into the records.
        </Typography>
      )}
      {alike.map((names) => (
        <Fragment key={names.join()}>
          <Bullets>
            {names.flatMap((name) => {
              const club = clubOf(name);
              return club ? [<Spelling club={club} key={name} />] : [];
            })}
          </Bullets>
          {collectionOf(league, "teams") && (
            <Button
              aria-label={`Merge ${names.join(" and ")}`}
              onClick={() => setMerging(names)}
              variant="outlined"
            >
              Merge
            </Button>
          )}
        </Fragment>
      ))}
      {merging && (
        <Suspense>
          <MergeClubs
            names={merging}
            onClose={() => setMerging(null)}
            onMerge={(steps) => {
              setMerging(null);
              onMerge(steps);
            }}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** The kinds of record that name clubs. */
const NAMING: readonly EntityKind[] = ["fixtures", "results", "players", "standings", "teams"];

/** One spelling of a club, with the way to the lists of the records that have it. */
function Spelling({ club }: { readonly club: HomeClub }) {
  const league = useLeague();
  const sections = NAMING.flatMap((kind) => {
    const section = sectionOf(league, kind);
    return section
      ? [{ kind, to: `${section.path}?${new URLSearchParams({ q: club.name })}` }]
      : [];
  });
  return (
    <li>
      “{club.name}”, {amountOf(club.records, "record")}:{" "}
      {sections.map(({ kind, to }, at) => (
        <Fragment key={kind}>
          {at > 0 && ", "}
          <Link aria-label={`${partName(kind)} that name ${club.name}`} to={to}>
            {partName(kind)}
          </Link>
        </Fragment>
      ))}
    </li>
  );
}
