import type { Event } from "./meet";

/** The event of a mark, as far as it decides how the mark is read. */
export interface MarkOf {
  readonly name: string;
  /** Whether the mark is a time, a distance or a height; null if not known. */
  readonly by: Event["by"] | null;
}

/**
 * Words around a mark that do not change its value: units, records, qualified, wind-aided, hand-timed, at altitude,
 * indoors.
 */
const NOTE = String.raw`(?:m(?:et(?:re|er)s?|ts?)?|s(?:ec(?:onds?|s)?|ek)?|min|h(?:and|t)?|(?:[pslgcmwneaoujy]|wj|nj)[br]|wl|q|w|a|i)`;
const ahead = new RegExp(String.raw`^(?:(?:${NOTE}(?![a-z])|[=*#@])[.:]?\s*)+`, "i");
const behind = new RegExp(
  String.raw`(?:\s*(?:${NOTE}\.?(?![a-z])|[=*#@"]|\((?:[+\-−]?\d[.,]\d|${NOTE})\)))+\s*$`,
  "i",
);

/**
 * Returns the length of a race in metres, of a relay the length of one leg; null if the name does not say it in metres,
 * as for a mile.
 */
export function metresOf(name: string): number | null {
  const [, figure = "", unit] =
    /(\d{1,3}(?:[,.\s]\d{3})+|\d+(?:[.,]\d+)?)\s*(k(?:m|ilomet)|m(?!i)|$)?/i.exec(
      name.replace(/^\s*\d+\s*[x×*]\s*/i, ""),
    ) ?? [];
  if (figure === "") return null;
  const plain = Number(figure.replace(/[,.\s](?=\d{3}\b)/g, "").replace(",", "."));
  return unit?.toLowerCase().startsWith("k") ? plain * 1000 : plain;
}

/** No race up to this length, in metres, takes hours: three numbers are minutes, seconds and hundredths. */
const TRACK = 10_000;

/** A speed that no runner reaches, in metres per second. */
const QUICKEST = 12;

const seconds = (...parts: readonly (string | undefined)[]) =>
  parts.reduce((sum, part) => 60 * sum + Number((part ?? "0").replace(",", ".")), 0);

function timeIn(text: string, name: string): number | null {
  const hours = /^(\d{1,2})\s*[:h]\s*(\d{1,2})\s*[:m']\s*(\d{1,2}(?:[.,]\d{1,3})?)$/.exec(text);
  if (hours) {
    const [, one, two, three = ""] = hours;
    const metres = metresOf(name);
    const isShort = metres !== null && metres >= 100 && metres <= TRACK && /^\d\d$/.test(three);
    const short = seconds(one, `${two}.${three}`);
    // "00:02:05": a spreadsheet turns 2:05 into this.
    const isSheet = isShort && Number(one) === 0 && short < metres / QUICKEST;
    return isShort && !isSheet ? short : seconds(one, two, three);
  }
  const minutes =
    /^(\d{1,3})\s*(?::|'|m(?:in)?)\s*([0-5]?\d(?:(?:[.,]|"|''|s)\d{1,3})?)$/.exec(text) ??
    // "1.45.41", "2.05,31": minutes, seconds and their fraction, as much of Europe writes them.
    /^(\d{1,3})[.,]([0-5]\d[.,]\d{1,3})$/.exec(text);
  if (minutes) return seconds(minutes[1], minutes[2]?.replace(/"|''|s/, "."));
  // `11"02`: seconds and hundredths, as in French lists.
  const parted = /^(\d{1,2})(?:"|''|s)(\d{1,3})$/.exec(text);
  if (parted) return seconds(`${parted[1]}.${parted[2]}`);
  const [, bare] = /^(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(text) ?? [];
  return bare === undefined ? null : seconds(bare);
}

const FOOT = 0.3048;

/** The greatest possible mark in metres; a greater whole number means centimetres. */
const most = { height: 7, distance: 110 } as const;

function metresIn(text: string, by: "distance" | "height"): number | null {
  const [, feet, inches = "0"] =
    /^(\d{1,3})\s*[-'′]\s*(\d{1,2}(?:[.,]\d{1,3})?)?$/.exec(text) ?? [];
  if (feet !== undefined) return (Number(feet) + Number(inches.replace(",", ".")) / 12) * FOOT;
  const [, whole, part] = /^(\d{1,3})\s*m\s*(\d{2})$/i.exec(text) ?? [];
  if (whole !== undefined) return Number(`${whole}.${part}`);
  const [, bare = ""] = /^(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(text) ?? [];
  if (bare === "") return null;
  const value = Number(bare.replace(",", "."));
  return value > most[by] && Number.isInteger(value) ? value / 100 : value;
}

/**
 * Reads a time, distance or height in thousandths (of a second, of a metre). The whole text must be a mark: `10.23`,
 * `2:05.31`, `2.05,31`, `2'05"31`, `1:04:12`, `7.15 m`, `26-04.50` (feet and inches), `645` (centimetres). Thousandths
 * in brackets distinguish equal times, `9.79 (9.784)`. Null if the text has no mark, or anything else besides.
 * @param of the event, whose length or kind decides if two meanings are possible
 */
export function readMark(mark: string, of: MarkOf = { name: "", by: null }): number | null {
  const plain = mark.replace(/[\u2018\u2019\u2032]/g, "'").replace(/[\u201C\u201D\u2033]/g, '"');
  const [, rough, said] = /^\s*(\d[\d:.,]*)\s*[([]([.,]?\d[\d:.,]*)[)\]]\s*$/.exec(plain) ?? [];
  if (rough !== undefined && said !== undefined) {
    // "10.88 (.876)": the brackets do not repeat the whole seconds.
    const fine = /^[.,]/.test(said) ? rough.replace(/[.,]\d*$/, "") + said : said;
    const [one, other] = [readMark(rough, of), readMark(fine, of)];
    return one !== null && other !== null && Math.abs(one - other) < 10 ? other : null;
  }
  const text = plain.trim().replace(ahead, "").replace(behind, "").trim();
  if (text === "") return null;
  const value =
    of.by === "time"
      ? timeIn(text, of.name)
      : of.by === null
        ? (timeIn(text, of.name) ?? metresIn(text, "distance"))
        : metresIn(text, of.by);
  return value === null ? null : Math.round(value * 1000);
}
