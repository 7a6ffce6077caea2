import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EntityKind, RecordOf } from "@/records/record";
import { dayOf } from "@/domain/day";
import { readStatus } from "@/domain/match/status";
import { fromZonedInput, toZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import { adminKinds } from "../kinds";
import type { FormValues } from "../fields/values";

/** What "moved from" becomes when a saved fixture's date does: its first date, or nothing once it is back. */
function movedFromAfter(first: number, date: number | null, movedFrom: string): string {
  const own = toZonedInput(first, arena.timeZone);
  if (date === null) return movedFrom;
  // By the day, as Match day moves it: on the same day it is another time and no new date.
  const isMoved = dayOf(date, arena.timeZone) !== dayOf(first, arena.timeZone);
  if (isMoved) return movedFrom === "" ? own : movedFrom;
  return movedFrom === own ? "" : movedFrom;
}

/** Notes the first date of a saved fixture that is moved to another day; what the administrator clears stays empty. */
export function useMovedFrom<K extends EntityKind>(
  form: UseFormReturn<FormValues>,
  kind: K,
  record: RecordOf<K> | null,
) {
  const first = (record && adminKinds[kind].form.firstDate?.(record)) ?? null;
  useEffect(
    () =>
      form.subscribe({
        name: ["date", "status"],
        formState: { values: true },
        callback: ({ values, name }) => {
          if (first === null || (name !== "date" && name !== "status")) return;
          const [date, movedFrom] = [values["date"], values["movedFrom"]];
          if (typeof date !== "string" || typeof movedFrom !== "string") return;
          if (name === "status") {
            const isOff = readStatus(String(values["status"])) === "postponed";
            // Put off once more: the day it was moved to is not its new date any longer.
            if (isOff && date === toZonedInput(first, arena.timeZone))
              form.setValue("movedFrom", "");
            return;
          }
          const after = movedFromAfter(first, fromZonedInput(date, arena.timeZone), movedFrom);
          if (after !== movedFrom) form.setValue("movedFrom", after, { shouldDirty: true });
        },
      }),
    [form, first],
  );
}
