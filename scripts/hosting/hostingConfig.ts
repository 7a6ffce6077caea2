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

/** The part of `firebase.json` that says how the site is served. */
export type HostingConfig = v.InferOutput<typeof hosting>;

/** @throws Error when `firebase.json` lacks something that the site relies on */
export function hostingConfig(): HostingConfig {
  const file: unknown = JSON.parse(readFileSync(path.join(ROOT, "firebase.json"), "utf8"));
  return v.parse(v.object({ hosting }), file).hosting;
}

const POLICY = "Content-Security-Policy";

/** Files that hashes name: the rest of the site is pages, and the files beside them. */
const FILES = "/@(assets|art|fonts)/**";

/** Files below a name with a dot, which the host's `**` does not match. */
const WELL_KNOWN = "/.well-known/**";

/** What other sites may frame. */
const EMBEDS = "/embed/**";

/** Whether other sites may frame the page there. */
export const isEmbed = (place: string) => place.startsWith("/embed/");

/** The content security policy of pages, and of everything but hashed files. */
export function contentPolicy(config: HostingConfig): string {
  return policyOf(config, "**");
}

/** The content security policy of the answer at a place in the site. */
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

/** The same rules for a site that talks to local emulators: nothing but where it may connect to is added. */
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
