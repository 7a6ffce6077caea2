import type { ReactNode } from "react";
import { findClub } from "@/domain/season/clubs";
import { Crest } from "@/ui/crest/Crest";
import { Heading } from "./Heading";
import type { LeagueOnScreen } from "./scenes";
import styles from "./Screen.module.css";

interface ScreenTableProps {
  readonly of: LeagueOnScreen;
  /** The table's name in the heading. */
  readonly title: string;
  /** The table's name for screen readers, after the league's name. */
  readonly caption: string;
  /** The head of the column of teams. */
  readonly noun: string;
  /** The heads of the other columns. */
  readonly heads: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of a league's teams with their places, for the display in a hall. */
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

/** The first cell of a team's row: its crest and name. */
export function TeamHead({ of, name }: { readonly of: LeagueOnScreen; readonly name: string }) {
  const club = findClub(of.clubs, name);
  return (
    <th scope="row">
      <span className={styles.team}>
        <Crest colours={club?.colours} decorative logo={club?.logo} name={name} size={48} />
        <span>{club?.called ?? name}</span>
      </span>
    </th>
  );
}
