import { useMemo } from "react";
import { countsForHouses, useArena, type ArenaView, type LeagueRecords } from "@/data/useArena";
import { useShownLeagues } from "@/data/useLeagues";
import { arena } from "@arena/arena";
import {
  houseTable,
  leagueShare,
  type HouseLine,
  type LeagueShare,
} from "@/domain/season/championship";
import { storedClubs } from "@/domain/season/clubs";
import { houses } from "@/domain/houses";
import { amountOf } from "@/domain/wording";
import { Picture } from "@/ui/art/Picture";
import { classes } from "@/ui/classes";
import { FailedRead } from "@/ui/FailedRead";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { WithStaleNote } from "@/ui/WithStaleNote";
import { failedOf, staleOf } from "@/data/together";
import styles from "./ChampionshipPage.module.css";
import { ChampionshipViews } from "./ChampionshipViews";
import { leadInWords, leagueLabel, progressInWords } from "./words";

const POSTER = "20-podium";
const HOUSES = 8;

/** The championship, computed from the leagues that could be loaded. */
interface Standing {
  readonly shares: readonly LeagueShare[];
  readonly lines: readonly HouseLine[];
}

function standingOf({ read, isLoading }: ArenaView): Standing | null {
  if (isLoading || read.length === 0) return null;
  const shares = read.map(({ league, records }) => leagueShare(league, records));
  return { shares, lines: houseTable(shares) };
}

/** The championship page: the houses' points over all leagues, and the matches still to be played. */
export default function ChampionshipPage() {
  const view = useArena(countsForHouses);
  const standing = useMemo(() => standingOf(view), [view]);
  return (
    <>
      <header className={styles.hero} data-on-ink="">
        <div className={styles.art}>
          <Picture
            alt=""
            art={{ id: POSTER }}
            className={classes(styles.picture)}
            crop="hero"
            eager
            sizes="100vw"
          />
        </div>
        <div className={classes("content", styles.words)}>
          <p className={classes("text-overline", styles.overline)}>All sports</p>
          <h1 className="text-display" tabIndex={-1}>
            {arena.championship}
          </h1>
          <p className={styles.lead}>
            {standing ? (
              <Lead {...standing} />
            ) : (
              `The ${houses} of the ${arena.institution} over all leagues.`
            )}
          </p>
        </div>
      </header>
      <div className={classes("content", styles.page)}>
        <Body view={view} standing={standing} />
      </div>
    </>
  );
}

const isBegun = (shares: readonly LeagueShare[]) =>
  shares.some(({ progress }) => progress !== "notYet");

function Lead({ shares, lines }: Standing) {
  const { lead, condition } = leadInWords(lines, shares);
  return (
    <>
      {lead}
      {condition && (
        <>
          , <strong>{condition}</strong>
        </>
      )}
      .{isBegun(shares) && ` ${progressInWords(shares)}.`}
    </>
  );
}

/** Whether any club of these leagues plays for a house. */
const isAnyHouse = (read: readonly LeagueRecords[]) =>
  read.some(({ league, records }) => storedClubs(league, records).some(({ house }) => house));

function Body({
  view,
  standing,
}: {
  readonly view: ArenaView;
  readonly standing: Standing | null;
}) {
  const { states, isLoading, failed, read } = view;
  const count = useShownLeagues().filter(countsForHouses).length;
  if (isLoading) {
    return (
      <Loading what="championship">
        <div className="card overflow-hidden">
          {Array.from({ length: HOUSES }, (_, at) => (
            <div className={styles.waiting} key={at}>
              <Skeleton width="long" />
            </div>
          ))}
        </div>
      </Loading>
    );
  }
  const failure = failedOf(states);
  if (!standing) {
    return failure ? (
      <FailedRead state={failure} title="Failed to load standings." />
    ) : (
      <p>No league counts for the championship yet.</p>
    );
  }
  return (
    <>
      {failure && (
        <FailedRead state={failure} title="Failed to load standings.">
          {failed.map(leagueLabel).join(", ")} could not be loaded; the points below leave it out.{" "}
          {failure.failure.message}
        </FailedRead>
      )}
      <WithStaleNote state={staleOf(states)} />
      {standing.lines.length === 0 ? (
        <p>
          {isBegun(standing.shares) || !isAnyHouse(read)
            ? `${isAnyHouse(read) ? "No club in a table" : "No club"} of the ${amountOf(count, "league")} is assigned to a ${arena.house} yet.`
            : "The table comes with the first result."}{" "}
          Questions? <a href={`mailto:${arena.email}`}>{arena.email}</a>
        </p>
      ) : (
        <ChampionshipViews {...standing} read={read} />
      )}
    </>
  );
}
