import type { Entry, Event } from "@/domain/meet/meet";
import { bestAttempt } from "@/domain/meet/bestAttempt";

/** Formats attempts in the form in which they are typed: "6.90 x 7.02" by round, "1.75:o 1.80:xo" by height. */
export function attemptsInWords({ attempts = {}, jumpOff }: Entry, by: Event["by"]): string {
  const parts = Object.entries(attempts).map(([key, tries]) =>
    by === "height" ? `${key}:${tries}` : tries,
  );
  return [...parts, ...(jumpOff ? [`J:${jumpOff}`] : [])].join(" ");
}

/** Returns the entry with the typed attempts, and with the best of them as its mark. */
export function withAttempts(entry: Entry, typed: string, by: Event["by"]): Entry {
  const { attempts: _, jumpOff: __, ...rest } = entry;
  const words = typed
    .replaceAll("|", "")
    .split(/\s+/)
    .filter((word) => word !== "");
  const pairs = words.flatMap((word, at): [string, string][] => {
    if (by !== "height" && !word.startsWith("J:"))
      return [[String(at + 1), word.replace(/^\d+:/, "")]];
    const [key = "", tries = ""] = word.split(":");
    return key === "" || tries === "" ? [] : [[key, tries]];
  });
  const jumpOff = pairs.find(([key]) => key === "J")?.[1];
  const attempts = Object.fromEntries(pairs.filter(([key]) => key !== "J"));
  if (Object.keys(attempts).length === 0) return rest;
  return {
    ...rest,
    attempts,
    mark: bestAttempt(attempts, by) || rest.mark,
    ...(jumpOff !== undefined && { jumpOff }),
  };
}
