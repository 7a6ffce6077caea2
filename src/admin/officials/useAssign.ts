import { useState } from "react";
import { asFailure } from "@/data/failure";
import { whyNotSaved } from "@/data/saving/outcome";
import type { Assignment } from "@/data/officials";
import { newRecordId } from "@/data/store";
import type { League } from "@/domain/league/league";
import { amountOf } from "@/domain/wording";
import { useConnection, type Connection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/where";
import { liveListingsOf } from "../live/liveListings";
import { notices } from "../notices/notices";

type Connected = Pick<Connection, "officials" | "store">;

/** Saves one after the other; the lists of the administration know of each at once. */
async function assignAll(
  { officials, store }: Connected,
  league: League,
  all: readonly Assignment[],
  onSaved: (one: Assignment) => void,
): Promise<void> {
  const group = all.length > 1 ? newRecordId() : undefined;
  for (const one of all) {
    const saved = await officials.assign(league, { ...one, group });
    liveListingsOf(store)
      .entry(league, "fixtures", saved.season || undefined)
      .saved(saved);
    onSaved(one);
  }
}

async function undo(
  connected: Connected,
  league: League,
  all: readonly Assignment[],
): Promise<void> {
  const back = all.map(({ id, from, to }) => ({ id, from: to, to: from }));
  try {
    await assignAll(connected, league, back, () => {});
    notices.show({ tone: "done", text: "The officials are as they were." });
  } catch (thrown) {
    notices.show({
      tone: "error",
      text: `This could not be undone: ${asFailure(thrown).message}`,
      action: { label: "Try again", run: () => void undo(connected, league, all) },
    });
  }
}

/** Saves the officials of matches, tells so, and offers to undo it. */
export function useAssign() {
  const league = useLeague();
  const { officials, store } = useConnection();
  /** "saving", why it was not saved, or nothing. */
  const [saving, setSaving] = useState("");

  /** Whether all were saved. */
  const save = async (all: readonly Assignment[]): Promise<boolean> => {
    const done: Assignment[] = [];
    setSaving("saving");
    try {
      await assignAll({ officials, store }, league, all, (one) => done.push(one));
    } catch (thrown) {
      const reason = asFailure(thrown);
      const some = `${done.length} of ${all.length} saved. ${reason.message}`;
      setSaving(done.length > 0 ? some : whyNotSaved(reason));
      return false;
    }
    setSaving("");
    notices.show({
      tone: "done",
      text: `Officials of ${amountOf(done.length, "match", "matches")} saved`,
      action: { label: "Undo", run: () => void undo({ officials, store }, league, done) },
    });
    return true;
  };
  return { saving, save };
}
