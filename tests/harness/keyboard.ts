import { expect, type Locator, type Page } from "@playwright/test";

/** What a stop of the focus looks like; null where the focus is on nothing. */
interface Stop {
  readonly name: string;
  /** Something is drawn around it, or around what stands for it. */
  readonly isMarked: boolean;
  /** A bar or another box lies over it. */
  readonly coveredBy: string | null;
}

/** Looks at what has the focus now. */
async function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The page may still be scrolling there.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let top = Number.NaN;
    for (let frames = 0; frames < 90 && top !== element.getBoundingClientRect().top; frames++) {
      top = element.getBoundingClientRect().top;
      await frame();
    }

    const isOutlined = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ];
    const isMarked = around.some(
      (box) =>
        box != null &&
        (isOutlined(getComputedStyle(box)) ||
          isOutlined(getComputedStyle(box, "::after")) ||
          isOutlined(getComputedStyle(box, "::before"))),
    );

    const rect = element.getBoundingClientRect();
    const x = Math.min(Math.max(rect.left + rect.width / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max(rect.top + Math.min(rect.height / 2, 30), 1), innerHeight - 1);
    const above = document.elementFromPoint(x, y);
    const isSeen =
      above !== null &&
      (element.contains(above) ||
        above.contains(element) ||
        above.closest("label")?.contains(element));
    const isTiny = rect.width < 2 || rect.height < 2;
    return {
      name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? ""}`,
      isMarked,
      coveredBy: isSeen || isTiny ? null : `${above?.tagName}.${above?.className}`,
    };
  });
}

/** A person without a mouse: goes from stop to stop and looks whether each one shows. */
export function keyboardOf(page: Page) {
  const seen = new Set<string>();

  async function look(): Promise<void> {
    let stop = await stopOf(page);
    // What scrolls or unfolds at this moment is looked at again once it rests.
    for (let again = 0; again < 10 && stop && (!stop.isMarked || stop.coveredBy); again += 1) {
      await page.waitForTimeout(100);
      stop = await stopOf(page);
    }
    if (!stop) return;
    seen.add(stop.name);
    expect.soft(stop.isMarked, `${stop.name} shows that it has the focus`).toBe(true);
    expect.soft(stop.coveredBy, `${stop.name} is covered`).toBeNull();
  }

  async function press(...keys: string[]): Promise<void> {
    for (const key of keys) await page.keyboard.press(key);
  }

  /** Goes on with Tab (or back) until that has the focus; looks at every stop on the way. */
  async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeAttached();
    for (let steps = 0; steps < 150; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
      await look();
    }
    throw new Error(`${key} does not lead to ${target.toString()}.`);
  }

  return {
    look,
    press,
    tabTo,
    /** Goes there and presses Enter. */
    async enter(target: Locator): Promise<void> {
      await tabTo(target);
      await press("Enter");
    },
    /** Goes there and types, in the place of what was there. */
    async type(target: Locator, text: string): Promise<void> {
      await tabTo(target);
      await press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
    /** How many different stops were looked at. */
    stops: () => seen.size,
  };
}
