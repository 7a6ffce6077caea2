import { plainWords } from "../cells/plainWords";
import { metresOf } from "./mark";

/** Words for events without a length in metres, in English and German. */
const fields: readonly (readonly [event: string, words: RegExp])[] = [
  ["triple", /triple|dreisprung/],
  ["long", /long jump|weitsprung/],
  ["high", /high jump|hochsprung/],
  ["pole", /pole|stabhoch/],
  ["shot", /shot|kugel/],
  ["discus", /discus|diskus/],
  ["hammer", /hammer|weight throw/],
  ["javelin", /javelin|speer/],
  ["mile", /\bmiles?\b/],
  ["marathon", /marathon/],
];

/** Returns a key of the discipline; null if the name does not say it. */
function eventKey(name: string): string | null {
  const words = plainWords(name);
  const field = fields.find(([, pattern]) => pattern.test(words))?.[0];
  if (field) return /half|halb/.test(words) ? `half ${field}` : field;
  const legs = /(\d+)\s*[x×*]\s*\d/.exec(words)?.[1] ?? "";
  const metres = metresOf(name);
  if (metres === null) return null;
  const over = /hurdle|hurden|haies|\d\s?m?\s?h\b/.test(words)
    ? "hurdles"
    : /steeple|hindernis/.test(words)
      ? "steeple"
      : "";
  return [legs, metres, over, /walk|gehen/.test(words) ? "walk" : ""].join(" ");
}

/** Returns whether an event is for women or men, from its name; null if the name does not say it. */
export function sexOf(name: string): "women" | "men" | null {
  const words = plainWords(name);
  if (/\b(?:women|womens|girls?|female|ladies|frauen|damen)\b|(?<!\d ?)\bw\b|^f$/.test(words))
    return "women";
  // In "100 m" the letter means metres.
  return /\b(?:men|mens|boys?|male|manner|herren)\b|(?<!\d ?)\bm\b/.test(words) ? "men" : null;
}

/**
 * Checks whether a name in a file means the same event: "Event 1  Men 100 Meter Dash" is the 100 metres. Null if the
 * names do not decide it.
 */
export function isSameEvent(name: string, event: string): boolean | null {
  if (plainWords(name) === plainWords(event)) return true;
  const [one, other] = [eventKey(name), eventKey(event)];
  if (one === null || other === null) return null;
  const [sex, own] = [sexOf(name), sexOf(event)];
  return one === other && (sex === null || own === null || sex === own);
}
