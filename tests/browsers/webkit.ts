import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, By, Key as DriverKey } from "selenium-webdriver";
import type { Installed, Key, OtherBrowser } from "./otherBrowser";

const LOCALHOST = "127.0.0.1";
/** Enough for a driver on a busy machine. */
const START_MS = 20_000;
/** Its driver would wait for ever on a page that was taken away meanwhile. */
const SCRIPT_MS = 20_000;

/** The keys as its driver sends them. */
const keys: Readonly<Record<Key, string>> = {
  "/": "/",
  ArrowDown: DriverKey.ARROW_DOWN,
  Enter: DriverKey.ENTER,
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, LOCALHOST, () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Starts a screen without glass, on a number that Xvfb picks and writes to its third channel. */
async function startScreen(): Promise<{ display: string; screen?: ChildProcess }> {
  const own = process.env["DISPLAY"];
  if (own) return { display: own };
  const args = ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const channel = screen.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    channel?.once("data", (data: Buffer) => resolve(data.toString().trim()));
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display: `:${number}`, screen };
}

async function untilAnswers(url: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error("WebKitWebDriver does not answer");
}

/** Starts WebKitGTK's own small browser on a screen of its own, by its WebDriver. */
export async function startWebKit({ browser, driver = "" }: Installed): Promise<OtherBrowser> {
  const { display, screen } = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" };
  const server = spawn(driver, [`--port=${port}`, "--host=local"], { env, stdio: "ignore" });
  const stop = () => {
    server.kill();
    screen?.kill();
  };
  try {
    const url = `http://${LOCALHOST}:${port}`;
    await untilAnswers(url);
    const session = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: "MiniBrowser",
        // With "eager" it sometimes never answers a script that was sent while the page loads.
        pageLoadStrategy: "normal",
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
      })
      .build();
    await session.manage().setTimeouts({ script: SCRIPT_MS });
    const find = (selector: string) => session.findElement(By.css(selector));
    return {
      // Its driver tells nothing of the console.
      errors: [],
      open: (to) => session.get(to),
      ask: (expression) => session.executeScript(`return (${expression})`),
      press: (selector) => find(selector).click(),
      type: (selector, text) => find(selector).sendKeys(text),
      key: (name) => session.switchTo().activeElement().sendKeys(keys[name]),
      close: async () => {
        await session.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
