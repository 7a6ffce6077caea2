import { matchesAhead } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { compareNames, sameName } from "@/domain/names";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import { Section } from "@/ui/Section";
import { SelectField } from "@/ui/SelectField";
import { useFilters } from "@/ui/useFilters";
import { useClubs, useLeague } from "@/ui/where";
import { HeadToHead } from "../match-page/HeadToHead";
import { latestFirst } from "../match/latestResults";
import { useMatches } from "../match/useMatches";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubMore.module.css";

/** How the club did against another one: the next opponent, or whom the address names (`?against=`). */
export function ClubAgainst({ club }: ClubBlock) {
  const league = useLeague();
  const clubs = useClubs();
  const season = useMatches(league);
  const now = useNow(0);
  const { shown, chosen, choose } = useFilters(["against"]);
  const others = clubs
    .filter((one) => one !== club)
    .toSorted((a, b) => compareNames(a.name, b.name));
  const own = season.matches.filter(
    ({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name),
  );
  const [next] = matchesAhead(own, now, league.game.matchMinutes);
  const [last] = latestFirst(own.filter(hasResult));
  const opponentIn = (match: ListedMatch | undefined): ResolvedClub | undefined =>
    match && findClub(others, sameName(match.teamA, club.name) ? match.teamB : match.teamA);
  const named = (slug: string) => others.find((one) => one.slug === slug);
  const usual = opponentIn(next) ?? opponentIn(last) ?? others[0];
  const opponent = named(shown.against) ?? usual;
  if (!opponent) return null;
  return (
    <Section title={`Against ${opponent.name}`}>
      <SelectField
        className={styles.opponent}
        label="Opponent"
        onChange={(against) => choose({ against })}
        options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={(named(chosen.against) ?? opponent).slug}
      />
      {next && opponent === opponentIn(next) && (
        <p className={styles.next}>
          The <Link to={paths.match(league, next.id)}>next opponent</Link> so far.
        </p>
      )}
      <HeadToHead
        isOfFirst
        key={opponent.slug}
        match={{ teamA: club.name, teamB: opponent.name }}
        past={undefined}
        season={season}
      />
    </Section>
  );
}
