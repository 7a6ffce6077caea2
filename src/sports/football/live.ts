import type { LivePlay } from "@/domain/match/livePlay";

/**
 * The stages and events of a football match for live entry. IFAB Laws of the Game 2024/25, Law 7: two halves of 45
 * minutes; Law 10.3: extra time of two halves of at most 15 minutes.
 */
export const live: LivePlay = {
  stages: [
    { name: "1st half", from: 0, to: 45 },
    { name: "Half-time", from: 45, to: null },
    { name: "2nd half", from: 45, to: 90, mayEnd: true },
    { name: "After 90 minutes", from: 90, to: null, button: "Go to extra time", mayEnd: true },
    { name: "Extra time, 1st half", from: 90, to: 105 },
    { name: "Extra time, break", from: 105, to: null },
    { name: "Extra time, 2nd half", from: 105, to: 120, mayEnd: true },
  ],
  events: [
    { kind: "goal", label: "Goal" },
    { kind: "penalty", label: "Penalty goal" },
    { kind: "ownGoal", label: "Own goal" },
    { kind: "yellow", label: "Yellow" },
    { kind: "red", label: "Red" },
    { kind: "substitution", label: "Off" },
  ],
};
