import type { Result } from "@/domain/records/result";

type Side = "A" | "B";

/** Who did not win, so that their name and figure stand back; null for a draw or an unknown score. */
export function loserOf({ scoreA, scoreB }: Pick<Result, "scoreA" | "scoreB">): Side | null {
  if (scoreA === null || scoreB === null || scoreA === scoreB) return null;
  return scoreA < scoreB ? "A" : "B";
}

/** A score in text, with an en dash: "2–1"; a score that is not known as "?". */
export function scoreText({ scoreA, scoreB }: Pick<Result, "scoreA" | "scoreB">): string {
  return `${scoreA ?? "?"}–${scoreB ?? "?"}`;
}
