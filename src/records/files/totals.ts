import { plainWords } from "@/domain/cells/plainWords";

/* Recognises lines of sums among matches and players. */

const TOTAL =
  /^(?:(?:grand|sub|team|squad|overall|club|league|goals?|points?|matches|games) ?-?)?(?:total|totals|sum|summe|gesamt|totale|suma|toplam|average|avg)\b/;

/** Texts in the column of names that are no persons: sums, own goals, unknown players. */
const NO_PERSON =
  /^(?:(?:(?:grand|sub|team|squad|overall|club) ?-?)?totals?|own goals?|o\.?g\.?s?|unknown(?: player)?|others?|opponents?|vacant|tb[acd])$/;

/** The number of players or matches: "Players: 22", "Spieler gesamt: 4". */
const COUNT =
  /^(?:(?:total|number|no\.?|anzahl|nombre|numero)(?: of| de| der)? )?(?:players?|members?|spieler|joueurs|jugadores|giocatori|matches|games|spiele|squad size)(?: (?:total|gesamt|in total))?\s*[:=]\s*\d+$/;

/** Checks whether a line that starts with this text contains sums. */
export const isTotal = (first: string): boolean =>
  TOTAL.test(plainWords(first)) || COUNT.test(plainWords(first));

/** Checks whether a text in the column of names is no person. */
export const isNoPerson = (name: string): boolean => NO_PERSON.test(plainWords(name));
