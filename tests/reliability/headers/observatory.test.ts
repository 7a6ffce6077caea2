import { describe, expect, it } from "vitest";
import { observatoryScore } from "./observatory";

const strict = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};
const score = (headers: Record<string, string>, scripts: string[] = ["/assets/a.js"]) =>
  observatoryScore(new Map(Object.entries(headers)), scripts).score;

/* The points are those of the published methodology. */
describe("observatoryScore", () => {
  it("gives a strict page its bonus points", () => {
    expect(score(strict)).toBe(120);
  });

  it.each([
    ["no headers at all", {}, 100 - 25 - 20 - 5 - 20],
    ["no policy", { ...strict, "content-security-policy": "" }, 100 - 25 - 20],
    ["inline scripts", withPolicy("script-src 'self' 'unsafe-inline'; object-src 'none'"), 80],
    ["any https script", withPolicy("script-src https:; object-src 'none'"), 80],
    ["eval", withPolicy("default-src 'none'; script-src 'self' 'unsafe-eval'"), 90 + 5 + 5],
    ["inline styles", withPolicy("default-src 'none'; style-src 'unsafe-inline'"), 110],
    ["no default", withPolicy("script-src 'self'; object-src 'none'; style-src 'self'"), 115],
    ["images over http", withPolicy("default-src 'none'; img-src http:"), 80],
    ["short HSTS", { ...strict, "strict-transport-security": "max-age=60" }, 90 + 20],
    ["no nosniff", { ...strict, "x-content-type-options": "" }, 95 + 20],
    ["an open door to other origins", { ...strict, "access-control-allow-origin": "*" }, 50],
  ])("takes points for %s", (_, headers, wanted) => {
    expect(score(headers)).toBe(wanted);
  });

  it("takes points for scripts of others", () => {
    expect(score(strict, ["https://cdn.example/x.js"])).toBe(115);
    expect(score(strict, ["http://cdn.example/x.js"])).toBe(50);
  });
});

function withPolicy(policy: string): Record<string, string> {
  return { ...strict, "content-security-policy": `${policy}; frame-ancestors 'none'` };
}
