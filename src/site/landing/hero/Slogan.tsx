import { useState } from "react";
import { arena } from "@arena/arena";
import { amountInWords } from "@/domain/wording";
import { sportsHere } from "@/leagues/menu";
import { classes } from "@/ui/classes";
import { intervals } from "../../intervals";
import { useTicker } from "../../motion/useTicker";
import styles from "./Slogan.module.css";

const sports = amountInWords(sportsHere.length, "sport");

/** The slideshow's slogans in turn; two lines each at the display size, so no longer than 28 letters. */
const slogans = [
  `${sports}. One home.`,
  "Play hard. Shake hands.",
  `Your ${arena.house}. Your colours.`,
  "Every point counts.",
  "Loud stands. Fair play.",
  "One more lap. One more set.",
  "Game night. Bring a friend.",
  "Win it together.",
];

/** The page's heading: the arena's name for those who hear it, and a slogan that changes every 5 s. */
export function Slogan({ active }: { readonly active: boolean }) {
  const [turn, setTurn] = useState(0);
  useTicker(intervals.slogans, () => setTurn((last) => last + 1), { active });
  const slogan = slogans[turn % slogans.length];
  return (
    <div className={classes("text-display", styles.stack)}>
      <h1 className={styles.slogan} tabIndex={-1}>
        <span className="visually-hidden">{arena.name}: </span>
        <span className={styles.words} data-entering={turn > 0 || undefined} key={slogan}>
          {slogan}
        </span>
      </h1>
      {/* The longest of them, however it wraps, keeps the place of all. */}
      {slogans.map((one) => (
        <span aria-hidden="true" className={styles.reserve} key={one}>
          {one}
        </span>
      ))}
    </div>
  );
}
