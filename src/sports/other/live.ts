import type { LivePlay, Stage } from "@/domain/match/livePlay";

const ordinals = ["1st", "2nd", "3rd", "4th"];

/** The word for a part of a match, by the number of parts. */
export const partNouns: Readonly<Record<number, string>> = { 2: "Half", 3: "Period", 4: "Quarter" };

/** Returns the minutes of extra time, from the minutes of regular time. */
export const extraMinutes = (regular: number): number => Math.max(5, Math.round(regular / 6));

/** Returns the stages of the clock: parts with breaks between them, then extra time for a match that continues. */
function stagesOf(parts: number, regular: number): readonly [Stage, ...Stage[]] {
  const each = regular / parts;
  const noun = partNouns[parts]?.toLowerCase();
  const played = Array.from({ length: parts }, (_, at): Stage[] => {
    const [from, to] = [Math.round(at * each), Math.round((at + 1) * each)];
    const isLast = at === parts - 1;
    const name = noun ? `${ordinals[at]} ${noun}` : "Play";
    const rest = parts === 2 ? "Half-time" : `Break after ${ordinals[at]} ${noun}`;
    return [
      { name, from, to, ...(isLast && { mayEnd: true }) },
      isLast
        ? {
            name: `After ${regular} minutes`,
            from: to,
            to: null,
            button: "Go to extra time",
            mayEnd: true,
          }
        : { name: rest, from: to, to: null },
    ];
  }).flat();
  const [begin, ...others] = played;
  const extra: Stage = {
    name: "Extra time",
    from: regular,
    to: regular + extraMinutes(regular),
    mayEnd: true,
  };
  return [begin ?? extra, ...others, extra];
}

/**
 * Returns the stages and events for live entry.
 * @param one the unit of the score: "goal"
 * @param cards whether there are cards
 */
export const liveOf = (
  parts: number,
  regular: number,
  { one, cards }: { readonly one: string; readonly cards: boolean },
): LivePlay => ({
  stages: stagesOf(parts, regular),
  events: [
    { kind: "goal", label: `${one.charAt(0).toUpperCase()}${one.slice(1)}` },
    { kind: "penalty", label: `Penalty ${one}` },
    { kind: "ownGoal", label: `Own ${one}` },
    ...(cards
      ? ([
          { kind: "yellow", label: "Yellow" },
          { kind: "red", label: "Red" },
        ] as const)
      : []),
    { kind: "substitution", label: "Off" },
  ],
});
