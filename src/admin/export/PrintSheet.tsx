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
  /** The visitors' page with the same content; its address is printed. */
  readonly page: TabId;
  readonly paper: Paper;
  /** Called after printing, to remove the sheet. */
  readonly onDone: () => void;
}

/** The lines to fill in by hand on a signed sheet. */
const LINES = ["Match", "Date", "Coach", "Signed"];

/**
 * Prints a list: draws a sheet that is only visible on paper, opens the browser's print dialog, then calls `onDone`.
 */
export default function PrintSheet({ page, paper, onDone }: PrintSheetProps) {
  const league = useLeague();
  const [printed] = useState(() => formatKickOff(Date.now(), arena.timeZone)?.full ?? "");

  useEffect(() => {
    addEventListener("afterprint", onDone);
    return () => removeEventListener("afterprint", onDone);
  }, [onDone]);

  useEffect(() => {
    // Wait until the menu has closed and the browser has laid out the sheet.
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
