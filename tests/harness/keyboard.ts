import { expect, type Locator, type Page } from "@playwright/test";

/** The element that has the focus. */
interface Stop {
  readonly name: string;
  /** Whether an outline of at least 2 px is drawn around it, or around an element beside or above it. */
  readonly isMarked: boolean;
  /** The element that covers it; null if none does. */
  readonly coveredBy: string | null;
}

/** Examines the element that has the focus; null if none has it. */
async function stopOf(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The page may still be scrolling to the element.
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

/** Returns functions to use a page with the keyboard. They check that each element with the focus is visibly marked. */
export function keyboardOf(page: Page) {
  const seen = new Set<string>();

  async function look(): Promise<void> {
    let stop = await stopOf(page);
    // Tries again while the element fails, because the page may still be scrolling or opening a part.
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

  /** Presses Tab (or Shift+Tab) until the target has the focus; checks every element on the way. */
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
    /** Moves the focus to the target and presses Enter. */
    async enter(target: Locator): Promise<void> {
      await tabTo(target);
      await press("Enter");
    },
    /** Moves the focus to the target and replaces its text. */
    async type(target: Locator, text: string): Promise<void> {
      await tabTo(target);
      await press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
    /** Returns the number of different elements that were checked. */
    stops: () => seen.size,
  };
}
