import type { Page } from "@playwright/test";

/** The spacing that a reader may set without losing content (WCAG 2.2, SC 1.4.12). */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** A style that lays out the parts that browsers otherwise lay out only when they come near the screen. */
const NEAR = "* { content-visibility: visible !important; }";

/** Sets this spacing for all text of the open page. */
export async function spaceText(page: Page): Promise<void> {
  await addStyle(page, SPACED);
}

/** Makes the browser lay out the whole page, as if all of it were on the screen. */
export async function layOutWhole(page: Page): Promise<void> {
  await addStyle(page, NEAR);
}

/** Sets the browser's text size, in percent of the default 16 px. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const size = Math.round(percent * 0.16);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await browser.detach();
}

/** Enlarges the text of the root element, as a reader's style sheet may do. The em in media queries does not change. */
export async function enlargeRoot(page: Page, percent: number): Promise<void> {
  await addStyle(page, `html { font-size: ${percent}% !important; }`);
}

/** Adds a constructed style sheet, because the content security policy allows it. */
function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/**
 * Finds texts that are partly cut off by a box with hidden overflow. Names in a link or button may end in an ellipsis,
 * because the whole name is one tap away.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutOnPurpose = (box: Element, style: CSSStyleDeclaration) =>
      (style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis") &&
      box.closest("a, button") !== null;

    /**
     * Returns the first ancestor that hides a part of these rectangles; null if all is visible or can be scrolled to.
     */
    const cutter = (text: Node, rects: readonly DOMRect[]): Element | null => {
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.visibility === "hidden" || style.clipPath !== "none") return null;
        if (style.position === "fixed" || /auto|scroll/.test(style.overflow)) return null;
        if (!/hidden|clip/.test(style.overflow)) continue;
        const outer = box.getBoundingClientRect();
        const isOut = rects.some(
          (rect) =>
            rect.bottom > outer.bottom + 2 ||
            rect.top < outer.top - 2 ||
            rect.right > outer.right + 2 ||
            rect.left < outer.left - 2,
        );
        if (isOut) return isCutOnPurpose(box, style) ? null : box;
      }
      return null;
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.textContent?.trim();
      if (!words || text.parentElement?.closest("svg, [aria-hidden=true], .visually-hidden"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width + height > 0);
      const box = rects.length > 0 ? cutter(text, rects) : null;
      if (box) found.push(`"${words.slice(0, 60)}" in .${box.className}`);
    }
    return found;
  });
}

/** Finds elements that scroll in both directions, including the page itself. */
export async function twoWayScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth > root.clientWidth ? ["the page"] : [];
    const boxes = [...document.querySelectorAll("body *")].filter((box) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return (
        /auto|scroll/.test(overflowX) &&
        /auto|scroll/.test(overflowY) &&
        box.scrollWidth > box.clientWidth + 1 &&
        box.scrollHeight > box.clientHeight + 1
      );
    });
    return [...sideways, ...boxes.map(({ tagName, className }) => `${tagName}.${className}`)];
  });
}

/** Returns the share of the window's height that sticky and fixed bars cover, from 0 to 1. */
export async function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: 400, behavior: "instant" });
    const stuck = [...document.querySelectorAll("body *")].filter((box) => {
      const { position, display } = getComputedStyle(box);
      return (position === "sticky" || position === "fixed") && display !== "none";
    });
    const heights = stuck.map((box) => {
      const { top, bottom, width } = box.getBoundingClientRect();
      const isBar = width > innerWidth / 2 && bottom > 0 && top < innerHeight;
      return isBar ? Math.min(bottom, innerHeight) - Math.max(top, 0) : 0;
    });
    scrollTo({ top: 0, behavior: "instant" });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** Returns the animations that are running now by themselves. */
export async function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      // Not animations driven by scrolling, which move only when the visitor scrolls. Not animations without a
      // duration, which do not move even while they wait.
      .filter(
        ({ effect, playState, timeline }) =>
          playState === "running" &&
          timeline === document.timeline &&
          effect?.getComputedTiming().activeDuration !== 0,
      )
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : "a transition",
      ),
  );
}

/**
 * Finds words of the page, or of the open dialog, that are split at the end of a line. Words of 18 letters or more may
 * be hyphenated (base.css).
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isDivided = (text: Node, from: number, word: string) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, from + word.length);
      const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0);
      return first !== undefined && rest.some(({ top }) => top > first.top + first.height / 2);
    };
    const found: string[] = [];
    const shown = document.querySelector("dialog:modal") ?? document.body;
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentElement?.closest("svg, [aria-hidden=true], .visually-hidden")) continue;
      // A line may end after a hyphen or a dash.
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s\-–—/]+/g)) {
        if (word.length < 18 && isDivided(text, index, word)) found.push(word);
      }
    }
    return found;
  });
}

/** Finds texts and controls of the page, or of the open dialog, that overlap each other. */
export async function overlaps(page: Page, part = "dialog:modal"): Promise<string[]> {
  return page.evaluate((open) => {
    interface Box {
      readonly of: Element;
      readonly name: string;
      readonly rect: DOMRect;
    }
    const isShown = (box: Element) =>
      box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !box.closest("svg, [aria-hidden=true], .visually-hidden");

    const boxes: Box[] = [];
    const add = (of: Element, name: string, rects: Iterable<DOMRect>) => {
      for (const rect of rects) {
        // Only the middle half of a line's height, because the boxes of two tight lines overlap without their letters.
        const line = new DOMRect(rect.x, rect.y + rect.height / 4, rect.width, rect.height / 2);
        if (rect.width > 1 && rect.height > 1) boxes.push({ of, name, rect: line });
      }
    };
    const shown = document.querySelector(open) ?? document.body;
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: words } = texts.currentNode;
      if (!parent || !words?.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      add(parent, words.trim().slice(0, 40), range.getClientRects());
    }
    for (const button of shown.querySelectorAll("button, select")) {
      if (!isShown(button) || getComputedStyle(button).opacity === "0") continue;
      add(button, button.getAttribute("aria-label") ?? button.className, [
        button.getBoundingClientRect(),
      ]);
    }

    /** Returns the part of a box that is not hidden by scrolling or by hidden overflow. */
    const seen = ({ of, rect }: Box): DOMRect => {
      let { left, top, right, bottom } = rect;
      for (let box: Element | null = of; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === "visible") continue;
        const outer = box.getBoundingClientRect();
        left = Math.max(left, outer.left);
        top = Math.max(top, outer.top);
        right = Math.min(right, outer.right);
        bottom = Math.min(bottom, outer.bottom);
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const rows = boxes
      .map((box) => ({ ...box, rect: seen(box) }))
      .filter(({ rect }) => rect.width > 1 && rect.height > 1)
      .toSorted((a, b) => a.rect.top - b.rect.top);
    const found = new Set<string>();
    for (const [nth, a] of rows.entries()) {
      for (const b of rows.slice(nth + 1)) {
        if (b.rect.top >= a.rect.bottom - 1) break;
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        if (width > 1 && !a.of.contains(b.of) && !b.of.contains(a.of)) {
          found.add(`"${a.name}" and "${b.name}"`);
        }
      }
    }
    return [...found];
  }, part);
}
