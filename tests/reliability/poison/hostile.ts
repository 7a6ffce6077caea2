import type { EntityKind } from "../../../src/records/record";
import type { RestFields, RestValue } from "../world/emulated";

/** Runs where a page lets it; the page of the test notes it. */
const HIT = "arenaHit=1";

/** Addresses that must lead nowhere; `evil.example` answers with a picture that holds a script. */
export const hostileUrls: readonly string[] = [
  `javascript:${HIT}`,
  `JaVaScRiPt:${HIT}`,
  `java\tscript:${HIT}`,
  `java\nscript:${HIT}`,
  ` javascript:${HIT}`,
  `\u0001javascript:${HIT}`,
  `javascript://evil.example/%0a${HIT}`,
  `vbscript:${HIT}`,
  `data:text/html,<script>${HIT}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${HIT}"/>`,
  "data:text/html;base64,PHNjcmlwdD5hcmVuYUhpdD0xPC9zY3JpcHQ+",
  "//evil.example/a.png",
  "\\\\evil.example\\a.png",
  "http://evil.example/a.png",
  "HTTP://evil.example/a.png",
  "ftp://evil.example/a.png",
  "file:///etc/passwd",
  "blob:https://evil.example/1",
  "filesystem:https://evil.example/temporary/a.png",
  "about:blank",
  "view-source:https://evil.example/",
  "ws://evil.example/",
  "https://user:secret@evil.example/a.png",
  "https://127.0.0.1/a.png",
  "https://localhost/a.png",
  "https://[::1]/a.png",
  "https://evil.example:444/a.png",
  `https://evil.example/a.png" onerror="${HIT}`,
  `https://evil.example/a.png' onerror='${HIT}`,
  "https://evil.example/a.png\r\nSet-Cookie: a=b",
  "https://evil.example/script.svg",
  `https://evil.example/${"a".repeat(3_000)}`,
];

export const hostileTexts: readonly string[] = [
  `<script>${HIT}</script>`,
  `"><script>${HIT}</script>`,
  `</script><script>${HIT}</script>`,
  `<img src=x onerror=${HIT}>`,
  `"><svg onload=${HIT}>`,
  `<iframe srcdoc="<script>parent.${HIT}</script>"></iframe>`,
  `<a href="javascript:${HIT}">x</a>`,
  `<style>@import "http://evil.example/a.css";</style>`,
  `<base href="http://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=http://evil.example/">`,
  `<form action="http://evil.example/"><button>x</button></form>`,
  `{{constructor.constructor("${HIT}")()}}`,
  `\${${HIT}}`,
  `javascript:${HIT}`,
  `x"); ${HIT}; ("`,
  `<math><mi xlink:href="javascript:${HIT}">x</mi></math>`,
];

const URLS = ["teamALogo", "teamBLogo", "picture", "teamLogo", "logo"];
const TEXTS = (
  "teamA teamB stadium status gameWeek name position club group substitutionsA substitutionsB " +
  "teamName streak nickname ground slug corrected change"
).split(" ");

const text = (stringValue: string): RestValue => ({ stringValue });
const list = (...values: readonly RestValue[]): RestValue => ({ arrayValue: { values } });
const map = (fields: RestFields): RestValue => ({ mapValue: { fields } });

const among = (names: readonly string[], fields: RestFields) =>
  names.filter((name) => name in fields || name === "corrected");

function withUrl(fields: RestFields, kind: EntityKind, url: string): RestFields {
  return {
    ...fields,
    ...Object.fromEntries(among(URLS, fields).map((name) => [name, text(url)])),
    ...(kind === "results" && {
      manOfTheMatch: map({
        player: text("Ayo Bello"),
        clubLogo: text(url),
        rating: { integerValue: "5" },
      }),
    }),
  };
}

function withText(fields: RestFields, kind: EntityKind, said: string): RestFields {
  const goal = map({ player: text(said), assist: text(said), minute: text(said) });
  return {
    ...fields,
    ...Object.fromEntries(
      among(TEXTS, fields).map((name) => [name, text(name === "teamB" ? `${said} B` : said)]),
    ),
    ...(kind === "fixtures" && { teamAStartingXI: list(text(said)), teamBStartingV: text(said) }),
    ...(kind === "results" && {
      goalsA: list(goal),
      goalsB: list(goal),
      bookings: list(text(`${said} (Yellow Card)`)),
      manOfTheMatch: map({ player: text(said), clubLogo: text(""), rating: text(said) }),
    }),
    ...(kind === "teams" && {
      colours: list(text(said), text(`red;background:url(//evil.example)`)),
    }),
  };
}

/** Good documents with hostile addresses in all their addresses, and with hostile texts in all their texts. */
export function hostileOf(good: RestFields, kind: EntityKind): Map<string, RestFields> {
  const documents = new Map<string, RestFields>();
  for (const [nth, url] of hostileUrls.entries()) {
    documents.set(`url-${nth}`, withUrl(good, kind, url));
  }
  for (const [nth, said] of hostileTexts.entries()) {
    documents.set(`text-${nth}`, withText(good, kind, said));
  }
  return documents;
}
