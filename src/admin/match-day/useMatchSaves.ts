import type { Entities, RecordOf } from "@/records/record";
import { UNCHANGED } from "@/domain/table/impact";
import type { League } from "@/domain/league/league";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import type { Target } from "../kind/start";
import { changeOf, type Change } from "../impact/change";
import { useRecords } from "../live/useLive";
import { notices } from "../notices/notices";
import { useSave, type SaveState } from "../save/useSave";

type MatchRecordKind = "fixtures" | "results";

/** The record before a save, and the text of the notice after it. */
interface SaveNotice<K extends MatchRecordKind> {
  readonly id: string;
  /** The record before the save; null if it is a new one. */
  readonly before: RecordOf<K> | null;
  /** The notice without a full stop: "Kingsway Rovers 0–1 Mount Trojans saved". */
  readonly text: string;
}

interface MatchSaves {
  readonly fixture: SaveState<"fixtures">;
  readonly result: SaveState<"results">;
  /** Saves a record. Returns true if it was saved; if not, `fixture` or `result` says why. */
  readonly save: <K extends MatchRecordKind>(
    kind: K,
    entity: Entities[K],
    notice: SaveNotice<K>,
  ) => Promise<boolean>;
}

/** Says why a save failed; '' if it has not. @param conflict the text if another user has saved in between */
export function saveProblem(
  saving: SaveState<"fixtures"> | SaveState<"results">,
  conflict: string,
) {
  if (saving.status === "failed") return saving.text;
  return saving.status === "conflict" ? `${conflict} Close this and look at it again.` : "";
}

/** Saves a match on Match day, then shows a notice that says how that changed the table and offers an undo. */
export function useMatchSaves(league: League): MatchSaves {
  const fixtures = useSave(league, "fixtures");
  const results = useSave(league, "results");
  const records = useSeasonRecords(league);
  const players = useRecords(league, "players");

  /** Says in one line what the change did; '' if it did nothing worth saying. Throws if its code cannot be loaded. */
  const effectOf = async (change: Change): Promise<string> => {
    if (!records) return "";
    const { impactLines } = await import("../impact/impactLines");
    const [first = ""] = impactLines(league, records, players, change);
    return first === UNCHANGED && change.kind === "fixtures" ? "" : first;
  };

  const saves: { readonly [K in MatchRecordKind]: ReturnType<typeof useSave<K>> } = {
    fixtures,
    results,
  };

  const save = async <K extends MatchRecordKind>(
    kind: K,
    entity: Entities[K],
    notice: SaveNotice<K>,
  ) => {
    const { id, text, before } = notice;
    const target: Target<K> = before
      ? { state: "stored", id, version: before.version }
      : { state: "new", id };
    const { save: send, say } = saves[kind];
    const saved = await send(entity, target);
    if (!saved) return false;
    const show = (effect: string) =>
      say(
        saved,
        [`${text}.`, effect && `${effect.replace(/\.$/, "")}.`].filter(Boolean).join(" "),
        before,
      );
    show("");
    const shown = notices.current();
    const effect = await effectOf(changeOf({ kind, id, entity })).catch(() => "");
    // Only if no other notice has been shown meanwhile, for example for the next match.
    if (effect !== "" && notices.current() === shown) show(effect);
    return true;
  };

  return { fixture: fixtures.saving, result: results.saving, save };
}
