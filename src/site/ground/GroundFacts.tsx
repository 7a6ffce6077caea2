import { Fragment, type ReactNode } from "react";
import { arena } from "@arena/arena";
import { dayInWords, dayOf } from "@/domain/day";
import { sameName } from "@/domain/names";
import { isClosedOn, isOpenPastMidnight, noGround, type DaySpan } from "@/domain/schedule/ground";
import { paths } from "@/leagues/paths";
import { sportEntryOf } from "@/sports/sports";
import { Card } from "@/ui/Card";
import { Chip } from "@/ui/Chip";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import type { LeagueDays } from "../today/leagueMatches";
import type { GroundShown } from "./atGround";
import styles from "./GroundPage.module.css";

interface GroundFactsProps {
  readonly shown: GroundShown;
  readonly leagues: readonly LeagueDays[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** "Thu 24 Dec", or "Thu 24 Dec to Sat 2 Jan" of more days than one. */
const spanInWords = ({ from, to }: DaySpan) =>
  [from, ...(to === from ? [] : [to])].map((day) => dayInWords(day).short).join(" to ");

/** Where a ground is, what for, whose home, and the days to come on which it is closed; nothing where nothing is known. */
export function GroundFacts({ shown: { name, names, ground }, leagues, now }: GroundFactsProps) {
  const { place, link, sports, note, opens, closes, closed: all } = ground ?? noGround;
  const today = dayOf(now, arena.timeZone) ?? "";
  const closed = all.filter(({ to }) => to >= today);
  const homes = leagues.flatMap(({ league, clubs }) => {
    const own = clubs.filter((club) => names.some((one) => sameName(club.ground, one)));
    return own.length > 0 ? [{ league, own }] : [];
  });
  const lists = [sports, closed, homes];
  if (`${place}${link}${note}${opens}` === "" && lists.every(({ length }) => length === 0))
    return null;
  return (
    <Card className={styles.facts}>
      <dl>
        {(place || link) && (
          <Fact label="Where">
            {place && <p>{place}</p>}
            {link && (
              <a
                aria-label={`Map of ${name}, in another window`}
                className={styles.map}
                href={link}
                rel="noreferrer"
                target="_blank"
              >
                <Icon name="pin" />
                Map
                <Icon name="external" size={16} />
              </a>
            )}
          </Fact>
        )}
        {opens && (
          <Fact label="Open">
            {opens} to {closes}
            {isOpenPastMidnight({ opens, closes }) && " the next day"}
          </Fact>
        )}
        {closed.length > 0 && (
          <Fact label="Closed">
            {isClosedOn({ ...noGround, closed }, today) && <Chip tone="warning">Closed today</Chip>}
            <ul role="list">
              {closed.map((span) => (
                <li key={spanInWords(span)}>{spanInWords(span)}</li>
              ))}
            </ul>
          </Fact>
        )}
        {sports.length > 0 && (
          <Fact label="Sports">{sports.map((sport) => sportEntryOf(sport).name).join(", ")}</Fact>
        )}
        {homes.length > 0 && (
          <Fact label="Home of">
            <ul role="list">
              {homes.map(({ league, own }) => (
                <li key={league.slug}>
                  {own.map((club, at) => (
                    <Fragment key={club.slug}>
                      {at > 0 && ", "}
                      {league.pages.club === "real" ? (
                        <Link to={paths.club(league, club.slug)}>{club.called}</Link>
                      ) : (
                        club.called
                      )}
                    </Fragment>
                  ))}{" "}
                  <span className="text-secondary">{league.name}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {note && <Fact label="Note">{note}</Fact>}
      </dl>
    </Card>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
