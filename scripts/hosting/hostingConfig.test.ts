import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  allowingConnections,
  contentPolicy,
  contentPolicyAt,
  hostingConfig,
} from "./hostingConfig";

const config = hostingConfig();

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split("; ").map((one) => {
      const [name = "", ...sources] = one.split(" ");
      return [name, sources];
    }),
  );
}

describe("the content security policy", () => {
  const policy = directives(contentPolicy(config));

  it("allows nothing but what is named, no code but the site's own files and one known script", () => {
    expect(policy).toMatchObject({
      "default-src": ["'none'"],
      "script-src": ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
    });
  });

  it("takes no text for markup or for the address of a script, but from the policy of the service worker", () => {
    expect(policy).toMatchObject({
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["worker"],
    });
    const made = readFileSync("src/app/entry/settled.ts", "utf8").match(/createPolicy\("\w+"/g);
    expect(made).toEqual(['createPolicy("worker"']);
  });

  it("names no emulator, no wildcard host and nothing unsafe", () => {
    const text = contentPolicy(config);
    expect(text).not.toMatch(/unsafe|\*|127\.0\.0\.1|localhost|http:/);
    expect(policy["connect-src"]?.[0]).toBe("'self'");
  });

  it("gives files no rights at all, so that a drawing opened by itself can do nothing", () => {
    expect(contentPolicyAt(config, "/art/poster-1.svg")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    for (const place of ["/", "/mls/home", "/sw.js", "/artwork"])
      expect(contentPolicyAt(config, place)).toBe(contentPolicy(config));
  });

  it("lets other sites frame what is there to be embedded, and gives it no other right", () => {
    const embeds = directives(contentPolicyAt(config, "/embed/mls/table"));
    expect(embeds["frame-ancestors"]).toEqual(["*"]);
    const connecting = embeds["connect-src"] ?? [];
    expect(policy["connect-src"]).toEqual(expect.arrayContaining(connecting));
    expect(connecting.join()).not.toMatch(/identitytoolkit|securetoken/);
    const rest = { "frame-ancestors": ["'none'"], "connect-src": policy["connect-src"] };
    expect({ ...embeds, ...rest }).toEqual(policy);
    const rule = config.headers.find(({ source }) => source === "/embed/**");
    expect(rule?.headers).toContainEqual({
      key: "Cross-Origin-Resource-Policy",
      value: "cross-origin",
    });
    for (const place of ["/embed", "/embedded", "/mls/embed/table"])
      expect(contentPolicyAt(config, place)).toContain("frame-ancestors 'none'");
  });

  it("is the same to the letter without local emulators", () => {
    expect(allowingConnections(config, [])).toEqual(config);
  });

  it("is wider for local emulators only in where pages may connect to", () => {
    const wider = allowingConnections(config, ["http://127.0.0.1:1"]);
    expect(contentPolicyAt(wider, "/embed/mls/table")).toContain("http://127.0.0.1:1");
    const local = directives(contentPolicy(wider));
    expect(local["connect-src"]).toContain("http://127.0.0.1:1");
    expect({ ...local, "connect-src": [] }).toEqual({ ...policy, "connect-src": [] });
  });
});

it("keeps hashed files for ever and everything else fresh", () => {
  const caching = config.headers.map(({ source, headers }) => [
    source,
    headers.find(({ key }) => key === "Cache-Control")?.value,
  ]);
  expect(caching).toEqual([
    ["**", "no-cache"],
    ["/.well-known/**", "no-cache"],
    ["/embed/**", undefined],
    ["/icons/**", "public, max-age=86400"],
    ["/@(assets|art|fonts)/**", "public, max-age=31536000, immutable"],
  ]);
});

it("writes the calendars again before each deployment, as a build empties the site", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(config["predeploy"]).toEqual(["npm run -s feeds -- --renew"]);
  expect(scripts["feeds"]).toBe("tsx scripts/feeds.ts");
});
