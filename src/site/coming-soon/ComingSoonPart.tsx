import type { PageId } from "@/domain/league/pages";
import { arena } from "@arena/arena";

import { Picture } from "@/ui/art/Picture";
import { Section } from "@/ui/Section";
import { useLeague } from "@/ui/leagueContext";
import styles from "./ComingSoonPart.module.css";
import { ClosedPage } from "../opening/ClosedPage";
import { OpenLeagues } from "./OpenLeagues";
import { COMING_SOON, STAY_TUNED } from "./words";

interface ComingSoonPartProps {
  readonly page: PageId;
  /** The title of the coming page, for example "Transfers". */
  readonly title: string;
}

/** A page that an open league does not have yet. The league's heading and tabs are around it. */
export default function ComingSoonPart({ page, title }: ComingSoonPartProps) {
  const league = useLeague();
  const poster = league.game.posters.at(-1) ?? league.homePosters[0] ?? "";
  return (
    <ClosedPage page={page}>
      <div className={styles.panel}>
        <Picture
          alt=""
          art={{ id: poster }}
          className={styles.art ?? ""}
          crop="wide"
          eager
          sizes="(min-width: 960px) 720px, 100vw"
        />
        <div className={styles.words}>
          <h2 className={styles.heading}>{COMING_SOON}</h2>
          <p>{STAY_TUNED}</p>
          <p className="text-secondary">
            {title} of {league.name} will be shown here as soon as its administrators open this
            page. Ask them at <a href={`mailto:${arena.email}`}>{arena.email}</a>.
          </p>
        </div>
      </div>
      <Section className={styles.others} title="Other leagues">
        <OpenLeagues except={league.slug} />
      </Section>
    </ClosedPage>
  );
}
