/** The headers of an answer, by lower-case name. */
export type HeaderValues = ReadonlyMap<string, string>;

/** A line of the score: why, and how many points it gives or takes. */
export type Modifier = readonly [reason: string, points: number];

/** Directives of a content security policy with their sources. */
export function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(";")) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

const BROAD = ["https:", "http:", "data:", "blob:", "*"];

function contentPolicy(policy: string | undefined): Modifier {
  if (!policy) return ["Content-Security-Policy missing", -25];
  const directives = directivesOf(policy);
  const fallback = directives.get("default-src");
  const sources = (name: string) => directives.get(name) ?? fallback ?? ["*"];
  if ([...directives.values()].flat().some((source) => source.startsWith("http:"))) {
    return ["policy allows http", -20];
  }
  const unsafe = ["script-src", "object-src"].some((name) =>
    sources(name).some((source) => source === "'unsafe-inline'" || BROAD.includes(source)),
  );
  if (unsafe) return ["policy allows inline or any script", -20];
  if (sources("script-src").includes("'unsafe-eval'")) return ["policy allows eval", -10];
  if (sources("style-src").some((one) => one === "'unsafe-inline'" || BROAD.includes(one))) {
    return ["policy allows inline styles", 0];
  }
  return fallback?.join() === "'none'"
    ? ["policy without unsafe, default-src 'none'", 10]
    : ["policy without unsafe", 5];
}

function transportSecurity(value: string | undefined): Modifier {
  const age = Number(/max-age=(\d+)/.exec(value ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return ["Strict-Transport-Security missing", -20];
  return age >= 15_768_000 ? ["HSTS six months or more", 0] : ["HSTS below six months", -10];
}

const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

function referrer(value: string | undefined): Modifier {
  if (!value) return ["Referrer-Policy missing", 0];
  if (PRIVATE.includes(value)) return ["Referrer-Policy private", 5];
  return value === "no-referrer-when-downgrade"
    ? ["Referrer-Policy on downgrade only", 0]
    : ["Referrer-Policy unsafe", -5];
}

function framing(headers: HeaderValues): Modifier {
  const policy = directivesOf(headers.get("content-security-policy") ?? "");
  if (policy.has("frame-ancestors")) return ["frame-ancestors in the policy", 5];
  const header = headers.get("x-frame-options")?.toUpperCase();
  return header === "DENY" || header === "SAMEORIGIN"
    ? ["X-Frame-Options", 0]
    : ["framing not restricted", -20];
}

/** @param scripts addresses of the page's scripts */
function scriptOrigins(scripts: readonly string[]): Modifier {
  const foreign = scripts.filter((script) => /^(?:[a-z]+:)?\/\//i.test(script));
  if (foreign.length === 0) return ["all scripts from the own origin", 0];
  return foreign.some((script) => script.startsWith("http:"))
    ? ["scripts over http", -50]
    : ["foreign scripts without integrity", -5];
}

/**
 * A page's score by the published methodology of Mozilla's HTTP Observatory (scoring.md of
 * mozilla/http-observatory): 100 and modifiers, of which the good ones count from 90 points on. What needs
 * a certificate or a redirect from http is left out: the host does both.
 */
export function observatoryScore(
  headers: HeaderValues,
  scripts: readonly string[],
): { readonly score: number; readonly modifiers: readonly Modifier[] } {
  const modifiers: Modifier[] = [
    contentPolicy(headers.get("content-security-policy")),
    headers.has("set-cookie") ? ["sets a cookie", -5] : ["no cookies", 0],
    headers.get("access-control-allow-origin") === "*"
      ? ["readable from every origin", -50]
      : ["not shared with other origins", 0],
    transportSecurity(headers.get("strict-transport-security")),
    referrer(headers.get("referrer-policy")),
    scriptOrigins(scripts),
    headers.get("x-content-type-options") === "nosniff" ? ["nosniff", 0] : ["no nosniff", -5],
    framing(headers),
  ];
  const points = (wanted: (points: number) => boolean) =>
    modifiers.reduce((sum, [, of]) => sum + (wanted(of) ? of : 0), 0);
  const base = Math.max(0, 100 + points((of) => of < 0));
  return { score: base >= 90 ? base + points((of) => of > 0) : base, modifiers };
}
