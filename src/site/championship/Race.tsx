import { useEffect, useMemo, useState } from "react";
import type { LeagueRecords } from "@/data/useArena";
import { formatPoints } from "@/domain/meet/showPoints";
import { dayInWords } from "@/domain/day";
import type { HouseLine } from "@/domain/season/championship";
import { raceOf } from "@/domain/season/race";
import { Button } from "@/ui/Button";
import { Crest } from "@/ui/crest/Crest";
import { useZone } from "@/ui/match/useZone";
import { useGlide } from "../motion/useGlide";
import styles from "./Race.module.css";
import { roughly } from "./words";

/** How long each day is shown while the race is played, in milliseconds. */
const DAY_SHOWN = 1_100;

/** The race has no controls if it has fewer days than this. */
const FEWEST_DAYS = 3;

/** The props of the race of houses. */
export interface RaceProps {
  readonly leagues: readonly LeagueRecords[];
  /** The order of the houses now. */
  readonly lines: readonly HouseLine[];
  /** How many houses are shown; all by default. */
  readonly shown?: number;
}

/** The order of the houses now, and on each day that changed it, with controls to play it or choose a day. */
export function Race({ leagues, lines, shown = lines.length }: RaceProps) {
  const zone = useZone();
  const race = useMemo(() => raceOf(leagues, zone), [leagues, zone]);
  const { days } = race;
  const last = days.length - 1;
  // The distance from the last day, so that the race stays at the last day when one is added.
  const [back, setBack] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const at = Math.max(0, last - back);
  const day = days[at] ?? "";
  const now = useMemo(() => (back === 0 ? lines : race.on(day)), [back, lines, race, day]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      setBack(Math.max(0, back - 1));
      if (back <= 1) setPlaying(false);
    }, DAY_SHOWN);
    return () => clearTimeout(timer);
  }, [isPlaying, back]);
  const list = useGlide<HTMLOListElement>(now, "li");
  const most = Math.max(1, ...lines.map(({ points }) => roughly(points)));
  const play = () => {
    if (!isPlaying && back === 0) setBack(last);
    setPlaying(!isPlaying);
  };
  return (
    <>
      {days.length >= FEWEST_DAYS && (
        <div className={styles.controls}>
          <Button icon={isPlaying ? "pause" : "play"} onClick={play}>
            {isPlaying ? "Pause" : "Play"}
          </Button>
          <label className={styles.day}>
            <span className={styles.date}>{dayInWords(day).short}</span>
            <input
              aria-label="Day of the race"
              aria-valuetext={dayInWords(day).full}
              max={last}
              min={0}
              onChange={({ target }) => {
                setPlaying(false);
                setBack(last - Number(target.value));
              }}
              type="range"
              value={at}
            />
          </label>
        </div>
      )}
      <ol className={styles.list} ref={list} role="list">
        {now.slice(0, shown).map(({ name, rank, shared, points }) => (
          <li className={styles.line} key={name}>
            <span className={styles.rank}>
              {rank}
              {shared && "="}
            </span>
            <Crest decorative name={name} size={24} />
            <span className={styles.name}>{name}</span>
            <span className={styles.points}>
              {formatPoints(points)}
              <span className="visually-hidden"> points</span>
            </span>
            <span className={styles.track}>
              <span
                className={styles.bar}
                style={{ inlineSize: `${Math.min(100, (100 * roughly(points)) / most)}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
