import { describe, expect, it } from "vitest";
import { browserArgs, findBrowser, type BrowserSources } from "./browser";

const packaged = { executablePath: "/npm/chromium", from: "@sparticuz/chromium", env: {} };

function sources(files: string[], more: Partial<BrowserSources> = {}): BrowserSources {
  return {
    env: { PATH: "/usr/local/bin:/usr/bin" },
    platform: "linux",
    exists: (file) => files.includes(file),
    playwrights: () => "/playwright/chrome",
    packaged: () => Promise.resolve(packaged),
    ...more,
  };
}

const all = ["/mine", "/usr/bin/chromium", "/playwright/chrome"];

describe("findBrowser", () => {
  it.each([
    ["CHROME_PATH", all, { CHROME_PATH: "/mine", PATH: "/usr/bin" }, "/mine"],
    ["an installed one", all, { PATH: "/bin:/usr/bin" }, "/usr/bin/chromium"],
    ["Playwright's own", all, { PATH: "/bin" }, "/playwright/chrome"],
    ["the npm package", [], { PATH: "/bin" }, "/npm/chromium"],
  ])("takes %s when what goes before is missing", async (_, files, env, wanted) => {
    expect((await findBrowser(sources(files, { env }))).executablePath).toBe(wanted);
  });

  it.each([
    ["installed", "/usr/bin/chromium"],
    ["playwright", "/playwright/chrome"],
    ["package", "/npm/chromium"],
  ])("takes the kind that ARENA_BROWSER names: %s", async (kind, wanted) => {
    const env = { ARENA_BROWSER: kind, PATH: "/usr/bin" };
    expect((await findBrowser(sources(all, { env }))).executablePath).toBe(wanted);
    const named = { ...env, CHROME_PATH: "/mine" };
    expect((await findBrowser(sources(all, { env: named }))).executablePath).toBe("/mine");
  });

  it("takes no other kind than the one asked for", async () => {
    const none = sources(["/playwright/chrome"], { env: { ARENA_BROWSER: "installed" } });
    await expect(findBrowser(none)).rejects.toThrow("ARENA_BROWSER=installed: there is no such");
    const odd = sources(all, { env: { ARENA_BROWSER: "firefox" } });
    await expect(findBrowser(odd)).rejects.toThrow(
      'ARENA_BROWSER must be one of installed, playwright, package, not "firefox".',
    );
  });

  it("knows the places of macOS and Windows", async () => {
    const mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    const windows = "C:\\P\\Google\\Chrome\\Application\\chrome.exe";
    expect((await findBrowser(sources([mac], { platform: "darwin" }))).executablePath).toBe(mac);
    const onWindows = sources([windows], { platform: "win32", env: { ProgramFiles: "C:\\P" } });
    expect((await findBrowser(onWindows)).executablePath).toBe(windows);
  });

  it("says in one sentence that there is none", async () => {
    const none = sources([], { packaged: () => Promise.resolve(undefined) });
    await expect(findBrowser(none)).rejects.toThrow(/^No Chromium was found for the browser tests/);
  });

  it("does not silently use another browser than the one named", async () => {
    const env = { CHROME_PATH: "/gone" };
    await expect(findBrowser(sources(all, { env }))).rejects.toThrow("names no file: /gone");
  });
});

describe("browserArgs", () => {
  it("leaves the sandbox on for everybody but root", () => {
    expect(browserArgs(true)).toContain("--no-sandbox");
    expect(browserArgs(false)).not.toContain("--no-sandbox");
  });
});
