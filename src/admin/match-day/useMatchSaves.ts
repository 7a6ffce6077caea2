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

/** The words of the notice after a save. */
interface SaveNotice<K extends MatchRecordKind> {
  readonly id: string;
  /** The record before; null where there was none. */
  readonly before: RecordOf<K> | null;
  /** "Kingsway Rovers 0–1 Mount Trojans saved" */
  readonly text: string;
}

interface MatchSaves {
  readonly fixture: SaveState<"fixtures">;
  readonly result: SaveState<"results">;
  /** True once it is saved; else `fixture` or `result` says why not. */
  readonly save: <K extends MatchRecordKind>(
    kind: K,
    entity: Entities[K],
    notice: SaveNotice<K>,
  ) => Promise<boolean>;
}

/** Why a save failed; '' while it has not. @param conflict the text for a save by somebody else in between */
export function saveProblem(
  saving: SaveState<"fixtures"> | SaveState<"results">,
  conflict: string,
) {
  if (saving.status === "failed") return saving.text;
  return saving.status === "conflict" ? `${conflict} Close this and look at it again.` : "";
}

/** Saves a match on Match day, says in one line how that changed the table, and offers to undo it. */
export function useMatchSaves(league: League): MatchSaves {
  const fixtures = useSave(league, "fixtures");
  const results = useSave(league, "results");
  const records = useSeasonRecords(league);
  const players = useRecords(league, "players");

  /** What the change did, in a line; nothing where its code does not come, as offline. */
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
    // Unless somebody has moved on to the next match meanwhile.
    if (effect !== "" && notices.current() === shown) show(effect);
    return true;
  };

  return { fixture: fixtures.saving, result: results.saving, save };
}
