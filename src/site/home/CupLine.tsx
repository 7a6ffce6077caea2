import { useListing } from "@/data/useListing";
import { findClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { knockOutChampion } from "@/domain/season/seasons";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./CupLine.module.css";

/** The latest winner of the knock-out; nothing if the league has no knock-out or no club has won it yet. */
export default function CupLine() {
  const league = useLeague();
  const clubs = useClubs();
  const seasons = useListing(league, "seasons");
  const holder =
    seasons.status === "ready" ? knockOutChampion(league, seasons.value.records) : null;
  if (!holder) return null;
  const { champion, season } = holder;
  const club = findClub(clubs, champion);
  const isPast = season !== league.seasons[0];
  const search = isPast ? `?season=${encodeURIComponent(season.id)}` : "";
  return (
    <Section title="Knock-out">
      <p className={styles.line}>
        <Crest name={champion} logo={club?.logo} colours={club?.colours} size={48} decorative />
        <span>
          {club ? <Link to={paths.club(league, club.slug)}>{club.called}</Link> : champion} won the
          knock-out: champions of {season.label}.{" "}
          {league.pages.standings === "real" && (
            <Link to={paths.page(league, "standings") + search}>The bracket of {season.label}</Link>
          )}
        </span>
      </p>
    </Section>
  );
}
