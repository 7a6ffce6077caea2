import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { ROOT } from "../emulators/firebaseTools";

const headerRule = v.object({
  source: v.string(),
  headers: v.array(v.object({ key: v.string(), value: v.string() })),
});

const hosting = v.looseObject({
  public: v.string(),
  redirects: v.array(v.object({ source: v.string(), destination: v.string(), type: v.number() })),
  rewrites: v.array(v.object({ source: v.string(), destination: v.string() })),
  headers: v.array(headerRule),
});

/** The part "hosting" of `firebase.json`, which says how the site is served. */
export type HostingConfig = v.InferOutput<typeof hosting>;

/** Loads the part "hosting" of `firebase.json`. @throws Error if it lacks something that the site needs */
export function hostingConfig(): HostingConfig {
  const file: unknown = JSON.parse(readFileSync(path.join(ROOT, "firebase.json"), "utf8"));
  return v.parse(v.object({ hosting }), file).hosting;
}

const POLICY = "Content-Security-Policy";

/** The rule for files with a hash in their name. The other files are pages and a few files beside them. */
const FILES = "/@(assets|art|fonts)/**";

/** The rule for files in a folder whose name begins with a dot, which the host's `**` does not match. */
const WELL_KNOWN = "/.well-known/**";

/** The rule for pages that other sites may frame. */
const EMBEDS = "/embed/**";

/** Whether other sites may frame the page at this path. */
export const isEmbed = (place: string) => place.startsWith("/embed/");

/** Returns the content security policy of pages and all other files without a rule of their own. */
export function contentPolicy(config: HostingConfig): string {
  return policyOf(config, "**");
}

/** Returns the content security policy of the answer at a path of the site. */
export function contentPolicyAt(config: HostingConfig, place: string): string {
  if (isEmbed(place)) return policyOf(config, EMBEDS);
  if (place.startsWith("/.well-known/")) return policyOf(config, WELL_KNOWN);
  return policyOf(config, /^\/(assets|art|fonts)\//.test(place) ? FILES : "**");
}

function policyOf({ headers }: HostingConfig, rule: string): string {
  const named = headers.filter(({ source }) => source === rule).flatMap((one) => one.headers);
  const [policy, ...more] = named.filter(({ key }) => key === POLICY);
  if (!policy || more.length > 0)
    throw new Error(`firebase.json must name one ${POLICY}: ${rule}.`);
  return policy.value;
}

/** Allows further origins for the connections of pages, for a site that uses local emulators. All else stays. */
export function allowingConnections(
  config: HostingConfig,
  origins: readonly string[],
): HostingConfig {
  const widened = [contentPolicy(config), policyOf(config, EMBEDS)];
  const wider = (policy: string) =>
    policy.replace("connect-src", ["connect-src", ...origins].join(" "));
  return {
    ...config,
    headers: config.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map((header) =>
        widened.includes(header.value) ? { ...header, value: wider(header.value) } : header,
      ),
    })),
  };
}
