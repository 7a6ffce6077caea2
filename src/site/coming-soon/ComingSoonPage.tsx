import { arena } from "@arena/arena";
import type { MenuSection } from "@/domain/league/league";
import { useShownEntries } from "@/data/useEntries";
import { useReadLeagues } from "@/data/useReadLeagues";
import { menuLinks, menuPath } from "@/leagues/menu";
import { routeAt } from "@/leagues/routes";
import type { SportEntry } from "@/domain/sport";
import { Picture } from "@/ui/art/Picture";
import posters from "@/ui/art/posters.json";
import { ButtonLink } from "@/ui/Button";
import { classes } from "@/ui/classes";
import { Section } from "@/ui/Section";
import styles from "./ComingSoonPage.module.css";
import { OpenLeagues } from "./OpenLeagues";
import { COMING_SOON, STAY_TUNED } from "./words";

interface ComingSoonPageProps {
  readonly sport: SportEntry;
  readonly section: MenuSection;
}

/** The page of a sport's section that has not opened yet, with the sport's colours and poster. */
export default function ComingSoonPage({ sport, section }: ComingSoonPageProps) {
  const poster = posters.find((one) => one.sport === sport.id);
  // Loads the leagues opened in the app, because one may have been opened in place of this section.
  const isLoading = useReadLeagues().status === "loading";
  const entries = useShownEntries();
  const own = menuPath(sport, section, entries);
  const others = menuLinks(sport, entries).filter(({ to }) => to !== own);
  return (
    <div data-sport={sport.id}>
      <header className={styles.hero} data-on-ink="">
        {poster && (
          <Picture
            alt=""
            art={poster}
            className={styles.art ?? ""}
            crop="hero"
            eager
            sizes="100vw"
          />
        )}
        <div className={classes("content", styles.words)}>
          <p className={classes("text-overline", styles.overline)}>
            {`${sport.name} · ${section.name}`}
          </p>
          <h1 className="text-display" tabIndex={-1}>
            {COMING_SOON}
          </h1>
          <p className={styles.sentence}>{STAY_TUNED}</p>
          <p className={styles.ask}>
            {section.starts ?? "When it starts is not settled yet."} Ask at{" "}
            <a href={`mailto:${arena.email}`}>{arena.email}</a>.
          </p>
          <nav aria-label={`More ${sport.name.toLowerCase()}`} className={styles.others}>
            {others.map(({ to, label }) => (
              <ButtonLink key={to} to={to} variant="onInk">
                <span className={styles.other}>
                  {label}
                  {routeAt(to)?.kind === "comingSoon" && <span className={styles.soon}>Soon</span>}
                </span>
              </ButtonLink>
            ))}
          </nav>
        </div>
      </header>
      <div className={classes("content", styles.below)}>
        <Section title="Open now">
          <OpenLeagues isLoading={isLoading} />
        </Section>
      </div>
    </div>
  );
}
