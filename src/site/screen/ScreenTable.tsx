import type { ReactNode } from "react";
import { findClub } from "@/domain/season/clubs";
import { Crest } from "@/ui/crest/Crest";
import { Heading } from "./Heading";
import type { LeagueOnScreen } from "./scenes";
import styles from "./Screen.module.css";

interface ScreenTableProps {
  readonly of: LeagueOnScreen;
  /** What the table is called in its heading. */
  readonly title: string;
  /** The same for screen readers, behind the league's name. */
  readonly caption: string;
  /** The heading over the teams' names. */
  readonly noun: string;
  /** The heads of the figures. */
  readonly heads: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of a league's teams with their places, for a hall's screen. */
export function ScreenTable({ of, title, caption, noun, heads, children }: ScreenTableProps) {
  const { league } = of;
  return (
    <div className={styles.list}>
      <Heading of={of} words={title} />
      <table className={styles.table} data-sport={league.sport}>
        <caption className="visually-hidden">
          {league.name}, {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Place</span>
            </th>
            <th scope="col">{noun}</th>
            {heads}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The head of a team's row: its crest and name. */
export function TeamHead({ of, name }: { readonly of: LeagueOnScreen; readonly name: string }) {
  const club = findClub(of.clubs, name);
  return (
    <th scope="row">
      <span className={styles.team}>
        <Crest colours={club?.colours} decorative logo={club?.logo} name={name} size={48} />
        <span>{name}</span>
      </span>
    </th>
  );
}
