import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fallbackMessage, readyMessage } from "./messages";
import { dataFolderOf, parseStartOptions, portsOf, variantOf } from "./options";
import { saveRegularly } from "./saving";

describe("parseStartOptions", () => {
  it("reads both switches", () => {
    expect(parseStartOptions([])).toEqual({ embedded: false, hardData: false, empty: false });
    expect(parseStartOptions(["--embedded", "--hard-data"])).toEqual({
      embedded: true,
      hardData: true,
      empty: false,
    });
  });

  it("moves site and emulators together, with data of their own", () => {
    const options = parseStartOptions(["--port", "7000"]);
    expect(portsOf(options)).toEqual({ site: 7000, auth: 7001, firestore: 7002 });
    expect(dataFolderOf(options)).toBe("data-7000");
    expect(dataFolderOf(parseStartOptions(["--empty"]))).toBe("data-empty");
    const usual = parseStartOptions(["--hard-data"]);
    expect(portsOf(usual)).toEqual({ site: 5173, auth: 9099, firestore: 8080 });
    expect(dataFolderOf(usual)).toBe("data-hard");
  });

  it.each([
    ["--port=80"],
    ["--port=65534"],
    ["--port=x"],
    ["--embeded"],
    ["embedded"],
    ["--empty=yes"],
    ["--embedded=no"],
  ])("refuses %s", (argument) => {
    expect(() => parseStartOptions([argument])).toThrow(
      `npm start does not know "${argument}". Options: --embedded, --hard-data or --empty (not both), --port 1024 to 65533.`,
    );
  });
});

it.each(["6000", "5999", "5998", "6695", "10080"])(
  "refuses port %s, on which or behind which a browser opens nothing",
  (port) => expect(() => parseStartOptions(["--port", port])).toThrow(/^Browsers open nothing on/),
);

it("has no empty data beside the hard", () => {
  expect(() => parseStartOptions(["--empty", "--hard-data"])).toThrow(
    "--hard-data or --empty (not both)",
  );
  expect(variantOf(parseStartOptions(["--empty", "--embedded"]))).toBe("empty");
});

describe("readyMessage", () => {
  const url = "http://127.0.0.1:5173/";

  it("names the address, the sign-in and the folder of the data", () => {
    const message = readyMessage(url, ".arena/data");
    expect(message).toContain(`: ${url}\n`);
    expect(message).toContain("admin@arena.example / arena-admin-2026");
    expect(message).toContain(" .arena/data.");
  });

  it("says that embedded data stays in the browser", () => {
    expect(readyMessage(url, undefined)).toContain("Data stays in the browser");
  });
});

describe("fallbackMessage", () => {
  it("is one line with the reason first", () => {
    const message = fallbackMessage("No Java was found.");
    expect(message).toBe("No Java was found. The site runs on its embedded store instead.");
  });
});

describe("saveRegularly", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("saves at once and then at every interval, until stopped", async () => {
    const save = vi.fn(() => Promise.resolve());
    const stop = saveRegularly(save, () => {}, 1000);
    await vi.advanceTimersByTimeAsync(2500);
    expect(save).toHaveBeenCalledTimes(3);
    await stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(3);
  });

  it("never runs two saves at once, and stopping waits for the one under way", async () => {
    const waiting: (() => void)[] = [];
    const save = vi.fn(() => new Promise<void>((done) => waiting.push(done)));
    const stop = saveRegularly(save, () => {}, 1000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(save).toHaveBeenCalledTimes(1);
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    await vi.advanceTimersByTimeAsync(10);
    expect(stopped).not.toHaveBeenCalled();
    waiting[0]?.();
    await stopping;
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("reports a failing save once, and again after one that worked", async () => {
    const report = vi.fn();
    const save = vi.fn(() => Promise.reject(new Error("disk full")));
    const stop = saveRegularly(save, report, 1000);
    await vi.advanceTimersByTimeAsync(3500);
    expect(report.mock.calls).toEqual([["disk full"]]);
    save.mockImplementationOnce(() => Promise.resolve() as never);
    await vi.advanceTimersByTimeAsync(2000);
    expect(report).toHaveBeenCalledTimes(2);
    await stop();
  });
});
