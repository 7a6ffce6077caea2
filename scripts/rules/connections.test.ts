import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { connections, withConnections } from "./connections";

const file = readFileSync("firebase.json", "utf8");

it("names the service that is sent faults in every policy, and takes it away again", () => {
  const on = withConnections(file, connections("https://faults.example/in?key=1"));
  const policies = on.match(/connect-src [^;"]*/g) ?? [];
  expect(policies).toHaveLength(2);
  for (const policy of policies)
    expect(policy).toMatch(/googleapis\.com https:\/\/faults\.example$/);
  // Nobody signs in within a frame of another site.
  expect(policies.map((policy) => policy.includes("securetoken"))).toEqual([true, false]);
  const off = withConnections(on, connections(""));
  expect(off).not.toContain("faults.example");
  expect(withConnections(off, connections("https://faults.example/in?key=1"))).toBe(on);
});
