import type { SportSettings } from "@/domain/league/settings";
import { scoreFormat, type ScoreFormat } from "@/domain/match/detail";
import { half } from "@/domain/match/detail/half";
import { periods } from "@/domain/match/detail/periods";
import { sets } from "@/domain/match/detail/sets";
import { partNouns } from "./live";
import { partCounts } from "./looks";

/** Returns the format of the score detail: sets, the half-time score, or the score of each part of the match. */
export function scoreOf(settings: SportSettings): ScoreFormat {
  const { base = "goals", parts = "halves", setPoints = 25, lead = 2 } = settings;
  if (base === "sets") {
    const { sets: setsToWin = 3, lastPoints = setPoints } = settings;
    return scoreFormat(sets, {
      kind: "sets",
      setsToWin,
      points: setPoints,
      lastSet: lastPoints,
      clear: lead,
    });
  }
  if (base === "goals" && parts === "halves") return scoreFormat(half, { kind: "half" });
  const count = partCounts[parts];
  const noun = partNouns[count] ?? "Regular time";
  return scoreFormat(periods, { kind: "periods", periods: count, noun });
}
