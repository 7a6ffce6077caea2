import type { TabId } from "@/domain/league/pages";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";

import { paths } from "@/leagues/paths";
import type { Paper, PaperPart } from "../kind/paper";
import styles from "./PrintSheet.module.css";
import { useLeague } from "@/ui/leagueContext";

interface PrintSheetProps {
  /** Where visitors find the same. */
  readonly page: TabId;
  readonly paper: Paper;
  /** Takes the sheet away again. */
  readonly onDone: () => void;
}

const LINES = ["Match", "Date", "Coach", "Signed"];

/** Puts a list on paper: drawn beside the page, seen by the printer alone, and taken away when it is printed. */
export default function PrintSheet({ page, paper, onDone }: PrintSheetProps) {
  const league = useLeague();
  const [printed] = useState(() => formatKickOff(Date.now(), arena.timeZone)?.full ?? "");

  useEffect(() => {
    addEventListener("afterprint", onDone);
    return () => removeEventListener("afterprint", onDone);
  }, [onDone]);

  useEffect(() => {
    // After the menu has closed and the browser has laid the sheet out.
    const timer = setTimeout(() => print());
    return () => clearTimeout(timer);
  }, []);

  const isThere = league.pages[page] !== "none";
  const head = (
    <header className={styles.head}>
      <p>
        {league.name} · {league.seasons[0].label}
      </p>
      <h1>{paper.title}</h1>
    </header>
  );
  const foot = (
    <p className={styles.foot}>
      {arena.name} · {arena.url}
      {paths.page(league, isThere ? page : "home")} · printed {printed}
    </p>
  );
  return createPortal(
    <div className={styles.sheet} data-print-sheet="">
      {!paper.isSigned && head}
      {paper.parts.map((part) =>
        paper.isSigned ? (
          <div className={styles.own} key={part.title}>
            {head}
            <Part part={part} />
            <p className={styles.lines}>
              {(paper.lines ?? LINES).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            {foot}
          </div>
        ) : (
          <Part key={part.title} part={part} />
        ),
      )}
      {!paper.isSigned && foot}
    </div>,
    document.body,
  );
}

function Part({ part: { title, columns, rows } }: { readonly part: PaperPart }) {
  return (
    <table className={styles.part}>
      <caption>{title}</caption>
      <colgroup>
        {columns.map(({ label, width }) => (
          <col key={label} width={width && `${width}%`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ label, numeric, box }) => (
            <th data-box={box} data-numeric={numeric} key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, at) => {
              const { label = "", numeric, box } = columns[at] ?? {};
              return (
                <td data-box={box} data-numeric={numeric} key={label}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
