import { describe, expect, it } from "vitest";
import { firstScript } from "../build/firstScript";
import { contentPolicy, hostingConfig } from "./hostingConfig";
import { inPageHashes, policyWith } from "./inPage";

const hashes = inPageHashes("go()", ["b{}", "a{}", "b{}"]);

describe("what stands in pages", () => {
  it("is named by its hash, each once and in the same order every day", () => {
    expect(hashes.scripts).toEqual(["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"]);
    expect(hashes.styles).toHaveLength(3);
    expect(hashes.styles).toEqual(inPageHashes("", ["a{}", "b{}"]).styles);
  });

  it("takes the place of what stood in the pages before, and lets pictures of the database be shown", () => {
    const before =
      "default-src 'none'; script-src 'self' 'sha256-old='; style-src 'self'; img-src https:; font-src 'self'";
    const [script] = hashes.scripts;
    expect(policyWith(before, hashes)).toBe(
      `default-src 'none'; script-src 'self' ${script}; style-src 'self' ${hashes.styles.join(" ")}; img-src 'self' https: blob:; font-src 'self'`,
    );
  });

  it("is allowed by the policy that is deployed, as far as it can be known without a build", async () => {
    const [script = "nothing"] = inPageHashes(await firstScript(), []).scripts;
    expect(contentPolicy(hostingConfig())).toContain(`script-src 'self' ${script};`);
  });
});
