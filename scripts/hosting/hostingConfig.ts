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

/** The content security policy of every answer. */
export function contentPolicy({ headers }: HostingConfig): string {
  const [policy, ...more] = headers.flatMap((rule) =>
    rule.headers.filter(({ key }) => key === POLICY),
  );
  if (!policy || more.length > 0) throw new Error(`firebase.json must name one ${POLICY}.`);
  return policy.value;
}

/** The same rules for a site that talks to local emulators: nothing but where it may connect to is added. */
export function allowingConnections(
  config: HostingConfig,
  origins: readonly string[],
): HostingConfig {
  const policy = contentPolicy(config).replace(
    "connect-src",
    ["connect-src", ...origins].join(" "),
  );
  return {
    ...config,
    headers: config.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map((header) =>
        header.key === POLICY ? { ...header, value: policy } : header,
      ),
    })),
  };
}
