import { plainWords } from "../cells/plainWords";

/** The meaning of a fixture's status. */
export type Status =
  | "scheduled"
  | "live"
  | "finished"
  | "postponed"
  | "cancelled"
  | "abandoned"
  | "other";

/** Texts that mean only their status. */
const plain: readonly (readonly [status: Status, words: RegExp])[] = [
  [
    "scheduled",
    /^(upcoming|scheduled|fixture|(not|un)[ -]?(yet )?(started|played)|n\.?s\.?|sched|timed|pending|pre-?(match|game)?|future|planned|open|(result )?(awaited|pending)|awaiting( the)? (result|kick-?off|score)|no result( yet)?)?$/,
  ],
  ["live", /^(live|in[ -]?progress|in[ -]?play|ongoing|playing|now|started|underway|[12]h)$/],
  [
    "finished",
    /^(ft|full[ -]?time|finished|completed?|played|ended|over|final|normal time|regular time|result|closed|official)$/,
  ],
  ["postponed", /^(postponed|postp|post|ppd|pstp?|p-p|off|match off|rearranged|rescheduled|p\/p)$/],
  ["cancelled", /^(cancell?ed|canc|can|called off|void|voided|annulled)$/],
  ["abandoned", /^(abandoned|aban|aband|abd|abn|abnd|suspended|susp|interrupted)$/],
];

/** Words that mean a status anywhere in a longer text; the first of them in the text counts. */
const telling: readonly (readonly [status: Status, words: RegExp])[] = [
  [
    "postponed",
    /\bpostponed\b|\bppd\b|\bp-p\b|\bdelayed\b|\b(?:rained|snowed|frozen|washed|fogged)[- ](?:off|out)\b/,
  ],
  ["cancelled", /\bcancel|\bcalled[ -]off\b|\bvoid(?:ed)?\b|\bannulled\b/],
  ["abandoned", /\babandon/],
  ["finished", /\bwalk-?over\b|(?:^|\W)w\/o\b|\baward(?:ed)?\b|\bforfeit/],
];

/** Words that mean a status only at the start, before a mark or number: "Live: 34'", but not "Live stream". */
const opening: readonly (readonly [status: Status, words: RegExp])[] = [
  ["live", /^(live|in progress|in play|ongoing|[12]h)(\s*[,;:.(–—-]|\s+\d|\s+now\b)/],
  [
    "live",
    /^(ht|half[ -]?time|at (the )?(half|break)|paused|break|(1st|first|2nd|second) half|extra time)\b/,
  ],
  [
    "finished",
    /^(ft|full[ -]?time|finished|ended|final|aet|after extra time)(\s*[,;:.(–—-]|\s+\d|$)/,
  ],
];

/** Returns the text as it is compared; a mark or full stop after a word is ignored: "Postp.", "FT*". */
const fold = (text: string) =>
  plainWords(text)
    .replaceAll("_", " ")
    .replace(/(?<=[a-z]{2})[.*!]+$/, "");

function plainStatus(text: string): Status | null {
  return plain.find(([, words]) => words.test(text))?.[0] ?? null;
}

/**
 * Returns the meaning of a stored status. It is free text, so usual words are recognised in any spelling, and any other
 * text is "other". A walkover or an award is over ("finished"); its result says how it was decided.
 */
export function readStatus(text: string): Status {
  const folded = fold(text);
  const known = plainStatus(folded) ?? opening.find(([, words]) => words.test(folded))?.[0];
  if (known) return known;
  const found = telling
    .map(([status, words]) => ({ status, at: folded.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.status ?? "other";
}

/** Checks whether a text means only its status, so that pages can show the site's own word for it. */
export function isPlainStatus(text: string): boolean {
  return plainStatus(fold(text)) !== null;
}
