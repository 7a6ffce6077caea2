import { splitList } from "../reading";
import { CARD_WORDS, parseBooking } from "./bookings";
import { isRowName, rowMinute, saysOnly, type Entries, type Entry } from "./entries";

/** The words for each card in a stored booking. */
export const cardNames = {
  yellow: "Yellow Card",
  second: "Second Yellow Card",
  red: "Red Card",
} as const;

/** A card as pages show it; a second caution is a kind of its own. */
export type ShownCard = keyof typeof cardNames;

/** A booking as one row of a form. */
export interface CardRow {
  readonly player: string;
  readonly card: ShownCard;
  readonly minute: string;
}

/** Writes a booking in its stored form: "Ayo Bello (Yellow Card) 34'". */
export const writeBooking = ({ player, card, minute }: CardRow): string =>
  `${player} (${cardNames[card]})${minute && ` ${minute}'`}`.trim();

function readCard(text: string): Entry<CardRow> {
  const { player, card, second, minute: typed } = parseBooking(text);
  const minute = rowMinute(typed);
  const isWhole =
    card !== null &&
    minute !== null &&
    isRowName(player) &&
    saysOnly(text, [player, CARD_WORDS, typed]);
  return { text, row: isWhole ? { player, card: second ? "second" : card, minute } : null };
}

/** Converts between stored bookings and the rows of a form. */
export const cardEntries: Entries<CardRow> = {
  blank: { player: "", card: "yellow", minute: "" },
  read: (text) => splitList(text).map(readCard),
  write: (row) => (row.player.trim() + row.minute === "" ? "" : writeBooking(row)),
};
