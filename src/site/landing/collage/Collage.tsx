import { useReducer, useState } from "react";
import { shownEntries } from "@/leagues/registry";
import { Picture } from "@/ui/art/Picture";
import posters from "@/ui/art/posters.json";
import { collageStay } from "../../intervals";
import { CrossFade } from "../../motion/CrossFade";
import { useRestOnHover } from "../../motion/useHold";
import { useInView } from "../../motion/useInView";
import { useTicker } from "../../motion/useTicker";
import styles from "./Collage.module.css";
import { ofSportsHere } from "../ofSportsHere";
import { cells, changeTile, turnsOf, type CollageCell, type Turn } from "./tiles";

const sizesOf = ({ shape }: CollageCell) =>
  `(min-width: 960px) ${shape === "small" ? "200px, 46vw" : "400px, 92vw"}`;

interface CollageProps {
  /** Returns a random number from 0 to 1; tests replace it. */
  readonly random?: () => number;
}

/** A grid of poster details; each changes separately after 2 to 5 s. Decoration, hidden from screen readers. */
export function Collage({ random = Math.random }: CollageProps) {
  // The list of pictures does not change while the page is open.
  const [ids] = useState(() => ofSportsHere(posters, shownEntries()).map(({ id }) => id));
  const [turns, change] = useReducer(
    (now: readonly Turn[], { tile, pick }: { tile: number; pick: number }) =>
      changeTile(now, tile, pick, ids),
    ids,
    turnsOf,
  );
  const { isResting, holdProps } = useRestOnHover();
  const [ref, inView] = useInView<HTMLDivElement>();
  return (
    <div aria-hidden="true" className={styles.collage} ref={ref} {...holdProps}>
      {cells.map((cell, tile) => (
        <Tile
          active={inView && !isResting}
          cell={cell}
          // The cells never change order, so the index is a stable key.
          key={tile}
          onChange={() => change({ tile, pick: random() })}
          random={random}
          seen={inView}
          turn={turns[tile]}
        />
      ))}
    </div>
  );
}

interface TileProps {
  readonly cell: CollageCell;
  readonly turn: Turn | undefined;
  readonly active: boolean;
  /** Whether the tile is on the screen, so that it loads its next picture. */
  readonly seen: boolean;
  readonly random: () => number;
  readonly onChange: () => void;
}

function Tile({ cell, turn, active, seen, random, onChange }: TileProps) {
  useTicker(() => collageStay(random()), onChange, { active });
  return (
    <div className={styles.tile} data-shape={cell.shape}>
      {turn && (
        <CrossFade
          draw={(id) => <Picture alt="" art={{ id }} crop={cell.crop} sizes={sizesOf(cell)} />}
          next={seen ? turn.next : undefined}
          shown={turn.shown}
        />
      )}
    </div>
  );
}
