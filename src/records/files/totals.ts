import { plainWords } from "@/domain/cells/plainWords";

/* Lines of sums among those of matches and players. */

const TOTAL =
  /^(?:(?:grand|sub|team|squad|overall|club|league|goals?|points?|matches|games) ?-?)?(?:total|totals|sum|summe|gesamt|totale|suma|toplam|average|avg)\b/;

/** What lists of players' figures have among the names: sums, and what nobody did. */
const NO_PERSON =
  /^(?:(?:(?:grand|sub|team|squad|overall|club) ?-?)?totals?|own goals?|o\.?g\.?s?|unknown(?: player)?|others?|opponents?|vacant|tb[acd])$/;

/** How many players or matches there are: "Players: 22", "Spieler gesamt: 4". */
const COUNT =
  /^(?:(?:total|number|no\.?|anzahl|nombre|numero)(?: of| de| der)? )?(?:players?|members?|spieler|joueurs|jugadores|giocatori|matches|games|spiele|squad size)(?: (?:total|gesamt|in total))?\s*[:=]\s*\d+$/;

/** Whether a line that begins so holds sums. */
export const isTotal = (first: string): boolean =>
  TOTAL.test(plainWords(first)) || COUNT.test(plainWords(first));

/** Whether that is nobody's name. */
export const isNoPerson = (name: string): boolean => NO_PERSON.test(plainWords(name));
