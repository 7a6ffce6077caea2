import { foldName } from "@/domain/names";
import type { ReadRow } from "./reading";

/** Adds a remark to players whose shirt number another player of the club has in the same file. */
export function withNumbersTaken(rows: readonly ReadRow[]): readonly ReadRow[] {
  const keyOf = ({ left, cells }: ReadRow) => {
    const [club, number] = [cells["club"]?.text ?? "", cells["jersey"]?.text ?? ""];
    return left !== null || club === "" || number === "" ? null : `${foldName(club)}\n${number}`;
  };
  const first = new Map<string, ReadRow>();
  return rows.map((row) => {
    const key = keyOf(row);
    const other = key === null ? undefined : first.get(key);
    if (key !== null && !other) first.set(key, row);
    const { name, jersey } = other?.cells ?? {};
    if (!other || !jersey || foldName(name?.text ?? "") === foldName(row.cells["name"]?.text ?? ""))
      return row;
    const taken = `${name?.text ?? ""} has number ${jersey.text} in this file as well`;
    return { ...row, remarks: [...row.remarks, taken] };
  });
}
