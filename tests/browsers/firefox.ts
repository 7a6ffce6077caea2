import { launch } from "puppeteer-core";
import type { Installed, OtherBrowser } from "./otherBrowser";

/** A phone's width, as most visitors have. */
const VIEWPORT = { width: 390, height: 844 };

/** What Firefox says of a file that was still on its way when its page was left; nobody waits for it any more (the number is its NS_BINDING_ABORTED). */
const LEFT_BEHIND =
  /A ServiceWorker intercepted the request and encountered an unexpected error|downloadable font: .* status=2152398850 /;

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
    if (message.type() === "error") note(message.text());
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
    close: () => firefox.close(),
  };
}
