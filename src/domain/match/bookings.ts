/** One booking of a match. */
export interface Booking {
  readonly player: string;
  /** The colour of the card; null if the text does not say it. */
  readonly card: "yellow" | "red" | null;
  /** Whether the red card was for a second caution. */
  readonly second: boolean;
  /** The minute as it was typed; '' if there is none. */
  readonly minute: string;
  /** The stored booking. */
  readonly text: string;
}

const SECOND = /\b(?:second|2nd)\s+(?:yellow|caution)\b|\byellow\s*[-/+]\s*red\b/i;
const RED = /\bred\b|\br\.?c\b|\b(?:second|2nd)\s+(?:yellow|caution)\b|\bsent\s+off\b/i;
const YELLOW = /\byellow\b|\by\.?c\b|\bcaution(?:ed)?\b/i;
/** Matches the words of a text that name a card. */
export const CARD_WORDS =
  /\b(?:(?:second|2nd)\s+)?(?:yellow|red|caution(?:ed)?)(?:\s+cards?)?\b|\b[yr]\.?c\b|\bsent\s+off\b/gi;
const MINUTE = /\b(\d{1,3}(?:\s*['’′]?\s*\+\s*\d{1,2})?)(?:\s*(?:['’′]|min(?:ute)?s?\b\.?))?/;

function cardIn(text: string): "yellow" | "red" | null {
  return RED.test(text) ? "red" : YELLOW.test(text) ? "yellow" : null;
}

const tidy = (text: string) => text.replace(/\s+/g, " ").replace(/^[\s:;,–-]+|[\s:;,–-]+$/gu, "");

/**
 * Reads `Player (Yellow Card)` or `Player (Red Card)`; another order, case or a minute is accepted. A second caution
 * counts as a red card: IFAB Laws of the Game, Law 12, sending-off offences ("receiving a second caution in the same
 * match"). A text that names no card stays unchanged.
 */
export function parseBooking(text: string): Booking {
  const second = SECOND.test(text);
  const noted = /^([^(]+)\(([^)]*)\)?(.*)$/.exec(text);
  const [, name = "", note = "", rest = ""] = noted ?? [];
  const cardNoted = cardIn(note);
  if (cardNoted !== null && tidy(name) !== "") {
    const minute = MINUTE.exec(`${note.replace(CARD_WORDS, " ")} ${rest}`)?.[1] ?? "";
    return { player: tidy(name), card: cardNoted, second, minute, text };
  }
  const card = cardIn(text);
  const bare = text.replace(CARD_WORDS, " ").replace(/[()]/g, " ");
  const player = tidy(bare.replace(MINUTE, " "));
  if (card === null || player === "") {
    return { player: text.trim(), card: null, second: false, minute: "", text };
  }
  return { player, card, second, minute: MINUTE.exec(bare)?.[1] ?? "", text };
}

/** Reads all bookings of a match, in their order. */
export function parseBookings(bookings: readonly string[]): Booking[] {
  return bookings.map(parseBooking);
}
