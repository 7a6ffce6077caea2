import { match, type liveWrites } from "./roleScene";

/** Every way in which a commit of live state can be wrong. */
export const wrongStates: readonly (readonly [
  string,
  Partial<Parameters<typeof liveWrites>[0]>,
])[] = [
  ["with another match changed", { matches: { now: match, soon: match } }],
  ["with a key more", { live: { note: "x" } }],
  ["with a client's time", { live: { updatedAt: new Date() } }],
  ["with another lastId", { live: { lastId: "soon" } }],
  ["with another lastChange", { live: { lastChange: "other" } }],
  ["with an entry of something else", { entry: { after: { ...match, scoreA: 9 } } }],
  ["with a former state that was none", { entry: { before: match } }],
  ["by somebody else's name", { entry: { by: "owner" } }],
  ["with an entry for a rebuild", { entry: { action: "rebuild" } }],
  ["with an entry for an update", { entry: { action: "update" } }],
  ["with an entry of another league", { entry: { collection: "mbl" } }],
  ["in another league", { slug: "mbl" }],
  ["in no league", { slug: "nothing" }],
  ...(
    [
      ["a score as text", { scoreA: "1" }],
      ["a score below 0", { scoreA: -1 }],
      ["a score of 301", { scoreB: 301 }],
      ["a long phase", { phase: "x".repeat(41) }],
      ["a phase of two lines", { phase: "a\nb" }],
      ["a strange detail", { detail: "<b>" }],
      ["a minute as text", { minute: "46" }],
      ["a clock as text", { since: "now" }],
      ["41 events", { events: Array.from({ length: 41 }, () => "1 goal A") }],
      ["an event of two lines", { events: ["a\nb"] }],
      ["an event that is a map", { events: [{ text: "goal" }] }],
      ["an event of 121 characters", { events: ["x".repeat(121)] }],
      ["an empty event", { events: [""] }],
      ["events as text", { events: "goal" }],
      ["a key more", { phone: "0800" }],
    ] as const
  ).map(([name, change]) => [`with ${name}`, { state: { ...match, ...change } }] as const),
];
