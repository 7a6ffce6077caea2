import { launch, type ConsoleMessage } from "puppeteer-core";
import type { Installed, OtherBrowser } from "./otherBrowser";

/** A phone's width, as most visitors have. */
const VIEWPORT = { width: 390, height: 844 };

/** Said in place of an error whose page is gone before it can be asked. */
const GONE = "the page is left";

/**
 * What Firefox says of a file that was still on its way when its page was left; nobody waits for it now (the
 * number is its NS_BINDING_ABORTED). A module or a style sheet that is missing shows on the page, as an alert.
 */
const LEFT_BEHIND = new RegExp(
  [
    "A ServiceWorker intercepted the request and encountered an unexpected error",
    "downloadable font: .* status=2152398850 ",
    "error loading dynamically imported module",
    "Unable to preload CSS for",
    GONE,
  ].join("|"),
);

/** Starts Firefox without a window and speaks WebDriver BiDi with it. */
export async function startFirefox({ browser }: Installed): Promise<OtherBrowser> {
  const firefox = await launch({
    browser: "firefox",
    executablePath: browser,
    headless: true,
    defaultViewport: VIEWPORT,
    extraPrefsFirefox: { "intl.accept_languages": "en-GB" },
  });
  const page = await firefox.newPage();
  const errors: string[] = [];
  const note = (text: string) => {
    if (!LEFT_BEHIND.test(text)) errors.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error") void inWords(message).then(note);
  });
  page.on("pageerror", (error) => note(String(error)));
  return {
    errors,
    open: async (url) => {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    ask: (expression) => page.evaluate(expression),
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    key: (name) => page.keyboard.press(name),
    close: () => firefox.close(),
  };
}

/** What was told to the console; of an error also what it says, as long as its page is there. */
async function inWords(message: ConsoleMessage): Promise<string> {
  const said = message.args().map((one) => one.evaluate(String).catch(() => GONE));
  return [message.text(), ...(await Promise.all(said))].join(" ");
}
