import { clubTitle } from "@/domain/league/clubTitle";
import { kickOffOf } from "@/domain/when";
import { arena } from "@arena/arena";
import type { Tie } from "@/domain/season/bracket";
import { hasResult } from "@/domain/match/listed";
import { knockOutRound } from "@/domain/match/knockOut";
import { roundInWords } from "@/domain/season/stageInWords";
import { calledMatch, calledName } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import type { Table, TableLine } from "@/domain/season/competition";
import { Glyph } from "@/ui/art/Glyph";
import { Crest } from "@/ui/crest/Crest";
import { TurningFigure } from "@/ui/match/TurningFigure";
import { useLiveNow } from "@/ui/match/liveNow";
import { outcomeOf } from "@/ui/match/outcome";
import { awaited } from "@/domain/bracket/awaited";
import { roundsOf } from "@/ui/standings/bracketWords";
import { figureOf } from "@/ui/standings/figureOf";
import { placeOf } from "@/ui/standings/place";
import { formatPoints } from "@/domain/meet/showPoints";
import { formatKickOff } from "@/domain/time";
import { aheadInWords } from "@/domain/season/meetsAhead";
import { progressOf } from "../meets/progress";
import type { LeagueOnScreen, MatchOnScreen, Scene, MeetOnScreen } from "./scenes";
import { Heading } from "./Heading";
import { ScreenTable, TeamHead } from "./ScreenTable";
import styles from "./Screen.module.css";

/** One scene, as large as possible. */
export function SceneView({ scene }: { readonly scene: Scene }) {
  switch (scene.kind) {
    case "live":
      return <LiveScene {...scene.live} />;
    case "results":
      return <ListScene matches={scene.results} title="Results" />;
    case "next":
      return <ListScene matches={scene.next} title="Next" />;
    case "table":
      return <TableScene lines={scene.lines} of={scene.of} table={scene.table} />;
    case "meet":
      return <MeetScene {...scene} />;
    case "teams":
      return <TeamsScene {...scene} />;
    case "bracket":
      return <BracketScene of={scene.of} />;
  }
}

function LiveScene({ of, match }: MatchOnScreen) {
  const now = useLiveNow(of.league, match.id);
  const kickOff = kickOffOf(match, arena.timeZone);
  return (
    <div className={styles.live}>
      <Heading of={of} words={roundInWords(of.league, match)} />
      <p className={styles.badge}>{["Live", now?.state].filter(Boolean).join(" ")}</p>
      <div className={styles.sides}>
        <LiveSide logo={match.teamALogo} name={match.teamA} of={of} />
        {now ? (
          <p className={styles.score}>
            <TurningFigure>{now.outcome.figureA ?? "–"}</TurningFigure>{" "}
            <TurningFigure>{now.outcome.figureB ?? "–"}</TurningFigure>
          </p>
        ) : (
          <p className={styles.versus}>v{kickOff?.time && <small>since {kickOff.time}</small>}</p>
        )}
        <LiveSide logo={match.teamBLogo} name={match.teamB} of={of} />
      </div>
      <p className={styles.place}>{[now?.detail, match.stadium].filter(Boolean).join(" · ")}</p>
    </div>
  );
}

interface SideProps {
  readonly of: LeagueOnScreen;
  readonly name: string;
  readonly logo: string;
}

function LiveSide({ of, name, logo }: SideProps) {
  const club = findClub(of.clubs, name);
  return (
    <div className={styles.side}>
      <Crest colours={club?.colours} decorative logo={logo || club?.logo} name={name} size={216} />
      <b>{calledName(of.clubs, name)}</b>
    </div>
  );
}

interface ListSceneProps {
  readonly title: string;
  readonly matches: readonly MatchOnScreen[];
}

/** A list of a few matches, each with its score, or with its time if it has none yet. */
function ListScene({ title, matches }: ListSceneProps) {
  return (
    <div className={styles.list}>
      <h2 className={styles.heading}>{title}</h2>
      <ol role="list">
        {matches.map(({ of, match }) => {
          const kickOff = kickOffOf(match, arena.timeZone);
          const { teamA, teamB } = calledMatch(of.clubs, match);
          const outcome = hasResult(match)
            ? outcomeOf(match.match.outcome.result, of.league)
            : null;
          const figures = outcome && [outcome.figureA ?? "–", outcome.figureB ?? "–"].join("–");
          return (
            <li
              className={styles.next}
              data-sport={of.league.sport}
              key={`${of.league.slug} ${match.id}`}
            >
              <Glyph className={styles.glyph ?? ""} sport={of.league.sport} />
              <span className={styles.teams}>
                <b>{teamA}</b> <span>v</span> <b>{teamB}</b>
                <small>
                  {[of.league.shortName, knockOutRound(match), match.stadium]
                    .filter(Boolean)
                    .join(" · ")}
                </small>
              </span>
              <span className={styles.when}>
                <b>{figures ?? kickOff?.time}</b>
                <small>{outcome ? outcome.ending || outcome.status : kickOff?.date}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface TableSceneProps {
  readonly of: LeagueOnScreen;
  readonly table: Table;
  readonly lines: readonly TableLine[];
}

function TableScene({ of, table, lines }: TableSceneProps) {
  const { league } = of;
  const { columns } = league.game.table;
  const words = table.group ? `Group ${table.group}` : "Table";
  return (
    <ScreenTable
      caption={words}
      heads={columns.map(({ key, short, label, always }) => (
        <th data-optional={!always || undefined} key={key} scope="col">
          <abbr title={label}>{short}</abbr>
        </th>
      ))}
      noun={clubTitle(league)}
      of={of}
      title={words}
    >
      {lines.map((line) => {
        const { row } = line;
        const place = placeOf(line, table.lines, table.goOn);
        return (
          <tr data-zone={place.zone ?? undefined} key={row.team}>
            <td>{place.text}</td>
            <TeamHead name={row.team} of={of} />
            {columns.map((column) => (
              <td data-optional={!column.always || undefined} key={column.key}>
                {figureOf(row[column.key], column)}
              </td>
            ))}
          </tr>
        );
      })}
    </ScreenTable>
  );
}

function BracketScene({ of }: { readonly of: LeagueOnScreen }) {
  return (
    <div className={styles.list}>
      <Heading of={of} words="Knock-out" />
      <div className={styles.rounds}>
        {roundsOf(of.ties).map(({ name, ties }) => (
          <div className={styles.round} key={name}>
            <h3>{name}</h3>
            {ties.map((tie) => (
              <TieCard key={tie.slot.id} of={of} tie={tie} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function TieCard({ of, tie }: { readonly of: LeagueOnScreen; readonly tie: Tie }) {
  const slots = of.ties.map(({ slot }) => slot);
  const { a, b, aggregate, winner } = tie.state;
  return (
    <ul className={styles.tie} role="list">
      {[a, b].map((side, at) => {
        const isWaiting = "waiting" in side;
        const team = "team" in side ? side.team : isWaiting ? (side.asItStands ?? null) : null;
        const waiting = isWaiting ? awaited(side.waiting, slots) : "No opponent";
        const club = team === null ? undefined : findClub(of.clubs, team);
        return (
          <li data-lost={(winner !== null && team !== winner) || undefined} key={at}>
            {team !== null && (
              <Crest colours={club?.colours} decorative logo={club?.logo} name={team} size={48} />
            )}
            <span>
              {club?.called ?? team ?? waiting}
              {isWaiting && team !== null && <small>as it stands, {waiting}</small>}
            </span>
            <b>{aggregate?.[at]}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** The scene of the live or next meet: time, place, and its events in the order of the day. */
function MeetScene({ of, ...ahead }: MeetOnScreen) {
  const { seasonMeet } = ahead;
  const { meet, events } = seasonMeet;
  const at = formatKickOff(meet.date, arena.timeZone);
  const facts = [
    at && `${at.date}, ${at.time}`,
    meet.place,
    events.length > 0 && progressOf(seasonMeet),
  ];
  return (
    <div className={styles.list}>
      <Heading of={of} words={aheadInWords(ahead)} />
      <p className={styles.meet}>{meet.name}</p>
      <p className={styles.place}>{facts.filter(Boolean).join(" · ")}</p>
      <ol className={styles.events} role="list">
        {events.map(({ number, name, at: begins, isDone }) => (
          <li className={styles.event} data-done={isDone || undefined} key={number}>
            <b>{formatKickOff(begins, arena.timeZone)?.time ?? "–"}</b>
            <span>
              {name}
              {isDone && <span className="visually-hidden">, finished</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The scene of a team table: first, second and third places, and points unless only medals count. */
function TeamsScene({
  of,
  words,
  rows,
  onlyMedals,
}: Pick<Extract<Scene, { kind: "teams" }>, "of" | "words" | "rows" | "onlyMedals">) {
  return (
    <ScreenTable
      caption={words}
      heads={
        <>
          {["1st", "2nd", "3rd"].map((place) => (
            <th key={place} scope="col">
              {place}
            </th>
          ))}
          {!onlyMedals && <th scope="col">Points</th>}
        </>
      }
      noun="Team"
      of={of}
      title={words.charAt(0).toUpperCase() + words.slice(1)}
    >
      {rows.map(({ name, rank, shared, places, points }) => (
        <tr key={name}>
          <td>
            {rank}
            {shared && "="}
          </td>
          <TeamHead name={name} of={of} />
          {[0, 1, 2].map((at) => (
            <td key={at}>{places[at] ?? 0}</td>
          ))}
          {!onlyMedals && <td>{formatPoints(points)}</td>}
        </tr>
      ))}
    </ScreenTable>
  );
}
